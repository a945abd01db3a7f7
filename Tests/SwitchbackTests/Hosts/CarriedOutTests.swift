import Switchback
import SwitchbackTesting
import Testing

/// Hosts that say in one word that they show what they were told to.
@MainActor
@Suite(.waitsForRelease)
struct CarriedOutTests {
  /// Shows what it is told to, and says so at once or when it is told to.
  final class TerseHost: StackHost {
    private(set) var screens: [any Screen] = []
    private(set) var commands: [Int] = []
    private(set) var reporter: HostReporter?
    private let isSlow: Bool
    private let before: @MainActor (HostReporter) -> Void

    init(isSlow: Bool, before: @escaping @MainActor (HostReporter) -> Void = { _ in }) {
      self.isSlow = isSlow
      self.before = before
    }

    var names: [String] { screens.map { ($0 as? TestModule)?.name ?? "?" } }

    func connect(_ reporter: HostReporter) { self.reporter = reporter }

    func show(_ command: HostCommand) {
      screens.removeSubrange(command.kept...)
      screens.append(contentsOf: command.tail)
      commands.append(command.id)
      if let reporter { before(reporter) }
      if !isSlow { reporter?.carriedOut(command.id) }
    }

    func finish() {
      if let command = commands.last { reporter?.carriedOut(command) }
    }

    func goBack() {
      screens.removeLast()
      reporter?.settled(showing: screens, origin: .key)
    }
  }

  @Test func whatIsCarriedOutAtOnceIsDoneWhenTheRequestReturns() {
    let host = TerseHost(isSlow: false)
    let router = StackRouter(host: host)
    let (a, b) = (TestModule("a"), TestModule("b"))
    #expect(router.push(a).outcome == .committed(removed: []))
    #expect(router.push(b).outcome == .committed(removed: []))
    #expect(router.pop().outcome == .committed(removed: [ModuleID(2, "b")]))
    #expect(host.names == ["a"])
    #expect(host.commands.count == 3)
    router.close()
  }

  @Test func whatIsCarriedOutLaterIsDoneThenAndTheRestInOneCommand() {
    let host = TerseHost(isSlow: true)
    let router = StackRouter(host: host)
    let first = router.push(TestModule("a"))
    let others = ["b", "c", "d"].map { router.push(TestModule($0)) }
    #expect(first.outcome == nil)
    host.finish()
    #expect(first.outcome == .committed(removed: []))
    #expect(others.map(\.outcome) == [nil, nil, nil])
    #expect(host.names == ["a", "b", "c", "d"])
    host.finish()
    #expect(others.map(\.outcome) == Array(repeating: .committed(removed: []), count: 3))
    #expect(host.commands.count == 2)
    router.close()
  }

  @Test func sayingItTwiceOrOfAnOldCommandChangesNothing() {
    let host = TerseHost(isSlow: true)
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    host.finish()
    host.finish()
    let ticket = router.push(TestModule("b"))
    host.reporter?.carriedOut(host.commands[0])
    host.reporter?.carriedOut(99)
    #expect(ticket.outcome == nil)
    host.finish()
    #expect(ticket.outcome == .committed(removed: []))
    router.close()
  }

  @Test func saidInACallbackItWaitsForItsTurn() {
    let host = TerseHost(isSlow: true)
    let router = StackRouter(host: host)
    let (a, b) = (TestModule("a"), TestModule("b"))
    router.setStack([a, b])
    host.finish()
    let pop = router.pop()
    let push = router.push(b)
    router.observe { event in
      if case .requested = event.kind { host.finish() }
    }
    let set = router.setStack([TestModule("c"), b])
    #expect(router.modules.map(\.name) == ["c", "b"])
    host.finish()
    host.finish()
    #expect(host.names == ["c", "b"])
    let outcomes = [pop.outcome, push.outcome, set.outcome]
    #expect(!outcomes.contains(nil))
    router.close()
  }

  @Test func saidBehindAnotherReportItWaitsForThat() {
    let host = TerseHost(isSlow: false) { $0.began() }
    let router = StackRouter(host: host)
    let tickets = [router.push(TestModule("a")), router.push(TestModule("b"))]
    #expect(tickets.map(\.outcome) == [.committed(removed: []), .committed(removed: [])])
    #expect(host.names == ["a", "b"])
    router.close()
  }

  /// Finishes on the tab that was shown as soon as another is.
  final class HastyTabs: TabHost {
    private(set) var hosts: [TabID: TerseHost] = [:]
    private var shown: TabID?

    func connect(_ reporter: TabReporter) {}

    func makeStackHost(for tab: TabID) -> any StackHost {
      let host = TerseHost(isSlow: true)
      hosts[tab] = host
      return host
    }

    func show(_ bar: TabBar) {
      if let shown, shown != bar.selected { hosts[shown]?.finish() }
      shown = bar.selected
    }
  }

  @Test func saidWhileSomethingElseIsToldItIsFollowedUp() {
    let tabs = HastyTabs()
    let container = TabContainer(host: tabs)
    for tab in [TabID.a, .b] {
      container.add(tab, title: "Tab") { (flow: Flow<Void>) in
        Script(flow) { $0.push(TestModule("root")) }
      }
    }
    let router = StackRouter(host: InMemoryHost())
    router.push(container)
    tabs.hosts[.a]?.finish()
    container[.a]?.push(TestModule("a"))
    let ticket = container[.a]?.push(TestModule("b"))
    container.select(.b)
    #expect(tabs.hosts[.a]?.names == ["root", "a", "b"])
    tabs.hosts[.a]?.finish()
    #expect(ticket?.outcome == .committed(removed: []))
    router.close()
    tabs.show(TabBar())
  }

  @Test func whatTheUserTakesAfterwardsIsToldAsEver() {
    let host = TerseHost(isSlow: false)
    let router = StackRouter(host: host)
    let (a, b) = (TestModule("a"), TestModule("b"))
    router.setStack([a, b])
    var causes: [EndCause] = []
    router.observeRemoval(of: b, source: CallSite()) { causes.append($0) }
    host.goBack()
    #expect(causes == [.systemBack(.key)])
    #expect(router.modules.map(\.name) == ["a"])
    router.close()
  }
}
