/// The end of a flow, to be read or awaited.
///
/// Every flow ends once, on whatever way, and so does its ticket. Awaiting it keeps nothing alive but
/// the ticket, and cancelling the task that awaits changes nothing; ``FlowStarting/run(_:file:line:_:)``
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
  /// How the flow ended, or nil while it is open.
  public private(set) var result: FlowEnd<Output>?

  private var output: Output?

  /// The flow, until it is over.
  private var node: FlowNode?
  private var awaiters: [Awaiter] = []

  init(node: FlowNode?) {
    self.node = node
    if node == nil { result = .cancelled(.notStarted) }
  }

  /// How the flow ended, as soon as it has.
  public var end: FlowEnd<Output> {
    get async {
      if let result { return result }
      let react = { [weak engine = node?.engine] in engine?.awaiterHadItsTurn() }
      while true {
        await withCheckedContinuation { awaiters.append($0) }
        guard let result else { continue }
        // What awaits goes on in this very turn of the main actor; its requests come before this.
        Task { react() }
        return result
      }
    }
  }

  /// Keeps the result until the flow has left the stack.
  func prepare(_ output: Output) {
    self.output = output
  }

  /// Ends the ticket, and hands out those who wait for it.
  func resolve(_ cause: EndCause) -> (end: FlowEnd<Output>, awaiters: [Awaiter]) {
    let end: FlowEnd<Output> =
      if cause == .finished, let output { .finished(output) } else { .cancelled(cause) }
    result = end
    output = nil
    node = nil
    defer { awaiters = [] }
    return (end, awaiters)
  }

  /// Whether the result of the flow is this object.
  func isHolding(_ object: AnyObject) -> Bool {
    guard case .finished(let output) = result else { return false }
    return (output as AnyObject) === object
  }

  /// Ends the flow because the task that ran it was cancelled.
  func cancel() {
    guard let node else { return }
    node.engine?.submit(.end(node, .taskCancelled))
  }
}
