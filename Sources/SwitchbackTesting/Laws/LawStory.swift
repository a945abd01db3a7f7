import Switchback

/// One router, the user of its host, and what happens to them in a scenario.
@MainActor
final class LawStory {
  let router: any FlowStarting
  let user: any UserActs
  let log: LawLog
  let probe = LifetimeProbe()
  private var screens: [ObjectIdentifier: String] = [:]

  init(router: any FlowStarting, user: any UserActs, log: LawLog) {
    self.router = router
    self.user = user
    self.log = log
    router.observe { [log] event in log.saw(event) }
  }

  /// What is checked, if it is a host.
  var hostSubject: (any HostSubject)? { user as? any HostSubject }

  var names: [String] { router.modules.map(\.name) }

  /// What is alive although it is neither shown nor in charge of an open flow.
  ///
  /// When the flow that holds the root is over, the host goes on showing the last screens.
  var kept: [String] {
    let visible = (user.screens + (user.sheets ?? []).joined()).compactMap {
      screens[ObjectIdentifier($0)]
    }
    let coordinators = log.openFlows.map { "coordinator of \($0)" }
    let known = Set(names + visible + coordinators)
    return probe.alive.filter { !known.contains($0) }
  }

  /// The module at a position from the root; where there is none, that is a violation.
  func shown(at position: Int) -> (any Presentable)? {
    let modules = router.modules
    if modules.indices.contains(position) { return modules[position] }
    log.violation(
      .modulesAndScreensAgree, expected: "at least \(position + 1) modules", seen: "\(names)")
    return nil
  }

  // MARK: - Doing

  /// Does something, and writes it down with the stack that it left.
  @discardableResult
  func act<Result>(_ text: String, _ body: () -> Result) -> Result {
    log.note(text)
    let result = body()
    log.note("  [\(names.joined(separator: ", "))]")
    return result
  }

  /// Lets everything that moves come to rest.
  func settle() async {
    for _ in 0..<3 {
      await user.completeTransitions()
      await Task.yield()
    }
  }

  /// Does something, lets it come to rest, and says what came of it.
  @discardableResult
  func whenUser(_ text: String, _ body: (any UserActs) -> UserActOutcome) async -> UserActOutcome {
    log.note("the user \(text)")
    let outcome = body(user)
    if outcome != .done { log.note("  \(outcome.rawValue)") }
    await settle()
    log.note("  [\(names.joined(separator: ", "))]")
    return outcome
  }

  /// A module whose release is watched.
  func module(_ name: String) -> LawModule {
    probe.track(LawModule(name, screen: screen(name)), as: name)
  }

  /// A module that does not mind being left, and cannot come to.
  func carefreeModule(_ name: String) -> CarefreeModule {
    probe.track(CarefreeModule(name, screen: screen(name)), as: name)
  }

  private func screen(_ name: String) -> any Screen {
    let screen = hostSubject?.makeScreen(name) ?? LawScreen()
    screens[ObjectIdentifier(screen)] = name
    return probe.track(screen, as: name)
  }

  /// Notes when a module leaves, and then does something more.
  func observe(
    _ module: any Presentable,
    then more: @escaping @MainActor (LawStory) -> Void = { _ in },
  ) {
    router.observeRemoval(of: module, by: log) { [weak self, name = module.name] log, cause in
      log.left(name, cause, stack: self?.names ?? [])
      if let self { more(self) }
    }
  }

  /// Shows modules one after the other, and notes when they leave.
  @discardableResult
  func push(
    _ names: String...,
    on target: (any Router)? = nil,
    transition: ScreenTransition = .automatic,
  ) -> [NavigationTicket] {
    names.map { name in
      let module = module(name)
      return act("push \(name)") {
        let ticket = (target ?? router).push(module, transition: transition)
        observe(module)
        return ticket
      }
    }
  }

  /// Shows modules, and lets each come to rest.
  func show(_ names: String..., on target: (any Router)? = nil) async {
    for name in names {
      push(name, on: target)
      await settle()
    }
    log.turnPage()
  }

  /// Presents a module, and notes when it leaves.
  @discardableResult
  func present(_ module: LawModule) -> NavigationTicket {
    act("present \(module.name)") {
      let ticket = router.present(module)
      observe(module)
      return ticket
    }
  }

  /// Starts a flow that shows modules; its end is noted.
  func start(
    _ name: String,
    _ placement: FlowPlacement = .push,
    in parent: (any FlowStarting)? = nil,
    showing modules: [String],
  ) -> Flow<String>? {
    var made: Flow<String>?
    act("start \(name) (\(placement.rawValue))") {
      (parent ?? router).start(placement, for: log) { [weak self, log, probe] flow in
        made = flow
        log.started(flow.id, name)
        let coordinator = ScriptedCoordinator(flow) { flow in
          for module in modules { self?.push(module, on: flow) }
        }
        return probe.track(coordinator, as: "coordinator of \(name)")
      } onEnd: { log, end in
        log.ended(name, end)
      }
    }
    if made == nil { log.violation(.flowsEndOnce, expected: "\(name) is started", seen: "no") }
    return made
  }
}
