import Switchback
import SwitchbackTesting
import Testing

/// Links to routes for which more, less, or something else is shown.
@MainActor
@Suite(.waitsForRelease)
final class LinkShowingTests: GuidedProgram {
  @Test func aLinkOnTopTakesNothingAwayForWhatComesFirst() {
    script.admit = { $0 == .a ? .after(.gate) : nil }
    begin()
    router.present(TestModule("sheet"))
    let link = DeepLink(Page.a, isOnTop: true)
    let plan = router.plan(for: link)
    router.open(link)
    #expect(names.contains("sheet"))
    #expect(plan.steps.allSatisfy { if case .leave = $0 { false } else { true } })
  }

  @Test func theFlowOfARouteIsOverAtOnce() {
    script.show = { guide, route in
      guard route == .a else { return false }
      guide.flow.start { (flow: Flow<Void>) in Child(flow) { $0.finish() } }
      return true
    }
    begin()
    #expect(router.open(DeepLink(Page.a)).outcome == .nothingShown(RouteName(Page.a)))
  }

  @Test func aTabThatIsNowhereIsSelected() {
    let tabs = TabContainer(host: InMemoryTabHost())
    tabs.add(TabID("one"), title: "one") { (flow: Flow<Void>) in
      Child(flow) { $0.push(TestModule("one")) }
    }
    script.show = { _, route in
      if route == .a { tabs.select(TabID("one")) }
      return route == .a
    }
    begin()
    #expect(router.open(DeepLink(Page.a)).outcome == .nothingShown(RouteName(Page.a)))
  }

  @Test(arguments: [true, false])
  func tabsComeOfARouteWithSomethingElse(isBelow: Bool) {
    let tabs = TabContainer(host: InMemoryTabHost())
    tabs.add(TabID("one"), title: "one") { (flow: Flow<Void>) in Nest(flow, depth: 0) }
    script.show = { guide, route in
      guard route == .a else { return false }
      if isBelow { guide.flow.push(TestModule("page")) }
      guide.flow.push(tabs)
      return true
    }
    begin()
    #expect(router.open(DeepLink(Page.a, Nest.Route.page)).outcome == .arrived)
    #expect(tabs[TabID("one")]?.modules.map(\.name).last == "page 0")
  }

  @Test func whatACoordinatorShowsWhenSomethingLeftStays() throws {
    begin()
    let guide = try #require(script.guide)
    guide.flow.start(.modal, for: guide) { (flow: Flow<Void>) in
      Child(flow) { $0.push(TestModule("sheet")) }
    } onEnd: { guide, _ in
      guide.flow.push(TestModule("thanks"))
    }
    #expect(router.open(DeepLink(Page.a)).outcome == .arrived)
    #expect(names == ["home", "thanks", "a"], "what is shown because of the link stays below")
  }

  @Test(arguments: [true, false])
  func whatComesFirstIsDoneWithoutShowingAnything(isAtOnce: Bool) async {
    let (isPassed, loading) = (Flag(), Gate())
    script.admit = { $0 == .a && !isPassed.isSet ? .after(.gate) : nil }
    script.show = { _, route in
      guard route == .gate else { return false }
      isPassed.isSet = isAtOnce
      if isAtOnce { return true }
      Task {
        await loading.opens()
        isPassed.isSet = true
      }
      return true
    }
    begin()
    let ticket = router.open(DeepLink(Page.a))
    #expect(ticket.outcome == (isAtOnce ? .arrived : nil))
    loading.open()
    #expect(await ticket.settled == .arrived)
    #expect(names == ["home", "a"])
  }

  @Test func aRouteThatAModuleHoldsBackIsWaitedFor() {
    let form = GuardedModule("form", leaving: .ask)
    script.show = { guide, route in
      switch route {
      case .a: guide.flow.push(form)
      case .b: guide.flow.replaceTop(TestModule("b"))
      default: return false
      }
      return true
    }
    begin()
    let ticket = router.open(DeepLink(Page.a, Page.b))
    #expect(ticket.outcome == nil)
    form.leaveAnyway()
    #expect(ticket.outcome == .arrived)
    #expect("\(router)".hasSuffix(" at b"))
  }

  @Test func aRouteClosesTheRouter() {
    script.show = { [router] _, route in
      if route == .a { router.close() }
      return route == .a
    }
    begin()
    #expect(router.open(DeepLink(Page.a)).outcome == .routerGone)
  }

  @Test(arguments: [true, false], [DeepLink(Page.a), DeepLink(Page.a, Page.b)])
  func aRouteEndsItsFlow(isShown: Bool, link: DeepLink) {
    script.show = { guide, route in
      guard route == .a else { return false }
      if isShown { guide.flow.push(TestModule("a")) }
      guide.flow.finish()
      return true
    }
    begin()
    #expect(router.open(link).outcome == .superseded)
  }

  @Test func beingAskedEndsTheFlow() {
    begin()
    script.admit = { [script] _ in
      script.guide?.flow.finish()
      return nil
    }
    #expect(router.open(DeepLink(Page.a)).outcome == .superseded)
  }

  @Test(arguments: [true, false])
  func whatCoversARouteLeavesForWhatHasToComeFirstAndAtTheEnd(isGated: Bool) {
    let isShown = Flag()
    script.show = { [router] guide, route in
      guard route == .a else { return false }
      guide.flow.push(TestModule("a"))
      router.present(TestModule("sheet"))
      isShown.isSet = true
      return true
    }
    script.admit = { isGated && $0 == .b && isShown.isSet ? .after(.gate) : nil }
    begin()
    router.open(DeepLink(Page.a, Page.b))
    #expect(names == (isGated ? ["home", "a", "gate"] : ["home", "a", "b"]))
  }

  @Test func whatIsOnAHiddenTabIsNotOnTheWay() {
    let tabs = TabContainer(host: InMemoryTabHost())
    tabs.add(TabID("one"), title: "one") { (flow: Flow<Void>) in Nest(flow, depth: 0) }
    tabs.add(TabID("two"), title: "two") { (flow: Flow<Void>) in
      Child(flow) { $0.push(TestModule("two")) }
    }
    begin()
    router.push(tabs)
    tabs.select(TabID("two"))
    let unknown = LinkOutcome.unknown(RouteName(Nest.Route.page), in: nil)
    #expect(router.open(DeepLink(Nest.Route.page)).outcome == unknown)
    #expect(tabs[TabID("one")]?.modules.map(\.name) == ["nest 0"])
    tabs.select(TabID("one"))
    #expect(router.open(DeepLink(Nest.Route.page)).outcome == .arrived)
    #expect(tabs[TabID("one")]?.modules.map(\.name) == ["nest 0", "page 0"])
  }

  @Test func aFlowOpensNothingOutsideOfItself() throws {
    begin()
    var nested: Flow<Void>?
    try #require(script.guide).flow.start { (flow: Flow<Void>) in
      nested = flow
      return Nest(flow, depth: 0)
    }
    let flow = try #require(nested)
    #expect(flow.open(DeepLink(Page.a)).outcome == .unknown(RouteName(Page.a), in: flow.id))
    #expect(flow.open(DeepLink(Nest.Route.page)).outcome == .arrived)
    #expect(names == ["home", "nest 0", "page 0"])
  }

  @Test func ofFlowsBesideEachOtherThatAreCoveredTheLatestIsTaken() throws {
    begin()
    let flow = try #require(script.guide).flow
    for _ in 0..<2 { flow.start { Nest($0, depth: 0) } }
    router.push(TestModule("other"))
    router.open(DeepLink(Nest.Route.page))
    #expect(names == ["home", "nest 0", "nest 0", "page 0"])
  }

  @Test func ofFlowsBesideEachOtherThatCameOfTheRouteTheFrontOneIsTaken() {
    script.show = { guide, route in
      guard route == .a else { return false }
      for _ in 0..<2 { guide.flow.start { Nest($0, depth: 0) } }
      return true
    }
    begin()
    router.open(DeepLink(Page.a))
    #expect(router.open(DeepLink(Page.a, Nest.Route.page)).outcome == .arrived)
    #expect(names == ["home", "nest 0", "nest 0", "page 0"])
  }

  @Test func ofFlowsThatShowNothingYetTheLatestIsTaken() throws {
    begin()
    let flow = try #require(script.guide).flow
    for name in ["first", "second"] { flow.start { Waiter($0, name) } }
    #expect(router.open(DeepLink(Waiter.Route.page)).outcome == .arrived)
    #expect(names == ["home", "page of second"])
  }

  @Test func whatAnotherFlowShowsMeanwhileIsNotOfTheRoute() throws {
    var other: Flow<Void>?
    script.onStart = { guide in
      guide.flow.start { (flow: Flow<Void>) in
        other = flow
        return Child(flow) { $0.push(TestModule("child")) }
      }
    }
    script.show = { _, route in
      if route == .a { other?.push(TestModule("of the child")) }
      return route == .a
    }
    begin()
    let link = DeepLink(Page.a, isOnTop: true)
    #expect(router.open(link).outcome == .nothingShown(RouteName(Page.a)))
    #expect(names == ["home", "child", "of the child"])
  }

  @Test func aFlowThatShowsNothingYetOpensALinkFromItself() throws {
    begin()
    var flow: Flow<Void>?
    try #require(script.guide).flow.start { (started: Flow<Void>) in
      flow = started
      return Waiter(started)
    }
    #expect(flow?.open(DeepLink(Waiter.Route.page)).outcome == .arrived)
    #expect(names == ["home", "page"])
  }

  /// Shows nothing before it is asked to.
  final class Waiter: RouteCoordinator {
    enum Route: Switchback.Route { case page, other }

    private let flow: Flow<Void>
    private let name: String?

    init(_ flow: Flow<Void>, _ name: String? = nil) {
      self.flow = flow
      self.name = name
    }

    func start() {}

    func show(_ route: Route) {
      flow.push(TestModule(name.map { "\(route) of \($0)" } ?? "\(route)"))
    }
  }

  @Test func theFirstFlowShowsNothingBeforeItIsAskedTo() {
    router.start { Waiter($0) }
    #expect(router.open(DeepLink(Waiter.Route.page)).outcome == .arrived)
    #expect(names == ["page"])
  }

  @Test(arguments: [true, false])
  func theWayGoesOnInAFlowThatShowsNothingYet(isOnTop: Bool) {
    script.show = { guide, route in
      if route == .a { guide.flow.start { Waiter($0) } }
      return route == .a
    }
    begin()
    router.push(TestModule("elsewhere"))
    let link = DeepLink(Page.a, Waiter.Route.page, Waiter.Route.other, isOnTop: isOnTop)
    let elsewhere = ModuleID(2, "elsewhere")
    #expect(router.open(link).outcome == (isOnTop ? .covered(by: elsewhere) : .arrived))
    #expect(names == ["home", "page", "other"] + (isOnTop ? ["elsewhere"] : []))
  }

  @Test func aFlowOfNoRouteIsGoneOnInAboveTheRouteBefore() {
    begin()
    script.guide?.go(.a)
    script.guide?.flow.start { Nest($0, depth: 0) }
    #expect(router.open(DeepLink(Page.a, Nest.Route.page)).outcome == .arrived)
    #expect(names == ["home", "a", "nest 0", "page 0"])
  }

  @Test func ofSeveralFlowsThatAreCoveredTheOutermostIsTaken() {
    script.show = { guide, route in
      if route == .a { guide.flow.start { Nest($0, depth: 1) } }
      return route == .a
    }
    begin()
    router.open(DeepLink(Page.a))
    router.push(TestModule("other"))
    #expect(names == ["home", "nest 1", "nest 0", "other"])
    router.open(DeepLink(Page.a, Nest.Route.page))
    #expect(names == ["home", "nest 1", "page 1"])
  }
}
