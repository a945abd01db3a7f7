import CGtk

/// The pages below, in a menu under the back button, the nearest first; one of them goes back several pages at once.
@MainActor
package final class BackMenu {
  /// The pages, the nearest first.
  package let items: [Widget]
  private let popover = Widget(gtk_popover_new())

  init(
    of titles: [String], under button: Widget, onChoice: @escaping @MainActor (_ depth: Int) -> Void
  ) {
    items = titles.reversed().map { Widget(gtk_button_new_with_label($0)) }
    let box = Widget(sb_box_new(1, 0))
    for (position, item) in items.enumerated() {
      gtk_widget_add_css_class(item.pointer, "flat")
      sb_box_append(box.pointer, item.pointer)
      let depth = items.count - position
      item.onClicked { [weak popover] in
        if let popover { sb_popover_close(popover.pointer) }
        onChoice(depth)
      }
    }
    sb_popover_set_content(popover.pointer, box.pointer)
    gtk_widget_set_parent(popover.pointer, button.pointer)
  }

  func open() { sb_popover_open(popover.pointer) }

  isolated deinit { gtk_widget_unparent(popover.pointer) }
}
