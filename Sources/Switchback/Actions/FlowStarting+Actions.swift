extension FlowStarting {
  /// Handles the actions of one type that reach this flow or router.
  ///
  /// These actions come from modules of this flow or router, and from the flows started from it, unless those flows
  /// have handled them. An action that is handled here travels no further. When the flow or router is over, it
  /// releases the body.
  ///
  /// > Reports: a type that this flow or router handles already, for an owner that still exists; a flow or router
  /// > that is over. Nothing changes in these cases.
  ///
  /// - Parameters:
  ///   - type: The exact type of the actions, not a protocol or a superclass.
  ///   - owner: The object to pass to the body. The flow or router holds it weakly. Once the owner is gone, actions
  ///     travel on.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - body: Called with each action.
  public func handle<Action, Owner: AnyObject>(
    _ type: Action.Type,
    with owner: Owner,
    file: String = #fileID,
    line: Int = #line,
    _ body: @escaping @MainActor (Owner, Action) -> Void,
  ) {
    handleOrPassOn(type, with: owner, file: file, line: line) { owner, action in
      body(owner, action)
      return .handled
    }
  }

  /// Handles the actions of one type that reach this flow or router, and says which travel on.
  ///
  /// ```swift
  /// flow.handleOrPassOn(Failed.self, with: self) { me, action in
  ///   me.attempts += 1
  ///   // The application shows the message.
  ///   return .passOn
  /// }
  /// ```
  ///
  /// > Reports: a type that this flow or router handles already, for an owner that still exists; a flow or router
  /// > that is over. Nothing changes in these cases.
  ///
  /// - Parameters:
  ///   - type: The exact type of the actions, not a protocol or a superclass.
  ///   - owner: The object to pass to the body. The flow or router holds it weakly. Once the owner is gone, actions
  ///     travel on.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - body: Called with each action. It returns whether the action travels on.
  public func handleOrPassOn<Action, Owner: AnyObject>(
    _ type: Action.Type,
    with owner: Owner,
    file: String = #fileID,
    line: Int = #line,
    _ body: @escaping @MainActor (Owner, Action) -> ActionReply,
  ) {
    handle(by: owner, source: CallSite(file: file, line: line)) { [weak owner] (action: Action) in
      owner.map { body($0, action) }
    }
  }

  /// Sends an action of a coordinator up the tree, beginning with the handlers of this flow.
  ///
  /// ``ActionSender`` says how the action travels.
  ///
  /// - Parameters:
  ///   - action: What has happened.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  public func send<Action>(_ action: Action, file: String = #fileID, line: Int = #line) {
    sender.send(action, from: nil, source: CallSite(file: file, line: line))
  }

  /// Delivers an action to every handler in this flow or router, and in the flows started from it.
  ///
  /// Use it for something that has happened outside, such as a message that has arrived. If somebody wants to go to a
  /// place, open a link with ``StackRouter/open(_:file:line:)`` instead.
  ///
  /// The router asks each flow that is open at this moment once, whatever the others reply. It asks parents before
  /// children, and siblings in the order in which they were started. If a handler ends a flow, the flow ends after
  /// all flows have been asked.
  ///
  /// > Reports: an action that nobody handles.
  ///
  /// - Parameters:
  ///   - action: What has happened outside.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  public func deliver<Action>(_ action: Action, file: String = #fileID, line: Int = #line) {
    deliver(action, source: CallSite(file: file, line: line))
  }
}
