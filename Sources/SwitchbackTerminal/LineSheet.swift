import Switchback

/// One stack of a ``LineHost``: its own, or one that is presented over it.
///
/// All of them are asked line by line, the one on top first.
@MainActor
final class LineSheet {
  private(set) var screens: [any Screen] = []
  private(set) var presented: LineSheet?
  private(set) var router: HostReporter?
  private weak var terminal: LineHost?

  init(on terminal: LineHost?) {
    self.terminal = terminal
  }

  /// Whether the screen on top is meant to be used.
  private(set) var isInputExpected = true

  /// The stack on top: the last that is presented over it, that of the selected tab if tabs are on top,
  /// else this one.
  var front: LineSheet { presented?.front ?? tabs?.selectedSheet?.front ?? self }

  /// The tabs that the front stack is in, the innermost.
  var frontTabs: TerminalTabs? {
    if let presented { return presented.frontTabs }
    return tabs?.selectedSheet?.frontTabs ?? tabs
  }

  private var tabs: TerminalTabs? { screens.last as? TerminalTabs }

  private var sheetsAbove: [LineSheet] { presented.map { [$0] + $0.sheetsAbove } ?? [] }

  /// Tells everything on it and over it which terminal it is shown on.
  func attach(to terminal: LineHost?) {
    self.terminal = terminal
    for screen in screens { (screen as? TerminalTabs)?.attach(to: terminal) }
    presented?.attach(to: terminal)
  }
}

extension LineSheet: StackHost {
  func canShow(_ screen: any Screen) -> Bool {
    screen is any TerminalScreen || screen is TerminalTabs
  }

  func connect(_ router: HostReporter) {
    self.router = router
  }

  func show(_ command: HostCommand) {
    screens = screens.prefix(command.kept) + command.tail
    for screen in command.tail { (screen as? TerminalTabs)?.attach(to: terminal) }
    router?.settled(showing: screens, acknowledging: command.id)
    terminal?.changed()
  }

  func makeModalHost() -> (any StackHost)? { LineSheet(on: terminal) }

  func present(_ command: ModalCommand) {
    presented = command.host as? LineSheet
    router?.settled(presenting: sheetsAbove, acknowledging: command.id)
    terminal?.changed()
  }

  func inputExpected(_ isExpected: Bool) {
    isInputExpected = isExpected
    terminal?.sheetExpectsInput()
  }

  func ask(_ question: HostQuestion) { terminal?.ask(question) }

  func withdraw(_ question: HostQuestion) { terminal?.withdraw(question) }
}
