extension FlowStarting {
  /// Handles the actions of one type that reach this flow or router.
  ///
  /// They come from its own modules, and from the flows started from it, unless those have handled
  /// them. They travel no further. The flow lets go of the body when it is over.
  ///
  /// > Reports: a type that is handled here already, by an owner that is still there; a flow or router
  /// > that is over. Nothing changes then.
  ///
  /// - Parameters:
  ///   - type: The type of the actions, not a protocol or superclass of it.
  ///   - owner: Handed to the body. Held weakly; once it is gone, actions travel on.
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

  /// Looks at the actions of one type that reach this flow or router, and says which travel on.
  ///
  /// ```swift
  /// flow.handleOrPassOn(Failed.self, with: self) { me, action in
  ///   me.attempts += 1
  ///   return .passOn                     // the application shows the message
  /// }
  /// ```
  ///
  /// > Reports: a type that is handled here already, by an owner that is still there; a flow or router
  /// > that is over. Nothing changes then.
  ///
  /// - Parameters:
  ///   - type: The type of the actions, not a protocol or superclass of it.
  ///   - owner: Handed to the body. Held weakly; once it is gone, actions travel on.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - body: Called with each action; answers what becomes of it.
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

  /// Sends an action of a coordinator's own, beginning with those who handle it in this flow.
  ///
  /// See ``ActionSender`` for what becomes of it.
  ///
  /// - Parameters:
  ///   - action: What has happened.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  public func send<Action>(_ action: Action, file: String = #fileID, line: Int = #line) {
    sender.send(action, from: nil, source: CallSite(file: file, line: line))
  }

  /// Hands an action down to everyone who handles it: this flow or router, and the flows started from
  /// it.
  ///
  /// For what has happened outside, such as a message that has arrived; where somebody wants to go is a link, which
  /// ``StackRouter/open(_:file:line:)`` follows. Each flow that is going on when it comes is asked once, whatever the
  /// others reply: parents before children, among siblings the one that was started first. What they end by that ends
  /// when all were asked.
  ///
  /// > Reports: an action that nobody handles.
  ///
  /// - Parameters:
  ///   - action: What has come.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  public func deliver<Action>(_ action: Action, file: String = #fileID, line: Int = #line) {
    deliver(action, source: CallSite(file: file, line: line))
  }
}
