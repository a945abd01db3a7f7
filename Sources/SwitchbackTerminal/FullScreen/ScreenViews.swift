import Switchback

/// Where the user is on each screen, as long as the screen lives.
@MainActor
struct ScreenViews {
  private struct View {
    weak var screen: (any TerminalScreen)?
    var page: Page
  }

  private var views: [ObjectIdentifier: View] = [:]

  /// Called when a screen says that it has changed by itself.
  var onChange: @MainActor () -> Void = {}

  /// The page of a screen, with what the screen shows now.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The page, which is to be kept if it is changed.
  mutating func page(of screen: any TerminalScreen) -> Page {
    let id = ObjectIdentifier(screen)
    // Another object may have come to live where the screen of a forgotten view had been.
    if let view = views[id], view.screen === screen {
      var page = view.page
      page.update(screen.content)
      return page
    }
    views = views.filter { $0.value.screen != nil }
    let page = Page(screen.content)
    views[id] = View(screen: screen, page: page)
    screen.onContentChange = onChange
    return page
  }

  /// Keeps the page of a screen.
  mutating func keep(_ page: Page, of screen: any TerminalScreen) {
    views[ObjectIdentifier(screen)] = View(screen: screen, page: page)
  }
}
