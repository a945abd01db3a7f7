import Switchback
import SwitchbackTesting
import Testing

/// What a host says when other code presents its container, and who finds the router by its host.
@MainActor
@Suite(.waitsForRelease)
struct OtherCodeTests {
  private final class Pages: Coordinator {
    private let flow: Flow<Void>
    private let pages: [any Presentable]

    init(_ flow: Flow<Void>, _ pages: [any Presentable]) {
      (self.flow, self.pages) = (flow, pages)
    }

    func start() { for page in pages { flow.push(page) } }
  }

  /// A host that other code presents, with a router and a flow on it.
  @MainActor
  private final class Stage {
    let host = SheetHost()
    let router: StackRouter
    private let notes = Notes()

    private final class Notes {
      var told: [String] = []
      var issues: [NavigationIssue.Kind] = []
    }

    var told: [String] { notes.told }
    var issues: [NavigationIssue.Kind] { notes.issues }
    var reporter: HostReporter? { host.reporter }
    var names: [String] { router.modules.map(\.name) }

    init(_ pages: any Presentable...) {
      let notes = notes
      router = StackRouter(host: host, onIssue: { notes.issues.append($0.kind) })
      router.start(for: notes) { (flow: Flow<Void>) in
        Pages(flow, pages)
      } onEnd: { notes, end in
        notes.told.append("\(end)")
      }
      for page in pages {
        router.observeRemoval(of: page, by: notes) { $0.told.append("\(page.name): \($1)") }
      }
      host.reporter?.isPresentedByOtherCode = true
    }
  }

  @Test(arguments: [BackOrigin.pullDown, .unknown])
  func everythingLeavesInOneStepWithAContainerThatHasGone(origin: BackOrigin) {
    let stage = Stage(TestModule("a"), TestModule("b"))
    stage.router.present(TestModule("s"))
    var removals = 0
    stage.router.observe { if case .removed = $0.kind { removals += 1 } }
    stage.reporter?.gone(origin: origin)
    let cause = EndCause.systemBack(origin)
    #expect(stage.told == ["b: \(cause)", "a: \(cause)", "cancelled(\(cause))"])
    #expect(stage.names == [])
    #expect(removals == 3)
    stage.host.pullDownPresented()
    stage.reporter?.gone(origin: origin)
    #expect(stage.told.count == 3, "once")
    #expect(stage.issues == [])
    stage.router.close()
  }

  @Test func nobodyIsAskedAboutWhatHasGone() {
    let form = GuardedModule("form", leaving: .ask)
    let stage = Stage(form)
    stage.reporter?.gone()
    #expect(form.attempts.isEmpty)
    #expect(stage.told == ["form: system back", "cancelled(system back)"])
    #expect(stage.issues == [])
    stage.router.close()
  }

  @Test func whatIsShownNextIsTheRoot() {
    let stage = Stage(TestModule("a"), TestModule("b"))
    stage.reporter?.gone()
    stage.router.push(TestModule("c"))
    #expect(stage.host.screens.count == 1)
    #expect(stage.names == ["c"])
    stage.router.close()
  }

  @Test func aSheetOrATabCannotGoSo() throws {
    let stage = Stage(TestModule("a"))
    stage.router.present(TestModule("s"))
    let sheet = try #require(stage.host.presented?.reporter)
    sheet.gone(origin: .pullDown)
    #expect(stage.names == ["a", "s"])
    stage.router.close()
  }

  @Test func theRootMayBeLeftWithTheWholeSheet() {
    let stage = Stage(TestModule("a"), TestModule("b"))
    let way = stage.reporter?.wayBack(toDepth: 0)
    #expect(way?.allowsGesture == true)
    #expect(way?.leaving == .allowed)
    #expect(way?.destination == .presenter)
    #expect(stage.reporter?.wayBack().destination == .below)
    let ticket = stage.reporter?.goBack(toDepth: 0, origin: .key)
    #expect(ticket?.outcome.map { "\($0)" }?.hasPrefix("committed") == true)
    #expect(
      stage.told
        == ["b: system back (key)", "a: system back (key)", "cancelled(system back (key))"])
    stage.router.close()
  }

  @Test func allOfTheSheetAreAskedBeforeItIsLeft() {
    let form = GuardedModule("form", leaving: .ask)
    let stage = Stage(form, TestModule("b"))
    #expect(stage.reporter?.wayBack(toDepth: 0).leaving == .ask)
    #expect(stage.reporter?.wayBack(toDepth: 0).allowsGesture == false)
    stage.reporter?.goBack(toDepth: 0, origin: .pullDown)
    #expect(form.attempts.count == 1)
    #expect(stage.names == ["form", "b"])
    form.attempts.first?.leaveAnyway()
    #expect(stage.names == [])
    #expect(stage.told.last == "cancelled(system back (pullDown))")
    stage.router.close()
  }

  @Test func aContainerThatOtherCodeDoesNotPresentIsLeftDownToItsRoot() {
    let stage = Stage(TestModule("a"), TestModule("b"))
    stage.reporter?.isPresentedByOtherCode = false
    #expect(stage.reporter?.isPresentedByOtherCode == false)
    #expect(stage.reporter?.wayBack(toDepth: 0).allowsGesture == false)
    stage.reporter?.goBack(toDepth: 0)
    #expect(stage.names == ["a"])
    stage.router.close()
  }

  // MARK: - Whose host it is

  @Test func aReporterNamesTheRouterWhileThatIsInUse() async {
    let host = SheetHost()
    var router: StackRouter? = StackRouter(host: host)
    let first = host.reporter
    #expect(first?.router === router)
    let second = StackRouter(host: host, onIssue: { _ in })
    #expect(first?.router == nil, "it has lost the host")
    #expect(host.reporter?.router === second)
    second.close()
    #expect(host.reporter?.router == nil)
    router = StackRouter(host: host)
    let third = host.reporter
    #expect(third?.router === router)
    router = nil
    #expect(third?.router == nil)
    await Task.yield()
  }

  @Test func aSheetAndTabsNameTheSameRouter() throws {
    let host = SheetHost()
    let router = StackRouter(host: host)
    let bar = Bar()
    let tabs = TabContainer(host: bar)
    for id in ["one", "two"] {
      tabs.add(TabID(id), title: id) { (flow: Flow<Void>) in Pages(flow, [TestModule(id)]) }
    }
    router.push(tabs)
    router.present(TestModule("s"))
    #expect(host.presented?.reporter?.router === router)
    #expect(host.presented?.reporter?.tab == nil)
    #expect(host.reporter?.tab == nil)
    for tab in tabs.tabs {
      #expect(bar.hosts[tab.id]?.reporter?.router === router)
      #expect(bar.hosts[tab.id]?.reporter?.tab === tab)
    }
    let one = try #require(bar.hosts[TabID("one")])
    one.reporter?.gone()
    #expect(tabs[TabID("one")]?.modules.count == 1, "a tab has not gone")
    router.dismiss()
    tabs[TabID("one")]?.present(TestModule("t"))
    #expect(one.presented?.reporter?.tab === tabs[TabID("one")])
    router.close()
  }

  /// A bar whose hosts a test can ask.
  private final class Bar: TabHost {
    private(set) var hosts: [TabID: SheetHost] = [:]
    func connect(_ reporter: TabReporter) {}
    func show(_ bar: TabBar) {}

    func makeStackHost(for tab: TabID) -> any StackHost {
      let host = SheetHost()
      hosts[tab] = host
      return host
    }
  }
}
