// Asking the user where no flow is there to ask, such as about a mistake before the first flow has begun.

extension StackRouter {
  /// Asks the user a question over what is shown on top, and waits for the answer.
  ///
  /// This method works like ``Flow/ask(_:)``. The router asks its own questions and those of its flows one at a time,
  /// in the order of the calls, and when nothing moves on screen. If nothing is shown yet, the host shows the
  /// question alone.
  ///
  /// ```swift
  /// let router = StackRouter(host: host)
  /// // No flow has begun.
  /// if await router.ask(repairOrQuit) != .repair { return }
  /// router.start { MainCoordinator(flow: $0) }
  /// ```
  ///
  /// - Parameter question: What to ask.
  /// - Returns: The answer. It is nil if the user dismissed the question, if the router was closed, or if the task
  ///   was cancelled.
  public func ask<Answer>(_ question: Question<Answer>) async -> Answer? {
    await engine.reference.ask(question, in: nil)
  }

  /// Shows the user a notice over what is shown on top, and waits until the user has read it.
  ///
  /// This method works like ``Flow/inform(_:details:button:)``. It also returns if the router is closed.
  ///
  /// ```swift
  /// await router.inform(
  ///   "The settings cannot be read.",
  ///   details: "The program begins with new ones.",
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - text: What the user needs to know.
  ///   - details: Further information. The default is none.
  ///   - button: The title of the button. The default is "OK".
  public func inform(_ text: String, details: String? = nil, button: String = "OK") async {
    await engine.reference.inform(text, details: details, button: button, in: nil)
  }
}
