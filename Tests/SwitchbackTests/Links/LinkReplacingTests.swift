import SwitchbackTesting
import Testing

@testable import Switchback

/// Links whose routes put something in the place of a first page that minds being left.
@MainActor
@Suite(.waitsForRelease)
struct LinkReplacingTests {
  private let host = InMemoryHost()
  private let router: StackRouter
  private let facts = Facts()

  init() { router = StackRouter(host: host, dependencies: Ownership.current.makeDependencies) }

  /// What is true of the program.
  @MainActor
  final class Facts {
    var draft = GuardedModule("draft", leaving: .ask)
    var needsGate = false
    var started = 0
  }

  /// Shows a draft first, in whose place its other routes come.
  final class Desk: RouteCoordinator {
    enum Route: Switchback.Route { case draft, page, room, signIn, secret }

    private let flow: Flow<Void>
    private let facts: Facts

    init(_ flow: Flow<Void>, _ facts: Facts) { (self.flow, self.facts) = (flow, facts) }
    func start() { go(.draft) }

    func show(_ route: Route) {
      switch route {
      case .draft: flow.push(facts.draft)
      case .page, .secret: flow.setRoot(TestModule("\(route)"))
      case .room: flow.start(.root) { [facts] in Room($0, facts) }
      case .signIn:
        flow.start(.root) { flow in
          ScriptedCoordinator<Void>(flow) { $0.push(TestModule("sign in")) }
        }
      }
    }

    func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
      route == .secret ? .after(.signIn) : .open
    }
  }

  final class Room: RouteCoordinator {
    enum Route: Switchback.Route { case home, door, inside }

    private let flow: Flow<Void>
    private let facts: Facts

    init(_ flow: Flow<Void>, _ facts: Facts) {
      (self.flow, self.facts) = (flow, facts)
      facts.started += 1
    }

    func start() { go(.home) }
    func show(_ route: Route) { flow.push(TestModule("room \(route)")) }

    func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
      route == .inside && facts.needsGate ? .after(.door) : .open
    }
  }

  private func start(_ policy: LeavePolicy) {
    facts.draft = GuardedModule("draft", leaving: policy)
    router.start { [facts] in Desk($0, facts) }
  }

  private var names: [String] { router.modules.map(\.name) }

  @Test func thePageThatIsAskedIsWaitedFor() {
    start(.ask)
    let ticket = router.open(DeepLink(Desk.Route.page))
    #expect(ticket.outcome == nil && names == ["draft"])
    facts.draft.leaveAnyway()
    #expect(ticket.outcome == .arrived && names == ["page"])
    #expect(facts.draft.timesAsked == 1)
  }

  @Test func ifItStaysTheLinkIsRefused() {
    start(.ask)
    let ticket = router.open(DeepLink(Desk.Route.page))
    facts.draft.stay()
    #expect(ticket.outcome?.isRefusal == true && names == ["draft"])
    // The next link asks anew.
    let next = router.open(DeepLink(Desk.Route.page))
    #expect(next.outcome == nil && facts.draft.timesAsked == 2)
    facts.draft.leaveAnyway()
    #expect(next.outcome == .arrived && names == ["page"])
  }

  @Test(arguments: [Desk.Route.page, .room, .secret])
  func aPageThatRefusesRefusesTheLink(_ route: Desk.Route) {
    start(.refused)
    let ticket = router.open(DeepLink(route))
    #expect(ticket.outcome?.isRefusal == true && names == ["draft"])
  }

  @Test func aFlowThatComesInItsPlaceIsStartedOnceHoweverLongItTakes() {
    start(.ask)
    facts.needsGate = true
    let ticket = router.open(DeepLink(Desk.Route.room, Room.Route.inside))
    #expect(ticket.outcome == nil)
    #expect(facts.draft.timesAsked == 1 && facts.started == 1)
    facts.draft.leaveAnyway()
    #expect(names == ["room home", "room door"])
    facts.needsGate = false
    router.pop()
    #expect(ticket.outcome == .arrived && names == ["room home", "room inside"])
    #expect(facts.draft.timesAsked == 1 && facts.started == 1)
  }

  @Test func aFlowThatMayNotComeInItsPlaceEndsTheLink() {
    start(.ask)
    let ticket = router.open(DeepLink(Desk.Route.room, Room.Route.inside))
    facts.draft.stay()
    #expect(ticket.outcome?.isRefusal == true && names == ["draft"])
    #expect(facts.started == 1)
  }

  @Test func whatWasRefusedOnceDoesNotCountForALaterLink() {
    start(.refused)
    router.open(DeepLink(Desk.Route.page))
    facts.draft.leaving = .allowed
    let ticket = router.open(DeepLink(Desk.Route.page))
    #expect(ticket.outcome == .arrived && names == ["page"])
  }
}

extension LinkOutcome {
  fileprivate var isRefusal: Bool { if case .leaveRefused = self { true } else { false } }
}
