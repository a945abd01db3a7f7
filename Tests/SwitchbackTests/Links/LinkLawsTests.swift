import Switchback
import SwitchbackTesting
import Testing

/// The laws of links, on a program with gates, guards, tabs and sheets, and on ones that are broken on purpose.
@MainActor
@Suite(.waitsForRelease)
struct LinkLawsTests {
  typealias Main = Shell.Route
  typealias Books = Library.Route
  typealias Pages = Reader.Route

  static let links = [
    DeepLink(Main.library),
    DeepLink(Main.library, Books.book("a")),
    DeepLink(Main.library, Books.book("b"), Books.reader("b"), Pages.page(1)),
    DeepLink(Main.tabs, Main.first, Books.book("a")),
    DeepLink(Main.tabs, Main.second),
    DeepLink(Main.settings),
    DeepLink(Main.home, Main.pair),
    DeepLink(Main.library, Books.book("z")),
    DeepLink(Main.home, Pages.cover),
    DeepLink(Main.library, Books.book("a"), isOnTop: true),
  ]

  /// Those that lead through tabs, of which one is hidden in most states.
  static let tabLinks = [
    DeepLink(Main.tabs, Main.first, Books.book("a")),
    DeepLink(Main.tabs, Main.first, Books.book("z")),
    DeepLink(Main.tabs, Main.second, Books.list),
    DeepLink(Main.settings),
  ]

  @Test func allLinksKeepTheLaws() async {
    let violations = await LinkLaws.violations(of: Self.links) { ProgramSubject() }
    #expect(violations.count == 0, "\(violations.prefix(3).map(\.description))")
  }

  @Test(arguments: LinkWorld.allCases)
  func linksKeepTheLawsWhateverIsTrue(world: LinkWorld) async {
    let violations = await LinkLaws.violations(of: Self.links, depth: 1) {
      ProgramSubject(world)
    }
    #expect(violations.count == 0, "\(violations.prefix(3).map(\.description))")
  }

  @Test(arguments: LinkWorld.allCases)
  func linksKeepTheLawsOnHiddenTabs(world: LinkWorld) async {
    let violations = await LinkLaws.violations(of: Self.tabLinks) {
      let subject = ProgramSubject(world)
      subject.story.facts.tabsHaveRoutes = true
      return subject
    }
    #expect(violations.count == 0, "\(violations.prefix(3).map(\.description))")
  }

  @Test func aProgramIsCheckedByItsFirstCoordinatorAlone() async {
    let violations = await LinkLaws.violations(of: Self.links, depth: 1) { router in
      let (facts, probe) = (LinkStory.Facts(), LifetimeProbe())
      router.start { Shell($0, facts, probe) }
    }
    #expect(violations == [])
  }

  @Test func aRouteThatIsLoadedBeforeAnotherKeepsTheLaws() async {
    let links = [DeepLink(Loader.Route.loaded, Loader.Route.page), DeepLink(Loader.Route.loaded)]
    let violations = await LinkLaws.violations(of: links, depth: 1) { router in
      router.start { Loader($0) }
    }
    #expect(violations == [])
  }

  /// Shows one of its pages in a task, as if that was loaded first.
  final class Loader: RouteCoordinator {
    enum Route: Switchback.Route { case home, loaded, page }

    private let flow: Flow<Void>
    private let finishes: Bool
    private let handOut: (TestModule) -> Void

    init(
      _ flow: Flow<Void>, finishes: Bool = false, handOut: @escaping (TestModule) -> Void = { _ in }
    ) {
      (self.flow, self.finishes, self.handOut) = (flow, finishes, handOut)
    }

    func start() { go(.home) }

    func show(_ route: Route) {
      if route == .loaded {
        Task { [flow, finishes] in
          if finishes { flow.finish() } else { flow.push(TestModule("loaded")) }
        }
        return
      }
      let page = TestModule("\(route)")
      if route == .page { handOut(page) }
      flow.push(page)
    }
  }

  @Test func whatATaskDoesInShowIsChecked() async {
    let links = [DeepLink(Loader.Route.loaded)]
    let violations = await LinkLaws.violations(of: links, depth: 1) { router in
      router.start { Loader($0, finishes: true) }
    }
    #expect(Set(violations.map(\.law)) == [.linksFinishNothing])
  }

  @Test func aPageThatLeaksOnATabIsFound() async {
    var leaking: [TestModule] = []
    let link = DeepLink(Tabs.Route.tab, Loader.Route.page)
    let violations = await LinkLaws.violations(of: [link], depth: 0) { router in
      router.start { Tabs($0) { leaking.append($0) } }
    }
    #expect(Set(violations.map(\.law)) == [.nothingIsKept])
    #expect(violations.allSatisfy { $0.seen == "[\"page\"] are still alive" })
    leaking = []
  }

  /// Has one tab, whose pages are handed out.
  final class Tabs: RouteCoordinator {
    enum Route: Switchback.Route { case tab }

    private let flow: Flow<Void>
    private let tabs = TabContainer(host: InMemoryTabHost())
    private let handOut: (TestModule) -> Void

    init(_ flow: Flow<Void>, handOut: @escaping (TestModule) -> Void) {
      (self.flow, self.handOut) = (flow, handOut)
    }

    func start() {
      tabs.add(TabID("tab"), title: "Tab", route: Route.tab) { [handOut] in
        Loader($0, handOut: handOut)
      }
      flow.push(tabs)
    }

    func show(_ route: Route) { tabs.select(TabID("tab")) }
  }

  @Test(arguments: LinkDefect.allCases)
  func whatIsBrokenIsFound(defect: LinkDefect) async {
    let links = defect == .asksTooLate ? Self.tabLinks : Self.links
    let violations = await LinkLaws.violations(of: links, depth: 1) {
      BrokenLinkSubject(defect)
    }
    let laws = Set(violations.map(\.law))
    #expect(laws.contains(defect.law), "found \(laws.map(\.rawValue).sorted())")
    BrokenLinkSubject.kept = []
  }

  @Test func whereNoProgramBeginsNothingElseIsTried() async {
    var starts = 0
    let violations = await LinkLaws.violations(of: Self.links) { _ in starts += 1 }
    #expect(violations.map(\.law) == [.programsBegin])
    #expect(starts == 1)
  }

  @Test func everyLawIsBrokenBySomething() {
    #expect(Set(LinkDefect.allCases.map(\.law)) == Set(LinkLaw.allCases))
  }
}
