import Switchback
import SwitchbackTesting

extension FuzzWorld {
  /// One random command, by code or by the user.
  func command() {
    guard spend() else { return }
    if hasTabs, random.chance(4) { return commandTabs() }
    switch random.below(23) {
    case 0..<11: request()
    case 11..<14: start()
    case 14: if random.chance(3) { setOutput() } else { finish() }
    case 15..<17: actOnHost()
    case 17: observe()
    case 18: if random.chance(2) { awaitAnyEnd() } else { answer() }
    case 19: tokens.randomElement(using: &random)?.cancel()
    case 20: answerQuestion()
    default: openLink()
    }
  }

  // MARK: - Requests

  private func request() {
    let requester: (any Router)? = random.chance(2) ? router : anyRequester()
    guard let requester else { return }
    let count = random.chance(5) ? 2 + random.below(3) : 1
    let steps = (0..<count).map { _ in step(for: requester) }
    let transition = random.chance(3) ? ScreenTransition.none : .automatic
    note("\(name(of: requester)) \(steps.map { $0.recorded { ModuleID(0, $0.name) } })")
    let intent: IntentKey? = random.chance(6) ? IntentKey(random.below(3)) : nil
    tickets.append(
      requester.perform(NavigationRequest(steps, transition: transition, intent: intent)))
  }

  private func step(for requester: any Router) -> NavigationStep {
    let isDeep = everyModule.count > (hasTabs ? 20 : 9)
    switch random.below(isDeep ? 10 : 28) {
    case 0, 1: return .pop(count: 1)
    case 2: return .pop(count: random.below(4))
    case 3: return .popTo(someModule(of: requester))
    case 4: return .popToRoot
    case 5 where random.chance(3): return .setRoot(someModule(of: requester))
    case 6:
      return .popToLast(
        random.chance(2) ? FuzzModule.self : TestModule.self)
    case 7: return .replaceTop(someModule(of: requester))
    case 8: return .setStack(someStack(of: requester))
    case 9: return .dismiss
    case 10, 11: return .present(someModule(of: requester))
    default: return .push(someModule(of: requester))
    }
  }

  private func someStack(of requester: any Router) -> [any Presentable] {
    var modules = requester.modules
    modules.removeAll { _ in random.chance(4) }
    if random.chance(3) { modules.shuffle(using: &random) }
    for _ in 0..<random.below(3) { modules.append(someModule(of: requester)) }
    return modules
  }

  /// Mostly a new module; sometimes one that left, or one that is shown.
  private func someModule(of requester: any Router) -> any Presentable {
    switch random.below(8) {
    case 0, 1: if let module = pool.randomElement(using: &random) { return module }
    case 2: if let module = requester.modules.randomElement(using: &random) { return module }
    case 3: if let module = everyModule.randomElement(using: &random) { return module }
    default: break
    }
    return newModule()
  }

  func newModule() -> FuzzModule {
    moduleCount += 1
    let module = FuzzModule("m\(moduleCount)", isWrapper: random.chance(3), in: self)
    probe.track(module, as: module.name)
    if random.chance(3) {
      pool.append(module)
      if pool.count > 5 { pool.removeFirst() }
    }
    return module
  }

  // MARK: - Flows

  private func start() {
    let parent: (any FlowStarting)? = random.chance(3) ? router : anyRequester()
    if let parent { start(from: parent) }
  }

  /// Starts a flow, somewhere and somehow.
  func start(from parent: any FlowStarting) {
    let number = newStart()
    let placement = [FlowPlacement.root, .push, .push, .modal][random.below(4)]
    let plan = random.below(8)
    note("\(name(of: parent)) starts \(number) at \(placement.rawValue), plan \(plan)")
    var isMade = false
    let make: @MainActor (Flow<Int>) -> any Coordinator = { [self] flow in
      isMade = true
      return coordinator(of: number, flow, plan)
    }
    switch random.below(3) {
    case 0:
      let ticket = parent.start(placement, make)
      flowTickets.append(ticket)
      if isMade { tellAwaited(ticket, number) }
    case 1:
      let listener = FuzzListener(number, in: self)
      listeners.append(listener)
      parent.start(placement, listener: listener, make)
    default:
      parent.start(placement, for: self, make) { world, end in
        world.tellEnd(of: number)
        world.check(end, of: number)
        world.callback("onEnd")
      }
    }
    if !isMade { forgive(number) }
  }

  func coordinator(of number: Int, _ flow: Flow<Int>, _ plan: Int) -> any Coordinator {
    flows.append(WeakFlow(flow))
    flowIDs[number] = flow.id
    if flows.count > 24 { flows.removeFirst(12) }
    let begin: @MainActor () -> Void = { [weak self, weak flow] in
      if let flow { self?.begin(flow, plan) }
    }
    let coordinator: any Coordinator =
      switch random.below(6) {
      case 0, 1: FuzzGuide<FuzzOuter>(flow, in: self, begin: begin)
      case 2: FuzzGuide<FuzzInner>(flow, in: self, begin: begin)
      default: Script(flow) { [weak self] flow in self?.begin(flow, plan) }
      }
    probe.track(coordinator, as: "coordinator \(number)")
    return coordinator
  }

  /// Whoever awaits counts as told.
  private func tellAwaited(_ ticket: FlowTicket<Int>, _ number: Int) {
    awaitEnd(of: ticket)
    Task {
      _ = await ticket.end
      tellEnd(of: number)
    }
  }

  private func begin(_ flow: Flow<Int>, _ plan: Int) {
    reach.starts += 1
    switch plan {
    case 0: break
    case 1: flow.finish(1)
    case 2: callback("start")
    case 3:
      flow.push(newModule())
      flow.push(newModule())
    case 4:
      flow.push(newModule())
      flow.finish(2)
    case 5:
      if spend() { start() }
    default: flow.push(newModule())
    }
  }

  private func finish() {
    guard let flow = anyFlow() else { return }
    if random.chance(3) {
      let reason: CancelReason? = random.chance(2) ? "idle" : nil
      note("\(flow.id) cancels")
      cancelled.insert(flow.id.serial)
      flow.cancel(because: reason)
      return
    }
    note("\(flow.id) finishes")
    flow.finish(random.below(10))
  }

  /// Says what a flow has come to, which may be over.
  private func setOutput() {
    guard let flow = anyFlow() else { return }
    let output = random.below(10)
    note("\(flow.id) has come to \(output)")
    outputs[flow.id.serial] = output
    flow.setOutput(output)
  }

  /// Some flow or, where there are tabs, some tab.
  func anyRequester() -> (any FlowStarting)? {
    if hasTabs, random.chance(3), let tab = anyTab() { return tab }
    return anyFlow()
  }

  private func anyFlow() -> Flow<Int>? {
    let all = flows.compactMap(\.flow)
    let open = random.chance(6) ? all : all.filter(\.isOpen)
    return open.randomElement(using: &random)
  }

  private func awaitAnyEnd() {
    guard let ticket = flowTickets.randomElement(using: &random) else { return }
    note("await")
    awaitEnd(of: ticket)
  }

  // MARK: - The user and other code

  private func actOnHost() {
    let all = everyHost
    let memory = random.chance(2) ? host.inner.front : all[random.below(all.count)]
    let screens = memory.screens
    switch random.below(16) {
    case 0, 1, 2:
      note("back from \(memory.names)")
      memory.back()
    case 3:
      let depth = random.below(screens.count + 1)
      note("back to \(depth) of \(memory.names)")
      memory.back(toDepth: depth)
    case 4:
      var changed = screens
      let foreign = TestModule("foreign\(moduleCount)")
      moduleCount += 1
      probe.track(foreign, as: foreign.name)
      changed.insert(foreign, at: random.below(changed.count + 1))
      change(memory, to: changed)
    case 5:
      change(memory, to: screens.filter { _ in !random.chance(4) })
    case 6:
      change(memory, to: screens.shuffled(using: &random))
    case 9, 10:
      note("pull down \(memory.names)")
      memory.pullDown()
    case 11:
      note("begin \(memory.names)")
      memory.beginSwipe()
    case 12:
      note("commit \(memory.names)")
      memory.commitSwipe()
    case 13:
      note("cancel \(memory.names)")
      memory.cancelSwipe()
    case 14:
      note("present by hand \(memory.names)")
      memory.changePresented(to: random.chance(3) ? memory.presented?.presented : nil)
    case 7:
      let completion: InMemoryHost.Completion = random.chance(2) ? .whenTold : .atOnce
      note("completion \(completion)")
      if completion == .atOnce { completeAtOnce(memory) } else { memory.completion = completion }
    case 8:
      memory.commandsToDrop = random.below(4)
      note("drop \(memory.commandsToDrop)")
    default:
      note("complete")
      memory.completeTransition()
    }
  }

  private func change(_ host: InMemoryHost, to screens: [any Screen]) {
    note("host shows \(screens.map { ($0 as? any Presentable)?.name ?? "screen" })")
    reach.foreign += 1
    host.change(to: screens)
  }

  /// Answers something that a module was asked, or asks for something refused once more.
  func answer() {
    if !attempts.isEmpty {
      let attempt = attempts.remove(at: random.below(attempts.count))
      switch random.below(3) {
      case 0: attempt.stay()
      case 1: tickets.append(attempt.leaveAnyway())
      default: break
      }
      note("answered \(attempt.leaving)")
    } else if let refused = tickets.compactMap(\.refused).randomElement(using: &random) {
      note("leave anyway \(refused.leaving)")
      tickets.append(refused.leaveAnyway())
    }
  }

  // MARK: - Observing

  private func observe() {
    let observer: (any Router)? = random.chance(2) ? router : anyFlow()
    guard let observer else { return }
    note("observe \(name(of: observer))")
    if random.chance(3) {
      tokens.append(observer.observe { [weak self] _ in self?.callback("observer") })
    } else if let module = observer.modules.randomElement(using: &random) {
      var count = 0
      let token = observer.observeRemoval(of: module, by: self) { world, _ in
        count += 1
        if count > 1 { world.fail("an observer was told twice") }
        world.callback("removal")
      }
      tokens.append(token)
    }
  }

  // MARK: - Names

  private func name(of requester: any Router) -> String {
    if let tab = requester as? TabRouter { return "tab \(tab.id)" }
    return (requester as? Flow<Int>).map(\.id.description) ?? "router"
  }
}
