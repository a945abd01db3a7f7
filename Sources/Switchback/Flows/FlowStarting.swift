/// A router from which you can start flows: a ``StackRouter``, a ``Flow`` or a ``TabRouter``.
///
/// <doc:StartingAFlow> has a picture of how flows are started and finished, and of how actions are sent and
/// delivered.
///
/// There are three ways to learn of the end of a flow: a body with an owner, which is held weakly; a listener, which
/// is also held weakly; or the ticket, which you can await. In each case, the router makes the coordinator with a
/// flow of its own, gives it to the ``CoordinatorDependencies`` of the parent, and starts it. All this happens before
/// `start` returns.
///
/// ```swift
/// flow.start(.push, for: self) {
///   NameCoordinator(flow: $0)
/// } onEnd: { main, end in
///   if let name = end.output { main.greet(name) }
/// }
/// ```
///
/// > Reports: a coordinator that runs already; a coordinator that starts itself; a start from a flow or router that
/// > is over. The router then starts nothing and calls no `onEnd` and no listener, and the ticket ends with
/// > ``EndCause/notStarted``.
@MainActor
public protocol FlowStarting: Router {
  /// Starts a flow; every other `start` and `run` calls this method.
  ///
  /// - Parameters:
  ///   - placement: Where to show the flow.
  ///   - intent: A key for what the flow is for, so that the same request made twice starts one flow; nil for no key.
  ///   - source: The place of the call, for reports.
  ///   - make: Makes the coordinator for the new flow. The router calls it before this method returns.
  ///   - onEnd: Called once when the flow is over, with its coordinator if that still exists; nil if you only await
  ///     the end.
  /// - Returns: The ticket for the end of the flow.
  func start<Output>(
    _ placement: FlowPlacement,
    intent: IntentKey?,
    source: CallSite,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onEnd: (@MainActor ((any Coordinator)?, FlowEnd<Output>) -> Void)?,
  ) -> FlowTicket<Output>

  /// The sender that modules use to send actions.
  ///
  /// Its actions begin at this flow or router.
  var sender: ActionSender { get }

  /// Registers the handler for a type of action; every other `handle` calls this method.
  ///
  /// - Parameters:
  ///   - owner: The object that handles the actions. Once it is gone, another one may register.
  ///   - source: The place of the call, for reports.
  ///   - body: Called with each action. It returns nil once its owner is gone, and does not retain the owner.
  func handle<Action>(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  )

  /// Delivers an action to every handler; every other `deliver` calls this method.
  ///
  /// - Parameters:
  ///   - action: What has happened outside.
  ///   - source: The place of the call, for reports.
  func deliver<Action>(_ action: Action, source: CallSite)
}

extension FlowStarting {
  /// Starts a flow and passes its end to a body, together with an owner that is held weakly.
  ///
  /// - Parameters:
  ///   - placement: Where to show the flow. The default is above what is shown.
  ///   - owner: The object to pass to `onEnd`. If it is gone when the flow ends, `onEnd` is not called.
  ///   - intent: A key for what the flow is for. While a flow that was started from here with the same key is open,
  ///     nothing starts. The default is no key.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator for the new flow. The router calls it before this method returns.
  ///   - onEnd: Called once when the flow is over.
  /// - Returns: The ticket, which can end the flow. You can ignore it.
  @discardableResult
  public func start<Output, Owner: AnyObject>(
    _ placement: FlowPlacement = .push,
    for owner: Owner,
    intent: IntentKey? = nil,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onEnd: @escaping @MainActor (Owner, FlowEnd<Output>) -> Void,
  ) -> FlowTicket<Output> {
    let source = CallSite(file: file, line: line)
    return start(placement, intent: intent, source: source, make) { [weak owner] _, end in
      if let owner { onEnd(owner, end) }
    }
  }

  /// Starts a flow and tells a listener when it ends.
  ///
  /// - Parameters:
  ///   - placement: Where to show the flow. The default is above what is shown.
  ///   - listener: The listener, which the router holds weakly.
  ///   - intent: A key for what the flow is for. While a flow that was started from here with the same key is open,
  ///     nothing starts. The default is no key.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator for the new flow. The router calls it before this method returns.
  /// - Returns: The ticket, which can end the flow. You can ignore it.
  @discardableResult
  public func start<Output>(
    _ placement: FlowPlacement = .push,
    listener: any CoordinatorFlowListener,
    intent: IntentKey? = nil,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) -> FlowTicket<Output> {
    let source = CallSite(file: file, line: line)
    return start(placement, intent: intent, source: source, make) {
      [weak listener] coordinator, end in
      guard let listener, let coordinator else { return }
      listener.onFlowFinished(coordinator: coordinator, cause: end.cause)
    }
  }

  /// Starts a flow and returns the ticket for its end.
  ///
  /// - Parameters:
  ///   - placement: Where to show the flow.
  ///   - intent: A key for what the flow is for. While a flow that was started from here with the same key is open,
  ///     nothing starts, and the ticket ends with ``EndCause/notStarted``. The default is no key.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator for the new flow. The router calls it before this method returns.
  /// - Returns: The ticket. You can ignore it.
  @discardableResult
  public func start<Output>(
    _ placement: FlowPlacement,
    intent: IntentKey? = nil,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) -> FlowTicket<Output> {
    start(placement, intent: intent, source: CallSite(file: file, line: line), make, onEnd: nil)
  }

  /// Starts a flow above what is shown, and returns the ticket for its end.
  ///
  /// ```swift
  /// router.start(MainCoordinator.init)
  /// ```
  ///
  /// - Parameters:
  ///   - intent: A key for what the flow is for. While a flow that was started from here with the same key is open,
  ///     nothing starts, and the ticket ends with ``EndCause/notStarted``. The default is no key.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator for the new flow. The router calls it before this method returns.
  /// - Returns: The ticket. You can ignore it.
  @discardableResult
  public func start<Output>(
    intent: IntentKey? = nil,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) -> FlowTicket<Output> {
    start(.push, intent: intent, file: file, line: line, make)
  }

  /// Starts a flow and awaits its end, and ends the flow if the task is cancelled.
  ///
  /// If you cancel the task, this flow ends, and the router asks no module. Everything above the flow leaves with it.
  /// If the task is cancelled already, nothing starts.
  ///
  /// - Parameters:
  ///   - placement: Where to show the flow.
  ///   - intent: A key for what the flow is for. While a flow that was started from here with the same key is open,
  ///     nothing starts, and the ticket ends with ``EndCause/notStarted``. The default is no key.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator for the new flow. The router calls it at once.
  /// - Returns: How the flow ended. It is ``EndCause/taskCancelled`` if the task was cancelled before the flow had a
  ///   result.
  public func run<Output>(
    _ placement: FlowPlacement,
    intent: IntentKey? = nil,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) async -> FlowEnd<Output> {
    guard !Task.isCancelled else { return .cancelled(.taskCancelled) }
    let ticket = start(placement, intent: intent, file: file, line: line, make)
    return await ticket.endTiedToTask
  }

  /// Starts a flow above what is shown, awaits its end, and ends it if the task is cancelled.
  ///
  /// If you cancel the task, this flow ends, and the router asks no module. Everything above the flow leaves with it.
  /// If the task is cancelled already, nothing starts.
  ///
  /// - Parameters:
  ///   - intent: A key for what the flow is for. While a flow that was started from here with the same key is open,
  ///     nothing starts, and the ticket ends with ``EndCause/notStarted``. The default is no key.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator for the new flow. The router calls it at once.
  /// - Returns: How the flow ended. It is ``EndCause/taskCancelled`` if the task was cancelled before the flow had a
  ///   result.
  public func run<Output>(
    intent: IntentKey? = nil,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) async -> FlowEnd<Output> {
    await run(.push, intent: intent, file: file, line: line, make)
  }
}
