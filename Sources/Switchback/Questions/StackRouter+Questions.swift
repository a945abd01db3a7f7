// Asking the user where no flow is there to ask, such as about a mistake before the first flow has begun.

extension StackRouter {
  /// Asks the user something, on whatever is shown on top, and waits for the answer.
  ///
  /// It is as ``Flow/ask(_:)``: questions of the router and of its flows are asked one at a time, in the order in
  /// which they were asked for, and when nothing moves on screen. Where nothing is shown yet, it is asked over
  /// nothing.
  ///
  /// ```swift
  /// let router = StackRouter(host: host)
  /// if await router.ask(repairOrQuit) != .repair { return }        // no flow has begun
  /// router.start { MainCoordinator(flow: $0) }
  /// ```
  ///
  /// - Parameter question: What to ask.
  /// - Returns: The answer; nil if the question was dismissed, if the router is closed by then, or if the task was
  ///   cancelled.
  public func ask<Answer>(_ question: Question<Answer>) async -> Answer? {
    await engine.reference.ask(question, in: nil)
  }

  /// Tells the user something, on whatever is shown on top, and waits until it was read.
  ///
  /// It is as ``Flow/inform(_:details:button:)``, and goes on as well if the router is closed.
  ///
  /// ```swift
  /// await router.inform("The settings cannot be read.", details: "The program begins with new ones.")
  /// ```
  ///
  /// - Parameters:
  ///   - text: What the user is to know.
  ///   - details: What more there is to know. The default is nothing.
  ///   - button: What the button says. The default is "OK".
  public func inform(_ text: String, details: String? = nil, button: String = "OK") async {
    await engine.reference.inform(text, details: details, button: button, in: nil)
  }
}
