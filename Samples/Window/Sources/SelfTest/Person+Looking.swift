import CGtk
import GtkHost

extension Person {
  /// What can be read in the window on top, from top to bottom, with what stands on its buttons.
  var texts: [String] {
    widgets.compactMap { widget in
      if sb_is_button(widget) != 0 {
        return sb_button_title(widget).map { "[\(String(cString: $0))]" }
      }
      return sb_is_label(widget) != 0 ? sb_label_text(widget).map { String(cString: $0) } : nil
    }
  }

  /// Presses the button of a title, if it is there and takes input.
  @discardableResult
  func press(_ title: String) -> Bool {
    let button = widgets.first { widget in
      sb_is_button(widget) != 0 && gtk_widget_is_sensitive(widget) != 0
        && sb_button_title(widget).map { String(cString: $0) } == title
    }
    if let button { sb_click_now(button) }
    Report.expect(button != nil, "there is no button \(title) to press in \(texts)")
    return button != nil
  }

  /// Types in the fields in their order, and presses Enter in the last.
  func type(_ texts: String..., enter: Bool = true) {
    let fields = widgets.filter { sb_is_entry($0) != 0 }
    Report.expect(fields.count >= texts.count, "there are \(fields.count) fields only")
    for (field, text) in zip(fields, texts) { sb_entry_set_text(field, text) }
    if enter, let last = fields.last { sb_enter(last) }
  }

  /// What stands in the fields.
  var typed: [String] {
    widgets.filter { sb_is_entry($0) != 0 }.compactMap {
      sb_entry_text($0).map { String(cString: $0) }
    }
  }

  /// All widgets of the question that is asked or else of the window on top that can be seen, the outer ones first.
  private var widgets: [UnsafeMutablePointer<GtkWidget>] {
    guard let root = host.order.question?.widget ?? window?.widget else { return [] }
    return Self.widgets(in: root.pointer)
  }

  private static func widgets(
    in widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    guard gtk_widget_get_mapped(widget) != 0 else { return [] }
    var all = [widget]
    if sb_is_entry(widget) != 0 { return all }
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      all += widgets(in: next)
      child = gtk_widget_get_next_sibling(next)
    }
    return all
  }
}
