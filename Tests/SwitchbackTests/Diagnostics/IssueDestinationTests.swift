import Switchback
import SwitchbackTesting
import Testing

/// Where issues go that a program says nothing about.
@MainActor
@Suite(.waitsForRelease)
struct IssueDestinationTests {
  /// A host that keeps what it is to log.
  private final class LoggingHost: StackHost {
    private(set) var screens: [any Screen] = []
    private(set) var logged: [NavigationIssue] = []
    private var reporter: HostReporter?

    func connect(_ reporter: HostReporter) { self.reporter = reporter }

    func show(_ command: HostCommand) {
      screens.removeSubrange(command.kept...)
      screens.append(contentsOf: command.tail)
      reporter?.carriedOut(command.id)
    }

    func log(_ issue: NavigationIssue) { logged.append(issue) }
  }

  /// A container that keeps what it is to log.
  private final class LoggingTabHost: TabHost {
    private(set) var logged: [NavigationIssue] = []
    func connect(_ reporter: TabReporter) {}
    func makeStackHost(for tab: TabID) -> any StackHost { LoggingHost() }
    func show(_ bar: TabBar) {}
    func log(_ issue: NavigationIssue) { logged.append(issue) }
  }

  private let host = LoggingHost()

  @Test func theHostLogsThem() {
    let router = StackRouter(host: host)
    router.pop(to: TestModule("x"))
    #expect(host.logged.map(\.kind) == [.rejected(.notInStack)])
    router.close()
  }

  @Test func thoseOfDependenciesGoTheSameWayAndAreEvents() {
    let router = StackRouter(host: host)
    var events: [NavigationEvent.Kind] = []
    router.observe { events.append($0.kind) }
    router.dependencies.remove(Stranger())
    #expect(host.logged.map(\.kind) == [.coordinatorNotOwned])
    #expect(events == host.logged.map { .issue($0) })
    router.close()
  }

  @Test func aClosureBehindTheHostIsTheirs() {
    var issues: [NavigationIssue] = []
    let router = StackRouter(host: host) { issues.append($0) }
    router.pop(to: TestModule("x"))
    router.dependencies.remove(Stranger())
    #expect(issues.map(\.kind) == [.rejected(.notInStack), .coordinatorNotOwned])
    #expect(host.logged.isEmpty)
    router.close()
  }

  @Test func thoseOfTabsThatAreOnNoStackGoToTheirHost() {
    let host = LoggingTabHost()
    let tabs = TabContainer(host: host)
    tabs.select(TabID("x"))
    #expect(host.logged.map(\.kind) == [.rejected(.noSuchTab)])
    let told = TabContainer(host: host, onIssue: { _ in })
    told.select(TabID("x"))
    #expect(host.logged.count == 1)
  }

  @Test func theHostLogsWhatAFlowAsksForThatOutlivesItsRouter() {
    var flow: Flow<Void>?
    do {
      let router = StackRouter(host: host)
      router.start { (started: Flow<Void>) in
        flow = started
        return Script(started) { $0.push(TestModule("a")) }
      }
      router.close()
    }
    let logged = host.logged.count
    flow?.push(TestModule("b"))
    #expect(host.logged.count == logged + 1)
    #expect(host.logged.last?.kind == .rejected(.routerGone))
  }

  @Test func aFlowThatOutlivesItsRouterKeepsNoHost() {
    weak var gone: LoggingHost?
    var flow: Flow<Void>?
    do {
      let host = LoggingHost()
      gone = host
      let router = StackRouter(host: host)
      router.start { (started: Flow<Void>) in
        flow = started
        return Script(started) { $0.push(TestModule("a")) }
      }
      router.close()
    }
    #expect(gone == nil)
    #expect(flow?.isOpen == false)
  }

  private final class Stranger: Coordinator {
    func start() {}
  }
}
