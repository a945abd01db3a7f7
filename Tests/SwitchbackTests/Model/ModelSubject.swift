import Switchback
import SwitchbackTesting

/// The real router on an in-memory host, and what can be seen of it.
@MainActor
final class ModelSubject {
  /// What the router may keep: it leads to nothing that leads back to the router.
  @MainActor
  private final class Log {
    var told: [String] = []
    var surprises: [String] = []

    func note(_ issue: NavigationIssue.Kind) {
      switch issue {
      case .rejected, .dismissedFromInside, .moduleOfAnotherFlow, .flowEndedTwice,
        .flowShowsNothing:
        break
      default: surprises.append("\(issue)")
      }
    }
  }

  private let scenario: ModelScenario
  private let host: InMemoryHost
  private let outer: StackRouter
  private let router: any FlowStarting
  private let log = Log()
  private var flows: [ModelActor: Flow<Void>] = [:]
  private var tickets: [NavigationTicket] = []
  private var moduleCount = 0

  init(_ scenario: ModelScenario) {
    self.scenario = scenario
    let outerHost = InMemoryHost(completion: scenario.completion)
    outer = StackRouter(
      host: outerHost,
      onIssue: { [log] in log.note($0.kind) },
      dependencies: Ownership.current.makeDependencies,
    )
    (router, host) = scenario.isInTab ? Self.makeTab(on: outer, outerHost) : (outer, outerHost)
    router.push(newModule(of: .router))
    observe(router.modules)
    if scenario.completion == .whenTold { host.completeTransition() }
    for actor in ModelActor.flows {
      start(actor)
      if scenario.completion == .whenTold { host.completeTransition() }
    }
  }

  /// A tab that is selected, beside others that are not empty.
  private static func makeTab(
    on router: StackRouter,
    _ outerHost: InMemoryHost,
  ) -> (any FlowStarting, InMemoryHost) {
    let tabHost = InMemoryTabHost(completion: outerHost.completion)
    let tabs = TabContainer(host: tabHost)
    for id in [TabID.a, .c] {
      tabs.add(id, title: "") { (flow: Flow<Void>) in
        Script(flow) { flow in
          flow.push(TestModule("beside"))
          flow.present(TestModule("over it"))
        }
      }
    }
    let tab = tabs.add(.b, title: "") { (flow: Flow<Void>) in Script(flow) }
    tabs.select(.b)
    router.push(tabs)
    outerHost.completeTransition()
    return (tab, tabHost.host(of: .b) ?? outerHost)
  }

  var view: ModelView {
    var view = ModelView()
    view.modules = router.modules.map(\.name)
    view.flows = flows.mapValues { .init(modules: $0.modules.map(\.name), isOpen: $0.isOpen) }
    view.told = log.told
    view.outcomes = tickets.map { ticket in
      switch ticket.outcome {
      case nil: .pending
      case .committed(let removed): .committed(removed: removed.map(\.name))
      case .superseded: .superseded
      case .rejected(let reason): .rejected(reason)
      }
    }
    view.hosts = host.allNames
    view.surprises = log.surprises
    return view
  }

  func perform(_ command: ModelCommand) {
    switch command {
    case .request(let request, let actor): perform(request, by: actor)
    case .start(let actor): start(actor)
    case .finish(let actor): if let flow = flows[actor] { tickets.append(flow.finish()) }
    case .setOutput(let actor):
      if let flow = flows[actor], flow.isOpen { flow.setOutput(()) }
    case .user(let act): perform(act)
    case .transitionEnd: host.completeTransition()
    }
  }

  func close() {
    outer.close()
    flows = [:]
  }

  private func perform(_ request: ModelCommand.Request, by actor: ModelActor) {
    guard let requester: any Router = actor == .router ? router : flows[actor] else { return }
    let module = newModule(of: actor)
    let ticket =
      switch request {
      case .push: requester.push(module)
      case .pop: requester.pop()
      case .popToRoot: requester.popToRoot()
      case .setStack: requester.setStack(requester.modules.prefix(1) + [module])
      case .setRoot: requester.setRoot(module)
      case .present: requester.present(module)
      case .dismiss: requester.dismiss()
      }
    tickets.append(ticket)
    observe(router.modules.filter { $0 === module })
  }

  private func perform(_ act: ModelCommand.Act) {
    let front = host.front
    switch act {
    case .back: front.back()
    case .multiBack: front.back(toDepth: 1)
    case .beginSwipe: front.beginSwipe()
    case .commitSwipe: front.commitSwipe()
    case .cancelSwipe: front.cancelSwipe()
    case .pullDown: front.pullDown()
    }
  }

  private func start(_ actor: ModelActor) {
    guard flows[actor]?.isOpen != true else { return }
    guard actor == .outer || flows[.outer]?.isOpen == true else { return }
    let starter: any FlowStarting = flows[.outer].flatMap { actor == .inner ? $0 : nil } ?? router
    starter.start(scenario.placement(of: actor), for: log) { flow in
      self.flows[actor] = flow
      return Script<Void>(flow)
    } onEnd: { log, end in
      log.told.append("\(actor) ended: \(end.cause)")
    }
    guard scenario.showsAtOnce(actor), let flow = flows[actor] else { return }
    let module = newModule(of: actor)
    flow.push(module)
    observe([module])
  }

  private func newModule(of actor: ModelActor) -> TestModule {
    moduleCount += 1
    return TestModule("\(actor)\(moduleCount)")
  }

  private func observe(_ modules: [any Presentable]) {
    for module in modules {
      router.observeRemoval(of: module, by: log) { [name = module.name] log, cause in
        log.told.append("\(name): \(cause)")
      }
    }
  }
}
