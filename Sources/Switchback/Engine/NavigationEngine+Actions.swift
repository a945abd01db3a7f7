extension NavigationEngine {
  /// Sends an action up from a flow, until somebody handles it.
  ///
  /// Walks parent links and looks into one table for each flow; only a trace or a report collects the way.
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - sender: The module or screen it was done on, if it was one.
  ///   - flow: Where it begins; nil is the router itself.
  ///   - source: Where it was sent.
  func send<Action>(
    _ action: Action,
    from sender: AnyObject?,
    in flow: FlowNode?,
    source: CallSite,
  ) {
    guard let origin = check(sender, in: flow, of: Action.self, source) else { return }
    var isHandled = false
    var trace = audience.isEmpty ? nil : RecordedAction(of: Action.self, from: origin.id)
    calling {
      var next = flow
      while let node = next {
        let reply = node.actions.entry(for: Action.self)?.reply(to: action)
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
      if let trace { emit(.sent(trace), in: flow, on: origin.entry?.stack, source: source) }
    }
    guard !isHandled else { return }
    let record = trace ?? unhandled(Action.self, from: origin, in: flow)
    report(
      NavigationIssue(.actionUnhandled(record), subject: record.name, source: source), in: flow)
  }

  /// The way of an action that nobody has handled: whoever was asked has passed it on.
  private func unhandled<Action>(
    _ type: Action.Type,
    from origin: ActionOrigin,
    in flow: FlowNode?,
  ) -> RecordedAction {
    func stop(_ id: FlowID?, _ actions: ActionTable) -> RecordedAction.Stop {
      let entry = actions.entry(for: type)
      return .init(id, entry.flatMap { $0.isOrphaned ? nil : .passOn })
    }
    var record = RecordedAction(of: type, from: origin.id)
    record.path = flow.map { $0.chain.map { stop($0.id, $0.actions) } } ?? []
    record.path.append(stop(nil, flows.actions))
    return record
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
    on stack: LayeredStack? = nil,
    source: CallSite,
  ) {
    guard isGoingOn(flow, source) else { return }
    var record = RecordedAction(of: Action.self)
    var isHandled = false
    calling {
      if flow == nil, stack == nil {
        let reply = flows.actions.entry(for: Action.self)?.reply(to: action)
        record.path.append(.init(nil, reply))
        isHandled = reply != nil
      }
      let outermost = stack.map { flows.started(from: flow, on: $0) } ?? flow.map { [$0] }
      for node in (outermost ?? flows.roots).flatMap(\.withDescendants) {
        let reply = node.actions.entry(for: Action.self)?.reply(to: action)
        record.path.append(.init(node.id, reply))
        isHandled = isHandled || reply != nil
      }
      emit(.sent(record), in: flow, source: source)
    }
    guard !isHandled else { return }
    report(
      NavigationIssue(.actionUnhandled(record), subject: record.name, source: source), in: flow)
  }

  /// Takes in who handles a type of action, in a flow or for the whole router.
  func handle<Action>(_ handler: ActionHandler<Action>, in flow: FlowNode?) {
    guard isGoingOn(flow, handler.source) else { return }
    let (isAdded, displaced) = flow?.actions.add(handler) ?? flows.actions.add(handler)
    withExtendedLifetime(displaced) {}
    guard !isAdded else { return }
    let first = (flow?.actions ?? flows.actions).entry(for: Action.self)?.source
    let kind = NavigationIssue.Kind.actionHandledAlready(in: flow?.id, since: first)
    let name = String(describing: Action.self)
    report(NavigationIssue(kind, subject: name, source: handler.source), in: flow)
  }

  /// The module that sends something, which may be none; nil if it must not.
  private func check<Action>(
    _ sender: AnyObject?,
    in flow: FlowNode?,
    of type: Action.Type,
    _ source: CallSite,
  ) -> ActionOrigin? {
    let entry = sender.flatMap(index.entry(behind:))
    guard let sender, entry == nil else {
      if !isClosed, flow?.isOpen != false { return ActionOrigin(entry: entry) }
      // Said in any case: an action has no ticket that could.
      let kind = NavigationIssue.Kind.rejected(isClosed ? .routerGone : .flowEnded)
      report(NavigationIssue(kind, subject: flow?.name ?? "Router", source: source), in: flow)
      return nil
    }
    let name = (sender as? any Presentable)?.name ?? String(describing: Swift.type(of: sender))
    let action = String(describing: type)
    report(
      NavigationIssue(.actionSenderNotShown(action), subject: name, source: source), in: flow)
    return nil
  }
}

/// The module that sends an action; a coordinator, and what comes from outside, has none.
private struct ActionOrigin {
  let entry: NavigationEntry?

  @MainActor var id: ModuleID? { entry?.id }
}

extension FlowNode {
  /// This flow and those below it, parents before children, siblings in the order of their start.
  fileprivate var withDescendants: [FlowNode] {
    [self] + children.flatMap(\.withDescendants)
  }
}
