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
    let log: Log

    @MainActor
    final class Log { var reports: [RestorationReport] = [] }

    var reports: [RestorationReport] { log.reports }
    var now: NavigationSnapshot { story.router.snapshot() }
  }

  /// Has a program run until it shows what a link names, and begins it anew.
  private func comeBack(
    from link: DeepLink?, completion: InMemoryHost.Completion = .atOnce,
    opening next: DeepLink? = nil, meanwhile: (LinkStory.Facts) -> Void = { _ in }
  ) throws -> Comeback {
    let earlier = LinkStory()
    if let link { earlier.router.open(link) }
    let before = earlier.router.snapshot()
    earlier.router.close()
    let story = LinkStory(completion: completion, begins: false)
    meanwhile(story.facts)
    if let next { story.router.open(next) }
    let log = Comeback.Log()
    story.begin(restoring: try KeptSnapshot.snapshot(KeptSnapshot.stored(before.owned))) {
      log.reports.append($0)
    }
    return Comeback(story: story, before: before, log: log)
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
    #expect(comeback.reports.map(\.losses) == [[]])
    #expect(comeback.story.issues == [])
    comeback.story.router.close()
  }

  @Test func theReportSaysWhatIsThereAgain() throws {
    let comeback = try comeBack(
      from: DeepLink(Shell.Route.tabs, Shell.Route.second, Library.Route.book("a")))
    #expect(
      comeback.reports.first?.restored == [
        RouteName(Shell.Route.home), RouteName(Shell.Route.tabs), RouteName(Shell.Route.second),
        RouteName(Library.Route.list), RouteName(Library.Route.list),
        RouteName(Library.Route.book("a")),
      ])
    comeback.story.router.close()
  }

  @Test func backLeadsThroughTheTabsAsBefore() throws {
    let names = ["a", "b", "c", "d"].map { TabID($0) }
    for visits in [[1], [1, 2], [1, 2, 1], [3, 2, 1, 0], [1, 3, 1, 3]] {
      for back in [TabBack.history, .fullHistory, .firstTab, .none] {
        let (earlier, later) = (tabbed(names, back), tabbed(names, back))
        earlier.begin(nil)
        for visit in visits { earlier.tabs?.select(names[visit]) }
        later.begin(earlier.router.snapshot().owned)
        #expect(later.router.snapshot().normalized == earlier.router.snapshot().normalized)
        for _ in visits {
          for program in [earlier, later] { program.host.front.back() }
          #expect(later.tabs?.selected?.id == earlier.tabs?.selected?.id, "\(visits) \(back)")
        }
        for program in [earlier, later] { program.router.close() }
      }
    }
  }

  private final class OtherScript: Coordinator {
    private let flow: Flow<Void>
    private let body: @MainActor (Flow<Void>) -> Void
    init(_ flow: Flow<Void>, _ body: @escaping @MainActor (Flow<Void>) -> Void) {
      (self.flow, self.body) = (flow, body)
    }
    func start() { body(flow) }
  }

  /// Begins with a page, and shows for one route a page and tabs above it.
  private final class PageAndTabs: RouteCoordinator {
    enum Route: Switchback.Route { case first, both }
    let flow: Flow<Void>
    private let areOthers: Bool
    private(set) weak var tabs: TabContainer?
    init(_ flow: Flow<Void>, _ areOthers: Bool) { (self.flow, self.areOthers) = (flow, areOthers) }
    func start() { go(.first) }
    func show(_ route: Route) {
      flow.push(TestModule("\(route)"))
      guard route == .both else { return }
      let tabs = TabContainer(host: InMemoryTabHost(), back: .fullHistory)
      self.tabs = tabs
      for name in ["a", "b", "c"] {
        let push: @MainActor (Flow<Void>) -> Void = { $0.push(TestModule("on \(name)")) }
        tabs.add(TabID(name), title: name) { [areOthers] (flow: Flow<Void>) in
          if areOthers { OtherScript(flow, push) } else { Script(flow, push) }
        }
      }
      flow.push(tabs)
    }
  }

  @Test(arguments: [false, true])
  func backLeadsThroughTabsThatCameWithAPage(areOthers: Bool) throws {
    var coordinators: [PageAndTabs] = []
    let make: @MainActor (Flow<Void>) -> any Coordinator = { flow in
      let made = PageAndTabs(flow, areOthers && !coordinators.isEmpty)
      coordinators.append(made)
      return made
    }
    let earlier = StackRouter(host: InMemoryHost())
    earlier.start(make)
    coordinators[0].go(.both)
    coordinators[0].tabs?.select(TabID("c"))
    coordinators[0].tabs?.select(TabID("b"))
    let before = earlier.snapshot()
    earlier.close()
    let host = InMemoryHost()
    let later = StackRouter(host: host)
    later.start(restoring: before.owned, for: "somebody", make)
    if !areOthers { #expect(later.snapshot().normalized == before.normalized) }
    for expected in ["c", "a"] {
      host.front.back()
      #expect(coordinators[1].tabs?.selected?.id == TabID(expected))
    }
    later.close()
  }

  @Test func onlyTheTabThatWasSelectedIsSelected() throws {
    let names = ["a", "b", "c", "d"].map { TabID($0) }
    let (earlier, later) = (tabbed(names, .none), tabbed(names, .none))
    earlier.begin(nil)
    earlier.tabs?.select(names[2])
    var selected: [TabID] = []
    later.router.observe { event in
      if case .tabSelected(let tab) = event.kind { selected.append(tab) }
    }
    later.begin(earlier.router.snapshot().owned)
    #expect(selected == [names[0], names[2]], "where it begins, and where it comes back to")
    for program in [earlier, later] { program.router.close() }
  }

  @Test func aLinkAtTheSameStartIsFollowedOnceEverythingIsBack() throws {
    let comeback = try comeBack(
      from: DeepLink(Shell.Route.settings, Shell.Route.pair), completion: .whenTold,
      opening: DeepLink(Shell.Route.settings, Shell.Route.library, Library.Route.book("b")))
    #expect(comeback.story.names == ["home", "settings", "list", "b"])
    #expect(comeback.story.facts.shown.filter { $0 == "settings" }.count == 1)
    #expect(comeback.story.outcomes == [.arrived])
    #expect(comeback.reports.map(\.losses) == [[]])
    #expect(
      comeback.reports.first?.restored.last == RouteName(Shell.Route.pair), "the link removes it")
    #expect(comeback.story.host.commands.count == 1)
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
      comeback.reports.map(\.losses) == [
        [.notAdmitted(RouteName(Shell.Route.settings), "Settings have moved.")]
      ])
    comeback.story.router.close()
  }

  @Test func whatHasToComeFirstIsNotShownForThat() throws {
    let comeback = try comeBack(from: DeepLink(Shell.Route.settings)) { $0.hasAgreed = false }
    #expect(comeback.story.names == ["home"])
    #expect(
      comeback.reports.map(\.losses) == [
        [.notAdmitted(RouteName(Shell.Route.settings), "Shell.terms has to come first.")]
      ])
    comeback.story.router.close()
  }

  @Test func aTabThatIsNoMoreIsNamedAndTheOthersStay() throws {
    let (first, second) = (TabID("a"), TabID("b"))
    let (earlier, later) = (tabbed([first, second], .history), tabbed([first], .history))
    earlier.begin(nil)
    earlier.tabs?.select(second)
    later.begin(earlier.router.snapshot().owned)
    #expect(later.losses == [[.tab(second)]])
    #expect(later.tabs?.selected?.id == first)
    earlier.router.close()
    later.router.close()
  }

  @Test func aLinkAtTheSameStartAsksWhatMinds() throws {
    let comeback = try comeBack(
      from: DeepLink(Shell.Route.settings), opening: DeepLink(Shell.Route.pair)
    ) { $0.guards = .ask }
    #expect(comeback.story.names == ["home", "settings"])
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

  // MARK: - While something is loaded

  @Test func whatIsLoadedComesInItsPlaceAndWhatStoodAboveItAfterIt() async throws {
    let gate = Gate()
    let comeback = try comeBack(
      from: DeepLink(Shell.Route.library, Library.Route.book("a"), Library.Route.reader("a"))
    ) { $0.gate = gate }
    let story = comeback.story
    #expect(story.names == ["home", "list"])
    #expect(comeback.log.reports == [])
    gate.open()
    try await story.host.idle()
    #expect(story.router.snapshot().normalized == comeback.before.normalized)
    #expect(comeback.log.reports.map(\.losses) == [[]])
    story.router.close()
  }

  @Test func whoGoesBackMeanwhileWantsNoMore() async throws {
    let gate = Gate()
    let comeback = try comeBack(
      from: DeepLink(
        Shell.Route.settings, Shell.Route.library, Library.Route.book("a"), Library.Route.book("b"))
    ) { $0.gate = gate }
    let story = comeback.story
    #expect(story.names == ["home", "settings", "list"])
    story.host.front.back()
    #expect(story.names == ["home", "settings"])
    #expect(comeback.log.reports.count == 1)
    gate.open()
    try await story.host.idle()
    #expect(story.names == ["home", "settings"])
    #expect(comeback.log.reports.count == 1)
    story.router.close()
  }

  @Test func whoIsOnAnotherTabMeanwhileStaysThere() async throws {
    let gate = Gate()
    let comeback = try comeBack(
      from: DeepLink(Shell.Route.tabs, Shell.Route.second, Library.Route.book("a"))
    ) { $0.gate = gate }
    let story = comeback.story
    #expect(story.text.contains("* second"))
    story.facts.shell?.selectFirst()
    gate.open()
    try await story.host.idle()
    #expect(story.text.contains("* first"))
    #expect(story.text.contains("a#"))
    #expect(comeback.log.reports.map(\.losses) == [[]])
    story.router.close()
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

  @Test func aTabComesBackOnlyIfItsRouteIsAdmitted() throws {
    let comeback = try comeBack(
      from: DeepLink(Shell.Route.tabs, Shell.Route.second)
    ) {
      $0.admission = { $0 == .second ? .closed(reason: "Not for you.") : nil }
    }
    #expect(comeback.story.router.snapshot().outline.contains("* first"))
    #expect(
      comeback.reports.map(\.losses) == [
        [.notAdmitted(RouteName(Shell.Route.second), "Not for you.")]
      ])
    comeback.story.router.close()
  }
}

/// A program that shows tabs, and nothing on them.
@MainActor
private final class TabbedProgram {
  let host = InMemoryHost()
  let router: StackRouter
  private(set) weak var tabs: TabContainer?
  private let make: @MainActor () -> TabContainer

  init(_ make: @escaping @MainActor () -> TabContainer) {
    router = StackRouter(
      host: host, onIssue: { _ in }, dependencies: Ownership.current.makeDependencies)
    self.make = make
  }

  private(set) var losses: [[RestorationReport.Loss]] = []

  func begin(_ snapshot: NavigationSnapshot?) {
    router.start(restoring: snapshot, for: "somebody") { (flow: Flow<Void>) in
      Script(flow) { flow in
        let tabs = self.make()
        self.tabs = tabs
        flow.push(tabs)
      }
    } onRestored: {
      self.losses.append($0.losses)
    }
  }
}

@MainActor
private func tabbed(_ names: [TabID], _ back: TabBack) -> TabbedProgram {
  TabbedProgram {
    let tabs = TabContainer(host: InMemoryTabHost(), back: back)
    for name in names {
      tabs.add(name, title: name.name) { (flow: Flow<Void>) in
        Script(flow) { $0.push(TestModule("page")) }
      }
    }
    return tabs
  }
}

extension NavigationSnapshot {
  /// The same, as somebody's place.
  var owned: NavigationSnapshot { NavigationSnapshot(items: items, owner: "somebody") }
}
