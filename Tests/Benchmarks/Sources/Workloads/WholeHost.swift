import Switchback

/// A host that reports all that it shows, as those on UIKit and SwiftUI do, since other code may have changed their
/// containers.
///
/// It goes back by itself, or leaves that to the router as the first host of the page "Writing a host" does.
@MainActor
final class WholeHost: UsedHost {
  private(set) var screens: [any Screen] = []
  private var reporter: HostReporter?
  private let asksRouter: Bool

  init(asksRouter: Bool = false) { self.asksRouter = asksRouter }

  /// What is presented over it.
  private(set) var presented: WholeHost?

  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  func show(_ command: HostCommand) {
    screens.removeSubrange(command.kept...)
    screens.append(contentsOf: command.tail)
    reporter?.settled(showing: screens, acknowledging: command.id)
  }

  func goBack() {
    if asksRouter {
      reporter?.goBack(origin: .key)
      return
    }
    screens.removeLast()
    reporter?.settled(showing: screens, origin: .key)
  }

  func makeModalHost() -> (any StackHost)? { WholeHost() }

  func present(_ command: ModalCommand) {
    presented = command.host as? WholeHost
    reporter?.settled(presenting: command.host.map { [$0] } ?? [], acknowledging: command.id)
  }
}

/// A container of tabs, each with a host that reports all that it shows.
@MainActor
final class WholeTabs: TabHost {
  private(set) var stacks: [WholeHost] = []

  func connect(_ reporter: TabReporter) {}

  func makeStackHost(for tab: TabID) -> any StackHost {
    let host = WholeHost()
    stacks.append(host)
    return host
  }

  func show(_ bar: TabBar) {}
}
