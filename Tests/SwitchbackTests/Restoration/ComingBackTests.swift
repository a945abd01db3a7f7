import SwitchbackTesting
import Testing

@testable import Switchback

/// What the page about coming back says in passing.
@MainActor
@Suite(.waitsForRelease)
struct ComingBackTests {
  /// Shows pages in ways that are all its own.
  private final class Pages: RouteCoordinator {
    enum Route: Switchback.Route {
      case list, slow
      case page(Int)
    }

    let flow: Flow<Void>
    private let begin: @MainActor (Pages) -> Void
    var onSlow: @MainActor (Pages) -> Void = { _ in }
    private(set) var shown: [Route] = []

    init(_ flow: Flow<Void>, _ begin: @escaping @MainActor (Pages) -> Void) {
      (self.flow, self.begin) = (flow, begin)
    }

    func start() { begin(self) }

    func show(_ route: Route) {
      shown.append(route)
      switch route {
      case .list: flow.push(TestModule("list"))
      case .slow: onSlow(self)
      case .page(let number): flow.push(TestModule("page \(number)"))
      }
    }
  }

  /// A program that has shown these routes of pages, begun anew.
  @MainActor
  private final class Program {
    let host = InMemoryHost()
    let router: StackRouter
    var pages: Pages?
    var reports: [RestorationReport] = []
    var names: [String] { router.modules.map(\.name) }

    init(
      _ routes: [Pages.Route], onSlow: @escaping @MainActor (Pages) -> Void = { _ in },
      begin: @escaping @MainActor (Pages, StackRouter) -> Void
    ) {
      let router = StackRouter(host: host)
      self.router = router
      let items = routes.enumerated().map { position, route in
        NavigationSnapshot.Item.module(
          .init(
            id: ModuleID(position + 1, "\(route)"), position: position, route: AnyRoute(route)))
      }
      let flow = NavigationSnapshot.FlowItem(id: FlowID(1, "Pages"), placement: .push, items: items)
      let place = NavigationSnapshot(items: [.flow(flow)], owner: "Ada")
      router.start(restoring: place, for: "Ada") {
        let pages = Pages($0) { begin($0, router) }
        pages.onSlow = onSlow
        self.pages = pages
        return pages
      } onRestored: { [self] in
        reports.append($0)
      }
    }
  }

  /// Shows a page as soon as a gate opens.
  private func loaded(by gate: Gate, _ pages: Pages) {
    Task {
      await gate.opens()
      pages.flow.push(TestModule("loaded"))
    }
  }

  @Test func whatIsAboveAFirstPageThatIsLoadedComesBack() async throws {
    let gate = Gate()
    let program = Program([.slow, .page(1)]) {
      loaded(by: gate, $0)
    } begin: { pages, _ in
      pages.go(.slow)
    }
    await nextTurn()
    #expect(program.names == [])
    gate.open()
    try await program.host.idle()
    #expect(program.names == ["loaded", "page 1"])
    #expect(program.reports.map(\.losses) == [[]])
    program.router.close()
  }

  @Test func whatIsShownWhileMoreIsLoadedMovesAsEver() async throws {
    let gate = Gate()
    let program = Program([.list, .slow, .page(1)]) {
      loaded(by: gate, $0)
    } begin: { pages, _ in
      pages.go(.list)
    }
    await nextTurn()
    #expect(program.names == ["list"])
    #expect(program.host.commands.last?.transition == ScreenTransition.none)
    program.router.push(TestModule("news"))
    #expect(program.names == ["list", "news"])
    #expect(program.host.commands.last?.transition == .automatic)
    program.router.pop()
    gate.open()
    try await program.host.idle()
    #expect(program.names == ["list", "loaded", "page 1"])
    program.router.close()
  }

  @Test func whatStartsOnlyAfterAWaitComesBackToNothing() async {
    let program = Program([.list, .page(1)]) { pages, _ in Task { pages.go(.list) } }
    #expect(program.reports.count == 1)
    for _ in 0..<3 { await nextTurn() }
    #expect(program.names == ["list"])
    #expect(program.reports.count == 1)
    program.router.close()
  }

  @Test func aLinkWithinStartBringsNothingMoreBack() async {
    let program = Program([.list, .page(1)]) { pages, router in
      pages.go(.list)
      router.open(DeepLink(Pages.Route.page(3)))
    }
    for _ in 0..<3 { await nextTurn() }
    #expect(program.names == ["list", "page 3"])
    #expect(program.pages?.shown == [.list, .page(3)])
    #expect(program.reports.count == 1)
    program.router.close()
  }

  @Test func afterABackNothingMoreIsAskedForButWhatWasComes() async throws {
    let gate = Gate()
    let program = Program([.list, .page(1), .slow, .page(2)]) {
      loaded(by: gate, $0)
    } begin: { pages, _ in
      pages.go(.list)
    }
    await nextTurn()
    #expect(program.names == ["list", "page 1"])
    program.host.back()
    gate.open()
    try await program.host.idle()
    #expect(program.names == ["list", "loaded"])
    #expect(program.pages?.shown == [.list, .page(1), .slow])
    #expect(program.reports.map(\.losses) == [[.interrupted(RouteName(Pages.Route.slow))]])
    program.router.close()
  }

  @Test func aPlaceIsMarkedBeforeAnythingIsMade() async throws {
    let place = try await place(of: [.form])
    let router = StackRouter(host: InMemoryHost())
    var kept: [NavigationSnapshot?] = []
    var attempts: [Int?] = []
    router.keep(for: "Ada") { kept.append($0) }
    router.start(restoring: place, for: "Ada") {
      attempts = kept.map { $0?.attempts }
      return Desk($0)
    }
    #expect(attempts == [1])
    router.close()
  }

  @Test func whoKeepsAfterTheStartKeepsNothingMarked() async throws {
    let place = try await place(of: [.form])
    let router = StackRouter(host: InMemoryHost())
    var kept: [NavigationSnapshot?] = []
    router.start(restoring: place, for: "Ada") { Desk($0) }
    router.keep(for: "Ada") { kept.append($0) }
    await nextTurn()
    #expect(kept.map { $0?.attempts } == [0])
    router.close()
  }

  private enum OldRoute: Route {
    static let kind = Desk.Route.kind
    case form
  }

  @Test func whereOnlyCasesWereAddedTheVersionMayStay() throws {
    let items = [
      NavigationSnapshot.Item.module(
        .init(id: ModuleID(1, "list"), position: 0, route: AnyRoute(Desk.Route.list))),
      .module(.init(id: ModuleID(2, "form"), position: 1, route: AnyRoute(OldRoute.form))),
    ]
    let flow = NavigationSnapshot.FlowItem(id: FlowID(1, "Desk"), placement: .push, items: items)
    let old = NavigationSnapshot(items: [.flow(flow)], owner: "Ada")
    let desks = Desks()
    desks.start(restoring: try KeptSnapshot.snapshot(KeptSnapshot.stored(old)))
    #expect(desks.names == ["list", "form"])
    #expect(desks.reports.map(\.losses) == [[]])
    desks.close()
  }

  @Test func aStateIsMigratedAsItIs() async throws {
    let place = try await place(of: [.form], text: "Dear Ada")
    let desks = Desks()
    desks.version = 2
    desks.start(restoring: place.migrated(to: 2) { (old: OldRoute) -> Desk.Route? in .form })
    #expect(desks.desk?.form?.text == "Dear Ada")
    desks.close()
  }

  @Test func aReportSaysInWordsWhatIsBackAndWhatIsNot() async throws {
    let place = try await place(of: [.page(1), .page(2)])
    let desks = Desks()
    desks.admission = { $0 == .page(2) ? .closed(reason: "No.") : nil }
    desks.start(restoring: place)
    let report = try #require(desks.reports.first)
    #expect("\(report)" == "2 routes are shown again; Desk.page is not admitted")
    #expect(report.missing == ["Desk.page is not admitted: No."])
    desks.close()
  }
}
