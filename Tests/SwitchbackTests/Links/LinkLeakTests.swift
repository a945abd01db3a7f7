import SwitchbackTesting
import Testing

@testable import Switchback

/// However a link ends, nothing of it is kept: itself, its journey and ticket, what was to come first, and the
/// coordinators of flows that are over.
@MainActor
@Suite(.waitsForRelease)
struct LinkLeakTests {
  /// How a link comes to its end.
  enum Way: CaseIterable {
    case arrived, passed, superseded, abandoned, refused, stayed, forgotten, declined, closed
    case nothingShown, unknown, flowEnded, loadedTooLate, supersededWhileAsking
  }

  /// Why a link is not at its end before the router is.
  enum Wait: CaseIterable {
    case atGate, forModule, forUser, forLoading, forBeginning
  }

  @Test(arguments: Way.allCases, CoordinatorOwnership.both)
  func nothingIsKeptOfALinkThatIsOver(way: Way, ownership: CoordinatorOwnership) async {
    let program = WatchedProgram(ownership)
    await program.run(way)
    await until { program.alive.isEmpty }
    #expect(program.outcomes.count == (way == .superseded || way == .supersededWhileAsking ? 2 : 1))
    #expect(await program.audit.look() == [])
    #expect(program.audit.waiting == [])
    program.close()
  }

  @Test(arguments: Wait.allCases, [true, false])
  func nothingIsKeptOfALinkWhoseRouterIsGone(wait: Wait, isClosed: Bool) async {
    let program = WatchedProgram(begins: wait != .forBeginning)
    program.wait(wait)
    #expect(program.alive.contains("link"))
    #expect(program.outcomes == [])
    if isClosed { program.close() } else { program.letGo() }
    await until { program.outcomes == [.routerGone] }
    program.host.changePresented(to: nil)
    program.host.change(to: [])
    program.loading.open()
    await until { program.alive.isEmpty && program.ended.isEmpty }
    #expect(await program.audit.look() == [])
  }
}

/// A program that watches everything that links are made of.
@MainActor
private final class WatchedProgram {
  /// Something that a route carries, or a closure has captured.
  final class Token: Route {
    init() {}
    init(from decoder: any Decoder) {}
    func encode(to encoder: any Encoder) {}
    static func == (one: Token, other: Token) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  enum Page: Route {
    case start, gate, form
    case open(Token)
    case gated(Token)
    case asked(Token)
    case shut(Token)
    case empty(Token)
    case loaded(Token)
  }

  @MainActor
  final class Log {
    var outcomes: [LinkOutcome] = []
  }

  let host = InMemoryHost()
  let audit = LeakAudit()
  let loading = Gate()
  private var router: StackRouter?
  private let log = Log()

  /// What is gone when a link is over.
  private let probe = LifetimeProbe()

  /// What is gone when the program is.
  private let whole = LifetimeProbe()
  private weak var guide: Guide?

  init(_ ownership: CoordinatorOwnership = .manager, begins: Bool = true) {
    router = StackRouter(
      host: host, audit: audit, onIssue: { _ in }, dependencies: { ownership.makeDependencies() })
    router?.observe { [log] event in
      if case .followed(_, let outcome) = event.kind { log.outcomes.append(outcome) }
    }
    if begins { begin() }
  }

  private func begin() {
    router?.start { [probe, whole, loading] flow in
      let guide = whole.track(Guide(flow, probe, loading), as: "guide")
      self.guide = guide
      return guide
    }
  }

  var outcomes: [LinkOutcome] { log.outcomes }
  var alive: [String] { probe.alive }
  var ended: [String] { whole.alive }

  func close() {
    router?.close()
    router = nil
  }

  func letGo() { router = nil }

  // MARK: - Links

  private func token(_ name: String = "link") -> Token { probe.track(Token(), as: name) }

  private func open(_ page: Page) {
    watch(router?.open(DeepLink(page, from: .outside)))
  }

  private func watch(_ ticket: LinkTicket?) {
    if let ticket { probe.track(ticket, as: "ticket") }
    if let journey = router?.engine.handlers.links.journey { probe.track(journey, as: "journey") }
  }

  /// Has a link opened, come to its end, and what it has shown taken away.
  func run(_ way: LinkLeakTests.Way) async {
    switch way {
    case .arrived:
      open(.open(token()))
      host.back()
    case .passed:
      open(.gated(token()))
      guide?.gate?.flow.finish()
      host.back()
    case .superseded:
      open(.gated(token()))
      open(.gated(token("newer link")))
      host.front.back()
    case .abandoned:
      open(.gated(token()))
      host.front.back()
    case .refused: openOverForm(.refused)
    case .stayed: openOverForm(.ask)?.stay()
    case .forgotten: openOverForm(.ask)?.letGo()
    case .supersededWhileAsking:
      openOverForm(.ask)
      router?.open(DeepLink(Page.start, isOnTop: true))
    case .declined:
      open(.asked(token()))
      try? host.answer(nil)
    case .closed: open(.shut(token()))
    case .nothingShown: open(.empty(token()))
    case .unknown: watch(router?.open(DeepLink(token())))
    case .flowEnded:
      watch(guide?.flow.open(DeepLink(Page.gated(token()))))
      guide?.flow.finish()
      router?.setRoot(TestModule("another program"))
    case .loadedTooLate:
      open(.loaded(token()))
      host.back()
      loading.open()
      router?.setRoot(TestModule("another program"))
    }
  }

  /// Opens a link that a form minds.
  @discardableResult
  private func openOverForm(_ policy: LeavePolicy) -> GuardedModule? {
    let form = GuardedModule("form", leaving: policy)
    router?.push(form)
    open(.open(token()))
    return form
  }

  /// Opens a link that waits.
  func wait(_ wait: LinkLeakTests.Wait) {
    switch wait {
    case .atGate: open(.gated(token()))
    case .forModule: openOverForm(.ask)
    case .forUser: open(.asked(token()))
    case .forLoading: open(.loaded(token()))
    case .forBeginning: open(.open(token()))
    }
  }

  // MARK: - What is shown

  final class Guide: RouteCoordinator {
    typealias Route = Page

    let flow: Flow<Void>
    private(set) weak var gate: Script<Void>?
    private let probe: LifetimeProbe
    private let loading: Gate
    private var isOpen = false

    init(_ flow: Flow<Void>, _ probe: LifetimeProbe, _ loading: Gate) {
      self.flow = flow
      self.probe = probe
      self.loading = loading
    }

    func start() { go(.start) }

    func show(_ page: Page) {
      switch page {
      case .start: flow.push(TestModule("start"))
      case .open, .gated, .asked, .shut: flow.push(module("page"))
      case .form: flow.push(GuardedModule("form", leaving: .ask))
      case .gate: startGate()
      case .empty: break
      case .loaded:
        Task { [flow, loading] in
          await loading.opens()
          flow.push(TestModule("loaded"))
        }
      }
    }

    private func startGate() {
      let token = probe.track(Token(), as: "gate closure")
      flow.start(.modal, for: self) { [probe] (child: Flow<Void>) in
        let gate = Script(child) { $0.push(probe.track(TestModule("gate"), as: "gate")) }
        self.gate = gate
        return probe.track(gate, as: "gate coordinator")
      } onEnd: { me, end in
        withExtendedLifetime(token) { me.isOpen = end.output != nil }
      }
    }

    private func module(_ name: String) -> TestModule { probe.track(TestModule(name), as: name) }

    func admit(_ page: Page, from origin: LinkOrigin) -> Admission<Page> {
      switch page {
      case .gated where !isOpen: .after(.gate)
      case .asked: .asking("Show it?")
      case .shut: .closed(reason: "It is shut.")
      default: .open
      }
    }
  }
}
