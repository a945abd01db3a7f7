import Switchback
import SwitchbackTesting

/// The program of the pages on ownership: a coordinator that shows nothing itself, and one inside with a list.
@MainActor
enum OwnershipProgram {
  /// Starts the flow of the list, and shows nothing itself.
  final class MainCoordinator: Coordinator {
    private let flow: Flow<Void>
    private let probe: LifetimeProbe

    init(flow: Flow<Void>, probe: LifetimeProbe) {
      self.flow = flow
      self.probe = probe
    }

    func start() {
      flow.start(.push, for: self) { [probe] in
        probe.track(ListCoordinator(flow: $0))
      } onEnd: { _, _ in
      }
    }
  }

  /// Shows the list.
  final class ListCoordinator: Coordinator {
    private let flow: Flow<Void>

    init(flow: Flow<Void>) { self.flow = flow }

    func start() { flow.push(TestModule("ListPage")) }
  }
}
