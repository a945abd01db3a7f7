import CGtk

/// The pages below, in a menu under the back button, the nearest first; one of them goes back several pages at once.
@MainActor
package final class BackMenu {
  private let popover = Widget(gtk_popover_new())

  /// The pages as they were when it was opened, the nearest first.
  package private(set) var items: [Widget] = []

  /// Whether it has ever been open.
  private(set) var wasOpened = false

  init(under button: Widget) { gtk_widget_set_parent(popover.pointer, button.pointer) }

  /// - Parameters:
  ///   - titles: The pages, the lowest first.
  ///   - onChoice: Takes the position of one of them.
  func open(_ titles: [String], onChoice: @escaping @MainActor (_ position: Int) -> Void) {
    wasOpened = true
    items = titles.reversed().map { Widget(gtk_button_new_with_label($0)) }
    let box = Widget(sb_box_new(1, 0))
    for (position, item) in zip(titles.indices.reversed(), items) {
      gtk_widget_add_css_class(item.pointer, "flat")
      sb_box_append(box.pointer, item.pointer)
      item.onClicked { [weak self] in
        self?.close()
        onChoice(position)
      }
    }
    sb_popover_set_content(popover.pointer, box.pointer)
    sb_popover_open(popover.pointer)
  }

  func close() { sb_popover_close(popover.pointer) }

  package var isOpen: Bool { popover.isVisible }

  /// It goes before the button that it hangs on.
  func remove() { gtk_widget_unparent(popover.pointer) }
}
