import Switchback
import SwitchbackTesting
import Testing

/// What events tell of modules that mind being left: that they are asked, and what they say.
@MainActor
@Suite(.waitsForRelease)
struct LeaveEventTests {
  let story = Story()
  let log = NavigationEventTests.Log()

  /// Shows a module that minds, and hears what happens from then on.
  private func show(_ policy: LeavePolicy) -> GuardedModule {
    story.push("a")
    let module = GuardedModule("b", leaving: policy)
    story.router.push(module)
    story.router.observe(log.take)
    return module
  }

  @Test func aModuleIsAskedAndAgreesBeforeWhatItWasAskedAbout() {
    let module = show(.ask)
    story.router.pop()
    #expect(log.whats == ["asks b#2 to leave [a#1, b#2]"])
    module.leaveAnyway()
    #expect(
      log.whats.dropFirst() == [
        "b#2 may be left [a#1, b#2]", "request pop [a#1]", "removed b#2: popped [a#1]",
      ])
    let sources = Set(log.events.map(\.source))
    #expect(sources.count == 1 && sources.first != .some(nil), "where the pop was asked for")
  }

  @Test func aModuleRefusesWhenItIsAskedBeforeTheRejection() {
    let module = show(.ask)
    story.router.pop()
    module.stay()
    #expect(
      log.whats == [
        "asks b#2 to leave [a#1, b#2]", "b#2 refuses to leave [a#1, b#2]",
        "rejected (leaveRefused) pop [a#1, b#2]",
      ])
  }

  @Test func whoeverRefusesAheadOfTimeIsNotAsked() {
    let module = show(.refused)
    let ticket = story.router.popToRoot()
    #expect(
      log.whats == [
        "b#2 refuses to leave [a#1, b#2]", "rejected (leaveRefused) pop to root [a#1, b#2]",
      ])
    ticket.refused?.leaveAnyway()
    #expect(log.whats.dropFirst(2).first == "request pop to root [a#1]", "it is not asked again")
    #expect(module.timesAsked == 0)
  }

  /// A page that looks around when it is asked.
  final class Watcher: Screen, Presentable, LeaveGuard {
    var leaving = LeavePolicy.ask
    var seen: [String] = []
    weak var router: StackRouter?
    let name = "watcher"
    func askToLeave(_ attempt: LeaveAttempt) { seen = router?.modules.map(\.name) ?? [] }
  }

  @Test func whoeverIsAskedAboutOneOfSeveralStepsSeesWhatIsShown() {
    let watcher = Watcher()
    watcher.router = story.router
    story.push("a")
    story.router.push(watcher)
    story.router.observe(log.take)
    story.router.perform(NavigationRequest([.pop(count: 1), .push(TestModule("c"))]))
    #expect(watcher.seen == ["a", "watcher"])
    #expect(log.whats == ["asks watcher#2 to leave [a#1, watcher#2]"])
    #expect(story.router.modules.map(\.name) == ["a", "watcher"])
    watcher.leaving = .allowed
  }

  @Test(arguments: [LeavePolicy.ask, .refused])
  func ofABatchNothingIsDoneWhenAModuleIsAsked(policy: LeavePolicy) {
    let module = show(policy)
    var seen: [String]?
    story.router.observe { [story] _ in
      if seen == nil { seen = story.names }
    }
    story.router.batch([.pop(count: 1), .push(TestModule("c"))])
    #expect(seen == ["a", "b"])
    if policy == .ask { module.stay() }
    #expect(log.events.allSatisfy { $0.stack.map(\.name) == ["a", "b"] })
    #expect(log.events.last?.kind.description.hasPrefix("rejected (leaveRefused)") == true)
    story.router.close()
  }

  @Test func letsGoOfTheAttemptAndHasRefused() async {
    let module = show(.ask)
    story.router.pop()
    module.letGo()
    await until { log.events.count == 3 }
    #expect(log.events[1].kind == .leaveRefused(ModuleID(2, "b"), by: nil))
  }

  @Test func ofTheUserTheMeansAreTold() {
    let module = show(.ask)
    story.host.back(origin: .mouse)
    module.stay()
    #expect(
      log.lines == [
        "asks b#2 to leave: system back (mouse) [a#1, b#2]",
        "b#2 refuses to leave: system back (mouse) [a#1, b#2]",
      ])
    #expect(log.events.allSatisfy { $0.source == nil })
  }

  @Test func lookingAheadAsksNobody() {
    _ = show(.ask)
    #expect(story.host.beginSwipe() == false)
    #expect(story.host.wayBack?.leaving == .ask)
    #expect(log.lines == [])
  }

  @Test func whatTheUserTookAwayIsPutBackBeforeItIsAsked() {
    story.push("root")
    _ = show(.ask)
    story.host.back(toDepth: 1)
    let kinds = log.events.map(\.kind)
    let asked = NavigationEvent.Kind.leaveAsked(ModuleID(3, "b"), by: .key)
    #expect(kinds.last == asked)
    #expect(
      kinds.contains {
        if case .issue(let issue) = $0 { issue.kind == .removalUndone } else { false }
      })
  }

  @Test func whoeverLeavesMeanwhileAnswersNoMore() {
    story.push("a")
    let flow = story.start("flow")
    let module = GuardedModule("b", leaving: .ask)
    flow.push(module)
    story.router.observe(log.take)
    story.router.pop()
    flow.finish("")
    module.leaveAnyway()
    let kinds = log.events.map(\.kind)
    let id = ModuleID(2, "b")
    #expect(kinds.prefix(2) == [.leaveAsked(id, by: nil), .removed(id, .finished)])
    #expect(!kinds.contains(.leaveAllowed(id)))
    #expect(!kinds.contains(.leaveRefused(id, by: nil)))
    #expect(
      kinds.contains(.superseded(RecordedRequest([.pop(count: 1)]))),
      "what it was asked about has come to nothing")
  }

  @Test func theFlowOfTheModuleHearsIt() {
    story.push("a")
    let flow = story.start("flow")
    let other = story.start("other")
    let module = GuardedModule("b", leaving: .ask)
    flow.push(module)
    flow.observe(log.take)
    let elsewhere = NavigationEventTests.Log()
    other.observe(elsewhere.take)
    story.router.pop()
    module.stay()
    #expect(log.events.map(\.flow) == [flow.id, flow.id])
    #expect(elsewhere.lines == [])
  }

  @Test func whatMindsAFlowThatEndsIsAskedWhereThatWasAskedFor() {
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    let module = GuardedModule("above", leaving: .ask)
    story.router.push(module)
    story.router.observe(log.take)
    let line = #line + 1
    flow.cancel(because: "idle")
    module.leaveAnyway()
    #expect(log.events.map(\.source?.line) == Array(repeating: line, count: log.events.count))
    #expect(log.events.first?.kind == .leaveAsked(ModuleID(3, "above"), by: nil))
    #expect(log.events[1].kind == .leaveAllowed(ModuleID(3, "above")))
  }

  @Test func ofATabThatIsRemovedTheEventsAreThoseOfItsStack() throws {
    let tabs = TabContainer(host: InMemoryTabHost())
    tabs.add(.a, title: "A") { (flow: Flow<Void>) in Script(flow) { $0.push(TestModule("x")) } }
    tabs.add(.b, title: "B") { (flow: Flow<Void>) in Script(flow) { $0.push(TestModule("y")) } }
    story.router.push(tabs)
    let module = GuardedModule("b", leaving: .refused)
    tabs[.b]?.push(module)
    story.router.observe(log.take)
    tabs.remove(.b)
    #expect(log.events.map(\.tab) == [.b])
    let first = try #require(log.events.first)
    guard case .leaveRefused(let refusing, by: nil) = first.kind else {
      Issue.record("told was \(first)")
      return
    }
    #expect(refusing.name == "b")
    story.router.close()
  }
}
