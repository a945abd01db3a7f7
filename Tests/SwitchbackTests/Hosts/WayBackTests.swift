import Switchback
import SwitchbackTesting
import Testing

/// What a host hears when it asks how the user may go back.
@MainActor
@Suite(.waitsForRelease)
struct WayBackTests {
  struct Zoom: CustomTransition {}

  @Test(arguments: [LeavePolicy.allowed, .ask, .refused])
  func aRootSaysWhetherItMinds(policy: LeavePolicy) {
    let story = Story()
    story.router.push(story.probe.track(GuardedModule("a", leaving: policy)))
    #expect(story.host.wayBack?.leaving == policy)
    #expect(story.host.wayBack?.isGuarded == true)
    #expect(story.host.wayBack?.allowsGesture == false, "there is nothing below it")
    story.expectReleased()
  }

  @Test func aRootThatNeverMindsSaysThatToo() {
    let story = Story()
    story.push("a")
    #expect(story.host.wayBack?.leaving == .allowed)
    #expect(story.host.wayBack?.isGuarded == false)
    story.expectReleased()
  }

  @Test func theFirstScreenOfASheetSpeaksForAllThatWouldGoWithIt() {
    let story = Story()
    story.push("a")
    story.present("s")
    #expect(story.host.presented?.wayBack?.leaving == .allowed)
    story.router.present(GuardedModule("form", leaving: .refused))
    #expect(story.host.presented?.wayBack?.leaving == .refused)
    #expect(story.host.presented?.wayBack?.isGuarded == true)
    story.host.presented?.back()
    #expect(story.host.allNames == [["a"], ["s"], ["form"]])
    story.expectReleased()
  }

  @Test func aSheetIsPulledDownAsItCameAndItsTopScreenLeavesAsThatCame() throws {
    let zoom = ScreenTransition.custom(Zoom())
    let host = SheetHost()
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    router.present(TestModule("s"), transition: zoom)
    router.push(TestModule("t"))
    var sheet = try #require(host.presented?.reporter)
    #expect(sheet.wayBack(toDepth: 0).transition == zoom)
    #expect(sheet.wayBack(toDepth: 1).transition == .automatic)
    router.dismiss()
    router.present(TestModule("s"))
    router.push(TestModule("t"), transition: zoom)
    sheet = try #require(host.presented?.reporter)
    #expect(sheet.wayBack(toDepth: 0).transition == .automatic)
    #expect(sheet.wayBack(toDepth: 1).transition == zoom)
    router.close()
  }

  @Test func howASheetCameDecidesWhetherItMayBePulledDown() {
    let story = Story()
    story.push("a")
    story.router.present(story.module("s"), transition: .custom(Zoom()))
    story.push("t")
    #expect(!story.host.front.pullDown(), "it came in a way of its own")
    story.router.dismiss()
    story.present("s")
    story.router.push(story.module("t"), transition: .custom(Zoom()))
    #expect(story.host.front.pullDown(), "what is pushed on it does not count")
    #expect(story.host.allNames == [["a"]])
    story.expectReleased()
  }

  @Test func backMeansNothingWhileAnotherRootIsOnItsWay() {
    let story = Story(completion: .whenTold)
    let flow = story.start("flow", showing: ["a"])
    story.host.completeTransition()
    flow.setRoot(story.module("b"))
    story.host.back()
    story.host.completeTransition()
    #expect(flow.isOpen)
    #expect(story.host.names == ["b"])
    story.host.back()
    #expect(!flow.isOpen)
    story.expectReleased()
  }

  @Test func whoeverGoesBackHearsHowItEnded() throws {
    let host = SheetHost()
    let router = StackRouter(host: host)
    let root = try #require(host.reporter)
    for name in ["a", "b", "c"] { router.push(TestModule(name)) }
    let (b, c) = (ModuleID(2, "b"), ModuleID(3, "c"))
    #expect(root.goBack(toDepth: 0).outcome == .committed(removed: [b, c]), "the root stays")
    #expect(root.goBack().outcome == .rejected(.atRoot))
    router.present(TestModule("s"))
    #expect(root.goBack().outcome == .rejected(.atRoot), "below a sheet as well")
    let sheet = try #require(host.presented?.reporter)
    #expect(sheet.goBack().outcome == .committed(removed: [ModuleID(4, "s")]))
    router.close()
    #expect(root.goBack().outcome == .rejected(.routerGone))
  }

  // MARK: - Tabs

  @Test func theWayOutOfTabsAtTheVeryRootSaysWhetherAHiddenTabMinds() {
    let tabs = TabStory([.a: 1, .b: 1])
    #expect(tabs.host(.a).wayBack?.leaving == .allowed)
    tabs.tabs[.b]?.push(GuardedModule("draft", leaving: .ask))
    #expect(tabs.host(.a).wayBack?.leaving == .ask)
    #expect(tabs.host(.a).wayBack?.allowsGesture == false)
    tabs.expectReleased()
  }

  @Test func onlyTheWayOutOfTabsMindsAndNotTheOneToTheTabBefore() {
    let tabs = TabStory([.a: 1, .b: 1, .c: 1], above: ["home"], back: .history)
    tabs.tabs[.c]?.push(GuardedModule("draft", leaving: .refused))
    tabs.host.tap(.b)
    #expect(tabs.host(.b).wayBack?.leaving == .allowed)
    tabs.host(.b).back()
    #expect(tabs.tabs.selected?.id == .a)
    #expect(tabs.host(.a).wayBack?.leaving == .refused)
    tabs.host(.a).back()
    #expect(tabs.story.names == ["home", "Tabs"])
    tabs.expectReleased()
  }

  @Test func aSheetOverTheRootOfATabSpeaksForItself() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
    tabs.tabs[.b]?.push(GuardedModule("draft", leaving: .refused))
    tabs.tabs[.a]?.present(TestModule("s"))
    #expect(tabs.host(.a).front.wayBack?.leaving == .allowed)
    #expect(tabs.host(.a).front.pullDown())
    tabs.tabs[.a]?.present(TestModule("s"))
    tabs.host(.a).front.back()
    #expect(tabs.view == "*a: a1, b: b1 draft")
    tabs.tabs[.a]?.present(GuardedModule("form", leaving: .refused))
    #expect(tabs.host(.a).front.wayBack?.leaving == .refused)
    tabs.expectReleased()
  }

  // MARK: - Where it leads

  @Test func itLeadsBelowOrOutOfASheetOrOutside() throws {
    let host = SheetHost()
    let router = StackRouter(host: host)
    let root = try #require(host.reporter)
    #expect(root.wayBack().destination == .outside)
    router.push(TestModule("a"))
    #expect(root.wayBack().destination == .outside)
    #expect(root.wayBack().leavesRoot && !root.wayBack().staysInside)
    router.push(TestModule("b"))
    router.push(TestModule("c"))
    #expect(root.wayBack().destination == .below)
    #expect(root.wayBack(toDepth: 0).destination == .below, "the root stays")
    router.present(TestModule("s"))
    let sheet = try #require(host.presented?.reporter)
    #expect(sheet.wayBack().destination == .presenter)
    #expect(sheet.wayBack().closesSheet && sheet.wayBack().staysInside)
    router.push(TestModule("t"))
    #expect(!sheet.wayBack().closesSheet && sheet.wayBack().staysInside)
    #expect(sheet.wayBack().destination == .below)
    #expect(sheet.wayBack(toDepth: 0).destination == .presenter)
    router.dismiss()
    #expect(sheet.wayBack().destination == nil, "it is not shown any more")
    router.close()
    #expect(root.wayBack().destination == nil)
    #expect(!root.wayBack().leavesRoot && !root.wayBack().staysInside, "it leads nowhere")
  }

  @Test func fromTheRootOfATabItLeadsToTheTabBeforeOrOutOfTheContainer() {
    let tabs = TabStory([.a: 2, .b: 1], above: ["home"], back: .history)
    #expect(tabs.host(.a).wayBack?.destination == .below)
    tabs.host(.a).back()
    #expect(tabs.host(.a).wayBack?.destination == .below, "below the container")
    tabs.host.tap(.b)
    #expect(tabs.host(.b).wayBack?.destination == .tab(.a))
    tabs.host(.b).back()
    #expect(tabs.host.selected == .a)
    #expect(tabs.host(.a).wayBack?.destination == .below)
    tabs.expectReleased()
  }

  @Test func fromTheRootOfATabAtTheVeryRootItLeadsOutside() {
    let tabs = TabStory([.a: 1, .b: 1], back: .history)
    #expect(tabs.host(.a).wayBack?.destination == .outside)
    tabs.host.tap(.b)
    #expect(tabs.host(.b).wayBack?.destination == .tab(.a))
    let inner = InMemoryTabHost()
    tabs.tabs[.b]?.setRoot(TabContainer.makeTabs([.c], on: inner))
    #expect(inner.selectedHost?.wayBack?.destination == .tab(.a), "out of both")
    tabs.tabs.remove(.a)
    #expect(inner.selectedHost?.wayBack?.destination == .outside)
    inner.show(TabBar())
    tabs.expectReleased()
  }

  @Test func fromTheRootOfATabOnASheetItLeadsToWhatThatIsOver() {
    let story = Story()
    story.push("a")
    let inner = InMemoryTabHost()
    story.router.present(TabContainer.makeTabs([.c], on: inner))
    #expect(inner.selectedHost?.wayBack?.destination == .presenter)
    inner.selectedHost?.back()
    #expect(story.names == ["a"])
    story.expectReleased()
  }
}
