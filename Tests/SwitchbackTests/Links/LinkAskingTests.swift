import Switchback
import SwitchbackTesting
import Testing

/// Links on whose way somebody is asked, and answers as nobody has thought of.
@MainActor
@Suite(.waitsForRelease)
final class LinkAskingTests: GuidedProgram {
  @Test func theFlowIsOverWhoseRouteTheUserIsAskedAbout() {
    script.admit = { $0 == .a ? .asking("Really?") : nil }
    begin()
    let ticket = router.open(DeepLink(Page.a))
    #expect(host.question != nil)
    script.guide?.flow.finish()
    #expect(host.question == nil)
    #expect(ticket.outcome == .superseded, "the user has not declined anything")
  }

  @Test func theUserIsAskedAgainInOtherWords() {
    let isDearer = Flag()
    script.admit = { $0 == .a ? .asking(isDearer.isSet ? "Pay 100?" : "Pay 10?") : nil }
    begin()
    let ticket = router.open(DeepLink(Page.a))
    isDearer.isSet = true
    host.question?.answer(0)
    #expect(ticket.outcome == nil && names == ["home"])
    #expect(host.askedQuestions == ["Pay 10?", "Pay 100?"])
    host.question?.answer(0)
    #expect(ticket.outcome == .arrived && names == ["home", "a"])
  }

  @Test func aPlanEndsWhoeverAsksInOtherWordsEachTime() {
    var count = 0
    script.admit = {
      count += 1
      return $0 == .a ? .asking("Really, \(count)?") : nil
    }
    begin()
    #expect(router.plan(for: DeepLink(Page.a)).outcome == nil)
    #expect(count < 20)
  }

  @Test(arguments: [true, false])
  func nothingLeavesBeforeTheUserHasSaidYes(isYes: Bool) {
    script.admit = { $0 == .a ? .asking("Really?") : nil }
    begin()
    router.push(TestModule("page"))
    let ticket = router.open(DeepLink(Page.a))
    #expect(names == ["home", "page"])
    host.question?.answer(isYes ? 0 : nil)
    #expect(host.question == nil)
    #expect(names == ["home", isYes ? "a" : "page"])
    #expect(ticket.outcome == (isYes ? .arrived : .declined(RouteName(Page.a))))
  }

  /// Changes its mind whenever it is asked.
  final class Moody: Screen, LeaveGuard {
    let name = "moody"
    var moods: [LeavePolicy] = []
    var timesAsked = 0
    var attempts: [LeaveAttempt] = []
    var leaving: LeavePolicy {
      timesAsked += 1
      if timesAsked > 100 { return .refused }
      return moods[timesAsked % moods.count]
    }
    func askToLeave(_ attempt: LeaveAttempt) { attempts.append(attempt) }
  }

  @Test(arguments: [
    [LeavePolicy.ask, .allowed], [.allowed, .ask], [.refused, .allowed], [.allowed, .refused],
    [.ask, .refused], [.refused, .ask],
  ])
  func aModuleThatMindsChangesItsMindWheneverItIsAsked(moods: [LeavePolicy]) {
    begin()
    let moody = Moody()
    router.push(moody)
    moody.moods = moods
    let ticket = router.open(DeepLink(Page.a))
    #expect(moody.timesAsked < 10)
    #expect(moody.attempts.count <= 1)
    if ticket.outcome == nil { moody.attempts.last?.stay() }
    #expect(ticket.outcome != nil)
    if ticket.outcome != .arrived { #expect(names == ["home", "moody"]) }
  }

  @Test func theWayIsClosedWhileAModuleIsAsked() {
    let isClosed = Flag()
    script.admit = { $0 == .a && isClosed.isSet ? .after(.gate) : nil }
    begin()
    let moody = Moody()
    moody.moods = [.ask]
    script.guide?.flow.push(moody)
    let ticket = router.open(DeepLink(Page.a))
    isClosed.isSet = true
    #expect(
      moody.attempts.last?.leaveAnyway().outcome == .superseded, "nothing has to leave for that")
    #expect(names == ["home", "moody", "gate"])
    #expect(ticket.outcome == nil)
    router.close()
  }

  @Test(arguments: [true, false])
  func aModuleAnswersAtOnce(isLeaving: Bool) {
    final class Hasty: Screen, LeaveGuard {
      let name = "hasty"
      let isLeaving: Bool
      init(isLeaving: Bool) { self.isLeaving = isLeaving }
      var leaving: LeavePolicy { .ask }
      func askToLeave(_ attempt: LeaveAttempt) {
        if isLeaving { attempt.leaveAnyway() } else { attempt.stay() }
      }
    }
    begin()
    router.push(Hasty(isLeaving: isLeaving))
    let ticket = router.open(DeepLink(Page.a))
    #expect(ticket.outcome == (isLeaving ? .arrived : .leaveRefused(ModuleID(2, "hasty"))))
    #expect(names == ["home", isLeaving ? "a" : "hasty"])
  }

  @Test(arguments: [true, false])
  func twoModulesAreAskedAsOne(isSecondLeaving: Bool) {
    begin()
    let forms = ["lower", "upper"].map { GuardedModule($0, leaving: .ask) }
    for form in forms { router.push(form) }
    let ticket = router.open(DeepLink(Page.a))
    forms[1].leaveAnyway()
    #expect(names == ["home", "lower", "upper"], "nothing leaves before all agree")
    if isSecondLeaving { forms[0].leaveAnyway() } else { forms[0].stay() }
    #expect(names == (isSecondLeaving ? ["home", "a"] : ["home", "lower", "upper"]))
    #expect(ticket.outcome == (isSecondLeaving ? .arrived : .leaveRefused(ModuleID(2, "lower"))))
  }

  @Test(arguments: [true, false])
  func aLinkThatWaitsForAnAnswerToSomethingElseTellsNoneOfItsOwn(isSecondLeaving: Bool) {
    begin()
    let forms = ["lower", "upper"].map { GuardedModule($0, leaving: .ask) }
    for form in forms { router.push(form) }
    let log = NavigationEventTests.Log()
    router.observe(log.take)
    router.popToRoot()
    router.open(DeepLink(Page.a))
    forms[1].leaveAnyway()
    if isSecondLeaving { forms[0].leaveAnyway() } else { forms[0].stay() }
    let asked = [2, 3].map { ModuleID($0, $0 == 2 ? "lower" : "upper") }
    #expect(
      log.events.map(\.kind).filter { kind in
        switch kind {
        case .leaveAsked, .leaveAllowed, .leaveRefused: true
        default: false
        }
      } == [
        .leaveAsked(asked[1], by: nil), .leaveAllowed(asked[1]), .leaveAsked(asked[0], by: nil),
        isSecondLeaving ? .leaveAllowed(asked[0]) : .leaveRefused(asked[0], by: nil),
      ])
  }
}
