/// How a question or a notice ended.
public enum QuestionOutcome: Hashable, Sendable {
  /// The user has made the choice at this position, from 0; of a notice, the only one: it was read.
  case answered(Int)

  /// The user has dismissed it.
  case dismissed

  /// It was taken back: the flow that asked is over, its task was cancelled, or the router is closed.
  case withdrawn
}

extension QuestionOutcome: CustomStringConvertible {
  /// The outcome in words.
  public var description: String {
    switch self {
    case .answered(let position): "answered by choice \(position)"
    case .dismissed: "dismissed"
    case .withdrawn: "withdrawn"
    }
  }
}
