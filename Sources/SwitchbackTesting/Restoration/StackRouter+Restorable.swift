public import Switchback

extension StackRouter {
  /// Expects that everything that is shown could be shown again after the program has ended.
  ///
  /// ```swift
  /// router.start { MainCoordinator(flow: $0) }
  /// try host.top(as: Inbox.self).onWrite()
  /// try router.expectRestorable()            // NewMessage was shown without a route in MainCoordinator#1
  /// ```
  ///
  /// It knows what is kept, and asks nobody. Whether a coordinator shows for a route what it did before, and what
  /// becomes of states, is seen with a ``RestartedProgram``.
  ///
  /// - Throws: ``NotRestorable``, which names what could not be shown again.
  public func expectRestorable() throws(NotRestorable) {
    let losses = snapshot().expectedLosses
    if !losses.isEmpty { throw NotRestorable(losses: losses) }
  }
}

/// What is shown, and could not be shown again after the program has ended.
public struct NotRestorable: Error, Hashable, Sendable {
  /// What it is, as a report would name it.
  public var missing: [String] { losses.map(\.description) }

  package let losses: [RestorationReport.Loss]

  /// Describes what could not be shown again.
  ///
  /// - Parameter losses: What it is.
  package init(losses: [RestorationReport.Loss]) { self.losses = losses }
}

extension NotRestorable: CustomStringConvertible {
  /// One line for each thing.
  public var description: String { losses.map(\.description).joined(separator: "\n") }
}
