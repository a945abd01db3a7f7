import SwitchbackTesting
import Testing

@testable import Switchback

/// A program opens where the user was.
@MainActor
@Suite(.waitsForRelease)
struct RestorationTests {
  /// What has come of an earlier run.
  @MainActor
  private struct Comeback {
    let story: LinkStory
    let before: NavigationSnapshot
    let reports: [RestorationReport]

    var now: NavigationSnapshot { story.router.snapshot() }
  }

  /// Has a program run until it shows what a link names, and begins it anew.
  private func comeBack(
    from link: DeepLink?, completion: InMemoryHost.Completion = .atOnce,
    meanwhile: (LinkStory.Facts) -> Void = { _ in }
  ) throws -> Comeback {
    let earlier = LinkStory()
    if let link { earlier.router.open(link) }
    let before = earlier.router.snapshot()
    earlier.router.close()
    let story = LinkStory(completion: completion, begins: false)
    meanwhile(story.facts)
    var reports: [RestorationReport] = []
    story.begin(restoring: try KeptSnapshot.snapshot(KeptSnapshot.stored(before.owned))) {
      reports.append($0)
    }
    return Comeback(story: story, before: before, reports: reports)
  }

  @Test(arguments: [
    nil,
    DeepLink(Shell.Route.settings),
    DeepLink(Shell.Route.pair),
    DeepLink(Shell.Route.pair, Shell.Route.settings, Shell.Route.settings),
    DeepLink(Shell.Route.settings, Shell.Route.library, Library.Route.book("a")),
    DeepLink(Shell.Route.library, Library.Route.reader("a")),
    DeepLink(Shell.Route.tabs, Shell.Route.second, Library.Route.book("a")),
    DeepLink(Shell.Route.tabs, Shell.Route.first, Library.Route.reader("a")),
  ])
  func whatWasShownIsShownAgain(link: DeepLink?) throws {
    let comeback = try comeBack(from: link)
    #expect(comeback.now.normalized == comeback.before.normalized)
    #expect(comeback.reports == [RestorationReport()])
    #expect(comeback.story.issues == [])
    comeback.story.router.close()
  }

  @Test func itComesInOneStepWithoutAnAnimation() throws {
    let comeback = try comeBack(
      from: DeepLink(Shell.Route.settings, Shell.Route.pair), completion: .whenTold)
    #expect(
      comeback.now.waits == [
        .host(
          comeback.story.router.modules.indices.map { ModuleID($0 + 1, comeback.story.names[$0]) })
      ])
    #expect(comeback.story.host.commands.count == 1)
    #expect(comeback.story.host.commands.first?.transition == ScreenTransition.none)
    comeback.story.router.close()
  }

  @Test func whatIsNotAdmittedAnyMoreIsMissingWithWhatStoodAboveIt() throws {
    let comeback = try comeBack(from: DeepLink(Shell.Route.settings, Shell.Route.pair)) {
      $0.admission = { $0 == .settings ? .closed(reason: "Settings have moved.") : nil }
    }
    #expect(comeback.story.names == ["home"])
    #expect(
      comeback.reports == [
        RestorationReport(losses: [
          .notAdmitted(RouteName(Shell.Route.settings), "Settings have moved.")
        ])
      ])
    comeback.story.router.close()
  }

  @Test func whoeverIsSignedOutMeanwhileSignsInFirst() throws {
    let comeback = try comeBack(from: DeepLink(Shell.Route.settings)) { $0.isSignedIn = false }
    #expect(comeback.story.names == ["sign in"])
    #expect(comeback.reports.count == 1)
    #expect(comeback.reports.first?.losses.count == 1)
    guard case .startedElsewhere? = comeback.reports.first?.losses.first else {
      Issue.record("\(comeback.reports)")
      return
    }
    comeback.story.router.close()
  }

  @Test func whatHasComeBackEndsAsItDidBefore() throws {
    let comeback = try comeBack(
      from: DeepLink(Shell.Route.settings, Shell.Route.library, Library.Route.book("a")))
    let story = comeback.story
    weak let library = story.facts.latestLibrary
    #expect(library != nil)
    library?.flow.finish()
    #expect(library == nil)
    #expect(story.names == ["home", "settings"])
    #expect(Set(story.probe.alive) == ["home", "settings", "shell"])
    story.router.close()
  }

  // MARK: - State

  private final class Form: Screen, Presentable, Restorable {
    let name = "form"
    var text = "" { didSet { stateChanged() } }
    func presented() -> any Screen { self }
    var restorableState: String { text }
    func restore(_ state: String) { text = state }
  }

  /// Shows a form, and knows how often it was started with what.
  private final class Desk: RouteCoordinator, Restorable {
    enum Route: Switchback.Route { case list, form }
    let flow: Flow<Void>
    var draft = 0
    private(set) var draftsAtStart: [Int] = []
    private(set) weak var form: Form?

    init(_ flow: Flow<Void>) { self.flow = flow }

    func start() {
      draftsAtStart.append(draft)
      go(.list)
    }

    func show(_ route: Route) {
      switch route {
      case .list: flow.push(TestModule("list"))
      case .form:
        let form = Form()
        self.form = form
        flow.push(form)
      }
    }

    var restorableState: Int { draft }
    func restore(_ state: Int) { draft = state }
  }

  @MainActor
  private final class Desks {
    let router = StackRouter(
      host: InMemoryHost(), onIssue: { _ in },
      dependencies: Ownership.current.makeDependencies)
    private(set) weak var desk: Desk?
    var kept: [NavigationSnapshot?] = []
    var reports: [RestorationReport] = []

    var owner = "Ada"

    func start(restoring snapshot: NavigationSnapshot? = nil) {
      router.start(restoring: snapshot, for: owner) {
        let desk = Desk($0)
        self.desk = desk
        return desk
      } onRestored: {
        self.reports.append($0)
      }
      router.keep(for: self.owner) { [weak self] in self?.kept.append($0) }
    }
  }

  @Test func whatWasTypedComesBack() async throws {
    let earlier = Desks()
    earlier.start()
    earlier.desk?.draft = 7
    earlier.desk?.go(.form)
    await nextTurn()
    #expect(earlier.kept.count == 1)
    earlier.desk?.form?.text = "Dear Ada"
    earlier.desk?.form?.text = "Dear Ada,"
    await nextTurn()
    #expect(earlier.kept.count == 2)
    let kept = try #require(earlier.kept.last ?? nil)
    earlier.router.close()
    let later = Desks()
    later.start(restoring: try KeptSnapshot.snapshot(KeptSnapshot.stored(kept)))
    #expect(later.desk?.draftsAtStart == [7])
    #expect(later.desk?.form?.text == "Dear Ada,")
    #expect(later.reports == [RestorationReport()])
    later.router.close()
  }

  @Test func nothingIsKeptWhenNothingHasChanged() async {
    let desks = Desks()
    desks.start()
    await nextTurn()
    #expect(desks.kept.count == 1)
    desks.desk?.go(.form)
    desks.router.pop()
    await nextTurn()
    #expect(desks.kept.count == 1)
    desks.desk?.form?.stateChanged()
    await nextTurn()
    #expect(desks.kept.count == 1)
    desks.router.close()
  }

  @Test func theEmptyStackOfAProgramThatIsLeftIsNotKept() async {
    let desks = Desks()
    desks.start()
    desks.desk?.go(.form)
    await nextTurn()
    desks.desk?.flow.finish()
    await nextTurn()
    desks.router.close()
    await nextTurn()
    #expect(desks.kept.count == 1)
    #expect(desks.kept.last??.outline.contains("form") == true)
  }

  // MARK: - What does not come back

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

  @Test func aTabComesBackOnlyIfItsRouteIsAdmitted() throws {
    let comeback = try comeBack(
      from: DeepLink(Shell.Route.tabs, Shell.Route.second)
    ) {
      $0.admission = { $0 == .second ? .closed(reason: "Not for you.") : nil }
    }
    #expect(comeback.story.router.snapshot().outline.contains("* first"))
    #expect(
      comeback.reports == [
        RestorationReport(losses: [.notAdmitted(RouteName(Shell.Route.second), "Not for you.")])
      ])
    comeback.story.router.close()
  }

  private final class Stubborn: Screen, Presentable, Restorable {
    struct State: Codable {
      init() {}
      func encode(to encoder: any Encoder) throws { throw CancellationError() }
      init(from decoder: any Decoder) {}
    }
    let name = "stubborn"
    func presented() -> any Screen { self }
    var restorableState: State { State() }
    func restore(_ state: State) {}
  }

  @Test func aStateThatCannotBeKeptIsReportedOnce() async {
    var issues: [NavigationIssue.Kind] = []
    let router = StackRouter(host: InMemoryHost(), onIssue: { issues.append($0.kind) })
    var kept = 0
    router.keep(for: "Ada") { _ in kept += 1 }
    router.push(Stubborn())
    for _ in 0..<5 { await nextTurn() }
    #expect(kept == 1)
    #expect(issues == [.stateNotKept("CancellationError()")])
    router.close()
  }

  // MARK: - Whose place it is

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
    #expect(later.reports == [RestorationReport(losses: [.keptForAnother])])
    later.router.close()
  }

  @Test func whatIsForgottenIsNotKeptBeforeSomethingElseIsShown() async {
    let desks = Desks()
    desks.start()
    desks.desk?.go(.form)
    await nextTurn()
    desks.desk?.form?.text = "secret"
    desks.router.forget()
    await nextTurn()
    #expect(desks.kept.count == 2)
    #expect(desks.kept.last == .some(nil))
    desks.desk?.form?.text = "more"
    await nextTurn()
    #expect(desks.kept.count == 2)
    desks.owner = "Grace"
    desks.router.pop()
    await nextTurn()
    #expect(desks.kept.count == 3)
    #expect(desks.kept.last??.owner == "Grace")
    desks.router.close()
    desks.router.forget()
    #expect(desks.kept.count == 3)
  }

  @Test func whoHasCancelledKeepsNothing() async {
    let router = StackRouter(host: InMemoryHost())
    var kept = 0
    let token = router.keep(for: "Ada") { _ in kept += 1 }
    router.push(TestModule("a"))
    await nextTurn()
    #expect(kept == 1)
    token.cancel()
    router.push(TestModule("b"))
    router.forget()
    await nextTurn()
    #expect(kept == 1)
    router.close()
    router.keep(for: "Ada") { _ in kept += 1 }
    await nextTurn()
    #expect(kept == 1)
  }
}

extension NavigationSnapshot {
  /// The same, as somebody's place.
  var owned: NavigationSnapshot { NavigationSnapshot(items: items, owner: "somebody") }
}
