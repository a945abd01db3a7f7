/// Waits for the answer to a question.
@MainActor
final class Inquiry {
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

  func end(_ choice: Int?) {
    isOver = true
    answer = choice
    exchange(&awaiter, for: nil)?.resume()
  }
}
