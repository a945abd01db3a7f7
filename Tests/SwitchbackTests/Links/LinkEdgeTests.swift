import Switchback
import SwitchbackTesting
import Testing

/// Links at moments, and in programs, that nobody has thought of.
@MainActor
@Suite(.waitsForRelease)
final class LinkEdgeTests {
  /// A coordinator that does what a test says.
  final class Guide: RouteCoordinator {
    enum Route: Switchback.Route { case home, a, b, c, gate, otherGate }

    let flow: Flow<Void>
    private let script: Script

    init(_ flow: Flow<Void>, _ script: Script) {
      self.flow = flow
      self.script = script
      script.guide = self
    }

    func start() {
      go(.home)
      script.onStart?(self)
    }

    func show(_ route: Route) {
      script.shown.append(route)
      if script.show?(self, route) == true { return }
      flow.push(TestModule("\(route)"))
    }

    func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
      script.admit?(route) ?? .open
    }
  }

  /// What the test says, and what has happened.
  @MainActor
  final class Script {
    weak var guide: Guide?
    weak var sheet: Flow<Void>?
    var shown: [Guide.Route] = []
    var onStart: (@MainActor (Guide) -> Void)?
    /// Returns whether it has shown the route.
    var show: (@MainActor (Guide, Guide.Route) -> Bool)?
    var admit: (@MainActor (Guide.Route) -> Admission<Guide.Route>?)?
    var outcomes: [LinkOutcome] = []
    var tickets: [LinkTicket] = []

    /// What it was told may hold the router, whose coordinators hold this.
    func forget() { (onStart, show, admit) = (nil, nil, nil) }
  }

  typealias Page = Guide.Route
  typealias Child = ScriptedCoordinator<Void>

  let host = InMemoryHost()
  let script = Script()
  let router: StackRouter

  init() {
    router = StackRouter(host: host, onIssue: { _ in })
    router.observe { [script] event in
      if case .followed(_, let outcome) = event.kind { script.outcomes.append(outcome) }
    }
  }

  isolated deinit { script.forget() }

  func begin() { router.start { [script] in Guide($0, script) } }
  var names: [String] { router.modules.map(\.name) }

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
  final class Flag {
    var isSet = false
  }

  // MARK: - Somebody is asked

  @Test func theFlowIsOverWhoseRouteTheUserIsAskedAbout() {
    script.admit = { $0 == .a ? .asking("Really?") : nil }
    begin()
    let ticket = router.open(DeepLink(Page.a))
    #expect(host.question != nil)
    script.guide?.flow.finish()
    #expect(host.question == nil)
    #expect(ticket.outcome == .superseded, "the user has not declined anything")
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

  // MARK: - What is shown

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

  @Test func aRouteThatAModuleHoldsBackHasShownNothing() {
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
    #expect(ticket.outcome == .nothingShown(RouteName(Page.b)))
    form.leaveAnyway()
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
  func whatCoversARouteLeavesOnlyForWhatHasToComeFirst(isGated: Bool) {
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
    #expect(names == (isGated ? ["home", "a", "gate"] : ["home", "a", "b", "sheet"]))
  }

  /// Shows one of its kind inside of itself.
  final class Nest: RouteCoordinator {
    enum Route: Switchback.Route { case page }

    private let flow: Flow<Void>
    private let depth: Int

    init(_ flow: Flow<Void>, depth: Int) { (self.flow, self.depth) = (flow, depth) }

    func start() {
      flow.push(TestModule("nest \(depth)"))
      if depth > 0 { flow.start { [depth] in Nest($0, depth: depth - 1) } }
    }

    func show(_ route: Route) { flow.push(TestModule("page \(depth)")) }
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

  // MARK: - Something has to come first further in

  /// A coordinator inside, whose book comes after something else.
  final class Inner: RouteCoordinator {
    enum Route: Switchback.Route { case list, terms, book }

    private let flow: Flow<Void>
    private let gate: Route
    private let isOpen: Flag

    init(_ flow: Flow<Void>, after gate: Route, unless isOpen: Flag) {
      self.flow = flow
      self.gate = gate
      self.isOpen = isOpen
    }

    func start() { go(.list) }
    func show(_ route: Route) { flow.push(TestModule("\(route)")) }

    func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
      route == .book && !isOpen.isSet ? .after(gate) : .open
    }
  }

  /// Opens a link that has to wait inside of a sheet.
  private func openInner(
    after gate: Inner.Route, unless isOpen: Flag, isNested: Bool = false
  ) -> LinkTicket {
    script.show = { [script] guide, route in
      if route == .b { guide.flow.setRoot(TestModule("b")) }
      guard route == .a else { return route == .b }
      guide.flow.start(.modal) { (flow: Flow<Void>) -> any Coordinator in
        script.sheet = flow
        if !isNested { return Inner(flow, after: gate, unless: isOpen) }
        return Child(flow) { $0.start { Inner($0, after: gate, unless: isOpen) } }
      }
      return true
    }
    begin()
    let ticket = router.open(DeepLink(Page.a, Inner.Route.book))
    #expect(ticket.outcome == nil)
    #expect(names == (gate == .list ? ["home", "list"] : ["home", "list", "terms"]))
    return ticket
  }

  enum Leaving: CaseIterable { case pulledDown, dismissed, cancelled, cancelledAround }

  @Test(arguments: [Inner.Route.list, .terms], Leaving.allCases)
  func theUserLeavesTheFlowInWhichSomethingHasToComeFirst(gate: Inner.Route, way: Leaving) {
    let ticket = openInner(after: gate, unless: Flag(), isNested: way == .cancelledAround)
    switch way {
    case .pulledDown: host.changePresented(to: nil, origin: .pullDown)
    case .dismissed: router.dismiss()
    case .cancelled, .cancelledAround: script.sheet?.cancel()
    }
    #expect(ticket.outcome == .abandoned(at: RouteName(gate)))
    #expect(names == ["home"], "nobody is brought back to where they have left")
  }

  @Test(arguments: [Inner.Route.list, .terms], [true, false])
  func whatComesFirstIsDoneInAnotherFlow(gate: Inner.Route, isReplaced: Bool) {
    let isOpen = Flag()
    let ticket = openInner(after: gate, unless: isOpen)
    isOpen.isSet = true
    if isReplaced { script.guide?.go(.b) } else { script.sheet?.finish() }
    #expect(ticket.outcome == .arrived)
    let root = isReplaced ? "b" : "home"
    #expect(names == [root, "list", "book"], "the whole way is found anew")
  }

  // MARK: - Others

  @Test func anotherRoutersLinkIsOpenedByARoute() {
    let other = LinkEdgeTests()
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
