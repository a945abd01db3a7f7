import Switchback
import SwitchbackTesting

/// A router on a host as apps have it, with some modules on the stack on which the work is done.
@MainActor
struct HostSetup {
  let router: StackRouter

  /// Who shows modules on that stack: the router, or a flow.
  let requester: any Router & FlowStarting

  /// The host of that stack.
  let host: any UsedHost

  /// The tabs that it is in, if it is in some.
  var tabs: TabContainer?

  /// The kinds of hosts and places that the same work is done on.
  enum Kind: String, CaseIterable {
    case byNumber = "by number"
    case wholeReport = "whole report"
    case inMemory = "in memory"
    case inTabs = "third of five tabs"
    case inSheet = "a flow in a flow in a sheet"
  }

  /// Sets up a router.
  ///
  /// - Parameters:
  ///   - kind: On what.
  ///   - depth: How many modules are on the stack, at least one.
  init(_ kind: Kind, depth: Int) {
    switch kind {
    case .byNumber: self.init(on: BareHost(reserving: depth + 1), depth)
    case .wholeReport: self.init(on: WholeHost(), depth)
    case .inMemory: self.init(on: InMemoryHost(), depth)
    case .inTabs: self.init(tab: 2, of: 5, depth)
    case .inSheet: self.init(inSheetOfDepth: depth)
    }
  }

  init(on host: any UsedHost, _ depth: Int) {
    router = Self.router(on: host)
    requester = router
    self.host = host
    router.setStack(Module.make(depth))
  }

  /// On a host that reports numbers, with pages that are all of one flow.
  init(pagesOfFlow count: Int) {
    let host = BareHost(reserving: count + 3)
    router = StackRouter(on: host)
    let flow = router.startFlow()
    requester = flow
    self.host = host
    for _ in 1..<count { flow.push(Module()) }
  }

  /// On one of several tabs, the first thing on a stack, each with one flow and a host that reports all that it shows.
  init(tab number: Int, of count: Int, _ depth: Int) {
    router = Self.router(on: WholeHost())
    let host = WholeTabs()
    let tabs = TabContainer(host: host)
    var flows: [Flow<Void>] = []
    for tab in 0..<count {
      tabs.add(TabID("\(tab)"), title: "Tab") { (flow: Flow<Void>) in
        flows.append(flow)
        return Nested(flow: flow)
      }
    }
    router.push(tabs)
    tabs.select(TabID("\(number)"))
    requester = flows[number]
    self.host = host.stacks[number]
    self.tabs = tabs
    for _ in 1..<depth { flows[number].push(Module()) }
  }

  private init(inSheetOfDepth depth: Int) {
    let lowest = WholeHost()
    router = Self.router(on: lowest)
    router.push(Module())
    var flows: [Flow<Void>] = []
    router.start(.modal) { (flow: Flow<Void>) in
      Nested(flow: flow, levels: 2) { inner, _ in flows.append(inner) }
    }
    requester = flows[0]
    host = lowest.presented ?? lowest
    for _ in 1..<depth { flows[0].push(Module()) }
  }

  /// A router for which every issue is a mistake of the workload.
  private static func router(on host: any UsedHost) -> StackRouter {
    StackRouter(host: host, onIssue: { fatalError("\($0)") })
  }

  /// Puts a container of tabs on top.
  func pushTabs(_ count: Int) -> TabContainer {
    let tabs = TabContainer(host: host is InMemoryHost ? InMemoryTabHost() : WholeTabs())
    for tab in 0..<count {
      tabs.add(TabID("\(tab)"), title: "Tab") { (flow: Flow<Void>) in Nested(flow: flow) }
    }
    requester.push(tabs)
    return tabs
  }
}
