import Switchback
import SwitchbackTesting
import Testing

/// Containers and their hosts, at the edges of what they do.
@MainActor
@Suite(.waitsForRelease)
struct TabHostEdgeTests {
  @Test func theLastScreenStaysAlsoInNestedTabs() {
    let tabs = TabStory([.a: 1, .b: 1])
    let innerHost = InMemoryTabHost()
    tabs.tabs[.a]?.push(TabContainer.makeTabs([.c], on: innerHost))
    #expect(innerHost.selectedHost?.names == ["c1"])
    tabs.main.finish("out")
    #expect(tabs.host.selected == .a, "the outer one stays")
    #expect(innerHost.selected == .c, "and so does what is in it: no blank frame")
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func theFlowsOfAContainerInARemovedTabEndToo() {
    let tabs = TabStory([.a: 1, .b: 1])
    do {
      let inner = TabContainer(host: InMemoryTabHost())
      inner.add(.c, title: "", for: tabs) { (flow: Flow<Void>) in
        Script(flow)
      } onEnd: { tabs, end in
        tabs.story.note("inner ended: \(end.cause)")
      }
      tabs.tabs[.b]?.push(inner)
    }
    tabs.tabs.remove(.b)
    #expect(tabs.story.told == ["b1: replaced", "b ended: replaced", "inner ended: replaced"])
    tabs.expectReleased()
  }

  @Test func whatIsInAContainerIsThereBeforeItIsShownAlsoInATab() {
    let tabs = TabStory([.a: 1, .b: 1])
    let inner = EagerTabHost()
    var screens = 0
    inner.onShow = { [weak tabs] in screens = tabs?.host(.a).screens.count ?? 0 }
    do {
      let router = TabContainer(host: inner)
      router.add(.c, title: "") { (flow: Flow<Void>) in Script(flow) { $0.push(TestModule("c1")) } }
      tabs.tabs[.a]?.push(router)
    }
    #expect(screens == 1, "the container is not shown yet when it is told its bar")
    #expect(tabs.host(.a).screens.count == 2)
    tabs.expectReleased()
  }

  @Test func nobodyGoesBackInATabThatIsHidden() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"], back: .history)
    tabs.host.tap(.b)
    tabs.host(.a).back()
    #expect(tabs.hostView == "a: a1, *b: b1")
    #expect(tabs.story.names == ["home", "Tabs"])
    tabs.expectReleased()
  }

  @Test func aHostThatIsShownElsewhereIsNotEmptied() {
    let tabs = TabStory([.a: 1])
    tabs.main.finish("out")
    #expect(tabs.host.selected == .a)
    let other = Story()
    let router = TabContainer.makeTabs([.b], on: tabs.host)
    other.router.push(router)
    #expect(tabs.host.selected == .b)
    tabs.story.push("new root")
    #expect(tabs.host.selected == .b, "the other router shows it")
    #expect(router.selected?.id == .b)
    other.router.close()
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func aContainerThatAnotherRouterShowsIsRejectedAndGetsNoNumber() {
    let tabs = TabStory([.a: 1])
    let other = Story()
    #expect(other.router.push(tabs.tabs).outcome == .rejected(.shownByAnotherRouter))
    other.push("a")
    let ticket = other.router.setStack([other.module("b")])
    #expect(ticket.outcome == .committed(removed: [ModuleID(1, "a")]))
    #expect(tabs.hostView == "*a: a1")
    tabs.expectReleased()
  }

  @Test func aContainerThatIsShownAgainWithoutTabsShowsNone() {
    let tabs = TabStory([.a: 1, .b: 1])
    let router = tabs.tabs
    tabs.main.finish("")
    #expect(tabs.host.selected == .a, "the last screen stays until a root is set")
    tabs.story.router.push(router)
    #expect(router.tabs.isEmpty)
    #expect(tabs.host.selected == nil, "the bar agrees with the model")
    #expect(tabs.host.titles == [])
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func aContainerMayLeaveAndReturnInOneRequest() {
    let tabs = TabStory([.a: 1], above: ["home"])
    let plain = TestModule("plain")
    tabs.tabs[.a]?.push(plain)
    #expect(
      tabs.tabs[.a]?.batch([.pop(count: 1), .push(plain)]).outcome != .rejected(.alreadyInStack))
    let router = tabs.tabs
    let ticket = tabs.main.batch([.pop(count: 1), .push(router)])
    #expect(ticket.outcome != .rejected(.alreadyInStack))
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func aBadgeSetWhileTheBarIsShownIsShownToo() {
    let story = Story()
    let host = EagerTabHost()
    let router = TabContainer(host: host)
    for id in [TabID.a, .b] {
      router.add(id, title: "", badge: id == .b ? "2" : nil) { (flow: Flow<Void>) in
        Script(flow) { $0.push(TestModule("\(id)1")) }
      }
    }
    story.router.push(router)
    host.onShow = { [weak router] in router?[.b]?.badge = nil }
    router.select(.b)
    #expect(router[.b]?.badge == nil)
    #expect(
      host.bars.last == [nil, nil], "the bar agrees with the model once everything is at rest")
    story.router.close()
  }

  @Test func hostsOfTabsHearThatNoInputIsExpected() {
    let tabs = TabStory([.a: 1, .b: 1])
    weak let a = tabs.host(.a)
    #expect(a?.isInputExpected == true)
    tabs.story.router.close()
    #expect(!tabs.story.host.isInputExpected)
    #expect(a?.isInputExpected == false, "what is seen is the tab")
    tabs.expectReleased()
  }

  @Test func hostsOfTabsAreNotToldOfTheEndOfARouterThatWasDropped() async {
    let host = InMemoryTabHost()
    let tabs = TabContainer.makeTabs([.a], on: host)
    var router: StackRouter? = StackRouter(host: InMemoryHost())
    router?.push(tabs)
    let tab = host.host(of: .a)
    #expect(tab?.isInputExpected == true)
    router = nil
    await until { tabs.tabs.allSatisfy { $0.modules.isEmpty } }
    #expect(tab?.isInputExpected == true, "another router may have it by now")
  }

  @Test func theLastScreenOfALeftContainerExpectsNoInput() {
    let tabs = TabStory([.a: 1, .b: 1])
    weak let a = tabs.host(.a)
    tabs.main.finish("")
    #expect(!tabs.story.host.isInputExpected)
    #expect(a?.isInputExpected == false, "what is seen is the tab")
    tabs.expectReleased()
  }

  @Test func whatIsHiddenWithAnOuterTabIsNotAnimated() {
    let tabs = TabStory([.a: 1, .b: 1], completion: .whenTold)
    let innerHost = InMemoryTabHost(completion: .whenTold)
    let inner = TabContainer.makeTabs([.c], on: innerHost)
    tabs.tabs[.b]?.push(inner)
    tabs.settle()
    innerHost.selectedHost?.completeTransition()
    let ticket = inner[.c]?.push(TestModule("c2"))
    #expect(innerHost.selectedHost?.commands.last?.transition == ScreenTransition.none)
    #expect(ticket?.outcome == .committed(removed: []), "a hidden host shows at once")
    innerHost.selectedHost?.completeTransition()
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func aContainerThatTheHostKeepsCanBeLeft() async {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
    tabs.story.host.commandsToDrop = 2
    let tabHost = tabs.host
    tabs.main.pop()
    await nextTurn()
    #expect(tabs.story.issues == [.commandDropped, .commandGivenUp])
    #expect(tabs.story.host.names == ["home", "InMemoryTabHost"])
    #expect(tabs.story.names.count == 2)
    tabs.story.host.front.back()
    #expect(
      tabs.story.host.names == ["home"], "the user must be able to go back from what is shown")
    _ = tabHost
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func theWayBackFromNestedTabsIsOutOfTheInnerOnesFirst() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
    tabs.tabs[.b]?.push(GuardedModule("draft", leaving: .refused))
    tabs.tabs[.a]?.push(TabContainer.makeTabs([.c], on: InMemoryTabHost()))
    #expect(tabs.story.host.front.wayBack?.leaving == .allowed)
    tabs.story.host.front.back()
    #expect(tabs.hostView == "*a: a1, b: b1 draft")
    tabs.expectReleased()
  }

  @Test func theWayBackFromNestedTabsSaysWhatWillHappen() {
    let tabs = TabStory([.a: 0, .b: 1], above: ["home"])
    let innerHost = InMemoryTabHost()
    let draft = GuardedModule("draft", leaving: .refused)
    tabs.tabs[.b]?.push(draft)
    tabs.tabs[.a]?.push(TabContainer.makeTabs([.c], on: innerHost))
    #expect(tabs.story.host.front.names == ["c1"])
    #expect(tabs.story.host.front.wayBack?.leaving == .refused, "back would leave both containers")
    tabs.story.host.front.back()
    #expect(tabs.story.names == ["home", "Tabs"])
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func quittingInNestedTabsLeavesEverything() {
    let tabs = TabStory([.a: 1, .b: 1])
    let innerHost = InMemoryTabHost()
    tabs.tabs[.a]?.push(TabContainer.makeTabs([.c], on: innerHost))
    tabs.story.host.front.back(origin: .quit)
    #expect(tabs.story.names == ["Tabs"])
    #expect(tabs.hostView == "*a: a1, b: b1", "like a back from any other module")
    tabs.expectReleased(except: ["tabs"])
  }

  @Test func theAuditDoesNotReportWhatALeftContainerStillShows() async {
    let audit = LeakAudit()
    let tabs = TabStory([.a: 1, .b: 1], audit: audit)
    tabs.main.finish("")
    #expect(tabs.host.selected == .a)
    let before = await audit.find()
    #expect(before.map(\.name) == [])
    tabs.story.router.close()
    let after = await audit.find()
    #expect(after.map(\.name) == [], "still on the screen, as a plain screen would be")
    tabs.expectReleased()
  }

  @Test func theAuditSeesALeakFromAContainerThatLeft() async {
    let audit = LeakAudit()
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"], audit: audit)
    let leaked = tabs.tabs[.b]?.modules.first
    tabs.main.pop()
    let leaks = await audit.find()
    #expect(leaks.map(\.name) == ["b1"])
    withExtendedLifetime(leaked) {}
    tabs.expectReleased(except: ["b1"])
  }

  final class EagerTabHost: TabHost {
    var bars: [[String?]] = []
    var onShow: (@MainActor () -> Void)?
    func connect(_ reporter: TabReporter) {}
    func makeStackHost(for tab: TabID) -> any StackHost { InMemoryHost() }
    func show(_ bar: TabBar) {
      bars.append(bar.items.map(\.badge))
      callBack()
    }
    func callBack() {
      let body = onShow
      onShow = nil
      body?()
    }
  }
}
