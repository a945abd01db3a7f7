package import CGtk
import Switchback

/// A window with a bar, in which one stack is seen, or the stack of the selected tab.
@MainActor
package final class PageWindow {
  package let widget = Widget(sb_window_new())
  package let backButton = Widget(gtk_button_new_from_icon_name("go-previous-symbolic"))
  private let bar = Widget(gtk_header_bar_new())
  private let fallbackTitle: String
  private weak var host: GtkHost?
  package let isSheet: Bool
  private var isClosed = false

  /// Whether it has been on the screen, since the program has begun that it belongs to.
  private(set) var wasShown = false

  /// The menu under the back button.
  package let menu: BackMenu

  // What listens; GTK keeps it with the window, and a test does with it what a user does.
  package private(set) var keys: gpointer?
  package private(set) var mouse: gpointer?
  package private(set) var drag: gpointer?
  package private(set) var wheel: gpointer?
  package private(set) var rightClick: gpointer?
  package private(set) var longPress: gpointer?
  private var swipe: SwipeGesture?

  /// Asked whether the program is to be left, when the window of all is closed.
  var onClose: (@MainActor () -> Void)?

  init(title: String, isSheet: Bool = false) {
    fallbackTitle = title
    self.isSheet = isSheet
    menu = BackMenu(under: backButton)
    sb_window_set_size(widget.pointer, isSheet ? 420 : 480, isSheet ? 480 : 560)
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
    let content = Widget(sb_box_new(1, 0))
    sb_box_append(content.pointer, host.pages.widget.pointer)
    sb_window_set_content(widget.pointer, content.pointer)
    Input.gate(of: content) { [weak self] in self?.isBlocked == true }
    let swipe = SwipeGesture(on: host.pages.widget) { [weak self] in
      self?.isBlocked == false ? self?.host?.front : nil
    }
    self.swipe = swipe
    (drag, wheel) = (swipe.drag.controller, swipe.wheel.controller)
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
      if newValue { wasShown = true }
      if newValue { sb_window_present(widget.pointer) } else { widget.isVisible = false }
    }
  }

  /// The program is over, and the next one begins without it.
  func end() {
    isVisible = false
    wasShown = false
  }

  /// Stays in front of another window.
  func stand(over window: PageWindow) {
    if !isClosed { sb_window_set_parent(widget.pointer, window.widget.pointer) }
  }

  /// Whether another window has to be dealt with first; it can be closed all the same.
  var isBlocked = false {
    didSet {
      guard isBlocked != oldValue, !isClosed else { return }
      if isBlocked { menu.close() }
    }
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
    backButton.isVisible = !host.pagesBelow.isEmpty
  }

  // MARK: - Input

  private func listen() {
    backButton.onClicked { [weak self] in self?.goBack(.key) }
    _ = Input.keys(of: widget, isAskedFirst: true) { [weak self] _, _ in self?.isBlocked == true }
    keys =
      Input.keys(of: widget) { [weak self] key, hasAlt in
        self?.pressed(key, hasAlt) ?? false
      }.controller
    mouse = Input.button(8, on: widget) { [weak self] in self?.goBack(.mouse) }.controller
    rightClick = Input.button(3, on: backButton) { [weak self] in self?.openMenu() }.controller
    longPress = Input.longPress(on: backButton) { [weak self] in self?.openMenu() }.controller
    widget.onCloseRequest { [weak self] in
      guard let self, !isClosed else { return false }
      if isSheet { closeSheet() } else { onClose?() }
      return true
    }
  }

  private func goBack(_ origin: BackOrigin) {
    if !isBlocked { host?.goBack(origin: origin) }
  }

  /// The user closes a sheet, and with it what is over it, unless something is being asked.
  private func closeSheet() {
    if host?.order.question == nil { host?.closeSheet() }
  }

  private func pressed(_ key: UInt32, _ hasAlt: Bool) -> Bool {
    let goesBack =
      switch Int32(key) {
      case GDK_KEY_Back: true
      case GDK_KEY_Escape: !hasAlt
      case GDK_KEY_Left, GDK_KEY_KP_Left: hasAlt && !readsLeftwards
      case GDK_KEY_Right, GDK_KEY_KP_Right: hasAlt && readsLeftwards
      default: false
      }
    if goesBack { goBack(.key) }
    return goesBack
  }

  private var readsLeftwards: Bool { sb_reads_leftwards(widget.pointer) != 0 }

  // MARK: - The menu of the button

  private func openMenu() {
    guard !isBlocked, let pages = host?.pagesBelow, !pages.isEmpty else { return }
    menu.open(pages.map(\.title)) { position in
      let page = pages[position]
      page.host?.reporter?.goBack(toDepth: page.depth, origin: .key)
    }
  }
}
