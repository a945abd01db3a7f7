extension NavigationEngine {
  /// Takes a request and hands out its ticket.
  func perform(_ request: NavigationRequest, from flow: FlowNode?) -> NavigationTicket {
    let ticket = NavigationTicket()
    if isEndUntold(flow) {
      let reason = isClosing ? Rejection.routerGone : .flowEnded
      reject(RequestDraft(request, flow: flow, ticket: ticket), reason, isMisuse: false)
      return ticket
    }
    submit(.request(request, from: flow, ticket))
    return ticket
  }

  /// Judges a request against the wanted stack and, if every step is accepted, applies it.
  func judge(_ request: NavigationRequest, from flow: FlowNode?, _ ticket: NavigationTicket) {
    var draft = RequestDraft(request, flow: flow, ticket: ticket)
    do throws(RejectedStep) {
      guard !isClosed else { throw RejectedStep(reason: .routerGone) }
      guard flow?.isOpen ?? true else { throw RejectedStep(reason: .flowEnded) }
      guard !request.steps.isEmpty else { throw RejectedStep(reason: .nothingToShow) }
      let backup = request.steps.count > 1 ? stack.ledger : nil
      for step in request.steps {
        do throws(RejectedStep) {
          try apply(step, &draft)
        } catch {
          undo(draft, to: backup ?? stack.ledger)
          throw error
        }
      }
      if let backup { draft.change.sortRemoved(as: backup.intent) }
    } catch {
      return reject(draft, error.reason, isMisuse: error.reason.isMisuse)
    }
    stack.await(ticket, of: draft.change, transition: request.transition)
    commit(draft.change, source: request.source) {
      emit(.requested(recorded(draft)), in: flow, source: request.source)
    }
  }

  private func reject(_ draft: RequestDraft, _ reason: Rejection, isMisuse: Bool) {
    emit(.rejected(recorded(draft), reason), in: draft.flow, source: draft.request.source)
    if isMisuse {
      let subject = draft.subject ?? draft.flow?.name ?? "Router"
      let issue = NavigationIssue(.rejected(reason), subject: subject, source: draft.request.source)
      report(issue, in: draft.flow)
    }
    draft.ticket.resolve(.rejected(reason))
  }

  /// Judges one step and applies it to the model.
  ///
  /// Nobody is told yet.
  private func apply(_ step: NavigationStep, _ draft: inout RequestDraft) throws(RejectedStep) {
    draft.subject = step.subject
    let slice = stack.slice(of: draft.flow, exact: step.needsWholeSlice)
    var fresh: [any Presentable] = []
    let resolved = stack.resolve(step, within: slice, &fresh)
    let edit = try resolved.judged(within: slice).get()
    let entries = try makeEntries(fresh, &draft)
    let items = edit.items.map { item in
      switch item {
      case .shown(let position): stack.ledger[position]
      case .fresh(let number): entries[number]
      }
    }
    let old = stack.ledger.replace(edit.range, with: items)
    let staying = Set(items)
    for entry in old where !staying.contains(entry) {
      stack.leave(entry)
      draft.change.remove(entry, because: resolved.cause)
    }
    for entry in entries { stack.enter(entry) }
    draft.change.added += entries
  }

  private func undo(_ draft: RequestDraft, to backup: StackLedger<NavigationEntry>) {
    stack.ledger = backup
    for entry in draft.change.added { stack.leave(entry) }
    for removal in draft.change.removed { stack.enter(removal.entry) }
  }

  private func makeEntries(
    _ modules: [any Presentable],
    _ draft: inout RequestDraft,
  ) throws(RejectedStep) -> [NavigationEntry] {
    var screens: Set<ObjectIdentifier> = []
    var found: [any Screen] = []
    for module in modules {
      let screen = module.presented()
      draft.subject = module.name
      guard screens.insert(ObjectIdentifier(screen)).inserted,
        !stack.shows(screen)
      else { throw RejectedStep(reason: .alreadyInStack) }
      guard stack.host.canShow(screen) else { throw RejectedStep(reason: .foreignScreen) }
      found.append(screen)
    }
    return zip(modules, found).map { module, screen in
      NavigationEntry(
        serial: nextEntryNumber(), module: module, screen: screen, flow: draft.flow)
    }
  }

  /// A request in values, for those who observe.
  private func recorded(_ draft: RequestDraft) -> RecordedRequest {
    func id(_ module: any Presentable) -> ModuleID {
      let left = draft.change.removed.first { $0.entry.module === module }
      return (stack.entry(of: module) ?? left?.entry)?.id ?? ModuleID(0, module.name)
    }
    let steps = draft.request.steps.map { step -> RecordedRequest.Step in
      switch step {
      case .push(let module): .push(id(module))
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

/// A request on its way through judgement.
private struct RequestDraft {
  let request: NavigationRequest
  let flow: FlowNode?
  let ticket: NavigationTicket
  var change = StackChange()
  var subject: String?

  init(_ request: NavigationRequest, flow: FlowNode?, ticket: NavigationTicket) {
    self.request = request
    self.flow = flow
    self.ticket = ticket
  }
}

extension NavigationStep {
  /// What a report about this step names.
  @MainActor fileprivate var subject: String? {
    switch self {
    case .push(let module), .popTo(let module), .replaceTop(let module): module.name
    case .popToLast(let type): type.name
    case .setStack(let modules): modules.last?.name
    case .pop, .popToRoot: nil
    }
  }
}
