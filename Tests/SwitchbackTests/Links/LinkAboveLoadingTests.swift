import SwitchbackTesting
import Testing

@testable import Switchback

/// Links that are opened while a flow on their way has yet to show its own page, which is being loaded.
@MainActor
@Suite(.waitsForRelease)
struct LinkAboveLoadingTests {
  private let host = InMemoryHost()
  private let router: StackRouter
  private let facts = Facts()

  init() { router = StackRouter(host: host, dependencies: Ownership.current.makeDependencies) }

  /// What is true of the program.
  @MainActor
  final class Facts {
    let gate = Gate()
    var loads = true
    var isSignedIn = true
    var started = 0
    weak var signIn: Flow<Bool>?

    /// Whether the page that is loaded is not to be shown after all.
    var findsNothing = false
  }

  /// Shows pages, of which its home is loaded first, and starts flows of its own kind.
  final class Pages: RouteCoordinator {
    enum Route: Switchback.Route { case signIn, home, page, inner, late }

    private let flow: Flow<Void>
    private let facts: Facts
    private let name: String

    init(_ flow: Flow<Void>, _ facts: Facts, _ name: String = "") {
      (self.flow, self.facts, self.name) = (flow, facts, name)
      facts.started += 1
    }

    func start() { go(facts.isSignedIn ? .home : .signIn) }

    func show(_ route: Route) {
      switch route {
      case .signIn:
        flow.start(.root, for: self) { [facts] (flow: Flow<Bool>) in
          facts.signIn = flow
          return ScriptedCoordinator(flow) { $0.push(TestModule("sign in")) }
        } onEnd: { me, end in
          guard end.output == true else { return }
          me.facts.isSignedIn = true
          me.go(.home)
        }
      case .home where facts.loads:
        Task { [flow, facts, name] in
          await facts.gate.opens()
          if !facts.findsNothing { flow.push(TestModule(name + "home")) }
        }
      case .home, .page: flow.push(TestModule(name + "\(route)"))
      case .inner: flow.start { [facts] in Inner($0, facts) }
      case .late:
        facts.started += 1
        flow.start { [facts] flow in
          ScriptedCoordinator<Void>(flow) { flow in
            Task {
              await facts.gate.opens()
              flow.push(TestModule("late"))
            }
          }
        }
      }
    }

    func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
      route == .signIn || facts.isSignedIn ? .open : .after(.signIn)
    }
  }

  final class Inner: RouteCoordinator {
    enum Route: Switchback.Route { case home, page }

    private let flow: Flow<Void>
    private let facts: Facts

    init(_ flow: Flow<Void>, _ facts: Facts) { (self.flow, self.facts) = (flow, facts) }
    func start() { go(.home) }

    func show(_ route: Route) {
      Task { [flow, facts] in
        if route == .home { await facts.gate.opens() }
        flow.push(TestModule("inner \(route)"))
      }
    }
  }

  @MainActor
  final class Latest { var outcome: LinkOutcome? }

  /// Shows its home once a link of its own has arrived.
  final class Sender: RouteCoordinator {
    enum Route: Switchback.Route { case home, page }

    private let flow: Flow<Void>
    private let latest: Latest

    init(_ flow: Flow<Void>, _ latest: Latest) { (self.flow, self.latest) = (flow, latest) }
    func start() { go(.home) }

    func show(_ route: Route) {
      guard route == .home else {
        flow.push(TestModule("page"))
        return
      }
      Task { [flow, latest] in
        let outcome = await flow.open(DeepLink(Route.page)).settled
        flow.push(TestModule("home"))
        latest.outcome = outcome
      }
    }
  }

  private func start() { router.start { [facts] in Pages($0, facts) } }

  @Test func theFirstPageIsBelowTheTargetHoweverLongItTakes() async {
    let ticket = router.open(DeepLink(Pages.Route.page))
    start()
    await nextTurn()
    #expect(router.modules.isEmpty && ticket.outcome == nil)
    facts.gate.open()
    _ = await ticket.settled
    #expect(ticket.outcome == .arrived)
    #expect(router.modules.map(\.name) == ["home", "page"])
  }

  @Test func soIsThatOfAFlowThatTheLinkStarts() async {
    facts.loads = false
    start()
    let ticket = router.open(DeepLink(Pages.Route.inner, Inner.Route.page))
    await nextTurn()
    #expect(router.modules.map(\.name) == ["home"])
    facts.gate.open()
    _ = await ticket.settled
    #expect(ticket.outcome == .arrived)
    #expect(router.modules.map(\.name) == ["home", "inner home", "inner page"])
  }

  @Test func aFlowThatHasYetToShowSomethingIsNotStartedTwice() async {
    facts.loads = false
    start()
    let link = DeepLink(Pages.Route.late)
    #expect(router.open(link).outcome == .arrived)
    #expect(router.open(link).outcome == .arrived)
    #expect(facts.started == 2)
    facts.gate.open()
    await until { router.modules.count == 2 }
    #expect(router.modules.map(\.name) == ["home", "late"])
    #expect(router.open(link).outcome == .arrived)
    #expect(facts.started == 2)
  }

  @Test func homeAfterTheSignInIsWaitedFor() async {
    facts.isSignedIn = false
    start()
    let ticket = router.open(DeepLink(Pages.Route.page))
    #expect(router.modules.map(\.name) == ["sign in"])
    facts.signIn?.finish(true)
    await nextTurn()
    #expect(ticket.outcome == nil)
    facts.gate.open()
    _ = await ticket.settled
    #expect(ticket.outcome == .arrived)
    #expect(router.modules.map(\.name) == ["home", "page"])
  }

  @Test func aLinkBetweenTwoPagesWaitsForTheNext() async {
    facts.isSignedIn = false
    start()
    facts.signIn?.finish(true)
    let ticket = router.open(DeepLink(Pages.Route.page))
    #expect(ticket.outcome == nil)
    facts.gate.open()
    _ = await ticket.settled
    #expect(router.modules.map(\.name) == ["home", "page"])
  }

  @Test func whatIsNotShownAfterAllIsWaitedForNoLonger() async {
    facts.findsNothing = true
    let ticket = router.open(DeepLink(Pages.Route.page))
    start()
    facts.gate.open()
    _ = await ticket.settled
    #expect(ticket.outcome == .arrived)
    #expect(router.modules.map(\.name) == ["page"])
  }

  @Test func aTaskThatAwaitsItsOwnLinkIsNotWaitedFor() async {
    let latest = Latest()
    router.start { Sender($0, latest) }
    await until { latest.outcome != nil }
    #expect(latest.outcome == .arrived)
    #expect(router.modules.map(\.name) == ["page", "home"])
  }
}
