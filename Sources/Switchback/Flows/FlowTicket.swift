/// The end of a flow, to be read or awaited.
///
/// Every flow ends once, on whatever way, and so does its ticket. Awaiting it keeps nothing alive but
/// the ticket, and cancelling the task that awaits changes nothing; ``FlowStarting/run(_:intent:file:line:_:)``
/// ties a flow to its task.
///
/// ```swift
/// let ticket = flow.start(.push) { NameCoordinator(flow: $0) }
/// ticket.result                                    // nil: the flow is open
/// let name = await ticket.end.output               // "Ada", or nil if the user went back
/// ```
///
/// The code of an awaiter on the main actor runs after the callbacks that are due, and before the
/// host is told anything, so that an end and what comes next are one step on screen.
@MainActor
public final class FlowTicket<Output> {
  private let flow: FlowResult
  private let reference: EngineReference?

  // The reference leads to the router, if there is one.
  init(_ flow: FlowResult, _ reference: EngineReference?) {
    self.flow = flow
    self.reference = reference
  }

  /// How the flow ended, or nil while it is open.
  public var result: FlowEnd<Output>? {
    flow.cause == nil ? nil : flow.end(as: Output.self)
  }

  /// How the flow ended, as soon as it has.
  public var end: FlowEnd<Output> {
    get async {
      if flow.cause != nil { return flow.end(as: Output.self) }
      let react = { [weak engine = reference?.engine] in engine?.awaiterHadItsTurn() }
      while true {
        await withCheckedContinuation { flow.wait($0) }
        if flow.cause == nil { continue }
        // What awaits goes on in this very turn of the main actor; its requests come before this.
        Task { react() }
        return flow.end(as: Output.self)
      }
    }
  }

  /// Ends the flow without a result, for whoever started it, as ``Flow/cancel(because:file:line:)`` does from inside.
  ///
  /// An output that the flow has set is forgotten.
  ///
  /// ```swift
  /// let ticket = flow.start(.modal) { OfferCoordinator(flow: $0) }
  /// ticket.cancel()                       // ticket.result is .cancelled(.cancelled)
  /// ```
  ///
  /// - Parameters:
  ///   - reason: Why, in a name of the app's own. The default is no reason.
  ///   - file: The caller's file, for traces.
  ///   - line: The caller's line, for traces.
  /// - Returns: The ticket of the removal; ``Rejection/flowEnded`` if the flow is over, which is nobody's
  ///   mistake, and ``Rejection/leaveRefused`` if a module of another flow, above it, minds being left.
  @discardableResult
  public func cancel(
    because reason: CancelReason? = nil,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    guard let node = flow.node, let engine = reference?.engine else {
      return .rejected(.flowEnded)
    }
    return engine.end(node, .cancelled(because: reason), CallSite(file: file, line: line))
  }

  /// How the flow ends, which it does at once if the task is cancelled.
  var endTiedToTask: FlowEnd<Output> {
    get async {
      await withTaskCancellationHandler {
        await end
      } onCancel: {
        Task { @MainActor in taskWasCancelled() }
      }
    }
  }

  /// Ends the flow because the task that ran it was cancelled.
  func taskWasCancelled() {
    guard let node = flow.node else { return }
    reference?.engine?.submit(.end(node, .taskCancelled))
  }
}
