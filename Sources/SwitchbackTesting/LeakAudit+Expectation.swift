public import Switchback

extension LeakAudit {
  /// Expects that nothing outlives the flows that have ended.
  ///
  /// Before this call, release what the test itself retains of a flow.
  ///
  /// ```swift
  /// let audit = LeakAudit()
  /// let router = MockRouter(audit: audit)
  /// router.start { NameCoordinator(flow: $0) }
  /// router.host.back()
  /// try await audit.expectReleased()
  /// ```
  ///
  /// - Throws: ``LeaksFound``, which says what is still alive and what holds it. If the audit could not look, the error
  ///   says why: no flow has ended, or the host still shows something of a flow that has.
  public func expectReleased() async throws(LeaksFound) {
    let leaks = await look()
    guard leaks.isEmpty, waiting.isEmpty, endedFlows > 0 else {
      throw LeaksFound(leaks: leaks, waiting: waiting)
    }
  }
}

/// An error that names the objects that outlived their flow.
public struct LeaksFound: Error, Hashable, Sendable {
  /// The objects that are still alive, one sentence each.
  public let leaks: [String]

  /// The ended flows that the audit could not check.
  ///
  /// If there are neither leaks nor such flows, no flow had ended.
  public let waiting: [FlowID]
}

extension LeaksFound: CustomStringConvertible {
  /// One line for each object and each flow, or a line that no flow had ended.
  public var description: String {
    let unseen = waiting.map { flow in
      """
      \(flow) is over, but it could not be checked: the host still shows something of it, or \
      something moves. Complete the transition, or show something else, before you check.
      """
    }
    let lines = leaks + unseen
    guard !lines.isEmpty else { return "no flow has ended, so there was nothing to check" }
    return lines.joined(separator: "\n")
  }
}
