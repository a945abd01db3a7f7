import Switchback
import SwitchbackTesting
import Testing

/// Links at moments that nobody has thought of.
@MainActor
@Suite(.waitsForRelease)
final class LinkEdgeTests: GuidedProgram {
  // MARK: - Opened where something is being asked or done

  @Test(arguments: [true, false])
  func whileACoordinatorStarts(isFromFlow: Bool) {
    script.onStart = { [script, router] guide in
      let link = DeepLink(Page.a)
      script.tickets.append(isFromFlow ? guide.flow.open(link) : router.open(link))
    }
    begin()
    #expect(script.tickets.map(\.outcome) == [.arrived])
    #expect(names == ["home", "a"])
  }

  @Test func whileAChildStarts() {
    script.show = { [script, router] guide, route in
      guard route == .b else { return false }
      guide.flow.start { (flow: Flow<Void>) in
        Child(flow) { child in
          child.push(TestModule("child"))
          script.tickets.append(router.open(DeepLink(Page.a)))
        }
      }
      return true
    }
    begin()
    script.guide?.go(.b)
    #expect(script.tickets.map(\.outcome) == [.arrived])
    #expect(names == ["home", "a"])
  }

  /// Nothing else is to be done by then, nor is any host to be told anything.
  @Test func whileAModuleHearsThatItIsOnTopAgain() {
    final class Opener: Screen, Presentable, LifecycleListener {
      let open: @MainActor () -> Void
      init(_ open: @escaping @MainActor () -> Void) { self.open = open }
      func onUncovered() { open() }
    }
    begin()
    router.push(
      Opener { [script, router] in script.tickets.append(router.open(DeepLink(Page.a))) })
    router.push(TestModule("above"))
    host.back()
    #expect(script.tickets.map(\.outcome) == [.arrived])
    #expect(names == ["home", "a"])
  }

  // MARK: - What happens while something leaves that was in the way

  /// A coordinator is asked again, though everything else is as it was.
  @Test func whatIsInTheWayClosesItAsItLeaves() {
    begin()
    let page = TestModule("page")
    router.push(page)
    router.observeRemoval(of: page, by: script) { script, _ in
      script.admit = { $0 == .a ? .closed(reason: "Too late.") : nil }
    }
    let ticket = router.open(DeepLink(Page.a))
    #expect(ticket.outcome == .closed(RouteName(Page.a)))
    #expect(ticket.reason == "Too late.")
    #expect(names == ["home"])
  }

  @Test func whatIsInTheWayHasAnotherRouteComeFirstAsItLeaves() {
    begin()
    let page = TestModule("page")
    router.push(page)
    router.observeRemoval(of: page, by: script) { script, _ in
      script.admit = { $0 == .a ? .after(.b) : nil }
    }
    let ticket = router.open(DeepLink(Page.a))
    #expect(ticket.outcome == nil)
    #expect(names == ["home", "b"])
  }

  @Test func itsRouteIsShownByOtherCodeAsItLeaves() {
    begin()
    let page = TestModule("page")
    router.push(page)
    router.observeRemoval(of: page, by: script) { script, _ in script.guide?.go(.a) }
    #expect(router.open(DeepLink(Page.a)).outcome == .arrived)
    #expect(names == ["home", "a"])
  }

  /// What is in the way of the route in a flow leaves, also if something had to leave for the one before.
  @Test func whereSomethingComesInTheWayOnTheWay() {
    script.show = { guide, route in
      if route == .a { guide.flow.start { Nest($0, depth: 0) } }
      return route == .a
    }
    begin()
    router.push(TestModule("old"))
    let token = router.observe { [router] event in
      guard case .shown(let module) = event.kind, module.name == "nest 0" else { return }
      router.push(TestModule("banner"))
    }
    #expect(router.open(DeepLink(Page.a, Nest.Route.page)).outcome == .arrived)
    #expect(names == ["home", "nest 0", "page 0"])
    token.cancel()
  }

  @Test func whereWhatIsToBeShownIsRefusedAtTheVeryEnd() {
    script.show = { guide, route in
      if route == .a { guide.flow.present(TestModule("sheet")) }
      return route == .a
    }
    begin()
    host.canPresent = false
    #expect(router.open(DeepLink(Page.a)).outcome == .nothingShown(RouteName(Page.a)))
    #expect(names == ["home"])
  }

  @Test func onTopOfOtherThings() {
    begin()
    script.guide?.flow.push(TestModule("other"))
    let link = DeepLink(Page.a, Page.b, Page.a, isOnTop: true)
    for _ in 0..<2 {
      #expect(router.open(link).outcome == .arrived)
      #expect(names == ["home", "other", "a", "b", "a"])
    }
  }

  @Test func whileACoordinatorIsAsked() {
    begin()
    script.admit = { [script, router] route in
      if route == .a { script.tickets.append(router.open(DeepLink(Page.b))) }
      return nil
    }
    let first = router.open(DeepLink(Page.a))
    #expect(first.outcome != nil)
    #expect(script.tickets.last?.outcome == .arrived)
    #expect(names == ["home", "b"])
    #expect(script.outcomes.count == script.tickets.count + 1)
  }

  /// Of a request of two steps, the first has been done by then, and nobody was told.
  @Test func inTheMiddleOfARequest() {
    let tabs = TabContainer(host: InMemoryTabHost())
    tabs.add(TabID("one"), title: "one") { (flow: Flow<Void>) in
      Nest(flow, depth: 0)
    }
    begin()
    router.push(tabs)
    let page = Nest.Route.page
    #expect(router.plan(for: DeepLink(page)).outcome == nil)
    var plans: [LinkPlan] = []
    host.accepts = { [weak router] _ in
      if let router { plans.append(router.plan(for: DeepLink(page))) }
      return true
    }
    router.batch([.pop(count: 1), .push(TestModule("other"))])
    #expect(plans.map(\.outcome) == [.unknown(RouteName(page), in: nil)])
    #expect(names == ["home", "other"])
  }

  @Test func whileACoordinatorIsAskedForAPlan() {
    begin()
    script.admit = { [script, router] route in
      if route == .a { script.tickets.append(router.open(DeepLink(Page.b))) }
      return nil
    }
    #expect(router.plan(for: DeepLink(Page.a)).outcome == nil)
    #expect(script.tickets.last?.outcome == .arrived)
  }

  @Test(arguments: [Page.a, .b])
  func whileARouteIsShown(other: Page) {
    begin()
    script.show = { [script, router] guide, route in
      guard route == .a else { return false }
      guide.flow.push(TestModule("a"))
      script.tickets.append(router.open(DeepLink(other)))
      return true
    }
    let first = router.open(DeepLink(Page.a))
    #expect(first.outcome == (other == .a ? .arrived : .superseded))
    #expect((script.tickets.first === first) == (other == .a))
    #expect(script.tickets.map(\.outcome) == [.arrived])
    #expect(names == ["home", "\(other)"])
  }

  @Test func whenWhatIsInTheWayIsTold() {
    begin()
    let page = TestModule("page")
    router.push(page)
    router.observeRemoval(of: page, by: script) { [router] script, _ in
      script.tickets.append(router.open(DeepLink(Page.b)))
    }
    let first = router.open(DeepLink(Page.a))
    #expect(first.outcome == .superseded)
    #expect(script.tickets.map(\.outcome) == [.arrived])
    #expect(names == ["home", "b"])
  }

  @Test func whenALinkIsOver() {
    begin()
    router.observe { [script, weak router] event in
      guard case .followed = event.kind, script.tickets.isEmpty, let router else { return }
      script.tickets.append(router.open(DeepLink(Page.b)))
    }
    let first = router.open(DeepLink(Page.a))
    #expect(first.outcome == .arrived)
    #expect(script.tickets.map(\.outcome) == [.arrived])
    #expect(names == ["home", "b"])
  }

  @Test func whenTheRouterIsClosed() {
    begin()
    script.admit = { $0 == .a ? .asking("Really?") : nil }
    router.observe { [script, router] event in
      guard case .followed = event.kind else { return }
      script.tickets.append(router.open(DeepLink(Page.b)))
    }
    let first = router.open(DeepLink(Page.a))
    router.close()
    #expect(first.outcome == .routerGone)
    #expect(script.tickets.map(\.outcome) == [.routerGone])
  }

  @Test func inOnEndOfWhatComesFirst() async {
    let isPassed = Flag()
    script.admit = { $0 == .a && !isPassed.isSet ? .after(.gate) : nil }
    script.show = { [script, router] guide, route in
      guard route == .gate else { return false }
      guide.flow.start(.modal, for: guide) { (flow: Flow<Void>) in
        Child(flow) { $0.push(TestModule("gate")) }
      } onEnd: { _, _ in
        isPassed.isSet = true
        script.tickets.append(router.open(DeepLink(Page.b)))
      }
      return true
    }
    begin()
    let first = router.open(DeepLink(Page.a))
    host.front.back()
    #expect(first.outcome == .superseded)
    #expect(script.tickets.map(\.outcome) == [.arrived])
    #expect(names == ["home", "b"])
  }

  @MainActor

  // MARK: - Others

  @Test func anotherRoutersLinkIsOpenedByARoute() {
    let other = GuidedProgram()
    other.begin()
    script.show = { _, route in
      if route == .a { other.router.open(DeepLink(Page.b)) }
      return route == .a
    }
    begin()
    #expect(router.open(DeepLink(Page.a)).outcome == .nothingShown(RouteName(Page.a)))
    #expect(other.names == ["home", "b"])
    #expect("\(other.router)".contains("b#2 at b"))
  }

  @Test func whoAwaitsALinkIsCancelled() async {
    script.admit = { $0 == .a ? .asking("Really?") : nil }
    begin()
    let ticket = router.open(DeepLink(Page.a))
    let task = Task { await ticket.settled }
    await nextTurn()
    task.cancel()
    await nextTurn()
    #expect(ticket.outcome == nil)
    try? host.answer("Open")
    #expect(await task.value == .arrived)
  }

  @Test func theFlowInTheWayIsAwaited() async {
    begin()
    let task = Task { [router] in
      let ticket: FlowTicket<Void> = router.start(.modal) { Child($0) { $0.push(TestModule("s")) } }
      _ = await ticket.end
      return router.modules.map(\.name)
    }
    await until { names.contains("s") }
    let ticket = router.open(DeepLink(Page.a))
    #expect(ticket.outcome == nil, "whoever awaits the end of the sheet has a turn first")
    let seen = await task.value
    #expect(await ticket.settled == .arrived)
    #expect(seen == ["home"])
    #expect(names == ["home", "a"])
  }
}
