/// Tells everyone concerned what a change of the stacks did, in the order that is promised.
@MainActor
final class Notifier {
  let listeners = EventListeners()
  private let onIssue: (@MainActor (NavigationIssue) -> Void)?
  private let root: StackModel
  private let flows: FlowTree
  private let queue: WorkQueue
  private let topNotifier: TopNotifier
  private let questions: QuestionQueue
  private let audit: LeakAudit?

  /// What is on a stack while a change of it is told: no event of one change needs to list it anew.
  private var told: (stack: StackModel, ids: [ModuleID])?
  private var isTelling = false

  init(
    root: StackModel,
    flows: FlowTree,
    queue: WorkQueue,
    topNotifier: TopNotifier,
    questions: QuestionQueue,
    audit: LeakAudit?,
    onIssue: (@MainActor (NavigationIssue) -> Void)?,
  ) {
    self.root = root
    self.flows = flows
    self.queue = queue
    self.topNotifier = topNotifier
    self.questions = questions
    self.audit = audit
    self.onIssue = onIssue
  }

  // MARK: - One change

  /// Tells of a change, after every entry has left the model: modules, top first; then flows, children
  /// before parents.
  ///
  /// - Parameters:
  ///   - change: What left and entered.
  ///   - endings: The flows that end by it, if any do.
  ///   - source: Where it was asked for, if it was code that asked.
  ///   - announcement: Tells what was asked for, before anything else is told.
  func tell(
    _ change: Transaction,
    _ endings: FlowEndings?,
    source: CallSite?,
    announcing announcement: (@MainActor () -> Void)?,
  ) {
    if let endings {
      for ending in endings.ended { ending.node.beginEnding() }
      if !endings.vacated.isEmpty { flows.vacated.append(contentsOf: endings.vacated) }
    }
    let removed = change.removed.isEmpty ? [] : change.removed.all
    if !change.added.isEmpty {
      for entry in change.added.all {
        guard let flow = entry.flow else { continue }
        if !flow.hasShown { flow.noteShown() }
        audit?.watch(entry, of: flow)
        if flow.isHeldByScreens { flows.giveToScreens(flow) }
      }
    }
    for removal in removed {
      let entry = removal.entry
      if let flow = entry.flow, flow.isHeldByScreens { flows.takeBack(flow) }
      entry.stack?.tickets.strike(entry)
    }
    isTelling = true
    defer {
      isTelling = false
      told = nil
    }
    if !listeners.isEmpty {
      announcement?()
      for entry in change.added.all {
        emit(
          entry.isFirstPresented ? .presented(entry.id) : .shown(entry.id), in: entry.flow,
          on: entry.stack, source: source)
      }
    }
    for removal in removed { tell(removal, source) }
    if let endings {
      for ending in endings.ended { tellEnd(ending, at: change.number, source) }
    }
  }

  private func tell(_ removal: Transaction.Removal, _ source: CallSite?) {
    let (entry, cause) = (removal.entry, removal.cause)
    if !listeners.isEmpty {
      emit(.removed(entry.id, cause), in: entry.flow, on: entry.stack, source: source)
    }
    entry.listener?.onRemoved(cause)
    entry.tellRemoved(cause)
    topNotifier.forget(entry)
  }

  /// Takes a flow that is over out of the tree and its coordinator from its owner, then tells.
  private func tellEnd(_ ending: Transaction.Ending, at change: Int, _ source: CallSite?) {
    let (node, cause) = (ending.node, ending.cause)
    let owner = audit.map { _ in flows.owner(of: node) }
    let coordinator = flows.remove(node)
    audit?.noteEnd(ending, coordinator, ownedBy: owner, at: (change, flows.moment))
    questions.withdraw(of: node)
    emit(.flowEnded(node.id, cause), in: node, source: source)
    listeners.remove(of: node)
    if let coordinator, node.isListening {
      (coordinator as? any LifecycleListener)?.onRemoved(cause)
    }
    let isFinished = node.result?.output != nil
    queue.add(awaiters: node.tellStarter(coordinator, (cause, source)))
    if isFinished { flows.leaveToDecide(node.parent) }
  }

  // MARK: - Events and issues

  /// Hands an event to those who hear of this flow.
  ///
  /// Costs nothing while nobody listens.
  func emit(
    _ kind: @autoclosure () -> NavigationEvent.Kind,
    in flow: FlowNode?,
    on stack: StackModel? = nil,
    source: CallSite?,
  ) {
    if !listeners.isEmpty { send(kind(), in: flow, on: stack, source: source) }
  }

  /// Not inlined, so that ``emit(_:in:on:source:)`` is small enough to be: then it makes no closure of a kind either.
  @inline(never)
  private func send(
    _ kind: NavigationEvent.Kind, in flow: FlowNode?, on stack: StackModel?, source: CallSite?
  ) {
    let stack = stack ?? flow?.stack ?? root
    let event = NavigationEvent(
      kind: kind,
      flow: flow?.id,
      tab: stack.tab,
      stack: ids(of: stack),
      source: source,
    )
    listeners.hear(event, in: flow, on: stack)
  }

  private func ids(of stack: StackModel) -> [ModuleID] {
    if let told, told.stack === stack { return told.ids }
    let ids = stack.entries.map(\.id)
    if isTelling { told = (stack, ids) }
    return ids
  }

  func log(_ issue: NavigationIssue, in flow: FlowNode?) {
    if let onIssue { onIssue(issue) } else { root.base.host.log(issue) }
    if !listeners.isEmpty { emit(.issue(issue), in: flow, source: issue.source) }
  }

  func log(
    _ kind: NavigationIssue.Kind,
    _ subject: String,
    in flow: FlowNode? = nil,
    _ source: CallSite? = nil,
  ) {
    log(NavigationIssue(kind, subject: subject, source: source), in: flow)
  }
}
