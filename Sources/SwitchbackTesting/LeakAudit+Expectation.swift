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
  /// - Throws: ``LeaksFound``, which says what is still alive and what holds it, or that no flow has
  ///   ended.
  public func expectReleased() async throws(LeaksFound) {
    let leaks = await look()
    guard leaks.isEmpty, endedFlows > 0 else { throw LeaksFound(leaks: leaks) }
  }
}

/// What was alive although it was expected to be gone.
public struct LeaksFound: Error, Hashable, Sendable {
  /// The objects; empty if no flow had ended, so that nothing was to be released.
  public let leaks: [Leak]
}

extension LeaksFound: CustomStringConvertible {
  /// One line for each object, or that no flow had ended.
  public var description: String {
    guard !leaks.isEmpty else { return "no flow has ended, so there was nothing to be released" }
    return leaks.map(\.description).joined(separator: "\n")
  }
}
