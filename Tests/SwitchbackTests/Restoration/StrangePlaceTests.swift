import Foundation
import SwitchbackTesting
import Testing

@testable import Switchback

/// Places that do not fit the program any more, or that no program has kept.
@MainActor
@Suite(.waitsForRelease)
struct StrangePlaceTests {
  private func losses(
    of items: [NavigationSnapshot.Item], on desks: Desks
  ) -> [RestorationReport.Loss]? {
    desks.start(restoring: NavigationSnapshot(items: items, owner: desks.owner))
    return desks.reports.count == 1 ? desks.reports[0].losses : nil
  }

  private func flow(_ items: [NavigationSnapshot.Item]) -> NavigationSnapshot.Item {
    .flow(.init(id: FlowID(1, "Desk"), placement: .push, items: items))
  }

  private var list: NavigationSnapshot.Item {
    .module(.init(id: ModuleID(1, "list"), position: 0, route: AnyRoute(Desk.Route.list)))
  }

  /// Begins with a page or with tabs, which have a list each.
  private final class Tabbed: RouteCoordinator {
    enum Route: Switchback.Route { case home, tabs, onTab }
    let flow: Flow<Void>
    private let first: Route
    private weak var tabs: TabContainer?
    private let make: @MainActor (Flow<Void>) -> any Coordinator

    init(
      _ flow: Flow<Void>, first: Route = .tabs,
      _ make: @escaping @MainActor (Flow<Void>) -> any Coordinator = { Desk($0) }
    ) {
      (self.flow, self.first, self.make) = (flow, first, make)
    }

    func start() { go(first) }

    func show(_ route: Route) {
      guard route != .onTab else {
        tabs?[TabID("a")]?.start(.push) { (flow: Flow<Void>) in Desk(flow) }
        return
      }
      let tabs = TabContainer(host: InMemoryTabHost())
      self.tabs = tabs
      for name in ["a", "b"] { tabs.add(TabID(name), title: name, make) }
      flow.push(tabs)
    }
  }

  /// What a program with tabs shows on them, and what it reports, that comes back to what another one has shown.
  private func comeBack(
    by policy: RestorationPolicy = .stopThere, showing route: Tabbed.Route? = nil,
    first: Tabbed.Route = .tabs, isTabOver: Bool = false,
    _ make: @escaping @MainActor (Flow<Void>) -> any Coordinator = { Desk($0) }
  ) throws -> (text: String, losses: [RestorationReport.Loss]) {
    let earlier = StackRouter(host: InMemoryHost(), onIssue: { _ in })
    weak var tabbed: Tabbed?
    earlier.start { (flow: Flow<Void>) in
      let made = Tabbed(flow)
      tabbed = made
      return made
    }
    if isTabOver { Desk.latest?.flow.cancel() } else { Desk.latest?.go(.page(1)) }
    if let route { tabbed?.go(route) }
    let place = try KeptSnapshot.snapshot(KeptSnapshot.stored(earlier.snapshot().owned))
    earlier.close()
    let later = StackRouter(host: InMemoryHost(), onIssue: { _ in })
    var reports: [RestorationReport] = []
    later.start(restoring: place, for: "somebody", policy: policy) {
      Tabbed($0, first: first, make)
    } onRestored: {
      reports.append($0)
    }
    defer { later.close() }
    return (later.snapshot().outline, reports.count == 1 ? reports[0].losses : [])
  }

  @Test func tabsBeginAsEverWhereTheFlowAroundThemHasBegunElsewhere() throws {
    for policy in [RestorationPolicy.stopThere, .startFlowOver, .startOver] {
      let (text, losses) = try comeBack(by: policy, first: .home)
      #expect(text.components(of: "list#") == 2, "\(policy)\n\(text)")
      #expect(losses.count == 1)
    }
  }

  @Test func aTabWhoseFlowWasOverBeginsAnew() throws {
    let (text, losses) = try comeBack(isTabOver: true)
    #expect(text.components(of: "list#") == 2, "\(text)")
    #expect(losses == [])
  }

  /// A desk under another name.
  private final class RenamedDesk: RouteCoordinator {
    typealias Route = Desk.Route
    let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { go(.list) }
    func show(_ route: Route) { flow.push(TestModule("\(route)")) }
  }

  @Test func aCoordinatorThatIsCalledOtherwiseNowIsToldByItsRoutes() throws {
    let (text, losses) = try comeBack { RenamedDesk($0) }
    #expect(text.contains("page(1)#"), "\(text)")
    #expect(losses == [])
  }

  @Test func theStateOfACoordinatorIsForNobodyOfAnotherName() {
    let desks = Desks()
    var old = NavigationSnapshot.FlowItem(
      id: FlowID(1, "OldDesk"), placement: .push, items: [list])
    old.state = .integer(7)
    #expect(
      losses(of: [.flow(old)], on: desks) == [.state("Desk", "The kept state belongs to OldDesk.")])
    #expect(desks.desk?.draftsAtStart == [0])
    desks.close()
  }

  /// A coordinator without routes.
  private final class Silent: Coordinator {
    let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(TestModule("silent")) }
  }

  @Test func anotherFlowOnATabIsReported() throws {
    let (text, losses) = try comeBack { Silent($0) }
    #expect(text.contains("page 1") == false)
    #expect(losses.count == 2, "\(losses)")
  }

  @Test func whatAnotherFlowHasStartedOnATabIsReported() throws {
    let (text, losses) = try comeBack(showing: .onTab)
    #expect(text.components(of: "list#") == 2)
    #expect(losses == [.outside("Desk")])
  }

  /// Two tabs, on both of which pages stand, and above them something that cannot come back.
  @Test func whatIsOnTabsComesBackAlsoWhereTheFlowAroundThemLosesSomething() throws {
    let earlier = LinkStory()
    earlier.router.open(
      DeepLink(
        Shell.Route.tabs, Shell.Route.second, Library.Route.book("a"), Library.Route.book("b")))
    earlier.router.open(
      DeepLink(
        Shell.Route.tabs, Shell.Route.first, Library.Route.book("b"), Library.Route.book("c")))
    earlier.facts.shell?.flow.push(TestModule("own"))
    let before = earlier.router.snapshot().owned
    earlier.router.close()
    for policy in [RestorationPolicy.stopThere, .startFlowOver] {
      let later = LinkStory(begins: false)
      later.facts.beginsWithTabs = false
      var reports: [RestorationReport] = []
      later.begin(restoring: before, policy: policy) { reports.append($0) }
      let words = later.text.replacingOccurrences(of: "#", with: " ").components(separatedBy: " ")
      let names = Set(words)
      #expect(names.isSuperset(of: ["a", "b", "c"]) == (policy == .stopThere), "\(later.text)")
      #expect(reports.map(\.losses.count) == [1], "\(policy) \(reports)")
      if policy == .stopThere { #expect(reports[0].restored.count == 10, "\(reports)") }
      later.router.close()
    }
  }

  @Test func oneTabIsSelectedThoughSeveralAreSaidToBe() throws {
    let earlier = LinkStory()
    earlier.router.open(DeepLink(Shell.Route.tabs, Shell.Route.second))
    earlier.router.open(DeepLink(Shell.Route.tabs, Shell.Route.first))
    var text = String(
      decoding: try JSONEncoder().encode(earlier.router.snapshot().owned), as: UTF8.self)
    earlier.router.close()
    text = text.replacingOccurrences(of: "\"tab\":", with: "\"selected\":true,\"tab\":")
    let place = try JSONDecoder().decode(NavigationSnapshot.self, from: Data(text.utf8))
    let later = LinkStory(begins: false)
    var reports: [RestorationReport] = []
    later.begin(restoring: place) { reports.append($0) }
    #expect(reports.count == 1)
    #expect(later.text.contains("* first"))
    later.router.close()
  }

  @Test func theRouteOfATabThatIsGoneDoesNotComeBack() throws {
    let earlier = LinkStory()
    for route in [Shell.Route.tabs, .second, .first] { earlier.facts.shell?.go(route) }
    var text = String(
      decoding: try JSONEncoder().encode(earlier.router.snapshot().owned), as: UTF8.self)
    earlier.router.close()
    text = text.replacingOccurrences(of: "\"tab\":\"second\"", with: "\"tab\":\"gone\"")
    let place = try JSONDecoder().decode(NavigationSnapshot.self, from: Data(text.utf8))
    let later = LinkStory(begins: false)
    var reports: [RestorationReport] = []
    later.begin(restoring: place) { reports.append($0) }
    let restored = try #require(reports.first).restored
    #expect(restored.contains(RouteName(Shell.Route.first)))
    #expect(!restored.contains(RouteName(Shell.Route.second)), "\(reports)")
    later.router.close()
  }

  @Test func partsThatDoNotFitEachOtherAreNotTakenForOne() {
    func page(_ number: Int, at position: Int, continues: Bool, parts: Int)
      -> NavigationSnapshot.Item
    {
      .module(
        .init(
          id: ModuleID(position + 1, "page"), position: position,
          route: AnyRoute(Desk.Route.page(number)), continuesRoute: continues, partsOfRoute: parts))
    }
    let first = Desks()
    let other = [
      list, page(1, at: 1, continues: false, parts: 1), page(2, at: 2, continues: true, parts: 1),
    ]
    #expect(losses(of: [flow(other)], on: first) == [])
    #expect(first.names == ["list", "page 1", "page 2"])
    first.close()
    let second = Desks()
    let differing = [
      list, page(1, at: 1, continues: false, parts: 2), page(1, at: 2, continues: true, parts: 5),
    ]
    #expect(
      losses(of: [flow(differing)], on: second) == [.incomplete(RouteName(Desk.Route.page(1)))])
    second.close()
  }

  @Test func aStateForWhatTakesNoneIsReported() {
    var page = NavigationSnapshot.ModuleItem(
      id: ModuleID(2, "page 1"), position: 1, route: AnyRoute(Desk.Route.page(1)))
    page.state = .string("secret")
    let desks = Desks()
    #expect(
      losses(of: [flow([list, .module(page)])], on: desks) == [
        .state("page 1", "It is not Restorable any more.")
      ])
    desks.close()
  }

  @Test func aRouterThatIsClosedSaysWhatDoesNotCome() {
    let desks = Desks()
    desks.close()
    #expect(
      losses(of: [flow([list])], on: desks) == [.interrupted(RouteName(Desk.Route.list))])
  }

  @Test func aLinkAtTheSameStartIsNotKeptWaitingByAQuestion() async throws {
    let place = try await place(of: [.form])
    let desks = Desks()
    desks.admission = { $0 == .form ? .asking("Open it?") : nil }
    let ticket = desks.router.open(DeepLink(Desk.Route.page(3)))
    desks.start(restoring: place)
    #expect(ticket.outcome == .arrived)
    #expect(desks.host.question == nil)
    #expect(desks.names == ["list", "page 3"])
    #expect(desks.reports.map(\.losses) == [[.interrupted(RouteName(Desk.Route.form))]])
    desks.close()
  }

  /// Shows pages, and counts how often their routes are read.
  private final class Reader: RouteCoordinator {
    struct Route: Switchback.Route {
      @MainActor static var readings = 0
      let number: Int

      init(_ number: Int) { self.number = number }

      init(from decoder: any Decoder) throws {
        number = try decoder.singleValueContainer().decode(Int.self)
        MainActor.assumeIsolated { Self.readings += 1 }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
      }
    }

    let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { go(Route(0)) }
    func show(_ route: Route) { flow.push(TestModule("page \(route.number)")) }
  }

  @Test func aLongPlaceTakesNoLongerForEachPage() async throws {
    let earlier = StackRouter(host: InMemoryHost())
    var kept: NavigationSnapshot?
    var reader: Reader?
    earlier.keep(for: "Ada") { kept = $0 }
    earlier.start {
      let made = Reader($0)
      reader = made
      return made
    }
    for number in 1...1000 { reader?.go(Reader.Route(number)) }
    await nextTurn()
    earlier.close()
    let place = try KeptSnapshot.snapshot(KeptSnapshot.stored(try #require(kept)))
    let router = StackRouter(host: InMemoryHost())
    router.start(restoring: place, for: "Ada") { Reader($0) }
    #expect(router.modules.count == 1001)
    #expect(Reader.Route.readings <= 4 * 1001, "each route a few times, not each with each page")
    router.close()
  }

  // MARK: - One object that is both

  /// Shows itself, and knows how often its state was asked for and given back.
  private final class Page: Screen, Coordinator, Presentable, Restorable {
    let name = "page"
    let flow: Flow<Void>
    private(set) static var given: [Int] = []
    private static var asked = 0

    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(self) }
    func presented() -> any Screen { self }

    var restorableState: Int {
      Self.asked += 1
      return Self.asked
    }
    func restore(_ state: Int) { Self.given.append(state) }
  }

  @Test func whatIsCoordinatorAndModuleHasOneState() async throws {
    var places: [NavigationSnapshot?] = []
    let earlier = StackRouter(host: InMemoryHost())
    earlier.keep(for: "somebody") { places.append($0) }
    earlier.start { (flow: Flow<Void>) in Page(flow) }
    await nextTurn()
    earlier.close()
    let place = try #require(places.first ?? nil).written()
    let later = StackRouter(host: InMemoryHost())
    later.start(restoring: place, for: "somebody") { (flow: Flow<Void>) in Page(flow) }
    #expect(Page.given == [1])
    later.close()
  }
}

extension StrangePlaceTests {
  /// Whatever becomes of a file, a program starts, and says what it has made of it.
  @Test func eachByteOfAFileMayBeWrongAndItMayEndAnywhere() async throws {
    let place = try await place(of: [.page(1), .form], text: "Dear Ada")
    let data = try JSONEncoder().encode(place)
    var (read, whole) = (0, 0)
    for index in data.indices {
      for change in [0x01, 0x20, 0x80] as [UInt8] {
        var damaged = data
        damaged[index] ^= change
        guard let place = try? JSONDecoder().decode(NavigationSnapshot.self, from: damaged) else {
          continue
        }
        read += 1
        let desks = Desks()
        desks.start(restoring: place)
        #expect(desks.reports.count == 1)
        #expect(desks.names.first == "list")
        if desks.reports.first?.losses == [] {
          whole += 1
          #expect(desks.names.count == 3, "\(String(decoding: damaged, as: UTF8.self))")
        }
        desks.close()
      }
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(NavigationSnapshot.self, from: data.prefix(index))
      }
    }
    #expect(read > 100)
    #expect(whole > 10)
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
