/// A router from which flows can be started: a ``StackRouter``, or a ``Flow`` inside it.
///
/// What is started, sent, delivered and finished here goes the ways that <doc:StartingAFlow> draws.
///
/// There is one verb with three ways of hearing of the end: a body with a weakly held owner, a
/// weakly held listener, or the ticket, which can be awaited. In each of them the coordinator is made
/// with its own flow, owned by the parent's ``CoordinatorDependencies``, and started before `start`
/// returns.
///
/// ```swift
/// flow.start(.push, for: self) { NameCoordinator(flow: $0) } onEnd: { main, end in
///   if let name = end.output { main.greet(name) }
/// }
/// ```
///
/// > Reports: a coordinator that runs already, or that is the one that starts it; a start from a flow
/// > or router that is over. Nothing is started then, no `onEnd` or listener is called, and the
/// > ticket ends ``EndCause/notStarted``.
@MainActor
public protocol FlowStarting: Router {
  /// Starts a flow: what every other `start` and `run` calls.
  ///
  /// - Parameters:
  ///   - placement: Where the flow shows itself.
  ///   - intent: What it is for, so that the same thing asked for twice is started once; nil if that is no matter.
  ///   - source: Where it was started, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  ///   - onEnd: Called once, when the flow is over, with its coordinator, if that is still there; nil if the end is
  ///     only awaited.
  /// - Returns: The ticket of its end.
  func start<Output>(
    _ placement: FlowPlacement,
    intent: IntentKey?,
    source: CallSite,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onEnd: (@MainActor ((any Coordinator)?, FlowEnd<Output>) -> Void)?,
  ) -> FlowTicket<Output>

  /// What modules are given to send actions with.
  ///
  /// They begin at this flow, or at this router.
  var sender: ActionSender { get }

  /// Registers who handles a type of action: what every other `handle` calls.
  ///
  /// - Parameters:
  ///   - owner: Who does it. Once it is gone, another one may.
  ///   - source: Where it was asked for, for reports.
  ///   - body: Called with each action; answers nil once its owner is gone. It keeps no owner alive.
  func handle<Action>(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  )

  /// Hands an action down to everyone who handles it: what every other `deliver` calls.
  ///
  /// - Parameters:
  ///   - action: What has come.
  ///   - source: Where it was delivered, for reports.
  func deliver<Action>(_ action: Action, source: CallSite)
}

extension FlowStarting {
  /// Starts a flow whose end is told to a body, together with an owner that is held weakly.
  ///
  /// - Parameters:
  ///   - placement: Where the flow shows itself. The default is above what is shown.
  ///   - owner: Handed to `onEnd`. If it is gone by then, nobody is told.
  ///   - intent: What it is for. While a flow that was started from here for the same goes on, nothing is
  ///     started. The default is no matter.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  ///   - onEnd: Called once, when the flow is over.
  /// - Returns: The ticket, which can end the flow. It may be thrown away.
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

  /// Starts a flow whose end is told to a listener.
  ///
  /// - Parameters:
  ///   - placement: Where the flow shows itself. The default is above what is shown.
  ///   - listener: Held weakly.
  ///   - intent: What it is for. While a flow that was started from here for the same goes on, nothing is
  ///     started. The default is no matter.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  /// - Returns: The ticket, which can end the flow. It may be thrown away.
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

  /// Starts a flow and hands out the ticket of its end.
  ///
  /// - Parameters:
  ///   - placement: Where the flow shows itself.
  ///   - intent: What it is for. While a flow that was started from here for the same goes on, nothing is
  ///     started, and the ticket ends ``EndCause/notStarted``. The default is no matter.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  /// - Returns: The ticket. It may be thrown away.
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

  /// Starts a flow above what is shown, and hands out the ticket of its end.
  ///
  /// ```swift
  /// router.start(MainCoordinator.init)
  /// ```
  ///
  /// - Parameters:
  ///   - intent: What it is for. While a flow that was started from here for the same goes on, nothing is
  ///     started, and the ticket ends ``EndCause/notStarted``. The default is no matter.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  /// - Returns: The ticket. It may be thrown away.
  @discardableResult
  public func start<Output>(
    intent: IntentKey? = nil,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) -> FlowTicket<Output> {
    start(.push, intent: intent, file: file, line: line, make)
  }

  /// Starts a flow and awaits its end, tied to the task: if that is cancelled, exactly this flow ends.
  ///
  /// In a task that is cancelled already, nothing is started.
  ///
  /// - Parameters:
  ///   - placement: Where the flow shows itself.
  ///   - intent: What it is for. While a flow that was started from here for the same goes on, nothing is
  ///     started, and the ticket ends ``EndCause/notStarted``. The default is no matter.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  /// - Returns: How the flow ended; ``EndCause/taskCancelled`` if the task was cancelled before the flow had a
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

  /// Starts a flow above what is shown and awaits its end, tied to the task: if that is cancelled, exactly this flow
  /// ends.
  ///
  /// In a task that is cancelled already, nothing is started.
  ///
  /// - Parameters:
  ///   - intent: What it is for. While a flow that was started from here for the same goes on, nothing is
  ///     started, and the ticket ends ``EndCause/notStarted``. The default is no matter.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  /// - Returns: How the flow ended; ``EndCause/taskCancelled`` if the task was cancelled before the flow had a
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
