import SwitchbackTesting
import Testing

@testable import Switchback

/// What comes back takes its time, and somebody does something else meanwhile, or ends the program.
@MainActor
@Suite(.waitsForRelease)
struct RestorationLoadingTests {
  private let gate = Gate()

  /// A program that comes back to a list, and loads the form above it.
  private func desks(_ completion: InMemoryHost.Completion = .atOnce) async throws -> Desks {
    let place = try await place(of: [.form, .page(2)])
    let desks = Desks(completion)
    desks.gate = gate
    desks.start(restoring: place)
    await nextTurn()
    #expect(desks.names == ["list"])
    return desks
  }

  private var form: RouteName { RouteName(Desk.Route.form) }

  @Test func whoWaitsHasNotSeenTheProgramEnd() async throws {
    let desks = try await desks()
    #expect(try desks.place().attempts == 0)
    #expect(try desks.place().outline.contains("page"), "all of it is tried again")
    gate.open()
    for _ in 0..<5 { await nextTurn() }
    #expect(desks.names == ["list", "form", "page 2"])
    #expect(desks.kept.map { $0?.attempts } == [1, 0, 1, 0], "what was loaded may end it yet")
    desks.close()
  }

  @Test func whatWasLoadedIsMarkedBeforeAHostHearsOfIt() async throws {
    let desks = try await desks()
    let host = desks.host
    let commands = host.commands.count
    host.completion = .whenTold
    gate.open()
    for _ in 0..<5 { await nextTurn() }
    #expect(host.commands.count > commands)
    #expect(desks.kept.last??.attempts == 1, "no host has shown it")
    host.completeTransition()
    host.completeTransition()
    for _ in 0..<3 { await nextTurn() }
    #expect(desks.kept.last??.attempts == 0)
    desks.close()
  }

  @Test func whatTheUserDoesMeanwhileIsKept() async throws {
    let desks = try await desks()
    desks.desk?.go(.page(7))
    await nextTurn()
    #expect(try desks.place().outline.contains("page 7"))
    gate.open()
    for _ in 0..<5 { await nextTurn() }
    #expect(desks.kept.allSatisfy { ($0?.attempts ?? 0) == 0 || $0?.attempts == 1 })
    #expect(try desks.place().attempts == 0)
    #expect(try desks.place().outline.contains("page 7"))
    desks.close()
  }

  @Test func whatIsForgottenMeanwhileDoesNotComeBack() async throws {
    let desks = try await desks()
    desks.router.forget()
    #expect(desks.reports.map(\.losses) == [[.interrupted(form)]])
    gate.open()
    for _ in 0..<5 { await nextTurn() }
    #expect(desks.names == ["list", "form"], "what is loaded appears anyway")
    #expect(desks.kept.map { $0?.attempts } == [1, 0, nil, 0])
    desks.close()
  }

  @Test func aSecondPlaceTakesTheTurnOfTheFirst() async throws {
    let desks = try await desks()
    let place = try await place(of: [.page(5)])
    var reports: [RestorationReport] = []
    desks.router.start(restoring: place, for: "Ada") {
      Desk($0)
    } onRestored: {
      reports.append($0)
    }
    #expect(desks.reports.map(\.losses) == [[.interrupted(form)]])
    #expect(reports.map(\.losses) == [[]])
    gate.open()
    for _ in 0..<5 { await nextTurn() }
    #expect(desks.names == ["list", "form", "list", "page 5"])
    desks.close()
  }

  @Test(arguments: ["finish", "cancel", "set root", "quit", "back", "close"])
  func whatWasStillToComeIsNamed(act: String) async throws {
    let desks = try await desks()
    switch act {
    case "finish": desks.desk?.flow.finish()
    case "cancel": desks.desk?.flow.cancel()
    case "set root": desks.desk?.flow.setRoot(TestModule("new"))
    case "quit": desks.host.back(origin: .quit)
    case "back": desks.host.back()
    default: desks.close()
    }
    for _ in 0..<3 { await nextTurn() }
    gate.open()
    await nextTurn()
    #expect(desks.reports.map(\.losses) == [[.interrupted(form)]])
    #expect(desks.kept.last??.attempts == 0, "it has not ended the program")
    desks.close()
  }

  @Test func aTaskThatIsCancelledBeforehandSaysSo() async throws {
    let place = try await place(of: [.form])
    let router = StackRouter(host: InMemoryHost())
    var reports: [RestorationReport] = []
    let task = Task {
      await router.run(restoring: place, for: "Ada") {
        Desk($0)
      } onRestored: {
        reports.append($0)
      }
    }
    task.cancel()
    #expect(await task.value == .cancelled(.taskCancelled))
    #expect(reports.map(\.restored) == [[]])
    #expect(reports.map(\.missing.count) == [1])
  }

  // MARK: - On hosts that take their time

  @Test func aSheetThatComesInTheSameTurnLeavesNoMark() async throws {
    let place = try await place(of: [.page(1)])
    let desks = Desks(.whenTold)
    desks.start(restoring: place)
    desks.host.completeTransition()
    desks.desk?.flow.present(TestModule("sheet"))
    for _ in 0..<3 { await nextTurn() }
    #expect(try desks.place().attempts == 1)
    desks.host.completeTransition()
    desks.host.completeTransition()
    for _ in 0..<3 { await nextTurn() }
    #expect(try desks.place().attempts == 0)
    #expect(try desks.place().outline.contains("sheet"))
    desks.close()
  }

  @Test func aLinkThatWaitsForTheUserLeavesNoMark() async {
    let earlier = LinkStory()
    let before = earlier.router.snapshot().owned
    earlier.router.close()
    let later = LinkStory(begins: false)
    later.facts.admission = { $0 == .settings ? .after(.signIn) : .open }
    var attempts: [Int?] = []
    later.router.keep(for: "somebody") { attempts.append($0?.attempts) }
    later.router.open(DeepLink(Shell.Route.settings))
    later.begin(restoring: before)
    for _ in 0..<3 { await nextTurn() }
    #expect(later.names.last == "sign in")
    #expect(attempts == [1, 0])
    later.router.close()
  }

  // MARK: - Flows inside

  /// Begins with a flow that shows nothing itself, in which one loads what it shows.
  private final class Outer: RouteCoordinator {
    enum Route: Switchback.Route { case list, inner, page }
    let flow: Flow<Void>
    private let gate: Gate?
    init(_ flow: Flow<Void>, _ gate: Gate?) { (self.flow, self.gate) = (flow, gate) }
    func start() { go(.list) }
    func show(_ route: Route) {
      if route != .inner { flow.push(TestModule("\(route)")) }
      guard route == .inner else { return }
      flow.start(.modal) { [gate] in
        Script<Void>($0) { middle in
          middle.start { Slow($0, gate) }
        }
      }
    }
  }

  /// Shows one page, once it is loaded.
  private final class Slow: RouteCoordinator {
    enum Route: Switchback.Route { case only }
    let flow: Flow<Void>
    private let gate: Gate?
    init(_ flow: Flow<Void>, _ gate: Gate?) { (self.flow, self.gate) = (flow, gate) }
    func start() { go(.only) }
    func show(_ route: Route) {
      if gate == nil { flow.push(TestModule("only")) }
      guard let gate else { return }
      Task {
        await gate.opens()
        flow.push(TestModule("only"))
      }
    }
  }

  @Test func aFlowWhoseOnlyChildLoadsIsWaitedFor() async throws {
    let earlier = StackRouter(host: InMemoryHost())
    var outer: Outer?
    earlier.start {
      let made = Outer($0, nil)
      outer = made
      return made
    }
    outer?.go(.inner)
    outer?.go(.page)
    let place = try earlier.snapshot().written().owned
    earlier.close()
    let host = InMemoryHost()
    let router = StackRouter(host: host)
    var reports: [RestorationReport] = []
    router.start(restoring: place, for: "somebody") {
      Outer($0, gate)
    } onRestored: {
      reports.append($0)
    }
    for _ in 0..<3 { await nextTurn() }
    #expect(reports.isEmpty)
    gate.open()
    for _ in 0..<5 { await nextTurn() }
    #expect(host.allNames.joined().sorted() == ["list", "only", "page"])
    #expect(reports.map(\.losses) == [[]])
    router.close()
  }

  @Test func aTabThatGoesWhileItLoadsIsNotWaitedFor() async {
    let earlier = LinkStory()
    earlier.router.open(DeepLink(Shell.Route.tabs, Shell.Route.second, Library.Route.book("a")))
    let before = earlier.router.snapshot().owned
    earlier.router.close()
    let later = LinkStory(begins: false)
    later.facts.gate = gate
    var reports: [RestorationReport] = []
    later.begin(restoring: before) { reports.append($0) }
    for _ in 0..<3 { await nextTurn() }
    #expect(reports.isEmpty)
    later.facts.shell?.flow.popToRoot()
    for _ in 0..<3 { await nextTurn() }
    #expect(reports.count == 1)
    #expect(reports.first?.missing.isEmpty == false)
    gate.open()
    await nextTurn()
    #expect(reports.count == 1)
    later.router.close()
  }

  // MARK: - Elsewhere

  @Test func whatLoadsOnAHiddenTabHoldsUpNothingElse() async throws {
    let earlier = LinkStory()
    earlier.router.open(DeepLink(Shell.Route.tabs, Shell.Route.first, Library.Route.book("a")))
    earlier.router.open(DeepLink(Shell.Route.tabs, Shell.Route.second, Library.Route.reader("b")))
    earlier.facts.shell?.go(.library)
    let before = earlier.router.snapshot()
    #expect(before.outline.contains("* second"))
    earlier.router.close()
    let later = LinkStory(begins: false)
    later.facts.gate = gate
    var reports: [RestorationReport] = []
    later.begin(restoring: before.owned) { reports.append($0) }
    #expect(later.text.contains("* second"))
    #expect(later.text.contains("cover of b"))
    #expect(later.host.allNames.last == ["list"], "the sheet above")
    #expect(!later.text.contains("a#"))
    for _ in 0..<3 { await nextTurn() }
    #expect(reports.isEmpty)
    gate.open()
    for _ in 0..<5 { await nextTurn() }
    #expect(reports.map(\.losses) == [[]])
    #expect(later.router.snapshot().normalized == before.normalized)
    later.router.close()
  }

  @Test func whoGoesBackElsewhereWantsNoMore() async throws {
    let earlier = LinkStory()
    earlier.router.open(
      DeepLink(
        Shell.Route.tabs, Shell.Route.first, Library.Route.book("a"), Library.Route.reader("a")))
    earlier.router.open(DeepLink(Shell.Route.tabs, Shell.Route.second, Library.Route.reader("b")))
    let before = earlier.router.snapshot().owned
    earlier.router.close()
    let later = LinkStory(begins: false)
    later.facts.gate = gate
    var reports: [RestorationReport] = []
    later.begin(restoring: before) { reports.append($0) }
    #expect(later.text.contains("cover of b"))
    later.host.front.back()
    for _ in 0..<3 { await nextTurn() }
    gate.open()
    for _ in 0..<5 { await nextTurn() }
    #expect(later.text.contains("a#"), "it goes on by itself")
    #expect(!later.text.contains("cover of a"))
    #expect(reports.map(\.losses) == [[.interrupted(RouteName(Library.Route.book("a")))]])
    later.router.close()
  }

  @Test func twoTabsLoadAtTheSameTime() async throws {
    let earlier = LinkStory()
    for tab in [Shell.Route.first, .second] {
      earlier.router.open(DeepLink(Shell.Route.tabs, tab, Library.Route.book("a")))
    }
    let before = earlier.router.snapshot()
    earlier.router.close()
    let later = LinkStory(begins: false)
    later.facts.gate = gate
    later.begin(restoring: before.owned)
    #expect(later.facts.shown.filter { $0.contains("book") }.count == 2)
    gate.open()
    for _ in 0..<5 { await nextTurn() }
    #expect(later.router.snapshot().normalized == before.normalized)
    later.router.close()
  }

  @Test func aLinkThatIsOpenedWithinShowLeavesWhatThatShows() {
    let earlier = LinkStory()
    earlier.router.open(DeepLink(Shell.Route.settings, Shell.Route.pair))
    let before = earlier.router.snapshot().owned
    earlier.router.close()
    let later = LinkStory(begins: false)
    later.facts.whenShown = { [weak later] route in
      if route == .settings { later?.router.open(DeepLink(Shell.Route.library)) }
    }
    var reports: [RestorationReport] = []
    later.begin(restoring: before) { reports.append($0) }
    #expect(reports.map(\.losses) == [[.interrupted(RouteName(Shell.Route.pair))]])
    #expect(
      reports.first?.restored == [RouteName(Shell.Route.home), RouteName(Shell.Route.settings)])
    #expect(later.outcomes == [.arrived])
    #expect(later.names == ["home", "list"])
    later.router.close()
  }

  // MARK: - Names

  private enum Named: String, Route { case first }

  private final class Raw: RouteCoordinator {
    typealias Route = Named
    let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { go(.first) }
    func show(_ route: Named) { flow.push(TestModule("first")) }
  }

  @Test func whatIsThereAgainIsCalledAsItsRoute() throws {
    let earlier = StackRouter(host: InMemoryHost())
    earlier.start { Raw($0) }
    let place = try earlier.snapshot().written().owned
    earlier.close()
    let router = StackRouter(host: InMemoryHost())
    var reports: [RestorationReport] = []
    router.start(restoring: place, for: "somebody") {
      Raw($0)
    } onRestored: {
      reports.append($0)
    }
    #expect(reports == [RestorationReport(restored: [RouteName(Named.first)])])
    router.close()
  }
}
