#if canImport(SwiftUI)
import SwiftUI
import Switchback

/// A screen on a stack, or on its way out.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class ShownScreen {
  let id = ScreenID()
  let screen: any Screen
  weak var host: NavigationStackHost?

  /// Sees what the platform does with it, where something can be seen.
  weak var watch: (any ScreenWatch)?

  /// Whether it was seen on the platform's own stack since that was made.
  var wasSeen = false

  /// Whether it has appeared since it was asked for.
  var hasAppeared = false

  /// Whether it may be seen: it has appeared, and nothing has said that it has disappeared.
  var isVisible = false

  /// The alert on it.
  let alert = ScreenAlert()

  init(_ screen: any Screen, on host: NavigationStackHost) {
    self.screen = screen
    self.host = host
  }

  /// The container of tabs, if it is one.
  var tabs: TabViewHost? { screen as? TabViewHost }

  /// What is shown, for the body of a view.
  var content: AnyView {
    if let tabs { return AnyView(TabsView(tabs: tabs)) }
    guard let screen = screen as? any ViewScreen else { return AnyView(EmptyView()) }
    return Self.erase(screen)
  }

  private static func erase(_ screen: some ViewScreen) -> AnyView { AnyView(screen.content) }
}
#endif
