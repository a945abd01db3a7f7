import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import UIKit

/// Flows, which may be awaited.
extension UIKitWorld {
  var flowCode: [(String, () -> Void)] {
    [
      ("start a flow", { self.start(.push) }),
      ("start a sheet", { self.start(.modal) }),
      ("start in place", { self.start(.root) }),
      ("run a flow", { self.run(.push) }),
      ("run a sheet", { self.run(.modal) }),
      ("cancel a task", { self.cancel() }),
      ("finish a flow", { self.finish() }),
      ("a flow pushes", { self.flowShows { $0.push($1) } }),
      ("a flow presents", { self.flowShows { $0.present($1) } }),
    ]
  }

  /// The router, or a flow that is open.
  private var starter: any FlowStarting {
    guard chance(2), let name = flows.keys.sorted().randomElement(using: &random) else {
      return router
    }
    return flows[name]?.flow ?? router
  }

  func start(_ placement: FlowPlacement, by starter: (any FlowStarting)? = nil) {
    let name = "flow \(number())"
    let (first, second) = (make(), make())
    (starter ?? self.starter).start(placement, for: log) { [weak self] flow in
      self.made(flow, name, first, second)
    } onEnd: { [weak self] log, _ in
      log.ended[name, default: 0] += 1
      self?.flows[name] = nil
    }
    observe(first)
    observe(second)
  }

  private func run(_ placement: FlowPlacement) {
    let name = "flow \(number())"
    let (first, second) = (make(), make())
    log.awaited[name] = 0
    let starter = starter
    tasks.append(
      Task { [weak self, log] in
        let end = await starter.run(placement) { flow in self.made(flow, name, first, second) }
        log.awaited[name, default: 0] += 1
        self?.flows[name] = nil
        self?.note("    \(name) was awaited: \(end.cause)")
      })
  }

  fileprivate func made(_ flow: Flow<Int>, _ name: String, _ pages: Page...) -> WorldFlow {
    note("    \(name) is made")
    let coordinator = WorldFlow(flow: flow, name: name, pages)
    flows[name] = coordinator
    probe.track(coordinator, as: name)
    return coordinator
  }

  private func cancel() {
    // Whoever stands above the flow is not asked.
    for minder in minders { minder.hasAgreed = true }
    tasks.randomElement(using: &random)?.cancel()
  }

  private func finish() {
    guard let flow = flows.keys.sorted().randomElement(using: &random).flatMap({ flows[$0] })
    else { return }
    keep("finish", flow.flow.finish(1))
  }

  private func flowShows(_ request: (Flow<Int>, Page) -> NavigationTicket) {
    guard let flow = flows.keys.sorted().randomElement(using: &random).flatMap({ flows[$0] })
    else { return }
    show { request(flow.flow, $0) }
  }
}

extension UIKitWorld? {
  @MainActor
  fileprivate func made(
    _ flow: Flow<Int>, _ name: String, _ first: Page, _ second: Page
  ) -> WorldFlow {
    self?.made(flow, name, first, second) ?? WorldFlow(flow: flow, name: name, [first, second])
  }
}

/// Shows a few pages.
final class WorldFlow: Coordinator {
  let flow: Flow<Int>
  let name: String
  private var pages: [Page]

  init(flow: Flow<Int>, name: String, _ pages: [Page]) {
    self.flow = flow
    self.name = name
    self.pages = pages
  }

  func start() {
    for page in pages { flow.push(page) }
    pages = []
  }
}
