// Links: one is followed at a time, a step whenever everything is at rest.

extension NavigationEngine {
  /// Follows a link from a flow inwards, or with nil from the router, in its turn.
  func open(_ link: DeepLink, from flow: FlowNode?, _ source: CallSite) -> LinkTicket {
    guard isGoingOn(flow, source) else { return LinkTicket(isClosed ? .routerGone : .flowEnded) }
    if let opened, !opened.isOver, opened.link == link, opened.origin === flow {
      return opened.ticket
    }
    let journey = LinkJourney(link, from: flow, source)
    opened = journey
    submit(.follow(journey))
    return journey.ticket
  }

  /// Begins to follow a link; the one before, if it is under way, is superseded.
  func begin(_ next: LinkJourney) {
    if let journey { end(journey, .superseded) }
    if isClosed { return end(next, .routerGone) }
    journey = next
    queue.noteDue()
  }

  /// Ends the journey, and tells how.
  func end(_ over: LinkJourney, _ outcome: LinkOutcome, _ reason: String? = nil) {
    if over.isOver { return }
    let last = over.state
    over.state = .over
    if case .asking(let question, _) = last { questions.withdraw(question) }
    if journey === over { journey = nil }
    if opened === over { opened = nil }
    over.ticket.resolve(outcome, reason: reason)
    notifier.emit(.followed(over.names, outcome), in: over.origin, source: over.source)
  }

  private func planner(for journey: LinkJourney) -> LinkPlanner {
    LinkPlanner(
      stacks: stacks, flows: flows, guards: guards, link: journey.link,
      confirmed: journey.confirmed)
  }

  // MARK: - Step by step

  /// Does what comes next for a link, now that everything is at rest.
  ///
  /// - Returns: Whether anything was done, so that more may have to be done before hosts are told.
  func travelOn() -> Bool {
    guard let journey else { return false }
    if let origin = journey.origin, !origin.isOpen {
      end(journey, .flowEnded)
      return true
    }
    switch journey.state {
    case .over: return false
    case .due, .waiting: return takeNextStep(of: journey)
    case .clearing(let request, let module):
      guard request.ticket.outcome != nil else { return false }
      end(journey, .leaveRefused(module))
    case .asking(let question, let index):
      if question.isOpen { return false }
      if question.chosen == nil {
        end(journey, .declined(RouteName(journey.link.routes[index])))
      } else {
        journey.confirm(index)
      }
    case .showing(let note, let index, let flow):
      guard note.hasShown else { return giveUp(journey, waitingFor: note, in: flow) }
      journey.go(to: index + 1, behind: note, in: flow)
    case .showingFirst(let note, let index, let flow):
      guard note.hasShown else { return giveUp(journey, waitingFor: note, in: flow) }
      journey.beginAnew()
      journey.state = .waiting(for: note.route, index)
    }
    return true
  }

  /// Ends a journey, if nothing can come of a route any more.
  private func giveUp(
    _ journey: LinkJourney, waitingFor note: RouteNote, in flow: FlowNode
  ) -> Bool {
    if !flow.isOpen {
      end(journey, .superseded)
    } else if note.isOver {
      end(journey, .nothingShown(RouteName(note.route)))
    } else {
      return false
    }
    return true
  }

  private func takeNextStep(of journey: LinkJourney) -> Bool {
    let way = planner(for: journey).way(from: journey.index, at: journey.place)
    switch way.next {
    case .notYet: return false
    case .wait(let route, let index, let flow):
      if case .waiting(for: route, index) = journey.state { return false }
      journey.note(way.steps)
      wait(for: route, index, in: flow, journey)
      return true
    case .stop(let outcome, let reason) where !way.isOpen:
      journey.note(way.steps)
      end(journey, outcome, reason)
      return true
    case .tooMany(let route, let index, let flow):
      giveUp(journey, at: route, before: index, in: flow)
      return true
    case .first(let route, let index, _):
      if case .waiting(for: route, index) = journey.state {
        end(journey, .abandoned(at: RouteName(route)))
        return true
      }
    case .ask(let index, let text, let button, let flow):
      journey.note(way.steps)
      ask(text, button, about: index, in: flow, journey)
      return true
    case .show, .stop: break
    }
    journey.note(way.steps)
    if !way.leaving.isEmpty, !journey.hasCleared {
      clear(way.leaving, for: journey, HeldRequest(.link(journey)))
      return true
    }
    switch way.next {
    case .show(let index, let flow): show(index, in: flow, journey)
    case .first(let route, let index, let flow): show(first: route, index, in: flow, journey)
    default: end(journey, .arrived)
    }
    return true
  }

  private func show(_ index: Int, in flow: FlowNode, _ journey: LinkJourney) {
    let route = journey.link.routes[index]
    guard let guide = flow.guide else { return end(journey, .superseded) }
    journey.ticket.report.append(.show(RouteName(route), in: flow.id))
    journey.state = .showing(guide.visit(route, in: flow), index, in: flow)
  }

  private func ask(
    _ text: String, _ button: String, about index: Int, in flow: FlowNode, _ journey: LinkJourney
  ) {
    journey.ticket.report.append(.ask(RouteName(journey.link.routes[index])))
    let choice = HostQuestion.Choice(title: button, isDestructive: false)
    let question = HostQuestion(text: text, details: nil, choices: [choice], of: flow)
    journey.state = .asking(question, index)
    questions.add(question)
  }

  // MARK: - What has to come first

  private func show(
    first route: AnyRoute, _ index: Int, in flow: FlowNode, _ journey: LinkJourney
  ) {
    guard journey.countGate(for: index) else {
      return giveUp(journey, at: route, before: index, in: flow)
    }
    guard let guide = flow.guide else { return end(journey, .superseded) }
    journey.ticket.report.append(.showFirst(RouteName(route), in: flow.id))
    journey.state = .showingFirst(guide.visit(route, in: flow), index, in: flow)
  }

  private func wait(
    for route: AnyRoute, _ index: Int, in flow: FlowNode, _ journey: LinkJourney
  ) {
    guard journey.countGate(for: index) else {
      return giveUp(journey, at: route, before: index, in: flow)
    }
    journey.ticket.report.append(.waitFor(RouteName(route), in: flow.id))
    journey.beginAnew()
    journey.state = .waiting(for: route, index)
  }

  private func giveUp(
    _ journey: LinkJourney, at route: AnyRoute, before index: Int, in flow: FlowNode
  ) {
    let name = RouteName(journey.link.routes[index])
    let issue = NavigationIssue(
      .tooMuchBeforeRoute(name), subject: flow.name, source: journey.source)
    notifier.report(issue, in: flow)
    end(journey, .abandoned(at: RouteName(route)))
  }

  // MARK: - What is in the way

  /// Takes away what is in the way of a link, by the way as it is now, unless a module minds.
  func clear(for journey: LinkJourney, _ request: HeldRequest) {
    if journey.isOver { return request.ticket.resolve(.superseded) }
    let way = planner(for: journey).way(from: journey.index, at: journey.place)
    if way.leaving.isEmpty {
      request.ticket.resolve(.superseded)
      journey.state = .due
    } else {
      clear(way.leaving, for: journey, request)
    }
  }

  private func clear(
    _ leaving: [StackEntry], for journey: LinkJourney, _ request: HeldRequest
  ) {
    let minding = guards.objection(to: leaving, pardoning: request.pardoned)
    if let minding, minding.policy == .ask {
      journey.ticket.report.append(.askToLeave(minding.entry.id))
      journey.state = .clearing(request, asking: minding.entry.id)
    }
    change.begin()
    do throws(Refusal) {
      try guards.consult(request, about: leaving)
    } catch {
      if let minding, minding.policy == .refused { end(journey, .leaveRefused(minding.entry.id)) }
      return
    }
    journey.ticket.report.append(.leave(leaving.map(\.id)))
    journey.clear()
    remove(leaving, request.ticket, journey.source)
  }

  // MARK: - Beforehand

  /// What following a link would do now.
  func plan(for link: DeepLink, from flow: FlowNode?) -> LinkPlan {
    if isClosed { return LinkPlan(steps: [], outcome: .routerGone) }
    if flow?.isOpen == false { return LinkPlan(steps: [], outcome: .flowEnded) }
    var planner = LinkPlanner(
      stacks: stacks, flows: flows, guards: guards, link: link, confirmed: [])
    var plan = LinkPlan(steps: [])
    var way = calling { planner.way(from: 0, at: .start(flow)) }
    plan.steps = way.steps
    while case .ask(let index, _, _, _) = way.next {
      plan.steps.append(.ask(RouteName(link.routes[index])))
      planner.confirmed.insert(index)
      way = calling { planner.way(from: 0, at: .start(flow)) }
    }
    if !way.leaving.isEmpty {
      let minding = calling { guards.objection(to: way.leaving) }
      if let minding, minding.policy == .refused {
        plan.outcome = .leaveRefused(minding.entry.id)
        return plan
      }
      plan.steps += calling { planner.asking(among: way.leaving) }.map { .askToLeave($0) }
      plan.steps.append(.leave(way.leaving.map(\.id)))
    }
    plan.add(way.next, of: link)
    return plan
  }
}

extension LinkPlan {
  /// Adds what comes next on a way, and what is known of the rest.
  @MainActor
  fileprivate mutating func add(_ next: LinkWay.Next, of link: DeepLink) {
    switch next {
    case .stop(let outcome, _): self.outcome = outcome
    case .notYet: steps += link.routes.prefix(1).map { .later(RouteName($0)) }
    case .ask: break
    case .first(let route, let index, let flow):
      steps += [
        .showFirst(RouteName(route), in: flow.id), .later(RouteName(link.routes[index])),
      ]
    case .wait(let route, let index, let flow):
      steps += [
        .waitFor(RouteName(route), in: flow.id), .later(RouteName(link.routes[index])),
      ]
    case .tooMany(let route, _, _): outcome = .abandoned(at: RouteName(route))
    case .show(let index, let flow):
      let rest = link.routes[index...]
      let own = rest.prefix { flow.guide?.knows($0) ?? false }
      steps += own.map { .show(RouteName($0), in: flow.id) }
      steps += rest.dropFirst(own.count).prefix(1).map { .later(RouteName($0)) }
    }
  }
}
