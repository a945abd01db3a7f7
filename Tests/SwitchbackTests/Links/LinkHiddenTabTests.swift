import Switchback
import SwitchbackTesting
import Testing

/// Links that lead through a hidden tab: whoever is there is asked before anything changes.
@MainActor
@Suite(.waitsForRelease)
struct LinkHiddenTabTests {
  typealias Main = Shell.Route
  typealias Books = Library.Route

  private let story = LinkStory()
  private var router: StackRouter { story.router }
  private var facts: LinkStory.Facts { story.facts }
  private var tabs: InMemoryTabHost? { story.host.topTabs }
  /// How often each host was told something.
  private var commands: [Int] {
    let hosts = [story.host, tabs?.host(of: TabID("first")), tabs?.host(of: TabID("second"))]
    return [tabs?.selections.count ?? 0] + hosts.map { $0?.commands.count ?? 0 }
  }

  private var atFirst: [String]? { tabs?.host(of: TabID("first"))?.names }

  init() { facts.tabsHaveRoutes = true }

  /// Shows the tabs, the second one selected, with books on the first.
  private func hide(_ books: String...) {
    let routes = [AnyRoute(Main.tabs), AnyRoute(Main.first)]
    router.open(DeepLink(routes: routes + books.map { AnyRoute(Books.book($0)) }))
    router.open(DeepLink(Main.tabs, Main.second))
    facts.shown = []
  }

  private func toFirst(_ book: String) -> DeepLink {
    DeepLink(Main.tabs, Main.first, Books.book(book))
  }

  /// Opens a link that is refused, and expects that nothing has changed and that the plan has said so.
  private func expectRefused(_ link: DeepLink, _ outcome: LinkOutcome) {
    let (before, told) = (story.text, commands)
    let plan = router.plan(for: link)
    let ticket = router.open(link)
    #expect(ticket.outcome == outcome)
    #expect(plan.outcome == outcome)
    #expect(plan.steps == ticket.steps)
    #expect(story.text == before)
    #expect(commands == told, "no host was told anything")
    #expect(facts.shown == [])
  }

  // MARK: - Who refuses

  @Test(arguments: [false, true])
  func aCoordinatorThereKeepsEverything(isCovered: Bool) {
    hide("a", "b")
    if isCovered { router.push(TestModule("page")) }
    expectRefused(toFirst("z"), .closed(RouteName(Books.book("z"))))
    #expect(router.plan(for: toFirst("z")).reason == "There is no book z.")
  }

  @Test func soDoesOneOnATabWhereNobodyHasBeen() {
    router.open(DeepLink(Main.tabs))
    facts.shown = []
    let link = DeepLink(Main.tabs, Main.second, Books.book("z"))
    expectRefused(link, .closed(RouteName(Books.book("z"))))
  }

  @Test func soDoesOneWithoutSuchRoutes() throws {
    hide()
    let shell = try #require(router.snapshot().items.compactMap { $0.flow }.first)
    let link = DeepLink(Main.tabs, Main.first, Reader.Route.cover)
    expectRefused(link, .unknown(RouteName(Reader.Route.cover), in: shell))
  }

  @Test func soDoesAModuleThereThatMinds() throws {
    facts.bookGuards = .refused
    hide("a")
    let minding = try #require(
      try tabs?.host(of: TabID("first"))?.top(as: GuardedModule.self))
    let link = DeepLink(Main.tabs, Main.first, Books.list)
    let module = try #require(router.plan(for: link).outcome?.module)
    expectRefused(link, .leaveRefused(module))
    #expect(minding.timesAsked == 0)
  }

  @Test func oneThatAsksIsAskedBeforeTheTabIsSelected() throws {
    facts.bookGuards = .ask
    hide("a")
    let asking = try #require(
      try tabs?.host(of: TabID("first"))?.top(as: GuardedModule.self))
    let link = DeepLink(Main.tabs, Main.first, Books.list)
    let refused = router.open(link)
    #expect(asking.timesAsked == 1)
    #expect(tabs?.selected == TabID("second"))
    asking.stay()
    #expect(refused.outcome != nil && refused.outcome != .arrived)
    #expect(tabs?.selected == TabID("second"))
    #expect(atFirst == ["list", "a"])

    let ticket = router.open(link)
    asking.leaveAnyway()
    #expect(ticket.outcome == .arrived)
    #expect(tabs?.selected == TabID("first"))
    #expect(atFirst == ["list"])
  }

  // MARK: - Nobody refuses

  @Test func whatIsInTheWayLeavesOnTheTabAndAboveIt() {
    hide("a", "b")
    router.push(TestModule("page"))
    let plan = router.plan(for: toFirst("a"))
    let commands = story.host.commands.count
    let ticket = router.open(toFirst("a"))
    #expect(ticket.outcome == .arrived)
    #expect(ticket.steps == plan.steps)
    #expect(atFirst == ["list", "a"])
    #expect(tabs?.selected == TabID("first"))
    #expect(story.host.commands.count == commands + 1)
  }

  @Test func thePlanSaysWhatIsShownThere() {
    hide()
    let link = DeepLink(Main.tabs, Main.first, Books.reader("a"), Reader.Route.page(1))
    let plan = router.plan(for: link)
    let known = plan.steps.prefix { if case .later = $0 { false } else { true } }
    #expect(
      plan.steps.last == .later(RouteName(Reader.Route.page(1))), "a reader has to come first")
    let ticket = router.open(link)
    #expect(ticket.outcome == .arrived)
    #expect(ticket.steps.starts(with: known))
    #expect(known.count == 5, "\(plan)")
  }

  @Test func aLinkOnTopTakesNothingAwayThere() {
    hide("a", "b")
    let link = DeepLink(routes: toFirst("c").routes, isOnTop: true)
    #expect(router.open(link).outcome == .arrived)
    #expect(atFirst == ["list", "a", "b", "c"])
  }

  @Test func whereNoFlowIsOnTheTabItIsSelectedFirst() {
    router.open(DeepLink(Main.tabs))
    facts.latestLibrary?.flow.finish()
    facts.shown = []
    let link = DeepLink(Main.tabs, Main.second, Books.book("z"))
    #expect(router.plan(for: link).steps.last == .later(RouteName(Books.book("z"))))
    let ticket = router.open(link)
    #expect(ticket.outcome != .arrived)
    #expect(tabs?.selected == TabID("second"), "as far as it has come")
  }

  // MARK: - Questions, and what has to come first

  @Test(arguments: [true, false])
  func theUserIsAskedBeforeTheTabIsSelected(isYes: Bool) {
    hide("b")
    facts.libraryAdmission = { $0 == .book("a") ? .asking("Open it?") : nil }
    let plan = router.plan(for: toFirst("a"))
    let ticket = router.open(toFirst("a"))
    #expect(story.host.front.question?.text == "Open it?")
    #expect(tabs?.selected == TabID("second"))
    #expect(atFirst == ["list", "b"])
    story.host.front.question?.answer(isYes ? 0 : nil)
    #expect(story.host.front.question?.isOpen != true, "once is enough")
    #expect(ticket.outcome == (isYes ? .arrived : .declined(RouteName(Books.book("a")))))
    #expect(tabs?.selected == TabID(isYes ? "first" : "second"))
    #expect(atFirst == ["list", isYes ? "a" : "b"])
    if isYes { #expect(ticket.steps == plan.steps) }
  }

  @Test func whatComesFirstThereIsShownOnTheTab() {
    hide("b")
    facts.libraryAdmission = { [unowned facts] in
      $0 == .book("a") && !facts.hasAgreed ? .after(.book("c")) : nil
    }
    facts.hasAgreed = false
    facts.admission = { _ in .open }
    let plan = router.plan(for: toFirst("a"))
    let ticket = router.open(toFirst("a"))
    #expect(ticket.outcome == nil)
    #expect(tabs?.selected == TabID("first"))
    #expect(atFirst == ["list", "b", "c"])
    #expect(ticket.steps == plan.steps.dropLast())
    #expect(plan.steps.last == .later(RouteName(Books.book("a"))))

    // Who looks at another tab meanwhile stays there, until the way is open.
    tabs?.tap(TabID("second"))
    #expect(tabs?.selected == TabID("second"))
    router.push(TestModule("page"))
    #expect(story.host.front.names.last == "page")
    #expect(ticket.outcome == nil)
    facts.hasAgreed = true
    facts.shell?.admissionChanged()
    #expect(ticket.outcome == .arrived)
    #expect(story.host.front.names == ["list", "a"])
  }

  @Test(arguments: [true, false])
  func whatComesFirstAroundIsShownBeforeTheTabIsSelected(isDone: Bool) {
    hide("b")
    facts.hasAgreed = false
    facts.admission = { _ in .open }
    facts.libraryAdmission = { [unowned facts] in
      $0 == .book("a") && !facts.hasAgreed ? .after(outer: Main.terms) : nil
    }
    let plan = router.plan(for: toFirst("a"))
    let ticket = router.open(toFirst("a"))
    #expect(story.host.front.names == ["terms"])
    #expect(ticket.steps == plan.steps.dropLast())
    #expect(plan.steps.last == .later(RouteName(Books.book("a"))))
    if isDone { facts.latestGate?.flow.finish() } else { story.host.front.back() }
    #expect(ticket.outcome == (isDone ? .arrived : .abandoned(at: RouteName(Main.terms))))
    #expect(tabs?.selected == TabID(isDone ? "first" : "second"))
    #expect(atFirst == ["list", isDone ? "a" : "b"])
  }

  // MARK: - Tabs in tabs

  enum Outer {}
  enum Inner {}

  /// Shows two tabs, on each of which a test starts something.
  final class Frame<Level>: RouteCoordinator {
    enum Route: Switchback.Route { case left, right }

    private let flow: Flow<Void>
    private let tabs = TabContainer(host: InMemoryTabHost())
    private let fill: @MainActor (TabContainer, TabID, Route) -> Void

    init(_ flow: Flow<Void>, fill: @escaping @MainActor (TabContainer, TabID, Route) -> Void) {
      (self.flow, self.fill) = (flow, fill)
    }

    func start() {
      for (id, route) in [(TabID("left"), Route.left), (TabID("right"), .right)] {
        fill(tabs, id, route)
      }
      flow.push(tabs)
    }

    func show(_ route: Route) { tabs.select(TabID(route == .left ? "left" : "right")) }
  }

  @Test func aFlowThereOpensALinkIntoAFlowThatItStarts() throws {
    let second = TabID("second")
    router.open(DeepLink(Main.tabs, Main.first, Books.book("a")))
    let library = try #require(facts.latestLibrary)
    let hidden = router.snapshot().normalized
    let ticket = library.flow.open(DeepLink(Books.reader("b"), Reader.Route.page(1)))
    #expect(ticket.outcome == .arrived)
    #expect(tabs?.selected == TabID("first"))
    #expect(atFirst == ["list", "a"] && router.snapshot().normalized != hidden)
    tabs?.tap(second)
    #expect(tabs?.host(of: second)?.names == ["list", "cover of b", "page 1"])
  }

  @Test func tabsOnAHiddenTabAreLookedAtToo() {
    let story = LinkStory(begins: false)
    story.router.start { [facts = story.facts, probe = story.probe] flow in
      Frame<Outer>(flow) { tabs, id, route in
        tabs.add(id, title: id.name, route: route) {
          Frame<Inner>($0) { tabs, id, route in
            tabs.add(id, title: id.name, route: route) { Library($0, facts, probe) }
          }
        }
      }
    }
    func link(_ book: String) -> DeepLink {
      DeepLink(Frame<Outer>.Route.right, Frame<Inner>.Route.right, Books.book(book))
    }
    let before = story.text
    #expect(story.router.open(link("z")).outcome == .closed(RouteName(Books.book("z"))))
    #expect(story.text == before)
    let plan = story.router.plan(for: link("a"))
    let ticket = story.router.open(link("a"))
    #expect(ticket.outcome == .arrived)
    #expect(ticket.steps == plan.steps)
    #expect(story.host.front.names == ["list", "a"])
  }
}

extension LinkOutcome {
  /// The module that stays.
  fileprivate var module: ModuleID? {
    if case .leaveRefused(let module) = self { module } else { nil }
  }
}

extension NavigationSnapshot.Item {
  fileprivate var flow: FlowID? { if case .flow(let flow) = self { flow.id } else { nil } }
}
