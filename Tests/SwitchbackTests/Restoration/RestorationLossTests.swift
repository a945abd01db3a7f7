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

  @Test func aStateThatCannotBeReadIsLeftOut() {
    let desks = Desks()
    var flow = NavigationSnapshot.FlowItem(
      id: FlowID(1, "Desk"), placement: .push, items: [list])
    flow.state = .string("seven")
    #expect(
      losses(of: [.flow(flow)], on: desks) == [
        .state("Desk", "Here is a text, where one of Int should be.")
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

  // MARK: - How much is missing then

  /// A place in flows in flows, and one on a tab, with a page that is not admitted.
  private func comeBack(
    by policy: RestorationPolicy, losing lost: Shell.Route?, _ book: String? = nil
  ) throws -> (names: [String], report: RestorationReport?, commands: Int) {
    let earlier = LinkStory()
    earlier.router.open(
      DeepLink(
        Shell.Route.settings, Shell.Route.pair, Shell.Route.library, Library.Route.book("a"),
        Library.Route.book("b")))
    let before = earlier.router.snapshot().owned
    earlier.router.close()
    let later = LinkStory(begins: false)
    later.facts.admission = { $0 == lost ? .closed(reason: "No.") : nil }
    later.facts.libraryAdmission = { route in
      book.map { route == .book($0) } == true ? .closed(reason: "No.") : nil
    }
    var report: RestorationReport?
    later.begin(restoring: before, policy: policy) { report = $0 }
    defer { later.router.close() }
    #expect(later.probe.alive.count == later.names.count + 1)
    return (later.names, report, later.host.commands.count)
  }

  @Test(
    arguments: [
      (.stopThere, ["home", "settings"]), (.startFlowOver, ["home"]), (.startOver, ["home"]),
    ] as [(RestorationPolicy, [String])])
  func aLossInTheMiddle(policy: RestorationPolicy, names: [String]) throws {
    let (shown, report, commands) = try comeBack(by: policy, losing: .pair)
    #expect(shown == names)
    #expect(report?.losses == [.notAdmitted(RouteName(Shell.Route.pair), "No.")])
    #expect(report?.restored.count == names.count)
    #expect(commands == 1)
  }

  @Test(
    arguments: [
      (.stopThere, ["home", "settings", "pair 1", "pair 2", "list", "a"]),
      (.startFlowOver, ["home", "settings", "pair 1", "pair 2", "list"]),
      (.startOver, ["home"]),
    ] as [(RestorationPolicy, [String])])
  func aLossInAFlowInside(policy: RestorationPolicy, names: [String]) throws {
    let (shown, report, commands) = try comeBack(by: policy, losing: nil, "b")
    #expect(shown == names)
    #expect(report?.losses == [.notAdmitted(RouteName(Library.Route.book("b")), "No.")])
    #expect(commands == 1)
  }

  @Test(arguments: [RestorationPolicy.stopThere, .startFlowOver, .startOver])
  func whereNothingIsLostAllIsBack(policy: RestorationPolicy) throws {
    let (shown, report, _) = try comeBack(by: policy, losing: nil)
    #expect(shown == ["home", "settings", "pair 1", "pair 2", "list", "a", "b"])
    #expect(report?.losses == [])
  }

  @Test func tabsStartOverAsWell() throws {
    for (policy, selected) in [
      (RestorationPolicy.stopThere, "second"), (.startFlowOver, "second"), (.startOver, "first"),
    ] {
      let earlier = LinkStory(begins: false)
      earlier.facts.beginsWithTabs = true
      earlier.begin()
      earlier.router.open(
        DeepLink(Shell.Route.second, Library.Route.book("a"), Library.Route.book("b")))
      let before = earlier.router.snapshot().owned
      earlier.router.close()
      let later = LinkStory(begins: false)
      later.facts.beginsWithTabs = true
      later.facts.libraryAdmission = { $0 == .book("b") ? .closed(reason: "No.") : nil }
      later.begin(restoring: before, policy: policy)
      #expect(later.text.contains("* \(selected)"), "\(policy)\n\(later.text)")
      #expect(later.text.contains("a#") == (policy == .stopThere), "\(policy)\n\(later.text)")
      guard case .flow(let shell)? = later.router.snapshot().items.first,
        case .module(let container)? = shell.items.first
      else {
        Issue.record("\(later.text)")
        return
      }
      #expect(container.visitedTabs.isEmpty == (policy == .startOver))
      later.router.close()
    }
  }

  @Test func whatADeskBeganWithStaysWhateverIsLost() async throws {
    let place = try await place(of: [.page(1), .page(2)])
    for policy in [RestorationPolicy.startFlowOver, .startOver] {
      let desks = Desks()
      desks.policy = policy
      desks.admission = { $0 == .page(2) ? .closed(reason: "No.") : nil }
      desks.start(restoring: place)
      #expect(desks.names == ["list"])
      #expect(desks.reports.first?.restored == [RouteName(Desk.Route.list)])
      desks.close()
    }
  }

  // MARK: - Other versions

  private enum OldRoute: Route {
    static let kind = Desk.Route.kind
    case sheet(number: Int)
    case form
  }

  private enum Gone: Route { case gone }

  @Test func anotherVersionDoesNotComeBackUnlessItWasMigrated() async throws {
    let place = try await place(of: [.form])
    #expect(place.version == 1)
    let desks = Desks()
    desks.version = 2
    desks.start(restoring: place)
    #expect(desks.names == ["list"])
    #expect(desks.reports == [RestorationReport(losses: [.keptByVersion(1)])])
    await nextTurn()
    #expect(try desks.place().version == 2)
    desks.close()
    let later = Desks()
    later.version = 2
    later.start(restoring: place.migrated(to: 2))
    #expect(later.names == ["list", "form"])
    later.close()
  }

  @Test func aRenamedRouteIsMigrated() async throws {
    let old = NavigationSnapshot(
      items: [flow([list, module("page", at: 1, AnyRoute(OldRoute.sheet(number: 7)))])],
      owner: "Ada")
    let read = try KeptSnapshot.snapshot(KeptSnapshot.stored(old))
    for place in [old, read] {
      let migrated = place.migrated(
        to: 3,
        { (old: OldRoute) -> Desk.Route? in
          switch old {
          case .sheet(let number): .page(number)
          case .form: nil
          }
        }, { (_: Gone) -> Desk.Route? in nil })
      #expect(migrated.version == 3)
      #expect(migrated.migrated(to: 3, { (_: Desk.Route) -> Desk.Route? in nil }) == migrated)
      let desks = Desks()
      desks.version = 3
      desks.start(restoring: migrated)
      #expect(desks.names == ["list", "page 7"])
      #expect(desks.reports.first?.losses == [])
      desks.close()
    }
  }

  @Test func aRouteThatHasBecomeNothingIsLost() async throws {
    let place = try await place(of: [.form])
    let desks = Desks()
    desks.version = 2
    desks.start(restoring: place.migrated(to: 2) { (old: OldRoute) -> Desk.Route? in nil })
    #expect(desks.names == ["list"])
    guard case .withoutRoute("form", in: _)? = desks.reports.first?.losses.first else {
      Issue.record("\(desks.reports)")
      return
    }
    desks.close()
  }

  // MARK: - A place that ends the program

  @Test func whatHasEndedTheProgramTwiceIsNotTriedAgain() async throws {
    var place = try await place(of: [.form], text: "Dear Ada")
    for attempt in 1...2 {
      let desks = Desks()
      desks.start(restoring: place)
      #expect(desks.names == ["list", "form"])
      // It ends before anything is at rest: what was handed out first is what there is.
      place = try desks.place()
      #expect(place.attempts == attempt)
      desks.close()
    }
    let last = Desks()
    last.start(restoring: place)
    #expect(last.names == ["list"])
    #expect(last.reports == [RestorationReport(losses: [.endedProgram(times: 2)])])
    await nextTurn()
    #expect(try last.place().attempts == 0)
    last.close()
  }

  @Test func whatCameToRestIsTriedAgain() async throws {
    var place = try await place(of: [.form], text: "Dear Ada")
    for _ in 1...4 {
      let desks = Desks()
      desks.start(restoring: place)
      await nextTurn()
      #expect(desks.desk?.form?.text == "Dear Ada")
      place = try desks.place()
      #expect(place.attempts == 0)
      desks.close()
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
