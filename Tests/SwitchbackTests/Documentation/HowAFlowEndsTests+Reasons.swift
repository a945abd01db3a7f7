import Switchback
import SwitchbackTesting
import Testing

// What shows each sentence of the page about reasons.

extension HowAFlowEndsTests {
  @Test(arguments: [true, false])
  func anIdleTimerAndACancelButtonAreToldApart(isIdle: Bool) throws {
    let (router, street) = try street()
    let page = try router.host.front.top(as: OfferPage.self)
    if isIdle { page.onIdle() } else { page.onCancel() }
    #expect(router.host.presented == nil)
    #expect(street.said == (isIdle ? ["The offer has expired."] : []))
  }

  static var reasons: [String: Tale] {
    [
      "The flow's modules, listeners and events get the same reason.": {
        CancelReasonTests().theStarterAndItsModulesHearTheReason()
        CancelReasonTests().eventsTellItAndAReportOfASecondEndToo()
        let router = MockRouter()
        let listener = RecordingFlowListener()
        router.start(listener: listener) { OfferCoordinator(flow: $0) }
        try router.host.top(as: OfferPage.self).onIdle()
        #expect(listener.ends.map(\.cause) == [.cancelled(because: .idle)])
      },
      "Child flows get ``EndCause/parentEnded``.": {
        CancelReasonTests().flowsInsideHearThatTheirParentEnded()
        CancelReasonTests().whatIsInItsTabsHearsThatTheParentEnded()
      },
      """
      As a pattern, `.cancelled` matches every reason. As a value, `.cancelled` is the cause \
      without a reason.
      """: {
        for cause in [EndCause.cancelled, .cancelled(because: .idle)] {
          CancelReasonTests().asAPatternCancelledMatchesEveryReason(cause: cause)
        }
        #expect(EndCause.cancelled != .cancelled(because: .idle))
      },
      "A reason must be a literal in your code, since it ends up in logs.": {
        #expect(CancelReason("idle").name == "idle")
        #expect("\(EndCause.cancelled(because: .idle))" == "cancelled (idle)")
      },
    ]
  }

  /// Shows an offer in the street.
  private func street() throws -> (MockRouter, StreetCoordinator) {
    let router = MockRouter()
    router.start { StreetCoordinator(flow: $0) }
    let street = try #require(router.dependencies.coordinators.first as? StreetCoordinator)
    street.offer()
    return (router, street)
  }
}
