import Switchback
import SwitchbackTesting
import Testing

/// Links and routes are silent: who has none sees nothing of them, and what a route shows is told as without it.
@MainActor
@Suite(.waitsForRelease)
struct LinkSilenceTests {
  /// A page that may be shown, with or without being a route.
  struct Page: Route {
    let number: Int
  }

  /// What one program was told and did.
  @MainActor
  final class World {
    let host = InMemoryHost()
    let router: StackRouter
    private(set) weak var walker: Walker?
    private let log = Log()

    init(isGuided: Bool) {
      router = StackRouter(host: host, onIssue: { [log] in log.told.append("\($0)") })
      router.observe { [log] event in log.told.append("\(event)") }
      router.start { [log] flow in
        let walker = Walker(flow, isGuided: isGuided, log)
        self.walker = walker
        return walker
      }
    }

    var told: [String] { log.told }

    /// What every host was told to show, and the user saw.
    var shown: [String] {
      hosts(from: host).map { "\($0.commands) \($0.modalCommands) \($0.frames)" }
    }

    private func hosts(from host: InMemoryHost) -> [InMemoryHost] {
      [host] + (host.topTabs?.selectedHost.map { hosts(from: $0) } ?? [])
        + (host.presented.map { hosts(from: $0) } ?? [])
    }
  }

  @MainActor
  final class Log {
    var told: [String] = []
  }

  /// Does what a number says, as a route or without.
  final class Walker: RouteCoordinator {
    typealias Route = Page

    private let flow: Flow<Int>
    private let isGuided: Bool
    private let log: Log
    private let tabs = TabContainer(host: InMemoryTabHost())

    init(_ flow: Flow<Int>, isGuided: Bool, _ log: Log) {
      self.flow = flow
      self.isGuided = isGuided
      self.log = log
      for name in ["one", "two"] {
        tabs.add(TabID(name), title: name) { (flow: Flow<Int>) in
          Script(flow) { $0.push(TestModule("root of \(name)")) }
        }
      }
    }

    func start() {
      flow.handle(Page.self, with: self) { me, page in me.walk(to: page.number) }
      flow.push(TestModule("start"))
    }

    func walk(to number: Int) {
      if isGuided { go(Page(number: number)) } else { show(Page(number: number)) }
    }

    func show(_ page: Page) {
      for part in [page.number % 12, page.number / 12 % 12] { act(part, page.number) }
    }

    private func act(_ part: Int, _ number: Int) {
      switch part {
      case 0, 1: noteOutcome(flow.push(TestModule("page \(number)")))
      case 2: noteOutcome(flow.pop())
      case 3: noteOutcome(flow.replaceTop(TestModule("instead \(number)")))
      case 4: noteOutcome(flow.setStack(Array(flow.modules.prefix(2)) + [TestModule("on two")]))
      case 5: noteOutcome(flow.present(TestModule("sheet \(number)")))
      case 6: noteOutcome(flow.dismiss())
      case 7: startChild(.push, number)
      case 8: startChild(.modal, number)
      case 9: noteOutcome(flow.push(GuardedModule("form", leaving: .ask)))
      case 10: noteOutcome(number.isMultiple(of: 2) ? flow.push(tabs) : tabs.select(TabID("two")))
      default: pushAndWatch(number)
      }
    }

    private func startChild(_ placement: FlowPlacement, _ number: Int) {
      flow.start(placement, for: self) { (child: Flow<Int>) in
        Script(child) { flow in
          if number % 5 != 0 { flow.push(TestModule("child \(number)")) }
          if number % 7 == 0 { flow.finish(number) }
        }
      } onEnd: { me, end in
        me.log.told.append("ended: \(end)")
        if number % 3 == 0 { me.walk(to: 0) }
      }
    }

    private func pushAndWatch(_ number: Int) {
      let page = TestModule("watched \(number)")
      noteOutcome(flow.push(page))
      flow.observeRemoval(of: page, by: self) { me, cause in
        me.log.told.append("removed: \(cause)")
        if number % 2 == 0 { me.walk(to: 13) }
      }
    }

    private func noteOutcome(_ ticket: NavigationTicket) {
      log.told.append(ticket.outcome.map { "\($0)" } ?? "waits")
    }
  }

  @Test(arguments: 0..<40)
  func whatARouteShowsIsToldAsWithoutIt(seed: Int) {
    let worlds = [World(isGuided: true), World(isGuided: false)]
    var random = FuzzRandom(seed: UInt64(seed))
    for _ in 0..<25 {
      let (kind, number) = (random.below(10), random.below(144))
      for world in worlds { act(kind, number, in: world) }
      #expect(worlds[0].told == worlds[1].told)
      #expect(worlds[0].shown == worlds[1].shown)
      guard worlds[0].told == worlds[1].told, !worlds[0].router.modules.isEmpty else { return }
    }
    #expect(worlds[0].told.count > 20)
  }

  private func act(_ kind: Int, _ number: Int, in world: World) {
    switch kind {
    case 0, 1: world.host.front.back()
    case 2: world.host.presented?.changePresented(to: nil)
    case 3: (world.router.modules.last as? GuardedModule)?.leaveAnyway()
    case 4, 5, 6: world.walker?.walk(to: number)
    default: world.router.deliver(Page(number: number))
    }
  }

  @Test func aProgramWithoutRoutesIsTheSameWithLinks() async {
    let links = [DeepLink(Page(number: 1)), DeepLink(Page(number: 2), isOnTop: true)]
    let violations = await LinkLaws.violations(of: links) { router in
      router.start { (flow: Flow<Void>) in
        Script(flow) { flow in
          flow.push(TestModule("a"))
          flow.push(TestModule("b"))
          flow.start(.modal) { (child: Flow<Void>) in Script(child) { $0.push(TestModule("c")) } }
        }
      }
    }
    #expect(violations == [])
  }
}
