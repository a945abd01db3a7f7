import Switchback
import SwitchbackTesting
import Testing

/// What is around tabs: gestures of the host, batches, lifecycle, events, ownership, audit, questions.
@MainActor
@Suite(.waitsForRelease)
struct TabSurroundingsTests {
  // MARK: - The host takes the container

  @Test func aSwipeTakesTheContainerWithEverythingInIt() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
    let outer = tabs.story.host
    #expect(outer.beginSwipe())
    outer.cancelSwipe()
    #expect(tabs.story.told == [])
    #expect(outer.beginSwipe())
    outer.commitSwipe()
    #expect(
      tabs.story.told == [
        "a1: system back (swipe)", "b1: system back (swipe)", "Tabs: system back (swipe)",
        "a ended: system back (swipe)", "b ended: system back (swipe)",
      ])
    #expect(tabs.main.isOpen)
    #expect(tabs.host.selected == nil)
    tabs.expectReleased()
  }

  @Test func aHiddenGuardForbidsTheSwipe() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
    tabs.tabs[.b]?.push(GuardedModule("draft", leaving: .refused))
    #expect(!tabs.story.host.beginSwipe())
    tabs.expectReleased()
  }

  @Test func aContainerTakenAlthoughAHiddenModuleMindsIsPutBack() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
    tabs.tabs[.b]?.push(GuardedModule("draft", leaving: .refused))
    tabs.story.host.change(to: Array(tabs.story.host.screens.prefix(1)), origin: .key)
    #expect(tabs.story.told == [])
    #expect(tabs.story.issues == [.removalUndone])
    #expect(tabs.story.issueTexts.map { $0.prefix(6) } == ["draft:"])
    #expect(tabs.story.host.screens.count == 2)
    #expect(tabs.hostView == "*a: a1, b: b1 draft")
    tabs.expectReleased()
  }

  @Test func aSwipeInATabIsOneOnItsStack() {
    let tabs = TabStory([.a: 3, .b: 1])
    #expect(tabs.host(.a).beginSwipe())
    tabs.tabs.select(.b)
    tabs.host(.a).commitSwipe()
    #expect(tabs.story.told == ["a3: system back (swipe)"])
    #expect(tabs.hostView == "a: a1 a2, *b: b1")
    tabs.expectReleased()
  }

  @Test func aLongPressInATabLeavesManyOfManyFlows() {
    let tabs = TabStory([.a: 1, .b: 1])
    tabs.story.start("inner", in: tabs.flows[.a], showing: ["i1", "i2"])
    tabs.host(.a).back(toDepth: 1)
    #expect(
      tabs.story.told == [
        "i2: system back (key)", "i1: system back (key)", "inner ended: system back (key)",
      ])
    tabs.expectReleased()
  }

  // MARK: - Batches and placements

  @Test func aBatchThatFailsLeavesTheContainerAsItWas() {
    let tabs = TabStory([.a: 2, .b: 1], above: ["home"])
    let ticket = tabs.main.perform(NavigationRequest([.popToRoot, .setStack([])]))
    #expect(ticket.outcome == .rejected(.nothingToShow))
    #expect(tabs.hostView == "*a: a1 a2, b: b1")
    tabs.host(.a).back()
    #expect(tabs.story.told == ["a2: system back (key)"])
    tabs.expectReleased()
  }

  @Test func aBatchMayPutAnotherModuleInPlaceOfTheContainer() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
    tabs.main.perform(NavigationRequest([.popToRoot, .push(tabs.story.module("next"))]))
    #expect(tabs.story.names == ["home", "next"])
    #expect(tabs.story.told.count == 5)
    #expect(tabs.story.host.frames.last == ["home", "next"])
    tabs.expectReleased()
  }

  @Test func aContainerMayBePresentedAndStandInATab() {
    let tabs = TabStory([.a: 1, .b: 1])
    let inner = InMemoryTabHost()
    do {
      let router = TabContainer(host: inner, name: "Inner")
      router.add(.c, title: "C") { (flow: Flow<Void>) in
        Script(flow) { $0.push(TestModule("c1")) }
      }
      tabs.flows[.a]?.present(router)
      tabs.story.observe(router)
    }
    #expect(tabs.story.host.front.names == ["c1"])
    #expect(tabs.host(.a).allNames == [["a1"], ["InMemoryTabHost"]])
    tabs.tabs.select(.b)
    #expect(tabs.story.host.front.names == ["b1"])
    tabs.tabs.remove(.a)
    #expect(tabs.story.told == ["Inner: replaced", "a1: replaced", "a ended: replaced"])
    #expect(tabs.hostView == "*b: b1")
    #expect(inner.selected == nil)
    tabs.expectReleased()
  }

  // MARK: - Transitions under way

  @Test func aTabMayBeRemovedWhileItsHostIsBusy() {
    let tabs = TabStory([.a: 1, .b: 1], completion: .whenTold)
    let ticket = tabs.story.push("a2", on: tabs.tabs[.a])
    #expect(ticket.outcome == nil)
    let host = tabs.host(.a)
    tabs.tabs.remove(.a)
    #expect(ticket.outcome == .superseded)
    #expect(tabs.story.told == ["a2: replaced", "a1: replaced", "a ended: replaced"])
    host.completeTransition()
    tabs.settle()
    #expect(tabs.hostView == "*b: b1")
    host.change(to: [])
    tabs.expectReleased()
  }

  @Test func theContainerMayLeaveWhileATabIsBusy() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"], completion: .whenTold)
    tabs.story.push("a2", on: tabs.tabs[.a])
    let host = tabs.host(.a)
    let ticket = tabs.main.pop()
    #expect(ticket.outcome == nil)
    #expect(tabs.host.selected == .a, "it can still be seen")
    tabs.story.host.completeTransition()
    #expect(tabs.host.selected == nil)
    host.completeTransition()
    guard case .committed? = ticket.outcome else {
      Issue.record("\(String(describing: ticket.outcome))")
      return
    }
    #expect(tabs.story.issues.isEmpty)
    host.change(to: [])
    tabs.expectReleased()
  }

  // MARK: - TopNotifier

  @Test func switchingCoversAndUncovers() {
    let story = Story()
    let host = InMemoryTabHost()
    do {
      let router = TabContainer(host: host)
      for name in ["a", "b"] {
        router.add(TabID(name), title: name) { (flow: Flow<Void>) in
          let coordinator = Watching(flow, name, story)
          return coordinator
        }
      }
      story.router.push(router)
    }
    #expect(story.told == ["a coordinator shown", "a page shown"], "a hidden tab is not shown yet")
    story.forget()
    host.tap(TabID("b"))
    #expect(
      story.told == [
        "a page covered", "a coordinator covered", "b coordinator shown", "b page shown",
      ])
    story.forget()
    host.tap(TabID("a"))
    #expect(
      story.told == [
        "b page covered", "b coordinator covered", "a coordinator uncovered", "a page uncovered",
      ])
    story.forget()
    story.router.push(TestModule("cover"))
    #expect(story.told == ["a page covered", "a coordinator covered"])
    story.router.close()
  }

  @Test func whatIsPassedOverOnTheWayToATabHearsNothing() {
    let tabs = TabStory([.a: 1, .b: 1, .c: 1])
    let watched = WatchedPage("b2", tabs.story)
    tabs.tabs[.b]?.push(watched)
    if let module = tabs.tabs[.a]?.modules.first {
      tabs.story.router.observeRemoval(of: module, by: tabs) { tabs, _ in
        tabs.tabs.select(.b)
        tabs.tabs.select(.c)
      }
    }
    tabs.flows[.a]?.finish("")
    #expect(tabs.tabs.selected?.id == .c)
    #expect(!tabs.story.told.contains { $0.hasPrefix("b2") })
    tabs.expectReleased()
  }

  // MARK: - Events

  @Test func eventsSayOnWhichTabTheyHappened() {
    let story = Story()
    let log = Lines()
    let one = Lines()
    let router = TabContainer(host: InMemoryTabHost())
    story.router.observe { log.lines.append("\($0.kind) \($0.tab?.name ?? "-") \($0.stack.count)") }
    router.add(.a, title: "A") { (flow: Flow<Void>) in Script(flow) { $0.push(TestModule("x")) } }
    story.router.push(router)
    router[.a]?.observe { one.lines.append("\($0.kind)") }
    router[.a]?.push(TestModule("y"))
    router.add(.b, title: "B") { (flow: Flow<Void>) in Script(flow) { $0.push(TestModule("z")) } }
    router.select(.b)
    router.remove(.a)
    #expect(
      log.lines == [
        "request push Tabs#1 - 1", "shown Tabs#1 - 1", "tab added a - 1",
        "flow started ScriptedCoordinator<()>#1 (push) a 0", "tab selected a - 1",
        "request push x#2 a 1",
        "shown x#2 a 1",
        "request push y#3 a 2", "shown y#3 a 2", "tab added b - 1",
        "flow started ScriptedCoordinator<()>#2 (push) b 0", "request push z#4 b 1",
        "shown z#4 b 1",
        "tab selected b - 1", "tab removed a - 1", "removed y#3: replaced a 0",
        "removed x#2: replaced a 0", "flow ended ScriptedCoordinator<()>#1: replaced a 0",
      ])
    #expect(
      one.lines == [
        "request push y#3", "shown y#3", "removed y#3: replaced", "removed x#2: replaced",
        "flow ended ScriptedCoordinator<()>#1: replaced",
      ])
    story.router.close()
  }

  @Test func whenTheSelectedTabIsRemovedItIsSaidWhichIsSelectedThen() {
    let tabs = TabStory([.a: 1, .b: 1])
    let log = Lines()
    tabs.story.router.observe { event in
      if event.kind.description.hasPrefix("tab") { log.lines.append("\(event.kind)") }
    }
    tabs.tabs.remove(.a)
    tabs.tabs.remove(.b)
    tabs.add(.c)
    tabs.host.tap(.c)
    #expect(
      log.lines == [
        "tab removed a", "tab selected b", "tab removed b", "tab added c", "tab selected c",
      ])
    tabs.expectReleased()
  }

  @Test func anObserverOfATabIsLetGoWithIt() {
    final class Captured {}
    let tabs = TabStory([.a: 1, .b: 1])
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      tabs.tabs[.a]?.observe { _ in withExtendedLifetime(object) {} }
    }
    #expect(captured != nil)
    tabs.tabs.remove(.a)
    #expect(captured == nil)
    tabs.expectReleased()
  }

  // MARK: - The audit

  @Test func theAuditFindsWhatARemovedTabLeaves() async {
    let audit = LeakAudit()
    let tabs = TabStory([.a: 1, .b: 1], audit: audit)
    let kept = tabs.tabs[.b]?.modules.first
    tabs.tabs.remove(.b)
    let leaks = await audit.find()
    #expect(leaks.map(\.name) == ["b1"])
    #expect(leaks.first?.cause == .replaced)
    withExtendedLifetime(kept) {}
    tabs.expectReleased(except: ["b1"])
  }

  @Test func theAuditIsSilentAboutTabs() async {
    let audit = LeakAudit()
    let tabs = TabStory([.a: 2, .b: 2], above: ["home"], audit: audit)
    tabs.story.start("sheet", .modal, in: tabs.flows[.b], showing: ["s"])
    tabs.host.tap(.b)
    tabs.host.tap(.b)
    tabs.tabs.remove(.a)
    tabs.main.pop()
    #expect(await audit.look() == [])
    #expect(audit.waiting == [])
    #expect(audit.endedFlows == 3)
    #expect(tabs.story.issues.isEmpty)
    tabs.expectReleased()
  }

  @Test func whatADepartedContainerGoesOnShowingIsNoLeak() async {
    let audit = LeakAudit(allowing: { $0 is InMemoryTabHost })
    let tabs = TabStory([.a: 1, .b: 1], audit: audit)
    tabs.main.finish("")
    #expect(await audit.look() == [])
    tabs.story.push("next")
    #expect(await audit.look() == [])
    #expect(audit.waiting == [])
    tabs.expectReleased()
  }

  // MARK: - Waiting

  @Test func whoAwaitsATabsFlowHearsThatItIsGone() async {
    let tabs = TabStory([.a: 1, .b: 1])
    let ticket = tabs.tabs[.b]?.start { (flow: Flow<String>) in
      Script(flow) { $0.push(TestModule("x")) }
    }
    tabs.tabs.remove(.b)
    #expect(await ticket?.end == .cancelled(.replaced))
    tabs.expectReleased()
  }

  @Test func aQuestionOfAHiddenTabIsAskedOnWhatIsSeen() async throws {
    let tabs = TabStory([.a: 1, .b: 1])
    let flow = tabs.flows[.b]
    let answer = Task { await flow?.ask(Question("Sure?", choices: [.init("Yes", 1)])) }
    await until { tabs.story.host.front.question != nil }
    #expect(tabs.host(.a).question?.text == "Sure?")
    try tabs.story.host.answer("Yes")
    #expect(await answer.value == 1)
    tabs.expectReleased()
  }

  final class Lines {
    var lines: [String] = []
  }

  final class WatchedPage: Screen, Presentable, LifecycleListener {
    let name: String
    private weak var story: Story?
    init(_ name: String, _ story: Story) { (self.name, self.story) = (name, story) }
    func onShown() { story?.note("\(name) shown") }
    func onCovered() { story?.note("\(name) covered") }
    func onUncovered() { story?.note("\(name) uncovered") }
  }

  final class Watching: Coordinator, LifecycleListener {
    private let flow: Flow<Void>
    private let name: String
    private weak var story: Story?
    init(_ flow: Flow<Void>, _ name: String, _ story: Story) {
      (self.flow, self.name, self.story) = (flow, name, story)
    }
    func start() { if let story { flow.push(WatchedPage("\(name) page", story)) } }
    func onShown() { story?.note("\(name) coordinator shown") }
    func onCovered() { story?.note("\(name) coordinator covered") }
    func onUncovered() { story?.note("\(name) coordinator uncovered") }
  }
}
