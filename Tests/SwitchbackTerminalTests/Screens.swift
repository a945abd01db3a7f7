import Switchback
import SwitchbackTerminal

/// A screen on which one thing is chosen.
@MainActor
final class Menu: TerminalScreen, Presentable {
  let name: String
  var content: ScreenContent
  var onChoice: (@MainActor (Menu, Int) -> Void)?
  var onCommand: (@MainActor (Menu, Int) -> Void)?

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
  func invoked(command: Int) { onCommand?(self, command) }
}

/// A screen on which a form is filled in, and what it was told.
@MainActor
final class Form: TerminalScreen, Presentable {
  let name: String
  var fields: [FormField]
  var notice: String?
  private(set) var edits: [String] = []
  var onSubmit: (@MainActor (Form) -> Void)?
  var commands: [ScreenCommand] = []
  var onCommand: (@MainActor (Form, Int) -> Void)?

  init(
    _ title: String,
    _ fields: [FormField],
    onSubmit: (@MainActor (Form) -> Void)? = nil,
  ) {
    name = title
    self.fields = fields
    self.onSubmit = onSubmit
  }

  var content: ScreenContent {
    var content = ScreenContent(title: name, notice: notice, form: fields)
    content.commands = commands
    return content
  }

  func edited(field: Int, to text: String) {
    edits.append("\(field)=\(text)")
    fields[field].value = text
  }

  func submitted() { onSubmit?(self) }
  func invoked(command: Int) { onCommand?(self, command) }
}

/// A screen that only its module names.
@MainActor
final class PlainPage: TerminalScreen {
  let content: ScreenContent

  init(_ title: String) {
    content = ScreenContent(title: title, choices: ["Next"])
  }
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

/// A menu that minds being left, and asks with its flow.
@MainActor
final class Draft: TerminalScreen, LeaveGuard {
  let name = "Draft"
  let content = ScreenContent(title: "Draft", choices: ["Send"])
  var leaving = LeavePolicy.ask

  /// How many turns it takes to react to the answer.
  var turns = 0
  private let flow: Flow<Void>

  init(_ flow: Flow<Void>) { self.flow = flow }

  func askToLeave(_ attempt: LeaveAttempt) {
    let discard = Question(
      "Discard the draft?",
      details: "It is lost then.",
      choices: [.init("Discard", true, isDestructive: true), .init("Keep", false)],
    )
    Task { [flow, turns] in
      let answer = await flow.ask(discard)
      for _ in 0..<turns { await Task.yield() }
      if answer == true { attempt.leaveAnyway() }
    }
  }
}

/// Shows a new screen whenever the last one was left, some times over.
@MainActor
final class Restless {
  private(set) var shown = 0
  private let patience: Int

  init(patience: Int) {
    self.patience = patience
  }

  func showChild(in flow: Flow<Void>) {
    guard flow.isOpen, shown < patience else { return }
    shown += 1
    flow.start(.root, for: self) { (child: Flow<Void>) in
      TestCoordinator(child) { $0.push(Menu("Child")) }
    } onEnd: { restless, _ in
      restless.showChild(in: flow)
    }
  }
}
