/// Waits for the answer to a question.
@MainActor
final class Inquiry {
  /// Whether somebody waited when it ended, who is to have a turn before anything else happens.
  private(set) var wasAwaited = false

  private var isOver = false
  private var answer: Int?
  private var awaiter: Awaiter?

  init() {}

  /// The position of the choice, or nil if there is no answer.
  var choice: Int? {
    get async {
      while !isOver {
        await withCheckedContinuation { awaiter = $0 }
      }
      return answer
    }
  }

  /// Ends it.
  ///
  /// - Parameter choice: The position of the choice, or nil if there is no answer.
  /// - Returns: Whether somebody waited for it.
  func end(_ choice: Int?) -> Bool {
    isOver = true
    answer = choice
    guard let waiting = awaiter else { return false }
    awaiter = nil
    wasAwaited = true
    waiting.resume()
    return true
  }
}
