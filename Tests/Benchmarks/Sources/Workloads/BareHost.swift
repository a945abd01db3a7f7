import Switchback

/// The smallest host: an array of screens.
@MainActor
final class BareHost: StackHost {
  private(set) var screens: [any Screen] = []
  private var reporter: HostReporter?
  private var command: HostCommand?

  /// Whether commands are carried out only when that is said.
  var isSlow = false

  init(reserving capacity: Int = 0) {
    screens.reserveCapacity(capacity)
  }

  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  func show(_ command: HostCommand) {
    if isSlow { self.command = command } else { carryOut(command) }
  }

  /// Carries out the command that it was given while it was slow.
  func finish() {
    isSlow = false
    guard let command else { return }
    self.command = nil
    carryOut(command)
  }

  /// Goes back, as a person does.
  func goBack(_ count: Int = 1) {
    screens.removeLast(count)
    reporter?.settled(atDepth: screens.count, top: screens[screens.count - 1], origin: .key)
  }

  func makeModalHost() -> (any StackHost)? { BareHost() }

  func present(_ command: ModalCommand) {
    reporter?.settled(
      presenting: command.host.map { [$0] } ?? [], acknowledging: command.id)
  }

  private func carryOut(_ command: HostCommand) {
    screens.removeLast(screens.count - command.kept)
    screens.append(contentsOf: command.tail)
    reporter?.carriedOut(command.id)
  }
}
