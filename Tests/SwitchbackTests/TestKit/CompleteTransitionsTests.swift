import Switchback
import SwitchbackTesting
import Testing

/// Completing what runs on slow hosts, at once.
@MainActor
@Suite(.waitsForRelease)
struct CompleteTransitionsTests {
  @Test func everyTransitionIsCompletedAndThoseThatFollow() throws {
    let story = Story(completion: .whenTold)
    let tickets = [story.push("a"), story.push("b"), story.present("s"), story.push("t")]
    #expect(story.host.allNames == [["a"]])
    try story.host.completeTransitions()
    #expect(story.host.allNames == [["a", "b"], ["s", "t"]])
    #expect(tickets.allSatisfy { $0.outcome == .committed(removed: []) })
    story.expectReleased()
  }

  @Test func whereNothingRunsNothingIsReported() throws {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.push("b")
    try story.host.completeTransitions()
    story.host.beginSwipe()
    try story.host.completeTransitions()
    story.host.commitSwipe()
    #expect(story.told == ["b: system back (swipe)"], "the swipe went on")
    story.expectReleased()
  }

  @Test func tabsAreCompletedWhetherTheyAreSeenOrNot() throws {
    let tabs = SlowTabs()
    tabs.tabs[.a]?.push(TestModule("t"))
    tabs.container.tap(.b)
    tabs.tabs[.b]?.push(TestModule("b2"))
    tabs.tabs[.b]?.push(TestModule("b3"))
    #expect(tabs.container.host(of: .a)?.allNames == [["a1", "a2"], ["sheet"]])
    #expect(tabs.container.host(of: .b)?.names == ["b1", "b2"])
    try tabs.host.completeTransitions()
    #expect(tabs.container.host(of: .a)?.allNames == [["a1", "a2"], ["sheet", "t"]])
    #expect(tabs.container.host(of: .b)?.names == ["b1", "b2", "b3"])
    tabs.router.close()
  }

  @Test func aContainerOfTabsIsCompletedByItself() throws {
    let tabs = SlowTabs()
    tabs.tabs[.a]?.push(TestModule("t"))
    try tabs.container.completeTransitions()
    #expect(tabs.container.host(of: .a)?.allNames == [["a1", "a2"], ["sheet", "t"]])
    tabs.router.close()
  }

  @Test func aCommandThatWasDroppedIsReported() async throws {
    let story = Story(completion: .whenTold)
    story.host.commandsToDrop = 1
    let ticket = story.push("a")
    try story.host.completeTransitions()
    await nextTurn()
    #expect(story.host.isInTransition, "it is tried again")
    try story.host.completeTransitions()
    #expect(ticket.outcome == .committed(removed: []))
    story.expectReleased()
  }

  @Test func aPresentationThatWasDroppedIsReported() async throws {
    let story = Story(completion: .whenTold)
    story.push("a")
    try story.host.completeTransitions()
    story.host.commandsToDrop = 1
    story.present("s")
    try story.host.completeTransitions()
    await nextTurn()
    try story.host.completeTransitions()
    #expect(story.host.allNames == [["a"], ["s"]])
    story.expectReleased()
  }

  @Test func whatNeverComesToRestIsSaid() {
    let host = InMemoryHost(completion: .whenTold)
    let router = StackRouter(host: host)
    router.push(Restless(router))
    router.replaceTop(Restless(router))
    let error = #expect(throws: HostNotAtRest.self) { try host.completeTransitions() }
    #expect(
      error?.description == """
        the host did not come to rest; the router tells it something again and again, at last with \
        [Restless] on screen: look for code that navigates or asks without end
        """)
    router.close()
  }

  /// A page that is followed by another one as soon as it is released.
  final class Restless: Screen, Presentable {
    private weak var router: StackRouter?
    init(_ router: StackRouter?) { self.router = router }
    deinit {
      MainActor.assumeIsolated { [router] in
        guard let router, !router.modules.isEmpty else { return }
        router.replaceTop(Restless(router))
      }
    }
  }
}
