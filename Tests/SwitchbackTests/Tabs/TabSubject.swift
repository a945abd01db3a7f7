import Switchback
import SwitchbackTesting

/// The real router with tabs on it, and what can be seen of it.
@MainActor
final class TabSubject {
  /// What the router may keep.
  private final class Log {
    var told: [String] = []
    var surprises: [String] = []

    func note(_ kind: NavigationIssue.Kind) {
      switch kind {
      case .rejected, .tabAlreadyThere: break
      default: surprises.append("\(kind)")
      }
    }
  }

  private let router: StackRouter
  private let host = InMemoryHost()
  private let tabHost = InMemoryTabHost()
  private let tabs: TabContainer
  private let log = Log()
  private var main: Flow<Void>?
  private var flows: [TabID: Flow<Void>] = [:]
  private var tickets: [NavigationTicket] = []
  private var count = 0

  var surprises: [String] { log.surprises }

  init(back: TabBack) {
    router = StackRouter(
      host: host,
      dependencies: Ownership.current.makeDependencies,
      onIssue: { [log] in log.note($0.kind) },
    )
    tabs = TabContainer(host: tabHost, back: back)
    router.start { (flow: Flow<Void>) in
      self.main = flow
      return Script(flow) { $0.push(TestModule("home")) }
    }
    for id in [TabID.a, .b, .c] { add(id) }
    main?.push(tabs)
    router.observeRemoval(of: tabs, by: log) { log, cause in log.told.append("Tabs: \(cause)") }
  }

  func close() {
    router.close()
    flows = [:]
    main = nil
  }

  var view: TabModel.View {
    var view = TabModel.View(told: log.told)
    view.root = router.modules.map(\.name)
    view.outcomes = tickets.map { ticket in
      switch ticket.outcome {
      case nil: "pending"
      case .committed: "done"
      case .superseded: "superseded"
      case .rejected(.leaveRefused): "refused"
      case .rejected(let reason): "\(reason)"
      }
    }
    guard tabs.tabs.first != nil || view.root.count == 2 else { return view }
    view.selected = tabs.selected?.id.name
    if tabHost.selected != tabs.selected?.id { view.selected = "not what the host shows" }
    for tab in tabs.tabs {
      let names = tab.modules.map(\.name).joined(separator: " ")
      view.tabs.append("\(tab.id): \(names)")
      let layers = tabHost.host(of: tab.id)?.allNames.map { $0.joined(separator: " ") } ?? []
      if !tab.modules.isEmpty { view.hosts.append("\(tab.id): \(layers.joined(separator: " | "))") }
    }
    return view
  }

  func perform(_ command: TabModel.Command) {
    switch command {
    case .tap(let id): tabHost.tap(id)
    case .select(let id): tickets.append(tabs.select(id))
    case .flowPush(let id): show(id) { flows[id]?.push($0) }
    case .flowPop(let id): if let flow = flows[id] { tickets.append(flow.pop()) }
    case .finish(let id): if let flow = flows[id] { tickets.append(flow.finish()) }
    case .push(let id): show(id) { tabs[id]?.push($0) }
    case .pushStubborn(let id): show(id, isStubborn: true) { tabs[id]?.push($0) }
    case .present(let id): show(id) { tabs[id]?.present($0) }
    case .pop(let id): if let tab = tabs[id] { tickets.append(tab.pop()) }
    case .popToRoot(let id): if let tab = tabs[id] { tickets.append(tab.popToRoot()) }
    case .add(let id): if tabs[id] == nil { add(id) }
    case .remove(let id): tickets.append(tabs.remove(id))
    case .back: host.front.back()
    case .leave: if let main { tickets.append(main.pop()) }
    }
  }

  private func add(_ id: TabID) {
    tabs.add(id, title: id.name, for: log) { (flow: Flow<Void>) in
      self.flows[id] = flow
      return Script(flow) { [weak self] flow in
        guard let self else { return }
        let module = newModule(id)
        flow.push(module)
        observe(module)
      }
    } onEnd: { log, end in
      log.told.append("\(id) ended: \(end.cause)")
    }
  }

  private func newModule(_ id: TabID, isStubborn: Bool = false) -> any Presentable {
    count += 1
    return isStubborn ? Wilful("\(id)\(count)", .refused) : TestModule("\(id)\(count)")
  }

  private func show(
    _ id: TabID,
    isStubborn: Bool = false,
    _ body: (any Presentable) -> NavigationTicket?,
  ) {
    let module = newModule(id, isStubborn: isStubborn)
    guard let ticket = body(module) else { return }
    tickets.append(ticket)
    observe(module)
  }

  private func observe(_ module: any Presentable) {
    router.observeRemoval(of: module, by: log) { [name = module.name] log, cause in
      log.told.append("\(name): \(cause)")
    }
  }
}
