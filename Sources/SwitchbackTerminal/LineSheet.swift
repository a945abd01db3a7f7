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

  /// The stack on top: this one, or the last that is presented over it.
  var front: LineSheet { presented?.front ?? self }

  private var sheetsAbove: [LineSheet] { presented.map { [$0] + $0.sheetsAbove } ?? [] }

  func attach(to terminal: LineHost) {
    self.terminal = terminal
  }
}

extension LineSheet: StackHost {
  func canShow(_ screen: any Screen) -> Bool { screen is any TerminalScreen }

  func connect(_ router: HostReporter) {
    self.router = router
  }

  func show(_ command: HostCommand) {
    screens = screens.prefix(command.kept) + command.tail
    router?.settled(showing: screens, acknowledging: command.id)
    terminal?.changed()
  }

  func makeModalHost() -> (any StackHost)? { LineSheet(on: terminal) }

  func present(_ command: ModalCommand) {
    presented = command.host as? LineSheet
    router?.settled(presenting: sheetsAbove, acknowledging: command.id)
    terminal?.changed()
  }

  func ask(_ question: HostQuestion) { terminal?.ask(question) }

  func withdraw(_ question: HostQuestion) { terminal?.withdraw(question) }
}
