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
      let backup = request.steps.count > 1 ? ledger : nil
      for step in request.steps {
        do throws(RejectedStep) {
          try apply(step, &draft)
        } catch {
          undo(draft, to: backup ?? ledger)
          throw error
        }
      }
      if let backup { draft.change.sortRemoved(as: backup.intent) }
    } catch {
      return reject(draft, error.reason, isMisuse: error.reason.isMisuse)
    }
    transition = request.transition
    ticket.expect(draft.change)
    pending.append(ticket)
    emit(.requested(recorded(draft)), in: flow, source: request.source)
    commit(draft.change, source: request.source)
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
    let slice = slice(of: draft.flow, exact: step.needsWholeSlice)
    var fresh: [any Presentable] = []
    let resolved = resolve(step, within: slice, &fresh)
    let edit = try resolved.judged(within: slice).get()
    let entries = try makeEntries(fresh, &draft)
    let items = edit.items.map { item in
      switch item {
      case .shown(let position): ledger[position]
      case .fresh(let number): entries[number]
      }
    }
    let old = ledger.replace(edit.range, with: items)
    let staying = Set(items)
    for entry in old where !staying.contains(entry) {
      leave(entry)
      draft.change.remove(entry, because: resolved.cause)
    }
    for entry in entries { enter(entry) }
    draft.change.added += entries
  }

  private func undo(_ draft: RequestDraft, to backup: StackLedger<NavigationEntry>) {
    ledger = backup
    for entry in draft.change.added { leave(entry) }
    for removal in draft.change.removed { enter(removal.entry) }
  }

  // MARK: - Looking up

  /// The positions of a requester's modules on the wanted stack.
  ///
  /// - Parameters:
  ///   - flow: The requester, or nil for the router itself.
  ///   - exact: Whether the lower end matters; without it, finding it is not worth a search.
  /// - Returns: The part of the stack that the requester may change.
  func slice(of flow: FlowNode?, exact: Bool = true) -> StackSlice {
    guard let flow else {
      return StackSlice(range: 0..<ledger.count, opening: 0..<ledger.count, isFlow: false)
    }
    guard flow.total > 0 else {
      let opening = opening(of: flow)
      let top = opening.upperBound..<opening.upperBound
      return StackSlice(range: top, opening: opening, isFlow: true)
    }
    var upper = ledger.count
    while upper > 0, ledger[upper - 1].flow?.isInside(flow) != true { upper -= 1 }
    guard exact else {
      return StackSlice(range: upper - flow.total..<upper, opening: 0..<0, isFlow: true)
    }
    var lower = upper
    var missing = flow.total
    while missing > 0 {
      lower -= 1
      if ledger[lower].flow?.isInside(flow) == true { missing -= 1 }
    }
    return StackSlice(range: lower..<upper, opening: 0..<0, isFlow: true)
  }

  /// The positions that the first module of a flow takes the place of.
  private func opening(of flow: FlowNode) -> Range<Int> {
    let around = slice(of: flow.parent)
    if flow.parent != nil, around.range.isEmpty { return around.opening }
    let top = around.range.upperBound
    return flow.placement == .root ? around.range : top..<top
  }

  private func resolve(
    _ step: NavigationStep,
    within slice: StackSlice,
    _ fresh: inout [any Presentable],
  ) -> StackStep {
    switch step {
    case .push(let module): return .push(item(for: module, &fresh))
    case .replaceTop(let module): return .replaceTop(item(for: module, &fresh))
    case .pop(let count): return .pop(count: count)
    case .popToRoot: return .popToRoot
    case .popTo(let module):
      return .popTo(position: entry(of: module).map(position(of:)))
    case .popToLast(let type):
      let last = slice.range.last { type.matches(ledger[$0].module) }
      return .popTo(position: last)
    case .setStack(let modules):
      var kept = 0
      while kept < min(modules.count, slice.range.count),
        ledger[slice.range.lowerBound + kept].module === modules[kept]
      {
        kept += 1
      }
      let items = modules.dropFirst(kept).map { item(for: $0, &fresh) }
      return .set(keeping: kept, items)
    }
  }

  private func item(for module: any Presentable, _ fresh: inout [any Presentable]) -> StackItem {
    if let entry = entry(of: module) { return .shown(at: position(of: entry)) }
    if let number = fresh.firstIndex(where: { $0 === module }) { return .fresh(number) }
    fresh.append(module)
    return .fresh(fresh.count - 1)
  }

  private func position(of entry: NavigationEntry) -> Int {
    var position = ledger.count - 1
    while position > 0, ledger[position] != entry { position -= 1 }
    return position
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
        index[ObjectIdentifier(screen)] == nil
      else { throw RejectedStep(reason: .alreadyInStack) }
      guard host.canShow(screen) else { throw RejectedStep(reason: .foreignScreen) }
      found.append(screen)
    }
    return zip(modules, found).map { module, screen in
      makeEntry(module, screen, in: draft.flow)
    }
  }

  /// A request in values, for those who observe.
  private func recorded(_ draft: RequestDraft) -> RecordedRequest {
    func id(_ module: any Presentable) -> ModuleID {
      let left = draft.change.removed.first { $0.entry.module === module }
      return (entry(of: module) ?? left?.entry)?.id ?? ModuleID(0, module.name)
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

  /// Whether judging the step needs the lower end of the requester's slice.
  fileprivate var needsWholeSlice: Bool {
    switch self {
    case .push, .replaceTop, .pop(count: 1): false
    case .pop, .popTo, .popToLast, .popToRoot, .setStack: true
    }
  }
}
