/// Tells everyone concerned what a change of the stacks did, in the order that is promised.
@MainActor
final class Notifier {
  let listeners = EventListeners()
  private let onIssue: (@MainActor (NavigationIssue) -> Void)?
  private let root: StackModel
  private let topNotifier: TopNotifier

  /// What is on a stack while a change of it is told: no event of one change needs to list it anew.
  private var told: (stack: StackModel, ids: [ModuleID])?
  private var isTelling = false

  init(of stacks: RouterStacks, onIssue: (@MainActor (NavigationIssue) -> Void)?) {
    root = stacks.root.model
    topNotifier = TopNotifier(of: stacks)
    self.onIssue = onIssue
  }

  // MARK: - One change

  /// Begins to tell of a change: what left and what ended is told from now on, and until it is said that it ends.
  func begin() { isTelling = true }

  func end() {
    isTelling = false
    told = nil
  }

  /// Tells what entered and, top first, the modules that left.
  ///
  /// - Parameters:
  ///   - change: What left and entered.
  ///   - source: Where it was asked for, if it was code that asked.
  func tell(_ change: StackChange, _ source: CallSite?) {
    if !listeners.isEmpty {
      for entry in change.added.all {
        emit(
          entry.isFirstPresented ? .presented(entry.id) : .shown(entry.id), in: entry.flow,
          on: entry.stack, source: source)
      }
    }
    if change.removed.isEmpty { return }
    for removal in change.removed.all { tell(removal, source) }
  }

  private func tell(_ removal: StackChange.Removal, _ source: CallSite?) {
    let (entry, cause) = (removal.entry, removal.cause)
    if !listeners.isEmpty {
      emit(.removed(entry.id, cause), in: entry.flow, on: entry.stack, source: source)
    }
    entry.listener?.onRemoved(cause)
    entry.tellRemoved(cause)
    topNotifier.forget(entry)
  }

  /// Tells who is covered and who is on top, if that has changed.
  ///
  /// - Returns: Whether anyone was told.
  func tellTop() -> Bool { topNotifier.tell() }

  /// Tells nobody any more that it is on top.
  func close() { topNotifier.close() }

  /// Tells the end of a flow: its coordinator, then whoever has started it.
  ///
  /// - Returns: Those who await the end.
  func tell(
    _ ending: StackChange.Ending, to coordinator: (any Coordinator)?, _ source: CallSite?
  ) -> [Awaiter] {
    let (node, cause) = (ending.node, ending.cause)
    emit(.flowEnded(node.id, cause), in: node, source: source)
    listeners.remove(of: node)
    if let coordinator, node.isListening {
      (coordinator as? any LifecycleListener)?.onRemoved(cause)
    }
    return node.tellStarter(coordinator, (cause, source))
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
