/// Carries requests out on a stack, step by step: has each judged, asks the modules for their screens and the
/// guards for their leave, and notes what changes.
@MainActor
final class RequestHandler {
  private let stacks: RouterStacks
  private let change: Transaction
  private let guards: LeaveGuards
  private let link: EngineLink

  /// What the request that is being judged is about, for reports.
  private(set) var subject = "Router"

  init(_ stacks: RouterStacks, _ change: Transaction, _ guards: LeaveGuards, _ link: EngineLink) {
    self.stacks = stacks
    self.change = change
    self.guards = guards
    self.link = link
  }

  private var index: EntryIndex { stacks.index }

  /// Applies a request, if every step of it is accepted.
  ///
  /// - Parameters:
  ///   - request: What to change.
  ///   - requester: Who asks for it.
  ///   - held: The request as something that may be held back; nil where nobody minds being left.
  /// - Throws: Why it is not done; the state is as it was.
  func apply(
    _ request: NavigationRequest,
    from requester: Requester,
    _ held: HeldRequest?,
  ) throws(Refusal) {
    let flow = requester.flow
    subject = flow?.name ?? "Router"
    if flow?.isOpen == false { throw .rejected(.flowEnded) }
    if request.changes.isEmpty { throw .rejected(.nothingToShow) }
    guard let stack = requester.stack else { throw .rejected(.tabNotShown) }
    if let intent = request.intent, isUnderWay(intent, on: stack) { throw .superseded }
    switch request.changes {
    case .none: break
    case .one(let step):
      try apply(step, 0, of: request, from: flow, on: stack.model, held)
    case .many(let steps):
      try apply(steps, of: request, from: flow, on: stack.model, held)
    }
  }

  /// Whether the same thing is on top, on its way, or waits for an answer.
  private func isUnderWay(_ intent: IntentKey, on stack: HostedStack) -> Bool {
    stack.model.top?.intent == intent || stack.model.tickets.expect(intent)
      || guards.isHolding(intent, on: stack)
  }

  /// Applies several steps as one change, or none of them.
  private func apply(
    _ steps: [NavigationStep],
    of request: NavigationRequest,
    from flow: FlowNode?,
    on stack: StackModel,
    _ held: HeldRequest?,
  ) throws(Refusal) {
    let backup = stack.backup()
    do throws(Refusal) {
      for (number, step) in steps.enumerated() {
        try apply(step, number, of: request, from: flow, on: stack, held)
      }
      change.sortRemoved(as: backup.entries)
      if let held { try guards.consult(held, about: change.removed.all.reversed().map(\.entry)) }
    } catch {
      stack.restore(backup, undoing: change)
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
    on stack: StackModel,
    _ held: HeldRequest?,
  ) throws(Refusal) {
    let judge = RequestJudge(stack: stack, flow: flow)
    subject = step.subject ?? flow?.name ?? "Router"
    let edit: StackEdit
    if let meaning = held?.meaning(of: number) {
      edit = try judge.edit(for: meaning)
    } else {
      edit = try judge.edit(for: step)
    }
    let modules = step.shown(above: edit.kept)
    let entries = try makeEntries(modules, of: request, in: flow, on: stack)
    if let held {
      let staying = Set(entries)
      let leaving = stack[edit.range].filter { !staying.contains($0) }
      held.note(step, leaving: leaving, unless: change.added.all)
      if request.changes.count == 1 { try guards.consult(held, about: leaving) }
    }
    if entries.isEmpty { return stack.remove(edit.range, because: step.cause, in: change) }
    let layer = try layer(for: edit, of: step, in: flow, on: stack)
    if entries.count == 1, edit.range.isEmpty, edit.range.lowerBound == layer.end {
      stack.put(entries[0], on: layer, in: change)
    } else {
      stack.replace(edit.range, on: layer, with: entries, because: step.cause, in: change)
    }
  }

  // MARK: - New modules

  /// The entries of modules that are to be shown: those that are there already, and new ones.
  private func makeEntries(
    _ modules: ArraySlice<any Presentable>,
    of request: NavigationRequest,
    in flow: FlowNode?,
    on stack: StackModel,
  ) throws(Refusal) -> [StackEntry] {
    if modules.isEmpty { return [] }
    var entries: [StackEntry] = []
    entries.reserveCapacity(modules.count)
    var seen: Set<ObjectIdentifier> = []
    let isAlone = modules.count == 1
    let before = index.lastSerial
    let host = stack.topLayer.host
    do throws(Refusal) {
      for module in modules {
        let known = stack.entry(of: module)
        let screen = known?.screen ?? module.presented()
        subject = module.name
        guard isAlone || seen.insert(ObjectIdentifier(screen)).inserted,
          known != nil || !index.shows(screen)
        else { throw .rejected(.alreadyInStack) }
        guard known != nil || host.canShow(screen) else { throw .rejected(.foreignScreen) }
        if let known {
          entries.append(known)
        } else {
          entries.append(try makeEntry(of: module, showing: screen, request, flow))
        }
      }
    } catch {
      index.lastSerial = before
      throw error
    }
    return entries
  }

  private func makeEntry(
    of module: any Presentable,
    showing screen: any Screen,
    _ request: NavigationRequest,
    _ flow: FlowNode?,
  ) throws(Refusal) -> StackEntry {
    let entry = StackEntry(serial: index.nextSerial(), module: module, screen: screen, in: flow)
    if request.transition != .automatic { entry.transition = request.transition }
    if request.intent != nil { entry.intent = request.intent }
    guard entry.tabs?.isFree(for: link) ?? true else { throw .rejected(.alreadyInStack) }
    return entry
  }

  /// The layer on which new modules go; a new one, with a host, for what is presented.
  private func layer(
    for edit: StackEdit,
    of step: NavigationStep,
    in flow: FlowNode?,
    on stack: StackModel,
  ) throws(Refusal) -> Layer {
    switch edit.place {
    case .above:
      return edit.range.lowerBound == 0 ? stack.base : stack.layer(at: edit.range.lowerBound - 1)
    case .within: return stack.layer(at: edit.range.lowerBound)
    case .presented: return try presentedLayer(for: step, in: flow, on: stack)
    }
  }

  private func presentedLayer(
    for step: NavigationStep,
    in flow: FlowNode?,
    on stack: StackModel,
  ) throws(Refusal) -> Layer {
    var owner: FlowNode?
    if let flow, flow.total == 0, !step.isPresenting {
      owner = RequestJudge(stack: stack, flow: flow).opening(of: flow).owner
    }
    if let vacant = owner.flatMap(stack.vacantLayer(of:)) {
      stack.open(vacant)
      return vacant
    }
    guard let host = stack.topLayer.host.makeModalHost() else { throw .rejected(.cannotPresent) }
    let presenter = owner.map(\.parent) ?? flow
    let layer = stacks.makeLayer(on: host, of: stack, for: owner, by: presenter)
    stack.open(layer)
    host.connect(HostReporter(link, on: layer))
    return layer
  }
}
