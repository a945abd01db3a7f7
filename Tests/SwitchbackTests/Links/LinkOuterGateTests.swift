import Switchback
import SwitchbackTesting
import Testing

/// Links before which something has to come first that a coordinator around shows.
@MainActor
@Suite(.waitsForRelease)
struct LinkOuterGateTests {
  typealias Main = Shell.Route
  typealias Books = Library.Route

  private let story = LinkStory()
  private let library = DeepLink(Main.library, Books.book("a"))

  /// Books need the terms, which are the shell's, and which the user has yet to agree to.
  private func needTerms() {
    story.facts.libraryAdmission = { [unowned facts = story.facts] route in
      guard case .book = route, facts.wantsTerms else { return nil }
      return .after(outer: Main.terms)
    }
    story.facts.wantsTerms = true
  }

  private func agree() {
    story.facts.wantsTerms = false
    story.facts.latestGate?.flow.finish()
  }

  @Test func aPageNeedsWhatTheAppAroundItShows() {
    needTerms()
    let ticket = story.router.open(library)
    #expect(ticket.outcome == nil)
    #expect(story.names == ["home", "list", "terms"], "the shell shows it, over the library")
    agree()
    #expect(ticket.outcome == .arrived)
    #expect(story.names == ["home", "list", "a"])
    #expect(story.issues == [])
  }

  @Test func whatHasToComeFirstNeedsWhatTheAppAroundShows() {
    needTerms()
    story.facts.libraryAdmission = { [unowned facts = story.facts] route in
      switch route {
      case .book where facts.wantsTerms: .after(.reader("a"))
      case .reader where facts.wantsTerms: .after(outer: Main.terms)
      default: nil
      }
    }
    let ticket = story.router.open(library)
    #expect(story.names == ["home", "list", "terms"])
    agree()
    #expect(ticket.outcome == .arrived)
    #expect(story.names == ["home", "list", "a"])
  }

  @Test func thePlanNamesTheFlowAround() {
    needTerms()
    story.router.open(DeepLink(Main.library))
    let plan = story.router.plan(for: library)
    let shell = story.facts.shell?.flow.id
    #expect(plan.steps.contains(.showFirst(RouteName(Main.terms), in: shell!)))
    let ticket = story.router.open(library)
    #expect(Array(ticket.steps.prefix(plan.steps.count - 1)) == plan.steps.dropLast())
  }

  @Test func itCoversNothingThatALinkOnTopHasShown() {
    needTerms()
    let ticket = story.router.open(
      DeepLink(Main.settings, Main.library, Books.book("a"), isOnTop: true))
    #expect(story.names == ["home", "settings", "list", "terms"])
    #expect(ticket.outcome == nil)
    agree()
    #expect(ticket.outcome == .arrived)
    #expect(story.names == ["home", "settings", "list", "a"])
    #expect(story.facts.shown.count { $0 == "library" } == 1)
  }

  @Test func aLinkOnTopLeadsOnInAFlowThatSomethingCovers() {
    story.router.open(DeepLink(Main.library))
    story.facts.shell?.flow.push(TestModule("cover"))
    let ticket = story.router.open(DeepLink(Main.library, Books.book("a"), isOnTop: true))
    #expect(ticket.outcome == .covered(by: ModuleID(3, "cover")))
    #expect(story.names == ["home", "list", "a", "cover"])
    #expect(story.facts.shown.count { $0 == "library" } == 1)
  }

  @Test func theUserBacksOutOfIt() {
    needTerms()
    let ticket = story.router.open(library)
    story.host.front.back()
    #expect(ticket.outcome == .abandoned(at: RouteName(Main.terms)))
    #expect(story.names == ["home", "list"])
  }

  @Test func itTakesThePlaceOfTheFlowThatNeedsIt() {
    needSignIn()
    let ticket = story.router.open(library)
    #expect(story.names == ["sign in"], "it is shown as the root, in place of all there is")
    story.facts.latestGate?.flow.finish()
    #expect(ticket.outcome == .arrived)
    #expect(story.names == ["home", "list", "a"], "the way is found anew from the beginning")
  }

  @Test func whatNeedsItMayHaveToComeFirstItself() {
    needTerms()
    story.facts.admission = { [unowned facts = story.facts] route in
      route == .terms && !facts.isSignedIn ? .after(.signIn) : .open
    }
    story.router.open(DeepLink(Main.library))
    story.facts.isSignedIn = false
    let ticket = story.router.open(library)
    #expect(story.names == ["sign in"])
    story.facts.latestGate?.flow.finish()
    #expect(story.names == ["home", "list", "terms"])
    agree()
    #expect(ticket.outcome == .arrived)
  }

  @Test func theNearestOneAroundShowsIt() {
    let router = StackRouter(host: InMemoryHost())
    var inner: Ring?
    router.start {
      Ring($0) {
        let ring = Ring($0)
        inner = ring
        return ring
      }
    }
    let ticket = inner?.flow.open(DeepLink(Ring.Route.inner, Core.Route.page))
    #expect(inner?.gates == 1, "not the outermost, which has such routes as well")
    #expect(ticket?.outcome == nil)
  }

  @Test func whatMindsIsAskedBeforeItIsCovered() {
    needTerms()
    story.router.open(DeepLink(Main.library))
    let draft = GuardedModule("draft", leaving: .refused)
    story.router.push(draft)
    let ticket = story.router.open(library)
    guard case .leaveRefused = ticket.outcome else {
      Issue.record("\(String(describing: ticket.outcome))")
      return
    }
    #expect(story.names == ["home", "list", "draft"], "a draft is never lost silently")
  }

  /// Books need somebody who is signed in, and nobody is any more.
  private func needSignIn() {
    story.facts.libraryAdmission = { [unowned facts = story.facts] _ in
      facts.isSignedIn ? nil : .after(outer: Main.signIn)
    }
    story.router.open(DeepLink(Main.library))
    story.facts.isSignedIn = false
    // The shell itself lets everyone in.
    story.facts.admission = { _ in .open }
  }

  /// The terms are there, which books need, and something stands above them.
  private func cover(with module: some Presentable) {
    needTerms()
    story.router.open(DeepLink(Main.library))
    story.router.open(library)
    story.router.push(module)
  }

  @Test func whatCoversItAlreadyLeaves() {
    cover(with: TestModule("help"))
    #expect(story.names == ["home", "list", "terms", "help"])
    let other = DeepLink(Main.library, Books.book("b"))
    let plan = story.router.plan(for: other)
    let ticket = story.router.open(other)
    #expect(story.names == ["home", "list", "terms"])
    #expect(ticket.outcome == nil)
    #expect(ticket.steps == plan.steps.dropLast(), "the plan has said that it leaves")
    agree()
    #expect(ticket.outcome == .arrived)
    #expect(story.names == ["home", "list", "b"])
  }

  @Test func whatCoversItAlreadyMayStay() {
    cover(with: GuardedModule("draft", leaving: .refused))
    let ticket = story.router.open(DeepLink(Main.library, Books.book("b")))
    guard case .leaveRefused = ticket.outcome else {
      Issue.record("\(String(describing: ticket.outcome))")
      return
    }
    #expect(story.names == ["home", "list", "terms", "draft"], "a draft is never lost silently")
  }

  @Test func whatComesAboveItLaterStays() {
    needTerms()
    story.router.open(DeepLink(Main.library))
    let ticket = story.router.open(library)
    story.router.push(TestModule("help"))
    #expect(story.names == ["home", "list", "terms", "help"])
    #expect(ticket.outcome == nil)
  }

  @Test func whatTakesThePlaceOfADraftIsNotShown() {
    needSignIn()
    let draft = GuardedModule("draft", leaving: .refused)
    story.facts.latestLibrary?.flow.push(draft)
    let ticket = story.router.open(library)
    #expect(story.names == ["home", "list", "draft"])
    guard case .leaveRefused = ticket.outcome else {
      Issue.record("\(String(describing: ticket.outcome))")
      return
    }
  }

  /// A program that begins with what has to be done first, and goes on above it.
  final class Front: RouteCoordinator {
    enum Route: Switchback.Route { case signIn, orders }

    let flow: Flow<Void>
    private(set) weak var gate: ScriptedCoordinator<Void>?
    private(set) var isIn = false
    private let placement: FlowPlacement

    init(_ flow: Flow<Void>, _ placement: FlowPlacement) {
      (self.flow, self.placement) = (flow, placement)
    }

    func start() { go(.signIn) }

    func show(_ route: Route) {
      switch route {
      case .signIn:
        flow.start(placement, for: self) { (child: Flow<Void>) in
          let gate = ScriptedCoordinator(child) { $0.push(TestModule("sign in")) }
          self.gate = gate
          return gate
        } onEnd: { me, end in
          if end.output != nil {
            me.isIn = true
            me.go(.orders)
          }
        }
      case .orders: flow.start { [weak self] in Orders($0) { self?.isIn ?? false } }
      }
    }
  }

  final class Orders: RouteCoordinator {
    enum Route: Switchback.Route {
      case list
      case order(Int)
    }

    private let flow: Flow<Void>
    private let isIn: () -> Bool

    init(_ flow: Flow<Void>, isIn: @escaping () -> Bool) { (self.flow, self.isIn) = (flow, isIn) }

    func start() { go(.list) }
    func show(_ route: Route) { flow.push(TestModule("\(route)")) }

    func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
      isIn() || route == .list ? .open : .after(outer: Front.Route.signIn)
    }
  }

  @Test(arguments: [FlowPlacement.push, .root, .modal], [false, true])
  func theFlowThatNeedsItMayLeaveForIt(placement: FlowPlacement, isOpenedFirst: Bool) throws {
    let router = StackRouter(host: InMemoryHost(), onIssue: { Issue.record("\($0)") })
    let link = DeepLink(Front.Route.orders, Orders.Route.order(7))
    let early = isOpenedFirst ? router.open(link) : nil
    var front: Front?
    router.start { (flow: Flow<Void>) in
      let made = Front(flow, placement)
      front = made
      return made
    }
    let ticket = early ?? router.open(link)
    #expect(router.modules.map(\.name) == ["sign in"])
    #expect(ticket.outcome == nil)
    try #require(front?.gate).flow.finish()
    #expect(ticket.outcome == .arrived)
    #expect(router.modules.map(\.name) == ["list", "order(7)"])
    front = nil
    router.close()
  }

  @Test func whatComesAboveItWhileItIsThereStays() {
    needSignIn()
    let ticket = story.router.open(library)
    story.router.push(TestModule("help"))
    #expect(story.names == ["sign in", "help"])
    story.router.pop()
    #expect(story.names == ["sign in"])
    #expect(ticket.outcome == nil)
    story.facts.latestGate?.flow.finish()
    #expect(ticket.outcome == .arrived)
  }

  @Test func itMayBeDoneWithoutAnythingToShow() {
    needTerms()
    story.facts.libraryAdmission = { [unowned facts = story.facts] route in
      guard case .book = route, facts.wantsTerms else { return nil }
      return .after(outer: Main.empty)
    }
    story.router.open(DeepLink(Main.library))
    let draft = GuardedModule("draft", leaving: .refused)
    story.facts.latestLibrary?.flow.push(draft)
    story.facts.whenShown = { [unowned facts = story.facts] in
      if $0 == .empty { facts.wantsTerms = false }
    }
    let ticket = story.router.open(library)
    guard case .leaveRefused = ticket.outcome else {
      Issue.record("nothing was shown: \(String(describing: ticket.outcome))")
      return
    }
    #expect(story.names == ["home", "list", "draft"])
  }

  @Test func nobodyAroundHasIt() {
    story.facts.libraryAdmission = { _ in .after(outer: Reader.Route.cover) }
    story.router.open(DeepLink(Main.library))
    let before = story.text
    let plan = story.router.plan(for: library)
    let ticket = story.router.open(library)
    let cover = RouteName(Reader.Route.cover)
    guard case .unknown(cover, _) = ticket.outcome else {
      Issue.record("\(String(describing: ticket.outcome))")
      return
    }
    #expect(plan.outcome == ticket.outcome)
    #expect(story.issues == [.unknownBeforeRoute(RouteName(Books.book("a")), needs: cover)])
    #expect(story.text == before)
  }

  @Test func aRouteOfItsOwnIsNotAskedOfItself() {
    story.facts.admission = { $0 == .settings ? .after(outer: Main.terms) : .open }
    let ticket = story.router.open(DeepLink(Main.settings))
    guard case .unknown = ticket.outcome else {
      Issue.record("the shell is not around itself: \(String(describing: ticket.outcome))")
      return
    }
  }

  /// May have one of its kind inside, and inside that a page that needs the gate.
  final class Ring: RouteCoordinator {
    enum Route: Switchback.Route { case inner, gate }

    let flow: Flow<Void>
    private(set) var gates = 0
    private let inside: (@MainActor (Flow<Void>) -> Ring)?

    init(_ flow: Flow<Void>, around inside: (@MainActor (Flow<Void>) -> Ring)? = nil) {
      (self.flow, self.inside) = (flow, inside)
    }

    func start() {
      flow.push(TestModule("ring"))
      if let inside { flow.start { inside($0) } }
    }

    func show(_ route: Route) {
      switch route {
      case .inner: flow.start { Core($0) }
      case .gate:
        gates += 1
        flow.push(TestModule("gate"))
      }
    }
  }

  /// Has a page that needs a gate of a ring around it.
  final class Core: RouteCoordinator {
    enum Route: Switchback.Route { case page }

    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(TestModule("core")) }
    func show(_ route: Route) { flow.push(TestModule("page")) }
    func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
      .after(outer: Ring.Route.gate)
    }
  }
}
