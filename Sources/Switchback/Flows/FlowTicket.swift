/// A ticket for the end of a flow, which you can read or await.
///
/// Every flow ends once, whatever the cause, and its ticket ends with it. Awaiting a ticket retains nothing but the
/// ticket. Cancelling the task that awaits it changes nothing. To tie a flow to its task, call
/// ``FlowStarting/run(_:intent:file:line:_:)``.
///
/// ```swift
/// let ticket = flow.start(.push) { NameCoordinator(flow: $0) }
/// // nil: the flow is open.
/// ticket.result
/// // "Ada", or nil if the user went back.
/// let name = await ticket.end.output
/// ```
///
/// Code on the main actor that awaits the end runs after the pending callbacks, and before the router tells the host
/// anything. So an end and what comes next are one step on screen.
@MainActor
public final class FlowTicket<Output> {
  private let flow: FlowResult
  private let reference: EngineReference?

  // The reference leads to the router, if there is one.
  init(_ flow: FlowResult, _ reference: EngineReference?) {
    self.flow = flow
    self.reference = reference
  }

  /// The end of the flow, or nil while the flow is open.
  public var result: FlowEnd<Output>? {
    flow.cause == nil ? nil : flow.end(as: Output.self)
  }

  /// The end of the flow, as soon as there is one.
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

  /// Ends the flow without a result, for the code that started it.
  ///
  /// From inside the flow, ``Flow/cancel(because:file:line:)`` does the same. The flow discards any output that it
  /// has set.
  ///
  /// ```swift
  /// let ticket = flow.start(.modal) { OfferCoordinator(flow: $0) }
  /// // ticket.result becomes .cancelled(.cancelled).
  /// ticket.cancel()
  /// ```
  ///
  /// - Parameters:
  ///   - reason: The reason, under a name that the app chooses. The default is no reason.
  ///   - file: The caller's file, for traces.
  ///   - line: The caller's line, for traces.
  /// - Returns: The ticket of the removal. It ends with ``Rejection/flowEnded`` if the flow is over, which is not
  ///   reported as a mistake, and with ``Rejection/leaveRefused`` if a module of another flow, above this one,
  ///   refuses to leave.
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
