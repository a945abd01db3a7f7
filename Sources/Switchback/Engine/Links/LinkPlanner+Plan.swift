extension LinkPlanner {
  /// What following the link from a flow, or with nil from the router, would do now, as far as that is known.
  func plan(from flow: FlowNode?) -> LinkPlan {
    var (next, planner) = (self, self)
    var plan = LinkPlan(steps: [])
    var way = planner.way(from: flow)
    plan.steps = link.firstSteps + planner.steps
    if way.isConditional, let refusal = planner.refusal(behind: way, from: flow) {
      plan.add(refusal, of: link)
      return plan
    }
    // As if the user said yes, but not without end where the words are others each time.
    for _ in 0..<(Self.mostGates + 1) * link.routes.count {
      guard case .ask(let stop, let text, _) = way.next else { break }
      plan.steps.append(.ask(stop.name))
      next.confirmed.insert(stop.subject(text))
      planner = next
      way = planner.way(from: flow)
    }
    let objections = guards.objections(to: way.leaving)
    if let refusing = objections.first(where: { $0.policy == .refused }) {
      plan.outcome = .leaveRefused(refusing.entry.id)
      return plan
    }
    plan.steps += objections.map { .askToLeave($0.entry.id) }
    if !way.leaving.isEmpty { plan.steps.append(.leave(way.leaving.map(\.id))) }
    for tab in way.selections {
      plan.steps.append(.show(tab.stop.name, in: tab.stop.flow.id))
      plan.steps += tab.steps
    }
    plan.add(way.next, of: link, missing: planner.passed.last?.next)
    // What is known beforehand depends on what somebody is asked, or on what is shown first.
    let isOpen = plan.steps.contains { if case .ask = $0 { true } else { false } }
    if isOpen || !objections.isEmpty || !way.selections.isEmpty { plan.outcome = nil }
    return plan
  }
}

extension LinkPlan {
  /// Adds what comes next on a way, and what is known of the rest; `missing` is the first of the routes that is not
  /// there yet.
  @MainActor
  fileprivate mutating func add(
    _ next: LinkWay.Next, of link: DeepLink, missing: Int? = nil
  ) {
    func later(_ index: Int) -> LinkStep { .later(RouteNames.name(of: link.routes[index])) }
    switch next {
    case .end(let outcome, let reason): (self.outcome, self.reason) = (outcome, reason)
    case .notYet: steps += link.routes.indices.prefix(1).map(later)
    case .ask: break
    case .tooMuch(let gate): outcome = .abandoned(at: gate.name)
    case .unknownFirst(let gate): outcome = .unknown(gate.name, in: gate.flow.id)
    case .waitFor(let gate):
      steps += [
        .waitFor(gate.name, in: gate.flow.id), later(min(gate.index, missing ?? gate.index)),
      ]
    case .showFirst(let gate):
      steps += [
        .showFirst(gate.name, in: gate.flow.id), later(min(gate.index, missing ?? gate.index)),
      ]
    case .show(let stop):
      steps.append(.show(stop.name, in: stop.flow.id))
      // What it shows may have to be loaded first, and its coordinator may say something else then.
      steps += link.routes.indices.dropFirst(stop.index + 1).prefix(1).map(later)
    }
  }
}
