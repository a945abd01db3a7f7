import Switchback
import SwitchbackTesting

/// A router that is broken on purpose, and hears of gestures apart from its host.
@MainActor
final class BrokenRouterSubject: RouterSubject {
  let host: InMemoryHost
  private let broken: BrokenRouter

  init(_ defect: RouterDefect?, completion: InMemoryHost.Completion) {
    host = InMemoryHost(completion: completion)
    broken = BrokenRouter(defect, host: host)
  }

  var router: any FlowStarting { broken }

  func cancelSwipe() -> UserActOutcome {
    broken.gestureWasCancelled()
    host.front.cancelSwipe()
    return .done
  }
}
