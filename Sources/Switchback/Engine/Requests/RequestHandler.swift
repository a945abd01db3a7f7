/// Judges requests, and carries out those that are accepted: on the model, step by step, with nobody told yet.
@MainActor
struct RequestHandler {
  let stacks: RouterStacks
  let guards: LeaveGuards
  let notifier: Notifier
  let modules: ModuleAcceptance

  /// Judges a request against the wanted stack and, if every step is accepted, applies it.
  ///
  /// - Parameters:
  ///   - request: What to change.
  ///   - requester: Who asks for it.
  ///   - ticket: The ticket that was handed out for it, if one was.
  ///   - held: The request as something that was held back before, if it was.
  ///   - isClosed: Whether the router is.
  ///   - stackChange: Notes what leaves and enters.
  /// - Returns: What was done, with the ticket, which may say by now how the request ended.
  func handle(
    _ request: NavigationRequest,
    from requester: Requester,
    _ ticket: NavigationTicket?,
    _ held: Proposal?,
    _ isClosed: Bool,
    in stackChange: StackChange,
  ) -> Change {
    var held = held
    if held == nil, !guards.areNone {
      held = Proposal(.request(request, from: requester), ticket: ticket ?? NavigationTicket())
    }
    held?.beginJudging(request)
    let open = held?.ticket ?? ticket
    do throws(Refusal) {
      if isClosed { throw .rejected(.routerGone, naming: requester.name) }
      let stack = try apply(request, from: requester, held, in: stackChange)
      stack.transition = request.transition
      let ticket = open ?? NavigationTicket()
      if let intent = request.intent { ticket.note(intent) }
      if !notifier.listeners.isEmpty {
        stackChange.announce {
          tell(.requested(record(request, in: stackChange)), of: request, from: requester)
        }
      }
      return Change(ticket: ticket, stack: stack)
    } catch {
      switch consume error {
      case .held: return Change(ticket: open ?? NavigationTicket())
      case .rejected(let reason, let subject) where held?.isRepeated != true:
        tell(.rejected(record(request, in: stackChange), reason), of: request, from: requester)
        // To ask for what is there already is nobody's mistake.
        if reason != .alreadyThere { log(reason, naming: subject, request, requester) }
        return Change(ticket: reject(open, reason))
      case .notInThisFlow(let entry) where held?.isRepeated != true:
        tell(
          .rejected(record(request, in: stackChange), .notInThisFlow), of: request,
          from: requester)
        log(reaching: entry, request, requester)
        return Change(ticket: reject(open, .notInThisFlow))
      // What was held back and means nothing any more is nobody's mistake.
      case .superseded, .rejected, .notInThisFlow:
        tell(.superseded(record(request, in: stackChange)), of: request, from: requester)
        var change = Change(ticket: supersede(open))
        if let flow = requester.flow, !flow.hasShown { change.afterwards = .leaveToDecide(flow) }
        return change
      }
    }
  }

  /// The request in values, for those who observe.
  func record(_ request: NavigationRequest, in stackChange: StackChange) -> RecordedRequest {
    RecordedRequest(request) { stacks.index.id(of: $0, orOneOf: stackChange.removed.all) }
  }

  /// Tells what became of a request; costs nothing while nobody listens.
  func tell(
    _ kind: @autoclosure () -> NavigationEvent.Kind, of request: NavigationRequest,
    from requester: Requester
  ) {
    if notifier.listeners.isEmpty { return }
    notifier.emit(
      kind(), in: requester.flow, on: requester.stack, source: request.source)
  }

  /// Ends the ticket of a request that is not done; if none was handed out, there is one for all that end so.
  private func reject(_ ticket: NavigationTicket?, _ reason: Rejection) -> NavigationTicket {
    guard let ticket else { return .rejected(reason) }
    ticket.resolve(.rejected(reason))
    return ticket
  }

  /// Ends the ticket of one that means nothing any more.
  private func supersede(_ ticket: NavigationTicket?) -> NavigationTicket {
    guard let ticket else { return .ended(.superseded) }
    ticket.resolve(.superseded)
    return ticket
  }

  /// Reports a mistake of the caller, by what the request names or else by who asked.
  private func log(
    _ reason: Rejection, naming subject: consuming String?, _ request: NavigationRequest,
    _ requester: Requester
  ) {
    if reason.isMisuse {
      let name = subject ?? request.onlyStep?.subject ?? requester.name
      notifier.log(.rejected(reason), name, in: requester.flow, request.source)
    }
    if case .nothingPresented = reason, let flow = requester.flow, isPresented(flow) {
      notifier.log(.dismissedFromInside, flow.name, in: flow, request.source)
    }
  }

  /// Reports that a flow reaches what it does not show.
  private func log(
    reaching entry: StackEntry, _ request: NavigationRequest, _ requester: Requester
  ) {
    guard let flow = requester.flow else { return }
    let issue = NavigationIssue.Kind.moduleOfAnotherFlow(
      shownBy: entry.flow?.id, askedBy: flow.id)
    notifier.log(issue, entry.name, in: flow, request.source)
  }

  private func isPresented(_ flow: FlowNode) -> Bool {
    guard let stack = flow.stack, stack.hasSheets else { return false }
    return stack.layers.dropFirst().contains { $0.entries.all.contains(where: flow.contains) }
  }

  // MARK: - Applying

  private func apply(
    _ request: NavigationRequest,
    from requester: Requester,
    _ held: Proposal?,
    in change: StackChange,
  ) throws(Refusal) -> HostedStack {
    let flow = requester.flow
    if let flow, !flow.isOpen { throw .rejected(.flowEnded, naming: flow.name) }
    guard let stack = stacks.stack(at: requester.place)
    else { throw .rejected(.tabNotShown, naming: requester.name) }
    if let intent = request.intent {
      let isHeld = guards.isHolding(intent, on: stack)
      try RequestJudge(stack: stack.model, flow: flow).check(intent, isHeld: isHeld)
    }
    switch request.changes {
    case .none: throw .rejected(.nothingToShow)
    case .one(let step): try apply(step, 0, of: request, from: flow, on: stack, held, in: change)
    case .many(let steps): try apply(steps, of: request, from: flow, on: stack, held, in: change)
    }
    return stack
  }

  /// Applies several steps as one change, or none of them.
  private func apply(
    _ steps: [NavigationStep],
    of request: NavigationRequest,
    from flow: FlowNode?,
    on stack: HostedStack,
    _ held: Proposal?,
    in change: StackChange,
  ) throws(Refusal) {
    let backup = stack.model.backup()
    var last: NavigationStep?
    var isNeeded = false
    do throws(Refusal) {
      for (number, step) in steps.enumerated() {
        last = step
        do throws(Refusal) {
          try apply(step, number, of: request, from: flow, on: stack, held, in: change)
          isNeeded = true
        } catch {
          // What is there already, such as the root, is no reason against the other steps.
          guard case .rejected(.alreadyThere, _) = error else { throw error }
          held?.note(step, leaving: [], unless: [])
        }
      }
      if !isNeeded { throw .rejected(.alreadyThere) }
      change.sortRemoved(as: backup.entries)
    } catch {
      restore(backup, on: stack, undoing: change)
      throw error.naming(last?.subject)
    }
    guard let held else { return }
    let leaving = change.removed.all.reversed().map(\.entry)
    guard let minding = guards.objection(to: leaving, of: held) else { return }
    // Whoever is asked sees what is shown, and not what would be.
    restore(backup, on: stack, undoing: change)
    guards.hold(held, about: leaving, for: minding)
    throw .held
  }

  private func restore(
    _ backup: StackModel.Backup, on stack: HostedStack, undoing change: StackChange
  ) {
    stack.model.restore(backup, undoing: change)
    stack.closeGoneLayers()
    change.cancel()
  }

  private func apply(
    _ step: NavigationStep,
    _ number: Int,
    of request: NavigationRequest,
    from flow: FlowNode?,
    on stack: HostedStack,
    _ held: Proposal?,
    in change: StackChange,
  ) throws(Refusal) {
    let model = stack.model
    let judge = RequestJudge(stack: model, flow: flow)
    if let held, let meaning = held.meaning(of: number),
      let leaving = try judge.leaving(by: step, meaning: meaning)
    {
      if request.changes.count == 1 { try guards.consult(held, about: leaving) }
      return model.remove(leaving, because: step.cause, in: change)
    }
    let edit = try judge.judge(step)
    let coming = step.modules(above: edit.kept)
    let entries = try modules.entries(coming, request, in: flow, on: model)
    if let flow, edit.range.count > 1,
      let apart = try judge.apart(edit, of: step, by: flow, bringing: entries)
    {
      if let held {
        let leaving = model[apart.range] + apart.others
        try note(step, leaving, entries, of: request, in: held, change)
      }
      if let layer = apart.staying.last?.layer {
        let new = Few(Array(entries.all.dropFirst(apart.staying.count)))
        model.replace(apart.range, on: layer, with: new, because: step.cause, in: change)
        return model.remove(apart.others, because: step.cause, in: change)
      }
      // What comes, comes in place of the lowest of them.
      var rest = edit
      rest.range = apart.range
      let layer = try modules.layer(for: rest, in: flow, on: stack)
      model.remove(apart.others, because: step.cause, in: change)
      return model.replace(rest.range, on: layer, with: entries, because: step.cause, in: change)
    }
    if let held { try note(step, model[edit.range], entries, of: request, in: held, change) }
    if entries.isEmpty { return model.remove(edit.range, because: step.cause, in: change) }
    let layer = try modules.layer(for: edit, in: flow, on: stack)
    model.replace(edit.range, on: layer, with: entries, because: step.cause, in: change)
  }

  /// Notes what a step removes and brings, for when it was held back, and asks what would leave.
  @inline(never)
  private func note(
    _ step: NavigationStep,
    _ leaving: [StackEntry],
    _ entries: Few<StackEntry>,
    of request: NavigationRequest,
    in held: Proposal,
    _ change: StackChange,
  ) throws(Refusal) {
    var leaving = leaving
    if !leaving.isEmpty, !entries.isEmpty {
      let staying = Set(entries.all)
      leaving.removeAll(where: staying.contains)
    }
    held.note(step, leaving: leaving, unless: change.added.all)
    // Those of several steps are asked about together.
    if request.changes.count == 1 { try guards.consult(held, about: leaving) }
    held.mark(entries)
  }
}
