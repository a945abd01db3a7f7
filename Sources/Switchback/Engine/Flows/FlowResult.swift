/// How a flow ended, whatever the type of its output.
///
/// The ticket and the handle of a flow know the type. What is in between does not, so that it is compiled
/// once.
@MainActor
final class FlowResult {
  /// Why it ended, or nil while it is open.
  private(set) var cause: EndCause?

  private var output: Any?

  /// The flow, until it is over.
  private(set) var node: FlowNode?
  private var awaiters: Pile<Awaiter>?

  /// Makes the result of a flow; with nil, of one that was never started.
  init(of node: FlowNode?) {
    self.node = node
    if node == nil { cause = .notStarted }
  }

  /// How it ended, for those who know the type; it is over.
  func end<Output>(as type: Output.Type) -> FlowEnd<Output> {
    guard let cause else { preconditionFailure("The flow goes on.") }
    if cause != .finished { return .cancelled(cause) }
    return finished(as: type)
  }

  private func finished<Output>(as type: Output.Type) -> FlowEnd<Output> {
    if let output = output as? Output { return .finished(output) }
    return .cancelled(.finished)
  }

  /// Keeps the output until the flow has left the stack.
  func prepare(_ output: Any) { self.output = output }

  /// Resumes somebody when it ends.
  func wait(_ awaiter: Awaiter) {
    let all = awaiters ?? Pile()
    awaiters = all
    all.append(awaiter)
  }

  /// Ends it, and hands out those who wait for that.
  func resolve(_ cause: EndCause) -> [Awaiter] {
    self.cause = cause
    node = nil
    guard let due = awaiters else { return [] }
    awaiters = nil
    return due.all
  }

  /// Whether the output is this object.
  func isHolding(_ object: AnyObject) -> Bool {
    guard let output else { return false }
    return (output as AnyObject) === object
  }
}
