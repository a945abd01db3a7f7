/// Follows links: one at a time, a step whenever everything is at rest.
///
/// It shows, asks and waits. What is in the way it names to whoever can take that away.
@MainActor
final class LinkFollower {
  private let stacks: RouterStacks
  private let flows: FlowTree
  private let guards: LeaveGuards
  private let questions: QuestionQueue
  private let notifier: Notifier

  /// The link that is followed, if one is.
  private(set) var journey: LinkJourney?

  /// Those in whose place others were opened, until that is told.
  private let superseded = Pile<LinkJourney>()

  /// What came of one more step.
  enum Step {
    /// Nothing can be done yet.
    case none
    /// Something was done, so that more may have to be.
    case done
    /// This has to be taken away, and nobody minds.
    case remove(Obstacles)
  }

  /// What is in the way of a link and leaves, lowest first.
  struct Obstacles {
    let entries: [StackEntry]
    let ticket: NavigationTicket
    let source: CallSite
  }

  init(
    _ stacks: RouterStacks,
    _ flows: FlowTree,
    _ guards: LeaveGuards,
    _ questions: QuestionQueue,
    _ notifier: Notifier,
  ) {
    self.stacks = stacks
    self.flows = flows
    self.guards = guards
    self.questions = questions
    self.notifier = notifier
  }

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

  /// Follows nothing any more: the router is closed.
  func close() {
    endSuperseded()
    if let journey { end(journey, .routerGone) }
  }

  private func endSuperseded() { for old in superseded.set([]) { end(old, .superseded) } }

  /// Ends the journey, and tells how.
  func end(_ over: LinkJourney, _ outcome: LinkOutcome, _ reason: String? = nil) {
    if over.isOver { return }
    let last = over.state
    over.state = .over
    if case .asking(let question, _) = last { questions.withdraw(question) }
    if journey === over { journey = nil }
    over.ticket.resolve(outcome, reason: reason)
    notifier.emit(.followed(over.names, outcome), in: over.origin, source: over.source)
  }

  /// Whoever finds the way of a link.
  func planner(for link: DeepLink, confirmed: Set<Int> = []) -> LinkPlanner {
    LinkPlanner(stacks: stacks, flows: flows, guards: guards, link: link, confirmed: confirmed)
  }

  private func way(of journey: LinkJourney) -> LinkWay {
    planner(for: journey.link, confirmed: journey.confirmed)
      .way(from: journey.index, at: journey.place)
  }

  // MARK: - Step by step

  /// Does what comes next, now that everything is at rest.
  func takeNextStep() -> Step {
    guard let journey else { return .none }
    if !superseded.isEmpty {
      endSuperseded()
      return .done
    }
    if let origin = journey.origin, !origin.isOpen {
      end(journey, .flowEnded)
      return .done
    }
    switch journey.state {
    case .over: return .none
    case .waiting(let gate, _) where gate.isLeft: end(journey, .abandoned(at: gate.name))
    case .due, .waiting: return follow(way(of: journey), journey)
    case .clearing(let request, let module):
      guard request.ticket.outcome != nil else { return .none }
      end(journey, .leaveRefused(module))
    case .asking(let question, let index):
      if question.isOpen { return .none }
      if question.chosen != nil {
        journey.confirm(index)
      } else {
        end(journey, question.flow.isOpen ? .declined(journey.name(at: index)) : .superseded)
      }
    case .showing(let note, let index, let flow):
      guard note.hasShown, flow.isOpen else {
        return giveUp(journey, waitingFor: note, in: flow)
      }
      journey.go(to: index + 1, behind: note, in: flow)
    case .showingFirst(let note, let gate):
      // It may be done without anything to show.
      guard note.hasShown || note.isOver else {
        return giveUp(journey, waitingFor: note, in: gate.flow)
      }
      journey.wait(at: gate, note)
    }
    return .done
  }

  /// Ends a journey, if nothing can come of a route any more.
  private func giveUp(
    _ journey: LinkJourney, waitingFor note: RouteNote, in flow: FlowNode
  ) -> Step {
    if !flow.isOpen {
      end(journey, .superseded)
    } else if note.isOver {
      end(journey, .nothingShown(RouteName(note.route)))
    } else {
      return .none
    }
    return .done
  }

  private func follow(_ way: LinkWay, _ journey: LinkJourney) -> Step {
    switch way.next {
    case .notYet: return .none
    case .waitFor(let gate) where journey.isWaiting(at: gate): return .none
    case .showFirst(let gate) where journey.isWaiting(at: gate):
      end(journey, journey.outcome(at: gate))
      return .done
    default: journey.note(way.steps)
    }
    if way.mayBeCleared, !way.leaving.isEmpty, !journey.hasCleared {
      return clear(way.leaving, for: journey, HeldRequest(.link(.init(journey: journey))))
    }
    switch way.next {
    case .notYet: break
    case .stop(let outcome, let reason): end(journey, outcome, reason)
    case .ask(let index, let text, let button, let flow):
      ask(text, button, about: index, in: flow, journey)
    case .show(let index, let flow):
      let route = journey.link.routes[index]
      if let note = show(route, .show(RouteName(route), in: flow.id), in: flow, journey) {
        journey.state = .showing(note, index, in: flow)
      }
    case .waitFor(let gate):
      guard journey.count(gate) else { return giveUp(journey, at: gate) }
      journey.ticket.report.append(.waitFor(gate.name, in: gate.flow.id))
      journey.wait(at: gate)
    case .showFirst(let gate):
      guard journey.count(gate) else { return giveUp(journey, at: gate) }
      let step = LinkStep.showFirst(gate.name, in: gate.flow.id)
      if let note = show(gate.route, step, in: gate.flow, journey) {
        journey.state = .showingFirst(note, gate)
      }
    case .tooMuch(let gate): return giveUp(journey, at: gate)
    }
    return .done
  }

  /// Has a coordinator show a route.
  ///
  /// - Returns: The note of what comes of it; nil if the coordinator is gone, which ends the journey.
  private func show(
    _ route: AnyRoute, _ step: LinkStep, in flow: FlowNode, _ journey: LinkJourney
  ) -> RouteNote? {
    guard let guide = flow.guide else {
      end(journey, .superseded)
      return nil
    }
    journey.ticket.report.append(step)
    return guide.visit(route, in: flow)
  }

  private func ask(
    _ text: String, _ button: String, about index: Int, in flow: FlowNode, _ journey: LinkJourney
  ) {
    journey.ticket.report.append(.ask(journey.name(at: index)))
    let choice = HostQuestion.Choice(title: button, isDestructive: false)
    let question = HostQuestion(
      text: text, details: nil, choices: [choice], isAwaited: false, of: flow)
    journey.state = .asking(question, index)
    questions.add(question)
  }

  /// Ends a journey, before which one thing after the other would have to come.
  private func giveUp(_ journey: LinkJourney, at gate: LinkWay.Gate) -> Step {
    let issue = NavigationIssue(
      .tooMuchBeforeRoute(journey.name(at: gate.index)), subject: gate.flow.name,
      source: journey.source)
    notifier.report(issue, in: gate.flow)
    end(journey, .abandoned(at: gate.name))
    return .done
  }

  // MARK: - What is in the way

  /// Finds anew what is in the way of a link, after a module was asked.
  ///
  /// - Returns: What is to be taken away, unless somebody minds.
  func clear(for journey: LinkJourney?, _ request: HeldRequest) -> Obstacles? {
    guard let journey, journey === self.journey else {
      request.ticket.resolve(.superseded)
      return nil
    }
    let leaving = way(of: journey).leaving
    if leaving.isEmpty {
      request.ticket.resolve(.superseded)
      journey.state = .due
    } else if case .remove(let obstacles) = clear(leaving, for: journey, request) {
      return obstacles
    }
    return nil
  }

  private func clear(
    _ leaving: [StackEntry], for journey: LinkJourney, _ request: HeldRequest
  ) -> Step {
    // Asked once, since it may say something else the next time.
    if let minding = guards.objection(to: leaving, pardoning: request.pardoned) {
      if minding.policy == .ask {
        journey.ticket.report.append(.askToLeave(minding.entry.id))
        journey.state = .clearing(request, asking: minding.entry.id)
      }
      guards.hold(request, about: leaving, for: minding)
      if minding.policy == .refused { end(journey, .leaveRefused(minding.entry.id)) }
      return .done
    }
    journey.ticket.report.append(.leave(leaving.map(\.id)))
    journey.noteCleared()
    return .remove(Obstacles(entries: leaving, ticket: request.ticket, source: journey.source))
  }
}
