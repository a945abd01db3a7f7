/// Carries requests out on a stack, step by step: has each judged, asks the modules for their screens and the
/// guards for their leave, and notes what changes.
@MainActor
final class RequestHandler {
  private let stacks: RouterStacks
  private let change: Transaction
  private let guards: LeaveGuards
  private let link: EngineLink

  /// The module that the request which was judged last was rejected for, if it was for one.
  private(set) var subject: String?

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
    subject = nil
    if flow?.isOpen == false { throw .rejected(.flowEnded) }
    if request.changes.isEmpty { throw .rejected(.nothingToShow) }
    guard let stack = requester.stack else { throw .rejected(.tabNotShown) }
    if let intent = request.intent, isUnderWay(intent, on: stack) { throw .superseded }
    switch request.changes {
    case .none: break
    case .one(let step): try apply(step, 0, of: request, from: flow, on: stack, held)
    case .many(let steps): try apply(steps, of: request, from: flow, on: stack, held)
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
      let entry = try makeEntry(of: module, request, in: flow, on: stack.model)
      if let held { try consult(held, about: step, edit, staying: [], of: request, on: stack) }
      let layer = try layer(for: edit, of: step, in: flow, on: stack)
      if edit.range.isEmpty, edit.range.lowerBound == layer.end {
        stack.model.put(entry, on: layer, in: change)
      } else {
        stack.model.replace(edit.range, on: layer, with: [entry], because: step.cause, in: change)
      }
      return
    }
    let entries = try makeEntries(
      step.modules(above: edit.kept), request, in: flow, on: stack.model)
    if let held { try consult(held, about: step, edit, staying: entries, of: request, on: stack) }
    if entries.isEmpty { return stack.model.remove(edit.range, because: step.cause, in: change) }
    let layer = try layer(for: edit, of: step, in: flow, on: stack)
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
      if let meaning = held?.meaning(of: number) { return try judge.edit(for: meaning) }
      return try judge.edit(for: step)
    } catch {
      subject = step.subject
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

  // MARK: - New modules

  /// The entries of modules that are to be shown: those that are there already, and new ones.
  private func makeEntries(
    _ modules: ArraySlice<any Presentable>,
    _ request: NavigationRequest,
    in flow: FlowNode?,
    on stack: StackModel,
  ) throws(Refusal) -> [StackEntry] {
    var entries: [StackEntry] = []
    entries.reserveCapacity(modules.count)
    var seen: Set<ObjectIdentifier> = []
    let before = index.lastSerial
    do throws(Refusal) {
      for module in modules {
        let entry: StackEntry
        if let known = stack.entry(of: module) {
          entry = known
        } else {
          entry = try makeEntry(of: module, request, in: flow, on: stack)
        }
        guard modules.count == 1 || seen.insert(ObjectIdentifier(entry.screen)).inserted
        else { throw rejected(.alreadyInStack, module) }
        entries.append(entry)
      }
    } catch {
      index.lastSerial = before
      throw error
    }
    return entries
  }

  /// The entry of a module that is not shown yet.
  private func makeEntry(
    of module: any Presentable,
    _ request: NavigationRequest,
    in flow: FlowNode?,
    on stack: StackModel,
  ) throws(Refusal) -> StackEntry {
    let screen = module.presented()
    if index.shows(screen) { throw rejected(.alreadyInStack, module) }
    if !stack.topLayer.host.canShow(screen) { throw rejected(.foreignScreen, module) }
    let entry = StackEntry(serial: index.nextSerial(), module: module, screen: screen, in: flow)
    if let tabs = entry.tabs, !tabs.isFree(for: link) {
      index.lastSerial -= 1
      throw rejected(.alreadyInStack, module)
    }
    if request.transition != .automatic { entry.transition = request.transition }
    if request.intent != nil { entry.intent = request.intent }
    return entry
  }

  private func rejected(_ reason: Rejection, _ module: any Presentable) -> Refusal {
    subject = module.name
    return .rejected(reason)
  }

  /// The layer on which new modules go; a new one, with a host, for what is presented.
  private func layer(
    for edit: StackEdit,
    of step: NavigationStep,
    in flow: FlowNode?,
    on stack: HostedStack,
  ) throws(Refusal) -> Layer {
    switch edit.place {
    case .above:
      let isLowest = edit.range.lowerBound == 0
      return isLowest ? stack.model.base : stack.model.layer(at: edit.range.lowerBound - 1)
    case .within: return stack.model.layer(at: edit.range.lowerBound)
    case .presented: return try presentedLayer(for: step, in: flow, on: stack)
    }
  }

  private func presentedLayer(
    for step: NavigationStep,
    in flow: FlowNode?,
    on stack: HostedStack,
  ) throws(Refusal) -> Layer {
    let model = stack.model
    var owner: FlowNode?
    if let flow, flow.total == 0, !step.isPresenting {
      owner = RequestJudge(stack: model, flow: flow).opening(of: flow).owner
    }
    if let vacant = owner.flatMap(model.vacantLayer(of:)) {
      stack.open(vacant)
      return vacant
    }
    guard let host = model.topLayer.host.makeModalHost() else { throw .rejected(.cannotPresent) }
    let presenter = owner.map(\.parent) ?? flow
    let layer = stacks.makeLayer(on: host, of: model, for: owner, by: presenter)
    stack.open(layer)
    host.connect(HostReporter(link, on: layer))
    return layer
  }
}
