import Switchback
import SwitchbackTesting
import Testing

final class ArrayHost: StackHost {
  private(set) var screens: [any Screen] = []
  private var reporter: HostReporter?

  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  func show(_ command: HostCommand) {
    screens.removeSubrange(command.kept...)
    screens.append(contentsOf: command.tail)
    reporter?.settled(showing: screens, acknowledging: command.id)
  }

  /// The user's back button.
  func back() {
    reporter?.goBack(origin: .key)
  }
}

final class SwipingHost: StackHost {
  private(set) var screens: [any Screen] = []
  private var reporter: HostReporter?

  /// Whether the platform accepts no changes at the moment.
  var isLocked = false

  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  func show(_ command: HostCommand) {
    guard !isLocked else {
      reporter?.settled(showing: screens)
      return
    }
    screens.removeSubrange(command.kept...)
    screens.append(contentsOf: command.tail)
    reporter?.carriedOut(command.id)
  }

  func swipeBegan() -> Bool {
    guard let reporter, reporter.wayBack().allowsGesture
    else { return false }
    reporter.began()
    return true
  }

  func swipeEnded(isCompleted: Bool) {
    if isCompleted { screens.removeLast() }
    reporter?.settled(
      atDepth: screens.count, top: screens[screens.count - 1],
      origin: .swipe)
  }

  /// The back button, for people who do not or may not swipe.
  func pressBack() { reporter?.goBack(origin: .key) }
}

final class ArrayTabHost: TabHost {
  private(set) var bar = TabBar()
  private var reporter: TabReporter?

  func connect(_ reporter: TabReporter) { self.reporter = reporter }

  func makeStackHost(for tab: TabID) -> any StackHost { ArrayHost() }

  func show(_ bar: TabBar) { self.bar = bar }

  /// The user chooses a tab in the bar.
  func tap(_ tab: TabID) { reporter?.chose(tab) }
}

/// The host of the documentation, compiled and used as it stands there.
@MainActor
@Suite(.waitsForRelease)
struct WritingAHostTests {
  @Test func theDocumentedHostWorks() {
    let host = ArrayHost()
    let router = StackRouter(host: host)
    let listener = RecordingFlowListener()
    router.push(TestModule("a"))
    router.start(listener: listener) { (flow: Flow<Void>) in
      Script(flow) { flow in
        flow.push(TestModule("b"))
        flow.push(TestModule("c"))
      }
    }
    host.back()
    #expect(router.modules.map(\.name) == ["a", "b"])
    host.back()
    host.back()
    #expect(router.modules.map(\.name) == ["a"])
    #expect(listener.ends == [.init("ScriptedCoordinator<()>", .systemBack(.key))])
    router.setStack([TestModule("x"), router.modules[0]])
    #expect(host.screens.compactMap { ($0 as? TestModule)?.name } == ["x", "a"])
  }

  @Test func theDocumentedReportsSayWhatHappened() async {
    let host = SwipingHost()
    var issues: [NavigationIssue.Kind] = []
    let router = StackRouter(host: host, onIssue: { issues.append($0.kind) })
    var tickets = ["a", "b", "c"].map { router.push(TestModule($0)) }
    #expect(host.swipeBegan())
    tickets.append(router.push(TestModule("d")))
    host.swipeEnded(isCompleted: true)
    #expect(router.modules.map(\.name) == ["a", "b", "d"])
    #expect(host.swipeBegan())
    host.swipeEnded(isCompleted: false)
    #expect(router.modules.map(\.name) == ["a", "b", "d"])
    #expect(tickets.map(\.outcome) == Array(repeating: .committed(removed: []), count: 4))
    #expect(issues == [])
    host.isLocked = true
    let ticket = router.push(TestModule("e"))
    #expect(issues == [.commandDropped])
    host.isLocked = false
    await nextTurn()
    #expect(ticket.outcome == .committed(removed: []))
    #expect(host.screens.count == 4)
    host.pressBack()
    #expect(router.modules.map(\.name) == ["a", "b", "d"])
    router.close()
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: "Sources/Switchback/Switchback.docc/WritingAHost.md", blocks: 0..<3)
  }

  @Test func theDocumentedContainerWorks() {
    let host = ArrayHost()
    let router = StackRouter(host: host)
    let container = ArrayTabHost()
    let tabs = TabContainer(host: container)
    for id in [TabID.a, .b] {
      tabs.add(id, title: id.name) { (flow: Flow<Void>) in
        Script(flow) { flow in
          flow.push(TestModule("\(id)1"))
          flow.push(TestModule("\(id)2"))
        }
      }
    }
    router.push(tabs)
    container.tap(.b)
    #expect(container.bar.selected == .b)
    container.tap(.b)
    #expect(tabs[.b]?.modules.map(\.name) == ["b1"])
    #expect(container.bar.selectedItem?.host.screens.count == 1)
    router.setRoot(TestModule("end"))
    #expect(container.bar.items.isEmpty)
  }
}
