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

extension FlowEnd where Output == Void {
  /// The flow finished; there is nothing more to tell.
  public static var finished: FlowEnd { .finished(()) }

  /// Whether two flows without a result ended alike, as `#expect(end == .finished)` asks.
  ///
  /// - Parameters:
  ///   - one: An end.
  ///   - other: Another.
  /// - Returns: Whether their causes are the same.
  public static func == (one: FlowEnd, other: FlowEnd) -> Bool { one.cause == other.cause }

  /// Whether two flows without a result ended otherwise.
  ///
  /// - Parameters:
  ///   - one: An end.
  ///   - other: Another.
  /// - Returns: Whether their causes differ.
  public static func != (one: FlowEnd, other: FlowEnd) -> Bool { one.cause != other.cause }
}

extension Optional where Wrapped == FlowEnd<Void> {
  /// Whether two flows without a result ended alike, or both go on, as for ``FlowTicket/result``.
  ///
  /// - Parameters:
  ///   - one: An end, or nil.
  ///   - other: Another.
  /// - Returns: Whether both are nil, or their causes are the same.
  public static func == (one: FlowEnd<Void>?, other: FlowEnd<Void>?) -> Bool {
    one?.cause == other?.cause
  }

  /// Whether two flows without a result ended otherwise, or only one goes on.
  ///
  /// - Parameters:
  ///   - one: An end, or nil.
  ///   - other: Another.
  /// - Returns: Whether one is nil and the other is not, or their causes differ.
  public static func != (one: FlowEnd<Void>?, other: FlowEnd<Void>?) -> Bool { !(one == other) }
}

extension FlowEnd: Sendable where Output: Sendable {}
extension FlowEnd: Equatable where Output: Equatable {}
extension FlowEnd: Hashable where Output: Hashable {}
