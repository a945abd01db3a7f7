/// How a flow ended: with a result, or without one.
///
/// Backing out is not an error, it is an answer. So a flow that is awaited never throws.
///
/// ```swift
/// switch await flow.start(.push, { LogInCoordinator(flow: $0) }).end {
/// case .finished(let session): greet(session)
/// case .cancelled(.systemBack): break               // the user went back
/// case .cancelled(let cause): log(cause)
/// }
/// ```
public enum FlowEnd<Output> {
  /// The flow finished with this result, or had set it by the time it was left.
  case finished(Output)

  /// The flow ended without a result, for this cause.
  case cancelled(EndCause)

  /// The result, or nil if there is none.
  public var output: Output? {
    guard case .finished(let output) = self else { return nil }
    return output
  }

  /// The cause of the end: ``EndCause/finished`` for a flow with a result.
  public var cause: EndCause {
    guard case .cancelled(let cause) = self else { return .finished }
    return cause
  }
}

extension FlowEnd: Sendable where Output: Sendable {}
extension FlowEnd: Equatable where Output: Equatable {}
extension FlowEnd: Hashable where Output: Hashable {}
