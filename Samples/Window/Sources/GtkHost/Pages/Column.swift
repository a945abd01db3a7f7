import CGtk

/// What a page consists of, from top to bottom; what does not fit scrolls.
@MainActor
package final class Column {
  package let widget: Widget
  private let box: Widget
  private var fields: [Field] = []

  /// Makes an empty column.
  package init() {
    box = Widget(sb_box_new(1, 12))
    sb_set_margins(box.pointer, 24)
    widget = Widget(sb_scrolled_new(box.pointer))
  }

  /// Takes away what stands in it.
  package func clear() {
    fields = []
    while let child = gtk_widget_get_first_child(box.pointer) { sb_box_remove(box.pointer, child) }
  }

  /// Adds a paragraph.
  @discardableResult
  package func text(_ text: String) -> Widget {
    let label = Widget(sb_label_new(text))
    sb_box_append(box.pointer, label.pointer)
    return label
  }

  /// Adds a button.
  ///
  /// - Parameters:
  ///   - title: What stands on it.
  ///   - style: `suggested-action` for what most want, `destructive-action` for what cannot be undone.
  ///   - action: What it does.
  /// - Returns: The button.
  @discardableResult
  package func button(
    _ title: String, style: String? = nil, _ action: @escaping @MainActor () -> Void
  ) -> Widget {
    let button = Widget(gtk_button_new_with_label(title))
    if let style { gtk_widget_add_css_class(button.pointer, style) }
    button.onClicked(action)
    sb_box_append(box.pointer, button.pointer)
    return button
  }

  /// Adds a field to fill in, with its name above it.
  ///
  /// - Parameters:
  ///   - name: What it is for.
  ///   - text: What stands in it at first.
  ///   - isSecret: Whether nobody is to read it over a shoulder.
  ///   - onEdit: Takes what stands in it, each time that it changes.
  ///   - onEnter: What Enter does.
  /// - Returns: The field.
  @discardableResult
  package func field(
    _ name: String, text: String, isSecret: Bool = false,
    onEdit: @escaping @MainActor (String) -> Void, onEnter: @escaping @MainActor () -> Void
  ) -> Field {
    let label = self.text(name)
    let field = Field(text, isSecret: isSecret)
    fields.append(field)
    sb_set_name(field.widget.pointer, name)
    gtk_label_set_mnemonic_widget(OpaquePointer(label.pointer), field.widget.pointer)
    field.widget.onEdited { [weak field] in
      if let field { onEdit(field.text) }
    }
    field.widget.onActivate(onEnter)
    sb_box_append(box.pointer, field.widget.pointer)
    return field
  }

  /// Adds a line that says what was wrong; without words, it is not there.
  package func message() -> ErrorLine {
    let message = ErrorLine()
    sb_box_append(box.pointer, message.widget.pointer)
    return message
  }
}

/// A field to fill in.
@MainActor
package final class Field {
  package let widget: Widget

  init(_ text: String, isSecret: Bool) {
    widget = Widget(sb_entry_new(isSecret ? 1 : 0))
    sb_entry_set_text(widget.pointer, text)
  }

  /// Whether it takes what is typed; if not, it keeps the keyboard.
  package var isEditable = true {
    didSet { sb_entry_set_editable(widget.pointer, isEditable ? 1 : 0) }
  }

  package var text: String {
    get { String(cString: sb_entry_text(widget.pointer)) }
    set { if newValue != text { sb_entry_set_text(widget.pointer, newValue) } }
  }
}

/// A line that says what was wrong.
@MainActor
package final class ErrorLine {
  package let widget = Widget(sb_label_new(""))

  init() {
    gtk_widget_add_css_class(widget.pointer, "error")
    widget.isVisible = false
  }

  package var text: String? {
    didSet {
      sb_label_set_text(widget.pointer, text ?? "")
      widget.isVisible = text != nil
    }
  }
}
