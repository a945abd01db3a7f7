public import Switchback

extension StackRouter {
  /// Expects that the program could show everything again after it has ended.
  ///
  /// ```swift
  /// router.start { MainCoordinator(flow: $0) }
  /// try host.top(as: Inbox.self).onWrite()
  /// // NewMessage was shown without a route in MainCoordinator#1
  /// try router.expectRestorable()
  /// ```
  ///
  /// The check knows what the router keeps, and asks no coordinator. To check that a coordinator shows the same for a
  /// route as before, and what becomes of states, use a ``RestartedProgram``.
  ///
  /// - Throws: ``NotRestorable``, which names what the program could not show again.
  public func expectRestorable() throws(NotRestorable) {
    let losses = snapshot().expectedLosses
    if !losses.isEmpty { throw NotRestorable(losses: losses) }
  }
}

/// An error that names what a program could not show again after it has ended.
public struct NotRestorable: Error, Hashable, Sendable {
  /// What the program could not show again, in the words of a report.
  public var missing: [String] { losses.map(\.description) }

  package let losses: [RestorationReport.Loss]

  /// Describes what could not be shown again.
  ///
  /// - Parameter losses: What it is.
  package init(losses: [RestorationReport.Loss]) { self.losses = losses }
}

extension NotRestorable: CustomStringConvertible {
  /// One line for each thing that the program could not show again.
  public var description: String { losses.map(\.description).joined(separator: "\n") }
}
