import CGtk
import Switchback

/// A question, in a small window over the others.
@MainActor
package final class QuestionWindow {
  let question: HostQuestion
  package let widget = Widget(sb_window_new())

  /// A button for each choice, in their order.
  package let buttons: [Widget]

  /// The window that it stands over; none if it was asked before there was any.
  private weak var below: PageWindow?

  /// - Parameters:
  ///   - question: What to ask.
  ///   - onAnswer: Takes the position of a choice or, if it is dismissed, nil.
  init(_ question: HostQuestion, onAnswer: @escaping @MainActor (Int?) -> Void) {
    self.question = question
    buttons = question.choices.map { Widget(gtk_button_new_with_label($0.title)) }
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
      button.onClicked { onAnswer(position) }
      sb_box_append(box.pointer, button.pointer)
    }
    // Where there is only one thing to say, there has to be a way not to say it.
    if !question.isNotice, buttons.count == 1 {
      let cancel = Widget(gtk_button_new_with_label("Cancel"))
      cancel.onClicked { onAnswer(nil) }
      sb_box_append(box.pointer, cancel.pointer)
    }
    sb_window_set_size(widget.pointer, 340, -1)
    sb_window_set_content(widget.pointer, box.pointer)
    // Escape and the close box dismiss it.
    widget.onCloseRequest {
      onAnswer(nil)
      return true
    }
    _ = Input.keys(of: widget) { key, _ in
      if Int32(key) == GDK_KEY_Escape { onAnswer(nil) }
      return Int32(key) == GDK_KEY_Escape
    }
  }

  /// Comes up over a window, once; whoever has gone to another program since is left there.
  func stand(over window: PageWindow) {
    guard below !== window else { return }
    below = window
    sb_window_set_title(widget.pointer, window.title)
    // A screen reader would read the title of the window.
    sb_set_name(widget.pointer, question.text)
    sb_window_set_parent(widget.pointer, window.widget.pointer)
    sb_window_present(widget.pointer)
    safest?.focus()
  }

  /// What Enter chooses: nothing that cannot be undone.
  private var safest: Widget? {
    Array(zip(buttons, question.choices)).last { !$0.1.isDestructive }?.0
  }

  func close() { sb_window_destroy(widget.pointer) }
}
