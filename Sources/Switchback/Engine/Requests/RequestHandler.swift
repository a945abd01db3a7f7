/// Judges requests, and carries out those that are accepted: on the model, step by step, with nobody told yet.
@MainActor
final class RequestHandler {
  private let stacks: RouterStacks
  private let change: Transaction
  private let guards: LeaveGuards
  private let notifier: Notifier
  private let modules: NewModules

  init(
    _ stacks: RouterStacks,
    _ change: Transaction,
    _ guards: LeaveGuards,
    _ notifier: Notifier,
    _ link: EngineLink,
  ) {
    self.stacks = stacks
    self.change = change
    self.guards = guards
    self.notifier = notifier
    modules = NewModules(stacks, link)
  }

  /// Judges a request against the wanted stack and, if every step is accepted, applies it.
  ///
  /// - Parameters:
  ///   - request: What to change.
  ///   - requester: Who asks for it.
  ///   - ticket: The ticket that was handed out for it, if one was.
  ///   - held: The request as something that was held back before, if it was.
  ///   - isClosed: Whether the router is.
  /// - Returns: The ticket, and the stack that has changed, unless the ticket says how the request ended.
  func judge(
    _ request: NavigationRequest,
    from requester: Requester,
    _ ticket: NavigationTicket?,
    _ held: HeldRequest?,
    _ isClosed: Bool,
  ) -> (ticket: NavigationTicket, changed: HostedStack?) {
    var held = held
    if held == nil, !guards.areNone {
      held = HeldRequest(.request(request, from: requester), ticket: ticket ?? NavigationTicket())
    }
    held?.beginJudging(request)
    let open = held?.ticket ?? ticket
    do throws(Refusal) {
      if isClosed { throw .rejected(.routerGone) }
      let stack = try apply(request, from: requester, held)
      return (open ?? NavigationTicket(), stack)
    } catch {
      switch error {
      case .held: return (open ?? NavigationTicket(), nil)
      case .superseded: return (supersede(request, from: requester, open), nil)
      case .rejected(let reason):
        // What was held back and means nothing any more is nobody's mistake.
        if held?.isRepeated == true { return (supersede(request, from: requester, open), nil) }
        if reason.isMisuse {
          let subject = modules.offender ?? requester.flow?.name ?? "Router"
          return (reject(request, from: requester, reason, open, reporting: subject), nil)
        }
        return (reject(request, from: requester, reason, open), nil)
      }
    }
  }

  /// The request in values, for those who observe.
  func record(_ request: NavigationRequest) -> RecordedRequest {
    RequestRecorder(index: stacks.index, removed: change.removed.all).record(request)
  }

  private func supersede(
    _ request: NavigationRequest,
    from requester: Requester,
    _ ticket: NavigationTicket?,
  ) -> NavigationTicket {
    if !notifier.listeners.isEmpty { emit(.superseded(record(request)), request, requester) }
    guard let ticket else { return .ended(.superseded) }
    ticket.resolve(.superseded)
    return ticket
  }

  /// Tells that a request is rejected, and ends its ticket.
  ///
  /// - Parameters:
  ///   - request: What was asked for.
  ///   - requester: Who asked.
  ///   - reason: Why it is not done.
  ///   - ticket: The ticket that was handed out for it, if one was.
  ///   - subject: What a report of misuse names; nil if it is nobody's mistake.
  /// - Returns: The ticket.
  func reject(
    _ request: NavigationRequest,
    from requester: Requester,
    _ reason: Rejection,
    _ ticket: NavigationTicket? = nil,
    reporting subject: String? = nil,
  ) -> NavigationTicket {
    if !notifier.listeners.isEmpty { emit(.rejected(record(request), reason), request, requester) }
    if let subject {
      notifier.report(.rejected(reason), subject, in: requester.flow, request.source)
    }
    guard let ticket else { return .rejected(reason) }
    ticket.resolve(.rejected(reason))
    return ticket
  }

  private func emit(
    _ kind: NavigationEvent.Kind,
    _ request: NavigationRequest,
    _ requester: Requester,
  ) {
    notifier.emit(
      kind, in: requester.flow, on: requester.stack?.model, source: request.source)
  }

  // MARK: - Applying

  private func apply(
    _ request: NavigationRequest,
    from requester: Requester,
    _ held: HeldRequest?,
  ) throws(Refusal) -> HostedStack {
    let flow = requester.flow
    modules.offender = nil
    if flow?.isOpen == false { throw .rejected(.flowEnded) }
    if request.changes.isEmpty { throw .rejected(.nothingToShow) }
    guard let stack = requester.stack else { throw .rejected(.tabNotShown) }
    if let intent = request.intent {
      let isHeld = guards.isHolding(intent, on: stack)
      try RequestJudge(stack: stack.model, flow: flow).check(intent, isHeld: isHeld)
    }
    switch request.changes {
    case .none: break
    case .one(let step): try apply(step, 0, of: request, from: flow, on: stack, held)
    case .many(let steps): try apply(steps, of: request, from: flow, on: stack, held)
    }
    return stack
  }

  /// Applies several steps as one change, or none of them.
  private func apply(
    _ steps: [NavigationStep],
    of request: NavigationRequest,
    from flow: FlowNode?,
    on stack: HostedStack,
    _ held: HeldRequest?,
  ) throws(Refusal) {
    let backup = stack.model.backup()
    do throws(Refusal) {
      for (number, step) in steps.enumerated() {
        try apply(step, number, of: request, from: flow, on: stack, held)
      }
      change.sortRemoved(as: backup.entries)
      if let held { try guards.consult(held, about: change.removed.all.reversed().map(\.entry)) }
    } catch {
      stack.model.restore(backup, undoing: change)
      stack.closeGoneLayers()
      change.cancel()
      throw error
    }
  }

  /// Judges one step, and applies it to the model.
  private func apply(
    _ step: NavigationStep,
    _ number: Int,
    of request: NavigationRequest,
    from flow: FlowNode?,
    on stack: HostedStack,
    _ held: HeldRequest?,
  ) throws(Refusal) {
    let edit = try judge(step, number, from: flow, on: stack.model, held)
    if let module = step.module {
      let entry = try modules.makeEntry(of: module, request, in: flow, on: stack.model)
      if let held { try consult(held, about: step, edit, staying: [], of: request, on: stack) }
      let layer = try modules.layer(for: edit, of: step, in: flow, on: stack)
      if edit.range.isEmpty, edit.range.lowerBound == layer.end {
        stack.model.put(entry, on: layer, in: change)
      } else {
        stack.model.replace(edit.range, on: layer, with: [entry], because: step.cause, in: change)
      }
      return
    }
    let entries = try modules.makeEntries(
      step.modules(above: edit.kept), request, in: flow, on: stack.model)
    if let held { try consult(held, about: step, edit, staying: entries, of: request, on: stack) }
    if entries.isEmpty { return stack.model.remove(edit.range, because: step.cause, in: change) }
    let layer = try modules.layer(for: edit, of: step, in: flow, on: stack)
    stack.model.replace(edit.range, on: layer, with: entries, because: step.cause, in: change)
  }

  private func judge(
    _ step: NavigationStep,
    _ number: Int,
    from flow: FlowNode?,
    on stack: StackModel,
    _ held: HeldRequest?,
  ) throws(Refusal) -> StackEdit {
    let judge = RequestJudge(stack: stack, flow: flow)
    do throws(Refusal) {
      if let meaning = held?.meaning(of: number) {
        return try judge.edit(for: step, meaning: meaning)
      }
      return try judge.edit(for: step)
    } catch {
      modules.offender = step.subject
      throw error
    }
  }

  /// Notes what a step means, and asks the guards if it is the only one.
  private func consult(
    _ held: HeldRequest,
    about step: NavigationStep,
    _ edit: StackEdit,
    staying: [StackEntry],
    of request: NavigationRequest,
    on stack: HostedStack,
  ) throws(Refusal) {
    let staying = Set(staying)
    let leaving = stack.model[edit.range].filter { !staying.contains($0) }
    held.note(step, leaving: leaving, unless: change.added.all)
    if request.changes.count == 1 { try guards.consult(held, about: leaving) }
  }
}
