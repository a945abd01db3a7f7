import CGtk
package import Switchback

/// The pages of one stack as GTK has them: those that were on top once, the top one visible, and one that slides away.
///
/// A page is made when it comes on top, and not before: of five that a link puts on the stack, one. Those below stay
/// where they are, unseen, so that their fields, their place in the text and the focus of the keyboard are as they were
/// left.
@MainActor
package final class PageStack {
  /// Long enough to see from where a page comes.
  private static let duration: UInt32 = 250

  /// How much longer than that a slide may take: a window that nobody sees draws no frames, and its slides never end.
  private static let patience: UInt32 = 250

  package let widget = Widget(gtk_stack_new())
  private var pages: [ObjectIdentifier: any GtkScreen] = [:]
  private var wanted: Set<ObjectIdentifier> = []
  private var timer: Source?
  private var onRest: (@MainActor () -> Void)?

  /// How a change looks.
  package enum Motion {
    case none, forward, back, fade

    var type: GtkStackTransitionType {
      switch self {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .forward: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
      case .back: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
      case .fade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
      }
    }
  }

  init() {
    sb_stack_set_duration(widget.pointer, Self.duration)
    gtk_widget_set_vexpand(widget.pointer, 1)
    gtk_widget_set_hexpand(widget.pointer, 1)
    widget.onTransitionRunning { [weak self] in self?.look() }
    // Whoever clicks twice means the page that was there, and not the one that comes.
    Input.gate(of: widget) { [weak self] in self?.isMoving == true }
  }

  /// How many pages GTK has.
  package var count: Int { pages.count }

  /// Whether something slides, and somebody waits for its end.
  package var isMoving: Bool { onRest != nil }

  /// Shows some screens.
  ///
  /// - Parameters:
  ///   - screens: The screens, top last; the one on top is seen.
  ///   - motion: How it looks.
  ///   - onRest: Called when nothing moves any more; before this returns, if nothing does.
  package func show(
    _ screens: [any Screen], _ motion: Motion, onRest: @escaping @MainActor () -> Void
  ) {
    wanted = Set(screens.map { ObjectIdentifier($0) })
    self.onRest = onRest
    if let top = screens.last as? any GtkScreen {
      take(top)
      if sb_stack_shown(widget.pointer) != top.widget.pointer {
        sb_stack_show(widget.pointer, top.widget.pointer, motion.type)
      }
    }
    timer = MainLoop.after(milliseconds: Self.duration + Self.patience) { [weak self] in
      self?.rest()
    }
    look()
  }

  /// Has a page among those of GTK, also one that slides away elsewhere.
  private func take(_ page: any GtkScreen) {
    guard pages.updateValue(page, forKey: ObjectIdentifier(page)) == nil else { return }
    page.shownOn.pages?.give(page)
    page.shownOn.pages = self
    sb_stack_add(widget.pointer, page.widget.pointer)
  }

  private func give(_ page: any GtkScreen) {
    guard pages.removeValue(forKey: ObjectIdentifier(page)) != nil else { return }
    page.shownOn.pages = nil
    sb_stack_remove(widget.pointer, page.widget.pointer)
  }

  /// Ends whatever moves, if it has come to rest.
  private func look() {
    if isMoving, sb_stack_moves(widget.pointer) == 0 { rest() }
  }

  /// Has what slides be where it goes, for a user who is faster.
  func finish() {
    if isMoving { rest() }
  }

  private func rest() {
    timer = nil
    for (id, page) in pages where !wanted.contains(id) { give(page) }
    let told = onRest
    onRest = nil
    told?()
  }
}
