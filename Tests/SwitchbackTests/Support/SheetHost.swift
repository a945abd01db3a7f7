import Switchback
import SwitchbackTesting

/// A host on an array that carries out everything at once, and lets a test ask the router what a
/// platform would.
@MainActor
final class SheetHost: StackHost {
  private(set) var screens: [any Screen] = []
  private(set) var presented: SheetHost?
  private(set) var reporter: HostReporter?
  private let probe: LifetimeProbe

  /// - Parameter probe: Watches the hosts that are made for what is presented, as `sheet`.
  init(_ probe: LifetimeProbe = LifetimeProbe()) {
    self.probe = probe
  }

  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  func show(_ command: HostCommand) {
    screens = screens.prefix(command.kept) + command.tail
    reporter?.carriedOut(command.id)
  }

  func makeModalHost() -> (any StackHost)? { probe.track(SheetHost(probe), as: "sheet") }

  func present(_ command: ModalCommand) {
    presented = command.host as? SheetHost
    let hosts = sequence(first: self) { $0.presented }.dropFirst()
    reporter?.settled(presenting: Array(hosts), acknowledging: command.id)
  }

  /// The user pulls down what this presents, which is said by this host alone.
  func pullDownPresented() {
    reporter?.began()
    presented = nil
    reporter?.settled(presenting: [], origin: .pullDown)
  }
}
