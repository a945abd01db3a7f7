public import Switchback

extension LeakAudit {
  /// Expects that nothing outlives the flows that have ended.
  ///
  /// ```swift
  /// let audit = LeakAudit()
  /// let router = MockRouter(audit: audit)
  /// router.start { NameCoordinator(flow: $0) }
  /// router.host.back()
  /// try await audit.expectReleased()
  /// ```
  ///
  /// Let go of what the test itself keeps of a flow before this.
  ///
  /// - Throws: ``LeaksFound``, which says what is still alive and what holds it, or why that cannot be
  ///   said: no flow has ended, or something of one that has is still to be seen.
  public func expectReleased() async throws(LeaksFound) {
    let leaks = await look()
    guard leaks.isEmpty, waiting.isEmpty, endedFlows > 0 else {
      throw LeaksFound(leaks: leaks, waiting: waiting)
    }
  }
}

/// What was alive although it was expected to be gone.
public struct LeaksFound: Error, Hashable, Sendable {
  /// The objects, a sentence each.
  public let leaks: [String]

  /// The flows that are over and could not be looked at.
  ///
  /// If there are neither those nor leaks, no flow had ended.
  public let waiting: [FlowID]
}

extension LeaksFound: CustomStringConvertible {
  /// One line for each object and each flow, or that no flow had ended.
  public var description: String {
    let unseen = waiting.map { flow in
      """
      \(flow) is over, and something of it is still to be seen, or something moves. It was not looked \
      at. Complete the transition, or show something else, before this.
      """
    }
    let lines = leaks + unseen
    guard !lines.isEmpty else { return "no flow has ended, so there was nothing to be released" }
    return lines.joined(separator: "\n")
  }
}
