extension NavigationEngine {
  /// Takes a request and hands out its ticket.
  ///
  /// Outside of callbacks, one that changes nothing costs no memory: all that are rejected for one reason
  /// share a ticket.
  func perform(_ request: NavigationRequest, from requester: Requester) -> NavigationTicket {
    if isEndUntold(requester.flow) {
      let reason = isClosing ? Rejection.routerGone : .flowEnded
      return reject(draft(request, from: requester), reason, isMisuse: false)
    }
    return doOrEnqueue {
      judge(request, from: requester)
    } orElse: {
      let ticket = NavigationTicket()
      return (.request(request, from: requester, ticket), ticket)
    }
  }

  /// Judges a request against the wanted stack and, if every step is accepted, applies it.
  ///
  /// - Parameters:
  ///   - request: What to change.
  ///   - requester: Who asks for it.
  ///   - ticket: The ticket that was handed out for it, if one was.
  ///   - attempt: The request as something that was held back before. Where nobody minds being left,
  ///     nothing ever is.
  /// - Returns: The ticket that says how it ended.
  @discardableResult
  func judge(
    _ request: NavigationRequest,
    from requester: Requester,
    _ ticket: NavigationTicket? = nil,
    as attempt: NavigationAttempt? = nil,
  ) -> NavigationTicket {
    var draft = draft(request, from: requester, ticket, as: attempt)
    if index.guardedCount > 0 { draft.prepareToBeHeld(by: requester) }
    var change = StackChange()
    do throws(RejectedStep) {
      try apply(&draft, &change)
    } catch {
      switch error {
      case .held: return draft.end()
      case .superseded: return supersede(draft)
      case .rejected(let reason):
        // What was held back and means nothing any more is nobody's mistake.
        if draft.isRepeated { return supersede(draft) }
        return reject(draft, reason, isMisuse: reason.isMisuse)
      }
    }
    let ticket = draft.end()
    let expected = ExpectedChange(
      ticket: ticket, stack: draft.stack, transition: request.transition)
    commit(change, for: expected, source: request.source) { change in
      announce(.requested(recorded(draft, change.removed)), draft)
    }
    return ticket
  }

  /// A request that is to be judged on the stack that it is meant for.
  ///
  /// One whose stack is gone is refused, and only named after the stack around it.
  private func draft(
    _ request: NavigationRequest,
    from requester: Requester,
    _ ticket: NavigationTicket? = nil,
    as attempt: NavigationAttempt? = nil,
  ) -> RequestDraft {
    RequestDraft(request, from: requester, orOn: root, ticket, attempt)
  }

  private func announce(
    _ kind: @autoclosure () -> NavigationEvent.Kind,
    _ draft: borrowing RequestDraft,
  ) {
    emit(kind(), in: draft.flow, on: draft.stack, source: draft.request.source)
  }

  private func supersede(_ draft: borrowing RequestDraft) -> NavigationTicket {
    announce(.superseded(recorded(draft)), draft)
    return draft.end(.superseded)
  }

  private func reject(
    _ draft: borrowing RequestDraft,
    _ reason: Rejection,
    isMisuse: Bool,
  ) -> NavigationTicket {
    announce(.rejected(recorded(draft), reason), draft)
    if isMisuse {
      let issue = NavigationIssue(
        .rejected(reason), subject: draft.subject, source: draft.request.source)
      report(issue, in: draft.flow)
    }
    return draft.end(.rejected(reason))
  }

  /// Announces that a guard has refused a request for good.
  func announceRefusal(
    _ request: NavigationRequest,
    from requester: Requester,
    _ attempt: NavigationAttempt,
  ) {
    let draft = draft(request, from: requester, attempt.ticket, as: attempt)
    announce(.rejected(recorded(draft), .leaveRefused), draft)
  }

  // MARK: - Applying

  private func apply(
    _ draft: inout RequestDraft,
    _ change: inout StackChange,
  ) throws(RejectedStep) {
    guard !isClosed else { throw .rejected(.routerGone) }
    guard draft.flow?.isOpen ?? true else { throw .rejected(.flowEnded) }
    guard !draft.request.changes.isEmpty else { throw .rejected(.nothingToShow) }
    guard draft.isPlaced else { throw .rejected(.tabNotShown) }
    let stack = draft.stack
    if let intent = draft.request.intent, isUnderWay(intent, on: stack) { throw .superseded }
    let count = draft.request.changes.count
    let backup = count > 1 ? stack.backup() : nil
    do throws(RejectedStep) {
      for number in 0..<count {
        try applyStep(number, of: &draft, to: &change)
      }
      if let backup {
        change.sortRemoved(as: backup.intent)
        if let attempt = draft.attempt {
          try consult(attempt, about: change.removed.map(\.entry))
        }
      }
    } catch {
      if let backup { undo(change, on: stack, to: backup) }
      throw error
    }
  }

  /// Judges one step and applies it to the model.
  ///
  /// Nobody is told yet.
  private func applyStep(
    _ number: Int,
    of draft: inout RequestDraft,
    to change: inout StackChange,
  ) throws(RejectedStep) {
    let stack = draft.stack
    let written = draft.request.changes[number]
    draft.step = number
    draft.offender = nil
    let slice = stack.slice(of: draft.flow, exact: written.needsWholeSlice || draft.isRepeated)
    var fresh: Few<any Presentable> = .none
    let (step, cause) = try meaning(of: written, number, within: slice, draft, &fresh)
    let edit = try step.judged(within: slice).get()
    let entries = try makeEntries(fresh, &draft)
    let items = edit.items.mapFew { item in
      switch item {
      case .shown(let position): stack[position]
      case .fresh(let number): entries[number]
      }
    }
    var leaving = stack[edit.range]
    if !leaving.isEmpty, !items.isEmpty {
      let staying = Set(items)
      leaving = leaving.filter { !staying.contains($0) }
    }
    if let attempt = draft.attempt {
      if !draft.isRepeated {
        attempt.meaning.append(stack.resolved(written, leaving, cause, change.added))
      }
      if draft.request.changes.count == 1 { try consult(attempt, about: Array(leaving)) }
    }
    let layer = try layerToOpen(for: edit, of: written, draft)
    _ = stack.replace(edit, with: items) { layer.map { $0() } }
    for entry in leaving {
      stack.leave(entry)
      change.remove(entry, because: cause)
    }
    for entry in entries { stack.enter(entry) }
    change.added += entries
  }

  /// What a step means: as it is written the first time, as it was understood then ever after.
  private func meaning(
    of written: NavigationStep,
    _ number: Int,
    within slice: StackSlice,
    _ draft: borrowing RequestDraft,
    _ fresh: inout Few<any Presentable>,
  ) throws(RejectedStep) -> (StackStep, EndCause) {
    let stack = draft.stack
    guard draft.isRepeated, let attempt = draft.attempt else {
      let step = stack.resolve(written, of: draft.flow, within: slice, &fresh)
      return (step, step.cause)
    }
    switch attempt.meaning[number] {
    case .asWritten(let step):
      let step = stack.resolve(step, of: draft.flow, within: slice, &fresh)
      return (step, step.cause)
    case .remove(let references, let cause):
      guard let lowest = references.entries.first(where: stack.contains)
      else { throw .superseded }
      return (.remove(from: stack.position(of: lowest)), cause)
    case .replace(let references, let module):
      guard let entry = references.entries.first, slice.range.last.map({ stack[$0] }) == entry
      else { throw .superseded }
      let step = stack.resolve(.replaceTop(module), of: draft.flow, within: slice, &fresh)
      return (step, step.cause)
    }
  }

  /// Sees to a host for what an edit presents, before anything changes.
  private func layerToOpen(
    for edit: StackEdit,
    of written: NavigationStep,
    _ draft: borrowing RequestDraft,
  ) throws(RejectedStep) -> (() -> HostedStack)? {
    guard case .presented = edit.place, !edit.items.isEmpty else { return nil }
    let stack = draft.stack
    var owner: FlowNode?
    if let flow = draft.flow, flow.total == 0, !written.isPresenting {
      owner = stack.opening(of: flow).owner
    }
    if let vacant = owner.flatMap(stack.vacantLayer(of:)) { return { stack.reopen(vacant) } }
    guard let host = stack.topHost.makeModalHost() else { throw .rejected(.cannotPresent) }
    let presenter = owner.map(\.parent) ?? draft.flow
    return { stack.open(host, for: owner, by: presenter) }
  }

  private func undo(
    _ change: borrowing StackChange,
    on stack: LayeredStack,
    to backup: LayeredStack.Backup,
  ) {
    stack.restore(backup)
    for entry in change.added { stack.leave(entry) }
    for removal in change.removed { stack.enter(removal.entry) }
  }

  private func makeEntries(
    _ modules: Few<any Presentable>,
    _ draft: inout RequestDraft,
  ) throws(RejectedStep) -> Few<NavigationEntry> {
    var screens: Set<ObjectIdentifier> = []
    var entries: Few<NavigationEntry> = .none
    let before = entryCount
    do throws(RejectedStep) {
      for module in modules {
        let screen = module.presented()
        draft.offender = module
        let isNew = modules.count == 1 || screens.insert(ObjectIdentifier(screen)).inserted
        guard isNew, !index.shows(screen) else { throw .rejected(.alreadyInStack) }
        guard draft.stack.topHost.canShow(screen) else { throw .rejected(.foreignScreen) }
        let entry = makeEntry(of: module, showing: screen, draft)
        guard entry.tabs?.isFree(for: self) ?? true else { throw .rejected(.alreadyInStack) }
        entries.append(entry)
      }
    } catch {
      entryCount = before
      throw error
    }
    return entries
  }

  private func makeEntry(
    of module: any Presentable,
    showing screen: any Screen,
    _ draft: borrowing RequestDraft,
  ) -> NavigationEntry {
    let entry = NavigationEntry(
      serial: nextEntryNumber(),
      module: module,
      screen: screen,
      in: draft.flow.map { .flow($0) } ?? .stack(draft.stack.handle),
    )
    entry.transition = draft.request.transition
    entry.intent = draft.request.intent
    return entry
  }

  /// A request in values, for those who observe.
  private func recorded(
    _ draft: borrowing RequestDraft,
    _ removed: Few<StackChange.Removal> = .none,
  ) -> RecordedRequest {
    func id(_ module: any Presentable) -> ModuleID {
      let left = removed.first { $0.entry.module === module }
      return (index.entry(of: module) ?? left?.entry)?.id ?? ModuleID(0, module.name)
    }
    let steps = draft.request.changes.map { step -> RecordedRequest.Step in
      switch step {
      case .push(let module): .push(id(module))
      case .pushUnlessOnTop(let module): .pushUnlessOnTop(id(module))
      case .present(let module): .present(id(module))
      case .dismiss: .dismiss
      case .pop(let count): .pop(count: count)
      case .popTo(let module): .popTo(id(module))
      case .popToLast(let type): .popToLast(type.name)
      case .popToRoot: .popToRoot
      case .setStack(let modules): .setStack(modules.map(id))
      case .replaceTop(let module): .replaceTop(id(module))
      }
    }
    return RecordedRequest(steps, transition: draft.request.transition)
  }
}

extension NavigationStep {
  fileprivate var isPresenting: Bool {
    if case .present = self { true } else { false }
  }
}
