/// Somebody who waits for the end of a flow.
typealias Awaiter = CheckedContinuation<Void, Never>

/// How a flow ended, whatever the type of its output, and who is told.
///
/// The ticket and the handle of a flow know the type. What is in between does not, so that it is compiled
/// once.
@MainActor
final class FlowResult {
  typealias OnEnd = @MainActor ((any Coordinator)?, FlowResult) -> Void

  /// Why it ended, or nil while it is open.
  private(set) var cause: EndCause?

  /// The output, if there is one by now: a flow that has one ends with it, however it is left.
  private(set) var output: Any?

  /// The flow, until it is over.
  private(set) var node: FlowNode?
  private var onEnd: OnEnd?
  private var awaiters: Pile<Awaiter>?

  /// Makes the result of a flow; with nil, of one that was never started.
  init(of node: FlowNode?, _ onEnd: OnEnd? = nil) {
    self.node = node
    self.onEnd = onEnd
    if node == nil { cause = .notStarted }
  }

  /// How it ended, for those who know the type; it is over.
  func end<Output>(as type: Output.Type) -> FlowEnd<Output> {
    guard let cause else { preconditionFailure("The flow goes on.") }
    if let output, let known = output as? Output { return .finished(known) }
    return .cancelled(cause)
  }

  /// Whether the flow was cancelled, so that it has no output, whatever code sets that is told of its end.
  private var isDiscarded = false

  /// Forgets the output for good: the flow was cancelled.
  func discard() {
    isDiscarded = true
    set(nil)
  }

  /// Sets the output or, with nil, forgets it.
  func set(_ output: Any?) {
    if isDiscarded, output != nil { return }
    let last = self.output
    self.output = output
    // What dies may run code that sets it again.
    withExtendedLifetime(last) {}
  }

  func wait(_ awaiter: Awaiter) {
    let all = awaiters ?? Pile()
    awaiters = all
    all.append(awaiter)
  }

  /// Ends it, and tells whoever started the flow.
  ///
  /// - Returns: Those who wait for that.
  func resolve(_ cause: EndCause, _ coordinator: (any Coordinator)?) -> [Awaiter] {
    let (told, due) = (onEnd, awaiters)
    self.cause = cause
    node = nil
    onEnd = nil
    awaiters = nil
    if cause == .notStarted { set(nil) } else { told?(coordinator, self) }
    return due?.all ?? []
  }

  func isHolding(_ object: AnyObject) -> Bool {
    output.map { ($0 as AnyObject) === object } ?? false
  }
}
