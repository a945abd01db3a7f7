import SwitchbackTesting
import Testing

@testable import Switchback

/// What does not come back, and what is said of it.
@MainActor
@Suite(.waitsForRelease)
struct RestorationLossTests {
  /// Starts with a place, and says what is missing.
  private func losses(
    of items: [NavigationSnapshot.Item], on desks: Desks
  ) -> [RestorationReport.Loss]? {
    desks.start(restoring: NavigationSnapshot(items: items, owner: desks.owner))
    return desks.reports.count == 1 ? desks.reports[0].losses : nil
  }

  private func module(
    _ name: String, at position: Int, _ route: AnyRoute? = nil
  ) -> NavigationSnapshot.Item {
    .module(.init(id: ModuleID(position + 1, name), position: position, route: route))
  }

  private func flow(
    _ items: [NavigationSnapshot.Item], _ name: String = "Desk"
  ) -> NavigationSnapshot.Item {
    .flow(.init(id: FlowID(1, name), placement: .push, items: items))
  }

  private var list: NavigationSnapshot.Item { module("list", at: 0, AnyRoute(Desk.Route.list)) }

  @Test func whatIsOutsideOfTheFirstFlowIsMissing() {
    for items in [[module("page", at: 0)], [module("page", at: 0), flow([list])]] {
      let desks = Desks()
      #expect(losses(of: items, on: desks) == [.outside("page")])
      #expect(desks.router.modules.map(\.name) == ["list"])
      let ticket = desks.router.open(DeepLink(Desk.Route.form))
      #expect(ticket.outcome == .arrived, "links are followed again")
      desks.router.close()
    }
  }

  @Test func whatCouldNotBeShownAgainIsThatOfTheFirstFlow() {
    let first = flow([list, module("page", at: 1)])
    let second = flow([list, module("form", at: 3)], "Other")
    let losses = NavigationSnapshot(items: [first, second]).expectedLosses
    #expect(losses == [.outside("Other"), .withoutRoute("page", in: FlowID(1, "Desk"))])
  }

  @Test func theTextForALogQuotesNobody() {
    let route = RouteName(Desk.Route.form)
    let losses: [RestorationReport.Loss] = [
      .notAdmitted(route, "There is no Ada."), .unreadable(route, "Ada is no number."),
      .state("Desk", "Ada is no draft."),
    ]
    let report = RestorationReport(losses: losses)
    #expect(
      report.description
        == "0 routes are shown again; \(route) is not admitted; \(route) cannot be read; "
        + "Desk came back without its state")
    #expect(
      report.missing == [
        "\(route) is not admitted: There is no Ada.", "\(route) cannot be read: Ada is no number.",
        "Desk came back without its state: Ada is no draft.",
      ])
  }

  @Test func aFirstFlowThatIsAnotherNowIsNamed() throws {
    let desks = Desks()
    let found = losses(of: [flow([module("page", at: 0)], "Other")], on: desks)
    guard case .flow(let shown)? = desks.router.snapshot().items.first else {
      Issue.record("nothing is shown")
      return
    }
    #expect(found == [.startedElsewhere(shown.id)])
    desks.router.close()
  }

  @Test func whatCannotBeShownAgainIsNamed() throws {
    let form = try StoredValue(encoding: Desk.Route.form)
    let cases: [(NavigationSnapshot.Item, (FlowID) -> RestorationReport.Loss)] = [
      (module("own", at: 1), { .withoutRoute("own", in: $0) }),
      (
        module("a", at: 1, AnyRoute(StoredRoute(kind: "App.Other", value: form))),
        { .unknown(RouteName(kind: "App.Other", name: "form"), in: $0) }
      ),
      (
        module("a", at: 1, AnyRoute(StoredRoute(kind: Desk.Route.kind, value: .string("x")))),
        { _ in
          .unreadable(
            RouteName(kind: Desk.Route.kind, name: nil),
            "Here is a text, where an object should be.")
        }
      ),
    ]
    for (item, loss) in cases {
      let desks = Desks()
      let above = module("form", at: 2, AnyRoute(Desk.Route.form))
      let found = losses(of: [flow([list, item, above])], on: desks)
      let id = try #require(desks.router.snapshot().items.first)
      guard case .flow(let flow) = id else { continue }
      #expect(found == [loss(flow.id)])
      #expect(desks.router.modules.map(\.name) == ["list"])
      desks.router.close()
    }
  }

  @Test func aFirstRouteThatNobodyCanReadIsNamedAsSuch() throws {
    let first = module(
      "list", at: 0, AnyRoute(StoredRoute(kind: Desk.Route.kind, value: .string("x"))))
    let desks = Desks()
    let name = RouteName(kind: Desk.Route.kind, name: nil)
    #expect(
      losses(of: [flow([first])], on: desks)
        == [.unreadable(name, "Here is a text, where an object should be.")])
    #expect(desks.router.modules.map(\.name) == ["list"])
    desks.router.close()
  }

  @Test func aStateThatCannotBeReadIsLeftOut() {
    let desks = Desks()
    var flow = NavigationSnapshot.FlowItem(
      id: FlowID(1, "Desk"), placement: .push, items: [list])
    flow.state = .string("seven")
    #expect(
      losses(of: [.flow(flow)], on: desks) == [
        .state("Desk", "Here is a text, where a value of type Int should be.")
      ])
    #expect(desks.desk?.draftsAtStart == [0])
    desks.router.close()
  }

  @Test func aCoordinatorThatRunsAlreadyBringsNothingBack() {
    let desks = Desks()
    desks.start()
    let running = desks.desk
    var reports: [RestorationReport] = []
    desks.router.start(
      restoring: NavigationSnapshot(items: [flow([list])], owner: "Ada"), for: "Ada"
    ) { (flow: Flow<Void>) in
      running ?? Desk(flow)
    } onRestored: {
      reports.append($0)
    }
    #expect(reports.count == 1)
    #expect(desks.router.open(DeepLink(Desk.Route.form)).outcome == .arrived)
    desks.router.close()
  }

  /// Shows nothing for its second route, in several ways, or something later.
  private final class Odd: RouteCoordinator {
    enum Route: Switchback.Route { case list, page }
    enum Way: CaseIterable { case nothing, emptyFlow, modal, later, laterInFlow, never }
    let flow: Flow<Void>
    private let way: Way
    init(_ flow: Flow<Void>, _ way: Way) { (self.flow, self.way) = (flow, way) }
    func start() { go(.list) }

    func show(_ route: Route) {
      guard route == .page else {
        flow.push(TestModule("list"))
        return
      }
      switch way {
      case .nothing: break
      case .emptyFlow: flow.start { Script($0) { _ in } as Script<Void> }
      case .modal: flow.start(.modal) { Script($0) { _ in } as Script<Void> }
      case .later: Task { [flow] in flow.push(TestModule("page")) }
      case .laterInFlow: flow.start { Later($0) }
      case .never: Task {}
      }
    }
  }

  private final class Later: RouteCoordinator {
    enum Route: Switchback.Route { case page }
    let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { go(.page) }
    func show(_ route: Route) { Task { [flow] in flow.push(TestModule("page")) } }
  }

  @Test(arguments: [true, false])
  func whatShowsNothingIsAskedOnce(isFlow: Bool) async {
    for way in Odd.Way.allCases {
      let router = StackRouter(host: InMemoryHost(), onIssue: { _ in })
      let page = module("page", at: 1, AnyRoute(Odd.Route.page))
      let child = NavigationSnapshot.FlowItem(
        id: FlowID(2, "Later"), placement: .push, route: AnyRoute(Odd.Route.page),
        items: [module("page", at: 1, AnyRoute(Later.Route.page))])
      let items = [module("list", at: 0, AnyRoute(Odd.Route.list)), isFlow ? .flow(child) : page]
      var reports: [RestorationReport] = []
      router.start(restoring: NavigationSnapshot(items: [flow(items, "Odd")], owner: ""), for: "") {
        Odd($0, way)
      } onRestored: {
        reports.append($0)
      }
      await nextTurn()
      await nextTurn()
      #expect(reports.count == 1, "\(way)")
      let comesLater = [.later, .laterInFlow].contains(way)
      #expect(router.modules.map(\.name) == (comesLater ? ["list", "page"] : ["list"]), "\(way)")
      if !comesLater {
        #expect(
          reports.first?.losses.first == .nothingShown(RouteName(Odd.Route.page)), "\(way)")
      }
      router.close()
    }
  }

  @Test func aLinkThatIsOpenedMeanwhileEndsIt() {
    let router = StackRouter(host: InMemoryHost(), onIssue: { _ in })
    let items = [
      module("list", at: 0, AnyRoute(Odd.Route.list)),
      module("page", at: 1, AnyRoute(Odd.Route.page)),
    ]
    var reports: [RestorationReport] = []
    router.start(restoring: NavigationSnapshot(items: [flow(items, "Odd")], owner: ""), for: "") {
      Odd($0, .later)
    } onRestored: {
      reports.append($0)
    }
    #expect(reports.isEmpty)
    let ticket = router.open(DeepLink(Odd.Route.list))
    #expect(reports.count == 1)
    #expect(ticket.outcome == .arrived)
    router.close()
  }

  @Test func whatWasKeptForAnotherDoesNotComeBack() async throws {
    let earlier = Desks()
    earlier.start()
    earlier.desk?.go(.form)
    await nextTurn()
    earlier.router.close()
    let kept = try #require(earlier.kept.last ?? nil)
    #expect(kept.owner == "Ada")
    let later = Desks()
    later.owner = "Grace"
    later.start(restoring: try KeptSnapshot.snapshot(KeptSnapshot.stored(kept)))
    #expect(later.router.modules.map(\.name) == ["list"])
    #expect(later.desk?.draftsAtStart == [0])
    #expect(later.reports.map(\.losses) == [[.keptForAnother]])
    later.router.close()
  }

  @Test(arguments: [
    [Shell.Route.first, .second], [.second, .first], [.second], [.first],
  ])
  func aTabThatItsRouteSelectsNoMoreIsAskedForOnce(visited: [Shell.Route]) throws {
    for empty in [[Shell.Route.first], [.second], [.first, .second]] {
      let earlier = LinkStory()
      for route in [.tabs] + visited { earlier.facts.shell?.go(route) }
      let before = earlier.router.snapshot().owned
      earlier.router.close()
      let later = LinkStory(begins: false)
      later.facts.emptyRoutes = Set(empty)
      // What would be asked for again and again has to end some time.
      later.facts.whenShown = { [weak later] _ in
        if let later, later.facts.shown.count > 30 { later.router.close() }
      }
      var reports: [RestorationReport] = []
      later.begin(restoring: before) { reports.append($0) }
      let asked = later.facts.shown.drop { $0 != "second" && $0 != "first" }
      #expect(asked.count == visited.count, "\(later.facts.shown)")
      let lost = visited.filter(empty.contains)
      #expect(
        Set(reports.flatMap(\.losses)) == Set(lost.map { .nothingShown(RouteName($0)) }))
      #expect(
        Set(visited.map { RouteName($0) }).subtracting(reports.flatMap(\.restored))
          == Set(lost.map { RouteName($0) }))
      #expect(reports.count == 1)
      later.router.close()
    }
  }

  // MARK: - What interrupts it

  @Test func whatHadYetToComeIsNamed() {
    let acts: [(String, @MainActor (StackRouter, InMemoryHost) -> Void)] = [
      ("link", { router, _ in router.open(DeepLink(Odd.Route.list)) }),
      ("close", { router, _ in router.close() }),
      ("forget", { router, _ in router.forget() }),
      (
        "restoring again",
        { router, _ in
          router.start(restoring: nil, for: "") { Odd($0, .nothing) }
        }
      ),
    ]
    for (name, act) in acts {
      let host = InMemoryHost()
      let router = StackRouter(host: host, onIssue: { _ in })
      var reports: [RestorationReport] = []
      let items = [
        module("list", at: 0, AnyRoute(Odd.Route.list)),
        module("page", at: 1, AnyRoute(Odd.Route.page)),
      ]
      router.start(restoring: NavigationSnapshot(items: [flow(items, "Odd")], owner: ""), for: "") {
        Odd($0, .later)
      } onRestored: {
        reports.append($0)
      }
      act(router, host)
      #expect(reports.map(\.losses) == [[.interrupted(RouteName(Odd.Route.page))]], "\(name)")
      router.close()
    }
  }
}
