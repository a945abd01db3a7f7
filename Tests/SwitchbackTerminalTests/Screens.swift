import Switchback
import SwitchbackTerminal

/// A screen on which one thing is chosen.
@MainActor
final class Menu: TerminalScreen, Presentable {
  let name: String
  var content: ScreenContent
  var onChoice: (@MainActor (Menu, Int) -> Void)?

  init(
    _ title: String,
    _ choices: [String] = ["Next"],
    onChoice: (@MainActor (Menu, Int) -> Void)? = nil,
  ) {
    name = title
    content = ScreenContent(title: title, choices: choices)
    self.onChoice = onChoice
  }

  func chose(_ choice: Int) { onChoice?(self, choice) }
}

/// A screen on which a form is filled in, and what it was told.
@MainActor
final class Form: TerminalScreen, Presentable {
  let name: String
  var fields: [FormField]
  var notice: String?
  private(set) var edits: [String] = []
  var onSubmit: (@MainActor (Form) -> Void)?

  init(
    _ title: String,
    _ fields: [FormField],
    onSubmit: (@MainActor (Form) -> Void)? = nil,
  ) {
    name = title
    self.fields = fields
    self.onSubmit = onSubmit
  }

  var content: ScreenContent { ScreenContent(title: name, notice: notice, form: fields) }

  func edited(field: Int, to text: String) {
    edits.append("\(field)=\(text)")
    fields[field].value = text
  }

  func submitted() { onSubmit?(self) }
}

/// A coordinator whose start is a closure.
@MainActor
final class TestCoordinator<Output>: Coordinator {
  private let flow: Flow<Output>
  private let onStart: @MainActor (Flow<Output>) -> Void

  init(_ flow: Flow<Output>, onStart: @escaping @MainActor (Flow<Output>) -> Void) {
    self.flow = flow
    self.onStart = onStart
  }

  func start() { onStart(flow) }
}
