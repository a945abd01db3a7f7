package import CGtk
import Switchback

/// A window with a bar, in which one stack is seen, or the stack of the selected tab.
@MainActor
package final class PageWindow {
  package let widget = Widget(sb_window_new())
  package let backButton = Widget(gtk_button_new_from_icon_name("go-previous-symbolic"))
  let bar = Widget(gtk_header_bar_new())
  private let fallbackTitle: String
  private weak var host: GtkHost?
  package private(set) var isSheet = false
  private var isClosed = false

  /// The menu under the back button.
  package let menu: BackMenu

  // What listens; GTK keeps it with the window, and a test does with it what a user does.
  package private(set) var keys: gpointer?
  package private(set) var mouse: gpointer?
  package private(set) var drag: gpointer?
  package private(set) var rightClick: gpointer?
  package private(set) var longPress: gpointer?
  private var swipe: SwipeGesture?
  private weak var swiped: GtkHost?

  /// Asked whether the program is to be left, when the window of all is closed.
  var onClose: (@MainActor () -> Void)?

  init(title: String) {
    fallbackTitle = title
    menu = BackMenu(under: backButton)
    sb_window_set_size(widget.pointer, 480, 560)
    sb_window_set_bar(widget.pointer, bar.pointer)
    sb_header_pack_start(bar.pointer, backButton.pointer)
    sb_set_name(backButton.pointer, "Back")
    sb_set_tooltip(backButton.pointer, "Back (Alt+Left)")
    listen()
  }

  isolated deinit { close() }

  /// Shows the pages of a host.
  func show(_ host: GtkHost) {
    self.host = host
    sb_window_set_content(widget.pointer, host.pages.widget.pointer)
    let swipe = SwipeGesture(on: host.pages.widget, for: self)
    self.swipe = swipe
    drag = swipe.drag?.controller
    update()
  }

  /// What stands in its bar.
  package var title: String {
    sb_window_title(widget.pointer).map { String(cString: $0) } ?? ""
  }

  package var isVisible: Bool {
    get { widget.isVisible }
    set {
      guard newValue != isVisible, !isClosed else { return }
      if newValue { sb_window_present(widget.pointer) } else { widget.isVisible = false }
    }
  }

  /// Comes up over another window, which takes no input meanwhile.
  func present(over parent: PageWindow, isVisible: Bool) {
    isSheet = true
    sb_window_set_size(widget.pointer, 420, 480)
    sb_window_set_parent(widget.pointer, parent.widget.pointer)
    update()
    self.isVisible = isVisible
  }

  /// Goes away for good.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    widget.isVisible = false
    let remove: @MainActor () -> Void = { [menu, widget] in
      menu.remove()
      sb_window_destroy(widget.pointer)
    }
    // GTK 4.8 looks whether there is a tooltip half a second after a menu was opened, also if it is gone by then.
    if menu.wasOpened { MainLoop.later(milliseconds: 1000, remove) } else { remove() }
  }

  /// Says in its bar what is on top, and whether there is a way back.
  package func update() {
    guard let host, !isClosed else { return }
    let front = host.front
    let page = front.screens.last as? any GtkScreen
    page?.refresh()
    let title = page?.title ?? ""
    sb_window_set_title(widget.pointer, title.isEmpty ? fallbackTitle : title)
    backButton.isVisible = front.screens.count > 1
    menu.close()
  }

  // MARK: - Input

  private func listen() {
    backButton.onClicked { [weak self] in self?.host?.goBack(origin: .key) }
    keys =
      Input.keys(of: widget) { [weak self] key, hasAlt in
        self?.pressed(key, hasAlt) ?? false
      }.controller
    mouse =
      Input.button(8, on: widget) { [weak self] in self?.host?.goBack(origin: .mouse) }.controller
    rightClick = Input.button(3, on: backButton) { [weak self] in self?.openMenu() }.controller
    longPress = Input.longPress(on: backButton) { [weak self] in self?.openMenu() }.controller
    widget.onCloseRequest { [weak self] in
      guard let self, !isClosed else { return false }
      if isSheet { host?.closeSheet() } else { onClose?() }
      return true
    }
  }

  private func pressed(_ key: UInt32, _ hasAlt: Bool) -> Bool {
    let goesBack =
      switch Int32(key) {
      case GDK_KEY_Back: true
      case GDK_KEY_Escape: !hasAlt
      case GDK_KEY_Left, GDK_KEY_KP_Left: hasAlt
      default: false
      }
    if goesBack { host?.goBack(origin: .key) }
    return goesBack
  }

  // MARK: - The menu of the button

  private func openMenu() {
    guard let screens = host?.front.screens, screens.count > 1 else { return }
    menu.open(screens.dropLast().map { ($0 as? any GtkScreen)?.title ?? "" }) { [weak self] in
      self?.host?.goBack(toDepth: $0, origin: .key)
    }
  }

  // MARK: - Questions

  func ask(_ question: HostQuestion) { QuestionWindow.ask(question, over: self) }
}

// MARK: - SwipeTarget

extension PageWindow: SwipeTarget {
  /// A swipe is that of whichever host is in front when it begins.
  func swipeBegan() -> Bool {
    swiped = host?.front
    return swiped?.swipeBegan() ?? false
  }

  func swipeEnded(isCompleted: Bool) { swiped?.swipeEnded(isCompleted: isCompleted) }
}
