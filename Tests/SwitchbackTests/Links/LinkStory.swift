import Switchback
import SwitchbackTesting
import Testing

/// A program with routes, what is true in it, and what it was asked for.
///
/// Its shell shows one of home, a modal library, settings, or tabs; a library shows books, and a reader inside of it
/// their pages.
@MainActor
final class LinkStory {
  let host: InMemoryHost
  let router: StackRouter
  let probe = LifetimeProbe()
  let facts = Facts()
  private let log = Log()

  init(
    completion: InMemoryHost.Completion = .atOnce, begins: Bool = true, audit: LeakAudit? = nil
  ) {
    host = InMemoryHost(completion: completion)
    router = StackRouter(
      host: host, audit: audit, onIssue: { [log] in log.issues.append($0.kind) },
      dependencies: Ownership.current.makeDependencies)
    router.observe { [log] event in
      if case .followed(_, let outcome) = event.kind { log.outcomes.append(outcome) }
    }
    if begins { begin() }
  }

  func begin() { begin(restoring: nil) }

  /// Begins where an earlier run was.
  func begin(
    restoring snapshot: NavigationSnapshot?, policy: RestorationPolicy = .stopThere,
    onRestored: @escaping @MainActor (RestorationReport) -> Void = { _ in }
  ) {
    router.start(restoring: snapshot, for: "somebody", policy: policy) { [facts, probe] in
      let shell = Shell($0, facts, probe)
      facts.shell = shell
      return probe.track(shell, as: "shell")
    } onRestored: {
      onRestored($0)
    }
  }

  var issues: [NavigationIssue.Kind] { log.issues }

  /// How the links ended, as events told it.
  var outcomes: [LinkOutcome] { log.outcomes }
  var names: [String] { router.modules.map(\.name) }
  var text: String { "\(router.snapshot())" }

  /// What is true, and what was shown.
  @MainActor
  final class Facts {
    var isSignedIn = true
    var hasAgreed = true
    var wantsTerms = false

    /// Routes for which the shell shows nothing.
    var emptyRoutes: Set<Shell.Route> = []

    /// Whether tabs are what the shell begins with.
    var beginsWithTabs = false
    var books: Set<String> = ["a", "b", "c"]
    var asksForSettings = false
    var guards: LeavePolicy?

    /// Whether one may leave books, if they mind at all.
    var bookGuards: LeavePolicy?
    var tabs: [TabID] = []

    /// Whether the tabs are added for the routes that select them.
    var tabsHaveRoutes = false

    /// What books are loaded behind.
    var gate: Gate?

    /// Every route that a coordinator was asked to show, in order.
    var shown: [String] = []
    weak var shell: Shell?

    /// The latest of those that something has to be done in first.
    weak var latestGate: Script<Void>?
    weak var latestLibrary: Library?

    /// Called when the shell shows a route.
    var whenShown: (@MainActor (Shell.Route) -> Void)?

    /// What the shell says about routes, before anything else.
    var admission: (@MainActor (Shell.Route) -> Admission<Shell.Route>?)?

    /// What libraries say about routes, before anything else.
    var libraryAdmission: (@MainActor (Library.Route) -> Admission<Library.Route>?)?
  }

  @MainActor
  private final class Log {
    var issues: [NavigationIssue.Kind] = []
    var outcomes: [LinkOutcome] = []
  }
}

/// The outermost coordinator.
final class Shell: RouteCoordinator {
  enum Route: Switchback.Route, CaseIterable {
    case signIn, terms, home, library, settings, pair, tabs, first, second, empty
  }

  let flow: Flow<Void>
  private let facts: LinkStory.Facts
  private let probe: LifetimeProbe
  private var tabs: TabContainer?

  init(_ flow: Flow<Void>, _ facts: LinkStory.Facts, _ probe: LifetimeProbe) {
    self.flow = flow
    self.facts = facts
    self.probe = probe
  }

  func start() { go(facts.beginsWithTabs ? .tabs : facts.isSignedIn ? .home : .signIn) }

  func show(_ route: Route) {
    facts.shown.append("\(route)")
    facts.whenShown?(route)
    if facts.emptyRoutes.contains(route) { return }
    switch route {
    case .signIn:
      start(.root, "sign in") { shell in
        shell.facts.isSignedIn = true
        shell.go(.home)
      }
    case .terms: start(.modal, "terms") { $0.facts.hasAgreed = true }
    case .home: flow.push(module("home"))
    case .library: flow.start(.modal) { [facts, probe] in Library($0, facts, probe) }
    case .settings: push("settings")
    case .pair:
      push("pair 1")
      push("pair 2")
    case .tabs: showTabs()
    case .first: tabs?.select(TabID("first"))
    case .second: tabs?.select(TabID("second"))
    case .empty: break
    }
  }

  func selectFirst() { tabs?.select(TabID("first")) }

  func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
    if let said = facts.admission?(route) { return said }
    if route == .signIn || route == .terms { return .open }
    if !facts.isSignedIn { return .after(.signIn) }
    if !facts.hasAgreed { return .after(.terms) }
    if route == .settings, origin == .outside, facts.asksForSettings {
      return .asking("Open the settings?")
    }
    return .open
  }

  private func start(
    _ placement: FlowPlacement, _ name: String, then: @escaping @MainActor (Shell) -> Void
  ) {
    flow.start(placement, for: self) { (child: Flow<Void>) in
      let gate = Script(child) { [probe = self.probe] in
        $0.push(probe.track(TestModule(name), as: name))
      }
      self.facts.latestGate = gate
      return gate
    } onEnd: { shell, end in
      if end.output != nil { then(shell) }
    }
  }

  private func module(_ name: String) -> TestModule { probe.track(TestModule(name), as: name) }

  private func push(_ name: String) {
    if let policy = facts.guards {
      flow.push(probe.track(GuardedModule(name, leaving: policy), as: name))
    } else {
      flow.push(module(name))
    }
  }

  private func showTabs() {
    // Some stories have tabs selected that have left with their flow, and want no word of that.
    let tabs = TabContainer(host: InMemoryTabHost(), onIssue: { _ in })
    self.tabs = tabs
    for (id, route) in [(TabID("first"), Route.first), (TabID("second"), .second)] {
      tabs.add(id, title: id.name, route: facts.tabsHaveRoutes ? route : nil) { [facts, probe] in
        Library($0, facts, probe)
      }
    }
    flow.push(tabs)
  }
}

/// Shows books, each of which may be loaded first.
final class Library: RouteCoordinator {
  enum Route: Switchback.Route {
    case list
    case book(String)
    case reader(String)
  }

  let flow: Flow<Void>
  private let facts: LinkStory.Facts
  private let probe: LifetimeProbe

  init(_ flow: Flow<Void>, _ facts: LinkStory.Facts, _ probe: LifetimeProbe) {
    self.flow = flow
    self.facts = facts
    self.probe = probe
    probe.track(self, as: "library")
    facts.latestLibrary = self
  }

  func start() { go(.list) }

  func show(_ route: Route) {
    facts.shown.append("\(route)")
    switch route {
    case .list: flow.push(TestModule("list"))
    case .book(let name): show(book: name)
    case .reader(let name):
      flow.start { [facts] in Reader($0, facts, of: name) }
    }
  }

  private func show(book name: String) {
    guard let gate = facts.gate else {
      if facts.books.contains(name) { push(name) }
      return
    }
    Task { [flow, facts] in
      await gate.opens()
      if facts.books.contains(name) { flow.push(TestModule(name)) }
    }
  }

  private func push(_ name: String) {
    if let policy = facts.bookGuards {
      flow.push(probe.track(GuardedModule(name, leaving: policy), as: name))
    } else {
      flow.push(probe.track(TestModule(name), as: name))
    }
  }

  func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
    if let said = facts.libraryAdmission?(route) { return said }
    guard facts.gate == nil, case .book(let name) = route, !facts.books.contains(name)
    else { return .open }
    return name == "lost" ? .open : .closed(reason: "There is no book \(name).")
  }
}

/// Shows the pages of a book.
final class Reader: RouteCoordinator {
  enum Route: Switchback.Route, Hashable {
    case cover
    case page(Int)
  }

  let flow: Flow<Void>
  private let facts: LinkStory.Facts
  private let name: String

  init(_ flow: Flow<Void>, _ facts: LinkStory.Facts, of name: String) {
    self.flow = flow
    self.facts = facts
    self.name = name
  }

  func start() { go(.cover) }

  func show(_ route: Route) {
    facts.shown.append("\(route)")
    switch route {
    case .cover: flow.push(TestModule("cover of \(name)"))
    case .page(let number): flow.push(TestModule("page \(number)"))
    }
  }
}
