/// Carries actions through the tree of flows: up until somebody handles one, or down to everyone who does.
@MainActor
final class ActionDispatcher {
  private let flows: FlowTree
  private let index: EntryIndex
  private let notifier: Notifier

  init(_ flows: FlowTree, _ index: EntryIndex, _ notifier: Notifier) {
    self.flows = flows
    self.index = index
    self.notifier = notifier
  }

  /// Sends an action up from a flow, until somebody handles it.
  ///
  /// Walks parent links and looks into one table for each flow; only a trace or a report collects the way.
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - sender: The module or screen it was done on, if it was one.
  ///   - flow: Where it begins; nil is the router itself.
  ///   - over: Why it must not be sent, if that is over.
  ///   - source: Where it was sent.
  func send<Action>(
    _ action: Action,
    from sender: AnyObject?,
    in flow: FlowNode?,
    unless over: Rejection?,
    source: CallSite,
  ) {
    var entry: StackEntry?
    if let sender {
      entry = index.entry(behind: sender)
      if entry == nil { return reportHidden(sender, of: Action.self, in: flow, source) }
    }
    // Said in any case: an action has no ticket that could.
    if let over {
      return notifier.report(.rejected(over), flow?.name ?? "Router", in: flow, source)
    }
    var isHandled = false
    var trace =
      notifier.listeners.isEmpty ? nil : RecordedAction(of: Action.self, from: entry?.id)
    var next = flow
    while let node = next {
      let reply = node.actions?.entry(for: Action.self)?.reply(to: action)
      trace?.path.append(.init(node.id, reply))
      isHandled = reply == .handled
      if isHandled { break }
      next = node.parent
    }
    if !isHandled {
      let reply = flows.actions.entry(for: Action.self)?.reply(to: action)
      trace?.path.append(.init(nil, reply))
      isHandled = reply == .handled
    }
    if let trace {
      notifier.emit(.sent(trace), in: flow, on: entry?.stack, source: source)
    }
    guard !isHandled else { return }
    let record = trace ?? unhandled(Action.self, from: entry?.id, in: flow)
    notifier.report(.actionUnhandled(record), record.name, in: flow, source)
  }

  /// The way of an action that nobody has handled: whoever was asked has passed it on.
  private func unhandled<Action>(
    _ type: Action.Type,
    from sender: ModuleID?,
    in flow: FlowNode?,
  ) -> RecordedAction {
    func stop(_ id: FlowID?, _ actions: ActionTable?) -> RecordedAction.Stop {
      let entry = actions?.entry(for: type)
      return .init(id, entry.flatMap { $0.isOrphaned ? nil : .passOn })
    }
    var record = RecordedAction(of: type, from: sender)
    var next = flow
    while let node = next {
      record.path.append(stop(node.id, node.actions))
      next = node.parent
    }
    record.path.append(stop(nil, flows.actions))
    return record
  }

  private func reportHidden<Action>(
    _ sender: AnyObject,
    of type: Action.Type,
    in flow: FlowNode?,
    _ source: CallSite,
  ) {
    let name = (sender as? any Presentable)?.name ?? String(describing: Swift.type(of: sender))
    notifier.report(.actionSenderNotShown(String(describing: type)), name, in: flow, source)
  }

  /// Hands an action down to every flow that handles it.
  ///
  /// - Parameters:
  ///   - action: What has come.
  ///   - flow: The flow that it is for, with those started from it; nil is the router itself, with all.
  ///   - stack: The stack that it is for, if only the flows on that are meant.
  ///   - source: Where it was delivered.
  func deliver<Action>(
    _ action: Action,
    to flow: FlowNode?,
    on stack: HostedStack?,
    source: CallSite,
  ) {
    var record = RecordedAction(of: Action.self)
    var isHandled = false
    if flow == nil, stack == nil {
      let reply = flows.actions.entry(for: Action.self)?.reply(to: action)
      record.path.append(.init(nil, reply))
      isHandled = reply != nil
    }
    let outermost = stack.map { flows.started(from: flow, on: $0) } ?? flow.map { [$0] }
    for node in (outermost ?? flows.roots).flatMap(\.withDescendants) {
      let reply = node.actions?.entry(for: Action.self)?.reply(to: action)
      record.path.append(.init(node.id, reply))
      isHandled = isHandled || reply != nil
    }
    notifier.emit(.sent(record), in: flow, source: source)
    if !isHandled { notifier.report(.actionUnhandled(record), record.name, in: flow, source) }
  }

  /// Registers who handles a type of action, in a flow or for the whole router.
  func handle<Action>(_ handler: ActionHandler<Action>, in flow: FlowNode?) {
    if flow?.add(handler) ?? flows.actions.add(handler) { return }
    let first = (flow?.actions ?? flows.actions).entry(for: Action.self)?.source
    notifier.report(
      .actionHandledAlready(in: flow?.id, since: first), String(describing: Action.self), in: flow,
      handler.source)
  }
}

extension FlowNode {
  /// This flow and those below it, parents before children, siblings in the order of their start.
  fileprivate var withDescendants: [FlowNode] {
    [self] + children.flatMap(\.withDescendants)
  }
}
