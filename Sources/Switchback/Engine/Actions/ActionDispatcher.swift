/// Carries actions through the tree of flows: up until somebody handles one, or down to everyone who does.
@MainActor
struct ActionDispatcher {
  let flows: FlowTree
  let index: EntryIndex
  let notifier: Notifier

  /// Sends an action up from a flow, or with nil from the router itself, until somebody handles it.
  ///
  /// It is not sent if its sender, a module or a screen, is not shown, or if what it begins at is over. Only a
  /// trace or a report collects the way.
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
      if entry == nil {
        let name = (sender as? any Presentable)?.name ?? String(describing: type(of: sender))
        let kind = NavigationIssue.Kind.actionSenderNotShown(String(describing: Action.self))
        return notifier.log(kind, name, in: flow, source)
      }
    }
    // Said in any case: an action has no ticket that could.
    if let over {
      return notifier.log(.rejected(over), flow?.name ?? "Router", in: flow, source)
    }
    var trace =
      notifier.listeners.isEmpty ? nil : RecordedAction(of: Action.self, from: entry?.id)
    let isHandled = send(action, in: flow, &trace)
    if let trace {
      notifier.emit(trace.event, in: flow, on: entry?.stack, source: source)
    }
    guard !isHandled else { return }
    let record = trace ?? unhandled(Action.self, from: entry?.id, in: flow)
    notifier.log(record.issue, record.name, in: flow, source)
  }

  private func send<Action>(
    _ action: Action,
    in flow: FlowNode?,
    _ trace: inout RecordedAction?,
  ) -> Bool {
    for node in FlowAncestors(from: flow) {
      let reply = node.actions?.reply(to: action)
      trace?.path.append(.init(node.id, reply))
      if reply == .handled { return true }
    }
    let reply = flows.actions.reply(to: action)
    trace?.path.append(.init(nil, reply))
    return reply == .handled
  }

  /// The way of an action that nobody has handled: whoever was asked has passed it on.
  private func unhandled<Action>(
    _ type: Action.Type,
    from sender: ModuleID?,
    in flow: FlowNode?,
  ) -> RecordedAction {
    var record = RecordedAction(of: type, from: sender)
    for node in FlowAncestors(from: flow) {
      let isAsked = node.actions?.handles(type) ?? false
      record.path.append(.init(node.id, isAsked ? .passOn : nil))
    }
    record.path.append(.init(nil, flows.actions.handles(type) ? .passOn : nil))
    return record
  }

  /// Hands an action down to a flow and those started from it, or with nil to the router and all flows.
  ///
  /// With a stack, only those are meant that were started from it on that stack.
  func deliver<Action>(
    _ action: Action,
    to flow: FlowNode?,
    on stack: HostedStack?,
    source: CallSite,
  ) {
    var record = RecordedAction(of: Action.self)
    if flow == nil, stack == nil {
      record.path.append(.init(nil, flows.actions.reply(to: action)))
    }
    let outermost = stack.map { flows.started(from: flow, on: $0.model) } ?? flow.map { [$0] }
    for node in (outermost ?? flows.roots).flatMap(\.withDescendants) {
      record.path.append(.init(node.id, node.actions?.reply(to: action)))
    }
    notifier.emit(record.event, in: flow, source: source)
    if record.path.allSatisfy({ $0.reply == nil }) {
      notifier.log(record.issue, record.name, in: flow, source)
    }
  }

  /// Registers who handles a type of action, in a flow or for the whole router.
  func handle<Action>(_ handler: ActionHandler<Action>, in flow: FlowNode?) {
    let table = flow.map { $0.actions ?? ActionTable() } ?? flows.actions
    flow?.actions = table
    guard let first = table.add(handler) else { return }
    notifier.log(
      .actionHandledAlready(in: flow?.id, since: first.source), String(describing: Action.self),
      in: flow, handler.source)
  }
}
