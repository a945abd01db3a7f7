import Switchback

extension StackRouter {
  /// A router for which every issue is a mistake of the workload.
  convenience init(on host: BareHost) {
    self.init(host: host, onIssue: { fatalError("\($0)") })
  }

  /// Shows that many modules, each observed.
  func show(_ count: Int, observedBy observer: Observer) {
    let modules = Module.make(count)
    setStack(modules)
    for module in modules {
      observeRemoval(of: module, by: observer) { observer, _ in observer.told() }
    }
  }

  /// Starts a flow of one module, from which others are to be started, and as many in each other as there are levels.
  func startFlow(levels: Int = 1) -> Flow<Void> {
    var flows: [Flow<Void>] = []
    start {
      flows.append($0)
      return Nested(flow: $0, levels: levels)
    }
    return flows[0]
  }
}
