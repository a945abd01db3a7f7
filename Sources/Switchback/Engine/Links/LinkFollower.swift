/// Follows links: one at a time, a step whenever everything is at rest.
///
/// It shows, asks and waits, and takes away what is in the way.
@MainActor
final class LinkFollower {
  private let stacks: RouterStacks
  private let flows: FlowTree
  private let guards: LeaveGuards
  private let questions: QuestionQueue
  private let notifier: Notifier
  private let reference: EngineReference

  /// The link that is followed, if one is.
  private(set) var journey: LinkJourney?

  /// What is done before any link is followed, if anything is.
  var stepsBefore: StepsAtRest?

  /// Those in whose place others were opened, until that is told.
  private let superseded = Pile<LinkJourney>()

  init(
    _ stacks: RouterStacks, _ flows: FlowTree, _ guards: LeaveGuards, _ questions: QuestionQueue,
    _ notifier: Notifier, _ reference: EngineReference
  ) {
    self.reference = reference
    (self.stacks, self.flows, self.guards) = (stacks, flows, guards)
    (self.questions, self.notifier) = (questions, notifier)
  }

  /// Whether there is a link, or something before that: flows begin in one go then.
  var isUnderWay: Bool { journey != nil || stepsBefore != nil }

  /// Where what is under way was asked for.
  var source: CallSite? { stepsBefore?.source ?? journey?.source }

  // MARK: - From opening to the end

  /// Takes a link, to be followed from the next step on in place of the one before; if it is that one, it is followed
  /// already.
  func add(_ link: DeepLink, from flow: FlowNode?, _ source: CallSite) -> LinkTicket {
    if let journey {
      if journey.link == link, journey.origin === flow { return journey.ticket }
      superseded.append(journey)
    }
    let next = LinkJourney(link, from: flow, source)
    journey = next
    return next.ticket
  }

  /// Does nothing any more that was to be done before a link is followed.
  func giveUpStepsBefore() {
    let steps = stepsBefore
    stepsBefore = nil
    steps?.giveUp()
  }

  /// Follows nothing any more: the router is closed.
  func close() {
    giveUpStepsBefore()
    endSuperseded()
    if let journey { end(journey, .routerGone) }
  }

  private func endSuperseded() { for old in superseded.set([]) { end(old, .superseded) } }

  /// Ends a journey, and tells how.
  @discardableResult
  private func end(_ over: LinkJourney, _ outcome: LinkOutcome, _ reason: String? = nil) -> Change {
    let last = over.state
    if case .over = last { return Change() }
    over.state = .over
    if case .asking(let question, _) = last { questions.withdraw(question) }
    if journey === over { journey = nil }
    over.ticket.resolve(outcome, reason: reason)
    notifier.emit(.followed(over.names, outcome), in: over.origin, source: over.source)
    return Change()
  }

  /// Whoever finds the way of a link.
  func planner(for link: DeepLink, confirmed: Set<LinkWay.Subject> = []) -> LinkPlanner {
    LinkPlanner(
      stacks: stacks, guards: guards, link: link, flows: flows.all, confirmed: confirmed)
  }

  /// The way of a link from where it is, and who has found it.
  private func way(of journey: LinkJourney) -> (LinkWay, LinkPlanner) {
    var planner = planner(for: journey.link, confirmed: journey.confirmed)
    planner.notesSteps = !journey.isNoted
    if journey.link.isOnTop { planner.gate = journey.gate.map(ObjectIdentifier.init) }
    return (planner.way(from: journey.origin, at: journey.place), planner)
  }

  // MARK: - Step by step

  /// Does what comes next, now that everything is at rest; nil if nothing can be done yet.
  func takeNextStep(in change: StackChange) -> Change? {
    if let steps = stepsBefore {
      switch steps.takeNext(journey) {
      case nil: return nil
      case .goOn?: break
      case .end?: giveUpStepsBefore()
      case .remove(let entries, let containers)?:
        remove(entries, by: ScreenTransition.none, in: change)
        if !containers.isEmpty { change.announce { self.tellSelection(in: containers) } }
      }
      return Change()
    }
    guard let journey else { return nil }
    if !superseded.isEmpty {
      endSuperseded()
      return Change()
    }
    if journey.origin?.isOpen == false { return end(journey, .flowEnded) }
    switch journey.state {
    case .over: return nil
    case .waiting(let gate, _) where gate.isLeft: return end(journey, .abandoned(at: gate.name))
    // Where it has taken the place of the flow that needs it, that says no more when the way is open.
    case .waiting(let gate, _) where !gate.needing.isOpen && gate.isThere: return nil
    case .due, .waiting: return follow(journey, in: change)
    case .cleared(let gate):
      // What had to leave for what comes first may have had the flow in it that needs that.
      if gate.isThere { return follow(.waitFor(gate), journey) }
      journey.go(to: nil)
      return follow(journey, in: change)
    case .clearing(let proposal, let module):
      guard proposal.ticket.outcome != nil else { return nil }
      return end(journey, journey.outcome(ifStaying: module))
    case .asking(let question, let stop):
      if question.isOpen { return nil }
      guard question.chosen != nil else {
        return end(journey, question.isWanted ? .declined(stop.name) : .superseded)
      }
      journey.confirm(stop.subject(question.text))
    case .showing(let note, let stop):
      if guards.areHolding(note) { return nil }
      if let module = refusal(of: note, at: stop) { return end(journey, .leaveRefused(module)) }
      if journey.isLoading, journey.isLeft || (journey.wasSeen && !isSeen(stop.flow)) {
        return end(journey, .superseded)
      }
      guard note.hasShown, stop.flow.isOpen else {
        if !journey.isLoading {
          journey.noteLoading(above: stop.flow.top, isSeen: isSeen(stop.flow))
        }
        return giveUp(journey, waitingFor: note, at: stop)
      }
      journey.go(to: (stop.index + 1, note, stop.flow))
    case .showingFirst(let note, let gate):
      if guards.areHolding(note) { return nil }
      if let module = refusal(of: note, at: gate) { return end(journey, .leaveRefused(module)) }
      // It may be done without anything to show.
      guard note.hasShown || note.isOver else { return giveUp(journey, waitingFor: note, at: gate) }
      journey.wait(at: gate, note)
    }
    return Change()
  }

  /// The module that has refused to leave for what comes of a route, of which nothing is there.
  private func refusal(of note: RouteNote, at stop: LinkWay.Stop) -> ModuleID? {
    guard let module = note.refusal, !note.hasShown || stop.isStarting else { return nil }
    return module
  }

  /// Whether what a flow shows can be seen, or is covered on the selected tab.
  private func isSeen(_ flow: FlowNode) -> Bool {
    stacks.isAlone || journey.map { planner(for: $0.link).isSeen(flow.stack) } ?? false
  }

  /// Notes whether the user has left what something is to be shown above that is being loaded.
  func note(_ change: StackChange) {
    stepsBefore?.note(change)
    guard let journey, journey.isLoading else { return }
    for removal in change.removed.all where removal.entry.serial == journey.below {
      if case .systemBack = removal.cause { journey.isLeft = true }
    }
  }

  /// Ends a journey, if nothing can come of a route any more.
  private func giveUp(
    _ journey: LinkJourney, waitingFor note: RouteNote, at stop: LinkWay.Stop
  ) -> Change? {
    if !stop.flow.isOpen { return end(journey, .superseded) }
    return note.isOver ? end(journey, .nothingShown(stop.name)) : nil
  }

  /// Goes on where nothing has happened since the way was found but that what was in it has left: unless a
  /// coordinator says something else now, it is the same.
  func goOn(_ found: FoundWay) {
    guard let journey, journey === found.journey, case .due = journey.state,
      journey.origin?.isOpen != false, found.planner.isOpen(found.way)
    else { return }
    _ = follow(found.way.step, journey)
  }

  private func follow(_ journey: LinkJourney, in change: StackChange) -> Change? {
    let (way, planner) = way(of: journey)
    switch way.next {
    case .notYet: return nil
    case .waitFor(let gate) where journey.isWaiting(at: gate): return nil
    case .showFirst(let gate) where journey.isWaiting(at: gate):
      return end(journey, journey.outcome(at: gate))
    default: journey.note(planner.steps)
    }
    if way.isConditional {
      let refusal = planner.refusal(behind: way, from: journey.origin, at: journey.place)
      if case .end(let outcome, let reason)? = refusal { return end(journey, outcome, reason) }
    }
    let next = way.step
    guard let cover = way.leaving.last, journey.mayClear(for: next) else {
      return follow(next, journey)
    }
    if journey.hasClearedInVain { return end(journey, .covered(by: cover.id)) }
    let proposal = Proposal(.link(source: journey.source))
    return clear(FoundWay(for: journey, way, by: planner, proposal), in: change)
  }

  private func follow(_ next: LinkWay.Next, _ journey: LinkJourney) -> Change? {
    switch next {
    case .notYet: return nil
    case .end(let outcome, let reason): return end(journey, outcome, reason)
    case .ask(let stop, let text, let button): ask(text, button, about: stop, journey)
    case .show(let stop):
      return show(stop, .show(stop.name, in: stop.flow.id), journey) { .showing($0, stop) }
    case .showFirst(let gate) where journey.mayWait(at: gate):
      return show(gate, .showFirst(gate.name, in: gate.flow.id), journey) {
        .showingFirst($0, gate)
      }
    case .waitFor(let gate) where journey.mayWait(at: gate):
      journey.ticket.steps.append(.waitFor(gate.name, in: gate.flow.id))
      journey.wait(at: gate)
    case .showFirst(let gate), .waitFor(let gate), .tooMuch(let gate):
      // One thing after the other would have to come.
      let issue = NavigationIssue.Kind.tooMuchBeforeRoute(
        RouteNames.name(of: journey.link.routes[gate.index]))
      notifier.log(issue, gate.flow.name, in: gate.flow, journey.source)
      return end(journey, .abandoned(at: gate.name))
    case .unknownFirst(let gate):
      let issue = NavigationIssue.Kind.unknownBeforeRoute(
        RouteNames.name(of: journey.link.routes[gate.index]), needs: gate.name)
      notifier.log(issue, gate.flow.name, in: gate.flow, journey.source)
      return end(journey, .unknown(gate.name, in: gate.flow.id))
    }
    return Change()
  }

  /// Has a coordinator show a route, unless it is gone.
  private func show(
    _ stop: LinkWay.Stop, _ step: LinkStep, _ journey: LinkJourney,
    then state: (RouteNote) -> LinkJourney.State
  ) -> Change? {
    guard let guide = stop.flow.guide else { return end(journey, .superseded) }
    journey.ticket.steps.append(step)
    journey.state = state(guide.visit(stop.route, in: stop.flow))
    return Change()
  }

  private func ask(
    _ text: String, _ button: String, about stop: LinkWay.Stop, _ journey: LinkJourney
  ) {
    journey.ticket.steps.append(.ask(stop.name))
    let choice = Question.Choice(button, 0)
    let question = HostQuestion(
      text: text, details: nil, choices: [choice], isAwaited: false, of: stop.flow,
      reference)
    journey.state = .asking(question, stop)
    questions.add(question)
  }

  // MARK: - What is in the way

  /// Finds anew what is in the way of the link, after a module was asked on its behalf.
  func clear(for proposal: Proposal, in change: StackChange) -> Change {
    guard let journey, case .clearing(let known, _) = journey.state, known === proposal else {
      proposal.ticket.resolve(.superseded)
      return Change()
    }
    let (way, planner) = way(of: journey)
    if !way.leaving.isEmpty {
      return clear(FoundWay(for: journey, way, by: planner, proposal), in: change)
    }
    proposal.ticket.resolve(.superseded)
    journey.state = .due
    return Change()
  }

  private func clear(
    _ found: FoundWay, in change: StackChange
  ) -> Change {
    let (journey, leaving, proposal) = (found.journey, found.way.leaving, found.proposal)
    // Asked once, since it may say something else the next time.
    if let minding = guards.objection(to: leaving, pardoning: proposal.pardoned) {
      let module = minding.entry.id
      if minding.policy == .ask { journey.wait(for: proposal, asking: module) }
      guards.hold(proposal, about: leaving, for: minding)
      return minding.policy == .ask ? Change() : end(journey, journey.outcome(ifStaying: module))
    }
    found.removed = leaving.map(\.id)
    journey.ticket.steps.append(.leave(found.removed))
    journey.noteCleared(on: found.way)
    remove(leaving, by: .automatic, in: change)
    return Change(afterwards: .goOn(found))
  }

  private func tellSelection(in containers: [ContainerNode]) {
    for container in containers {
      guard let tab = container.visits.selected else { continue }
      let stack = container.entry?.stack
      notifier.emit(.tabSelected(tab), in: container.flow, on: stack, source: source)
    }
  }

  private func remove(
    _ leaving: [StackEntry], by transition: ScreenTransition, in change: StackChange
  ) {
    for stack in stacks.all {
      let gone = leaving.filter(stack.model.contains)
      if gone.isEmpty { continue }
      stack.model.remove(gone, because: .replaced, in: change)
      stack.transition = transition
    }
  }
}
