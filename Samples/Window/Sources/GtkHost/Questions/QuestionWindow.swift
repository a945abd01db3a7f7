import CGtk
import Switchback

/// A question, in a small window over the others.
@MainActor
package final class QuestionWindow {
  /// The one that is open; there is one at a time.
  package private(set) static var current: QuestionWindow?

  private let question: HostQuestion
  package let widget = Widget(sb_window_new())

  /// A button for each choice, in their order.
  package let buttons: [Widget]

  private init(_ question: HostQuestion) {
    self.question = question
    buttons = question.choices.map { Widget(gtk_button_new_with_label($0.title)) }
    sb_window_set_title(widget.pointer, "")
    let box = Widget(sb_box_new(1, 12))
    sb_set_margins(box.pointer, 24)
    let heading = Widget(sb_label_new(question.text))
    gtk_widget_add_css_class(heading.pointer, "title-4")
    sb_box_append(box.pointer, heading.pointer)
    if let details = question.details { sb_box_append(box.pointer, sb_label_new(details)) }
    for (position, button) in buttons.enumerated() {
      if question.choices[position].isDestructive {
        gtk_widget_add_css_class(button.pointer, "destructive-action")
      }
      button.onClicked { [weak self] in self?.answer(position) }
      sb_box_append(box.pointer, button.pointer)
    }
    // Where there is only one thing to say, there has to be a way not to say it.
    if !question.isNotice, buttons.count == 1 {
      let cancel = Widget(gtk_button_new_with_label("Cancel"))
      cancel.onClicked { [weak self] in self?.answer(nil) }
      sb_box_append(box.pointer, cancel.pointer)
    }
    sb_window_set_size(widget.pointer, 340, -1)
    sb_window_set_content(widget.pointer, box.pointer)
    sb_set_name(widget.pointer, question.text)
    // Escape and the close box dismiss it.
    widget.onCloseRequest { [weak self] in
      self?.answer(nil)
      return true
    }
    _ = Input.keys(of: widget) { [weak self] key, _ in
      guard Int32(key) == GDK_KEY_Escape else { return false }
      self?.answer(nil)
      return true
    }
  }

  /// Asks a question.
  static func ask(_ question: HostQuestion, over window: PageWindow) {
    let asked = QuestionWindow(question)
    current = asked
    sb_window_set_parent(asked.widget.pointer, window.widget.pointer)
    sb_window_present(asked.widget.pointer)
    asked.buttons.last { !question.choices[asked.position(of: $0)].isDestructive }?.focus()
  }

  private func position(of button: Widget) -> Int { buttons.firstIndex { $0 === button } ?? 0 }

  /// Takes a question back.
  static func withdraw(_ question: HostQuestion) {
    if current?.question === question { current?.close() }
  }

  /// Answers it, with the position of a choice or, if it was dismissed, nil.
  package func answer(_ choice: Int?) {
    guard Self.current === self else { return }
    close()
    question.answer(choice)
  }

  private func close() {
    Self.current = nil
    sb_window_destroy(widget.pointer)
  }
}
