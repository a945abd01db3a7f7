/// The end of a flow, with a result or without one.
///
/// Going back is not an error but an answer. So awaiting a flow never throws.
///
/// ```swift
/// switch await flow.start(.push, { LogInCoordinator(flow: $0) }).end {
/// case .finished(let session): greet(session)
/// case .cancelled(.systemBack): break               // the user went back
/// case .cancelled(let cause): log(cause)
/// }
/// ```
public enum FlowEnd<Output> {
  /// The flow finished with this result, or had set it before the flow was left.
  case finished(Output)

  /// The flow ended without a result, for this cause.
  case cancelled(EndCause)

  /// The result, or nil if there is none.
  public var output: Output? {
    guard case .finished(let output) = self else { return nil }
    return output
  }

  /// The cause of the end, which is ``EndCause/finished`` for a flow with a result.
  public var cause: EndCause {
    guard case .cancelled(let cause) = self else { return .finished }
    return cause
  }
}

extension FlowEnd where Output == Void {
  /// The end of a finished flow whose output is `Void`.
  public static var finished: FlowEnd { .finished(()) }

  /// Returns whether two flows with the output `Void` ended in the same way.
  ///
  /// This operator makes `#expect(end == .finished)` possible.
  ///
  /// - Parameters:
  ///   - one: The end of a flow.
  ///   - other: The end of another flow.
  /// - Returns: Whether their causes are equal.
  public static func == (one: FlowEnd, other: FlowEnd) -> Bool { one.cause == other.cause }

  /// Returns whether two flows with the output `Void` ended in different ways.
  ///
  /// - Parameters:
  ///   - one: The end of a flow.
  ///   - other: The end of another flow.
  /// - Returns: Whether their causes differ.
  public static func != (one: FlowEnd, other: FlowEnd) -> Bool { one.cause != other.cause }
}

extension Optional where Wrapped == FlowEnd<Void> {
  /// Returns whether two flows with the output `Void` ended in the same way, or are both open.
  ///
  /// The operands are values of ``FlowTicket/result``.
  ///
  /// - Parameters:
  ///   - one: The end of a flow, or nil.
  ///   - other: The end of another flow, or nil.
  /// - Returns: Whether both are nil, or their causes are equal.
  public static func == (one: FlowEnd<Void>?, other: FlowEnd<Void>?) -> Bool {
    one?.cause == other?.cause
  }

  /// Returns whether two flows with the output `Void` ended differently, or only one is open.
  ///
  /// - Parameters:
  ///   - one: The end of a flow, or nil.
  ///   - other: The end of another flow, or nil.
  /// - Returns: Whether one is nil and the other is not, or their causes differ.
  public static func != (one: FlowEnd<Void>?, other: FlowEnd<Void>?) -> Bool { !(one == other) }
}

extension FlowEnd: Sendable where Output: Sendable {}
extension FlowEnd: Equatable where Output: Equatable {}
extension FlowEnd: Hashable where Output: Hashable {}
