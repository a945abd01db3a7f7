import Switchback
import SwitchbackTesting
import Testing

/// Leaks made on purpose, each named with what holds it; and none where there is none.
@MainActor
@Suite(.waitsForRelease)
struct LeakAuditTests {
  /// A page with a closure, as view controllers have them.
  @MainActor
  final class Page: Screen, Presentable {
    var onNext: @MainActor () -> Void = {}
    var delegate: AnyObject?
  }

  /// A coordinator that may be made to keep its page, and itself by that.
  @MainActor
  final class Guide: Coordinator {
    let flow: Flow<AnyObject>
    var page: Page?

    init(_ flow: Flow<AnyObject>) { self.flow = flow }

    func start() {
      let page = Page()
      self.page = page
      flow.push(page)
    }

    func goOn() {}
  }

  let audit = LeakAudit()

  func story(_ ownership: CoordinatorOwnership = Ownership.current) -> Story {
    let story = Story(ownership: ownership, audit: audit)
    story.push("root")
    return story
  }

  /// Starts a flow, and hands out its coordinator weakly.
  func guide(in story: Story) throws -> (Weak<Guide>, FlowTicket<AnyObject>) {
    var made: Weak<Guide>?
    let ticket: FlowTicket<AnyObject> = story.router.start { flow in
      let guide = Guide(flow)
      made = Weak(guide)
      return guide
    }
    return (try #require(made), ticket)
  }

  @MainActor
  struct Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
  }

  func leaks(_ leaks: [Leak]) -> [String] { leaks.map { "\($0.role) \($0.name)" } }

  // MARK: - Leaks

  @Test func aLeakIsReportedAlsoIfNothingElseHappens() async throws {
    let story = story()
    let (guide, _) = try guide(in: story)
    guide.object.map { guide in guide.page?.onNext = { guide.goOn() } }
    story.host.back()
    await until { story.issues.contains { if case .stillAlive = $0 { true } else { false } } }
    guide.object?.page?.onNext = {}
    story.expectReleased()
  }

  @Test(arguments: CoordinatorOwnership.both)
  func aClosureThatCapturesItsCoordinatorIsReported(ownership: CoordinatorOwnership) async throws {
    let story = story(ownership)
    let (guide, _) = try guide(in: story)
    guide.object.map { guide in guide.page?.onNext = { guide.goOn() } }
    story.host.back()
    let leaks = await audit.find()
    #expect(self.leaks(leaks) == ["module Page", "coordinator Guide"])
    let leak = try #require(leaks.last)
    #expect(leak.flow == FlowID(1, "Guide"))
    #expect(leak.cause == .systemBack(.key))
    #expect(leak.holders == [.outside])
    #expect(leak.companions == ["Page"], "which is where to look")
    #expect(story.issues == leaks.map { .stillAlive(details: $0.details) })
    #expect(audit.leaks == leaks.map(\.description))
    guide.object?.page = nil
    #expect(audit.leaks.isEmpty, "what dies later is no leak any more")
    story.expectReleased()
  }

  @Test(arguments: CoordinatorOwnership.both)
  func aStrongDelegateIsReported(ownership: CoordinatorOwnership) async throws {
    let story = story(ownership)
    let (guide, _) = try guide(in: story)
    guide.object.map { $0.page?.delegate = $0 }
    guide.object?.flow.finish(TestModule("result"))
    #expect(leaks(await audit.find()) == ["module Page", "coordinator Guide"])
    #expect(audit.found.map(\.cause) == [.finished, .finished])
    guide.object?.page = nil
    story.expectReleased()
  }

  @Test func anExternalHolderIsReported() async throws {
    let story = story()
    let (guide, _) = try guide(in: story)
    var timer: AnyObject? = guide.object
    #expect(timer != nil)
    story.host.back()
    let leaks = await audit.find()
    #expect(self.leaks(leaks) == ["module Page", "coordinator Guide"])
    #expect(leaks.map(\.holders) == [[.outside], [.outside]])
    timer = nil
    #expect(timer == nil && audit.leaks.isEmpty)
    story.expectReleased()
  }

  @Test func aRetainedScreenIsReported() async throws {
    let story = story()
    var kept: TestModule?
    story.router.start { (flow: Flow<String>) in
      Script(flow) { flow in
        kept = TestModule("details")
        if let kept { flow.push(kept) }
      }
    }
    story.host.back()
    let leaks = await audit.find()
    #expect(self.leaks(leaks) == ["module details"])
    #expect(leaks.first?.holders == [.outside])
    #expect(leaks.first?.companions == [])
    #expect(kept?.name == "details")
    story.router.close()
  }

  @Test func aScreenThatIsNotItsModuleIsReportedByItself() async throws {
    final class Card: Screen {}
    final class CardModule: Presentable {
      let card: Card
      init(_ card: Card) { self.card = card }
      func presented() -> any Screen { card }
    }
    let story = story()
    let card = Card()
    story.router.start { (flow: Flow<String>) in
      Script(flow) { $0.push(CardModule(card)) }
    }
    story.host.back()
    #expect(leaks(await audit.find()) == ["screen Card"])
    story.router.close()
  }

  @Test func dependenciesThatDoNotLetGoAreNamed() async throws {
    final class Forgetful: CoordinatorDependencies {
      var coordinators: [any Coordinator] = []
      func add(_ coordinator: any Coordinator) { coordinators.append(coordinator) }
      func remove(_ coordinator: any Coordinator) {}
    }
    let host = InMemoryHost()
    let router = StackRouter(
      host: host, audit: audit, onIssue: { _ in }, dependencies: { Forgetful() })
    router.push(TestModule("root"))
    router.start { (flow: Flow<String>) in Script(flow) { $0.push(TestModule("a")) } }
    host.back()
    let leaks = await audit.find()
    #expect(self.leaks(leaks) == ["coordinator ScriptedCoordinator<String>"])
    #expect(leaks.first?.holders == [.dependencies(of: nil)])
    router.close()
  }

  @Test func aTicketWithTheObjectAsItsResultIsNamed() async throws {
    let story = story()
    let (guide, ticket) = try guide(in: story)
    guide.object.map { _ = $0.flow.finish($0.page ?? $0) }
    let leaks = await audit.find()
    #expect(self.leaks(leaks) == ["module Page"])
    #expect(leaks.first?.holders == [.ticket])
    #expect(ticket.result != nil)
    story.router.close()
  }

  @Test func aRefusedRequestThatIsKeptIsNamed() async throws {
    let story = story()
    story.router.push(GuardedModule("form", leaving: .refused))
    let flow = story.start("flow")
    var ticket: NavigationTicket?
    story.push("a", on: flow)
    ticket = story.router.setRoot(flow.modules[0])
    #expect(ticket?.outcome == .rejected(.leaveRefused))
    flow.finish("done")
    let leaks = await audit.find()
    #expect(self.leaks(leaks) == ["module a"])
    #expect(leaks.first?.holders == [.ticket])
    ticket = nil
    #expect(audit.leaks.isEmpty)
    story.router.close()
  }

  @Test func anObserverBegunInTheFlowsLifeIsNamed() async throws {
    let story = story()
    story.router.observe { _ in }
    let (guide, _) = try guide(in: story)
    let token = guide.object.map { guide in story.router.observe { _ in guide.goOn() } }
    story.host.back()
    let leaks = await audit.find()
    #expect(self.leaks(leaks).last == "coordinator Guide")
    #expect(leaks.last?.holders == [.observer(of: nil), .outside], "and not the earlier one")
    token?.cancel()
    #expect(audit.leaks.isEmpty)
    story.expectReleased()
  }

  @Test func theBodyOfARemovalObservationIsNamed() async throws {
    let story = story()
    let (guide, _) = try guide(in: story)
    _ = guide.object.map { guide in
      story.router.observeRemoval(
        of: story.router.modules[0], source: CallSite(file: #fileID, line: #line)
      ) { _ in guide.goOn() }
    }
    story.host.back()
    #expect(await audit.find().last?.holders == [.observer(of: nil), .outside])
    story.router.close()
    #expect(await audit.find() == [])
  }

  @Test func whatAChildLeavesBehindIsNamed() async throws {
    let story = story()
    var kept: [AnyObject] = []
    let outer: FlowTicket<String> = story.router.start { flow in
      let outer = Script(flow) { $0.push(TestModule("outer")) }
      kept.append(outer)
      flow.start { (child: Flow<String>) in
        let inner = Script(child) { $0.push(TestModule("inner")) }
        kept.append(inner)
        return inner
      }
      return outer
    }
    story.host.back(toDepth: 1)
    #expect(outer.result != nil)
    let leaks = await audit.find()
    #expect(leaks.map(\.flow.serial).sorted() == [1, 2])
    let parent = leaks.first { (leak: Leak) in leak.flow.serial == 1 && leak.role == .coordinator }
    #expect(parent?.holders == [.chain(from: FlowID(2, "ScriptedCoordinator<String>")), .outside])
    #expect(kept.count == 2)
    story.router.close()
  }

  @Test func aPlaceThatTheHostHasNotGivenUpIsNamed() async throws {
    final class SilentHost: StackHost {
      var screens: [any Screen] = []
      private var reporter: HostReporter?
      func connect(_ reporter: HostReporter) { self.reporter = reporter }
      func show(_ command: HostCommand) {
        screens = Array(screens.prefix(command.kept)) + command.tail
        reporter?.settled(showing: screens, acknowledging: command.id)
      }
    }
    let host = SilentHost()
    let router = StackRouter(host: host, audit: audit, onIssue: { _ in })
    let ticket: FlowTicket<String> = router.start { flow in
      Script(flow) { $0.push(TestModule("a")) }
    }
    host.screens = []
    (router.dependencies.coordinators.first as? Script<String>)?.flow.finish("done")
    #expect(ticket.result != nil)
    let leaks = await audit.find()
    #expect(self.leaks(leaks) == ["module a"])
    #expect(leaks.first?.holders == [.stackEntry(ModuleID(1, "a"))])
    router.close()
    #expect(await audit.find() == [])
  }

  @Test func anObjectOfSeveralFlowsIsWatchedAndReportedOnce() async {
    let story = story()
    let page = TestModule("page")
    for _ in 0..<3 {
      story.start("flow").push(page)
      story.host.back()
    }
    let leaks = await audit.find()
    #expect(leaks.map(\.flow.serial) == [3])
    #expect(story.issues.count == 1)
    story.start("flow").push(page)
    story.host.back()
    #expect(await audit.find() == leaks, "and not again")
    #expect(story.issues.count == 1)
    story.router.close()
  }

  @Test func changesAreCountedOnce() async {
    let story = story()
    story.start("flow", showing: ["a"])
    let kept = story.router.modules[1]
    story.host.back()
    story.push("b")
    #expect(await audit.find().first?.changesSince == 1)
    #expect(kept.name == "a")
    story.router.close()
  }

  @Test func anObserverBegunAfterTheEndIsNotNamed() async {
    let story = story()
    story.start("flow", showing: ["a"])
    let kept = story.router.modules[1]
    story.host.back()
    story.router.observe { _ in }
    #expect(await audit.find().first?.holders == [.outside])
    #expect(kept.name == "a")
    story.router.close()
  }

  @Test func theOuterHandlerForBackIsNamed() async throws {
    let story = story()
    let (guide, _) = try guide(in: story)
    let coordinator = try #require(guide.object)
    story.router.onBackAtRoot = { _ in coordinator.goOn() }
    story.host.back()
    #expect(await audit.find().last?.holders == [.observer(of: nil), .outside])
    story.router.close()
  }

  @Test func aRouterThatIsDroppedIsLookedAfter() async {
    let kept = TestModule("a")
    do {
      let router = StackRouter(host: InMemoryHost(), audit: audit, onIssue: { _ in })
      router.start { (flow: Flow<String>) in Script(flow) { $0.push(kept) } }
    }
    await until { audit.endedFlows == 1 }
    await nextTurn()
    await audit.find()
    #expect(leaks(audit.found) == ["module a"])
    #expect(audit.found.first?.cause == .routerGone)
  }

  // MARK: - In tests

  @Test func aTestExpectsThatNothingIsLeft() async throws {
    let router = MockRouter(audit: audit)
    router.push(TestModule("root"))
    await #expect(throws: LeaksFound.self, "nothing has ended yet") {
      try await audit.expectReleased()
    }
    router.start { (flow: Flow<String>) in Script(flow) { $0.push(TestModule("a")) } }
    let kept = router.modules[1]
    router.host.back()
    do {
      try await audit.expectReleased()
      Issue.record("the module is kept")
    } catch {
      #expect(
        "\(error)".hasPrefix(
          "a: the module is still alive although its flow ScriptedCoordinator<String>#1"))
    }
    #expect(kept.name == "a")
    router.close()
  }

  @Test func aTestDoesNotPassBecauseNothingCouldBeLookedAt() async {
    let story = story()
    story.start("flow", showing: ["a"])
    let kept = story.router.modules[1]
    story.host.completion = .whenTold
    story.router.pop()
    await #expect(throws: LeaksFound.self) { try await audit.expectReleased() }
    #expect(audit.waiting == [FlowID(1, "ScriptedCoordinator<String>")])
    #expect(kept.name == "a")
    story.router.close()
  }

  @Test func aReportSaysWhatHoldsItAndWhatToDo() async throws {
    let story = story()
    story.start("flow", showing: ["a"])
    let kept = story.router.modules[1]
    story.host.back()
    await audit.find()
    #expect(
      story.issueTexts == [
        """
        a: the module is still alive although its flow ScriptedCoordinator<String>#1 is over (system back \
        (key), 0 changes of the stack ago). It is held by: nothing of the router's, so a closure, a task, a \
        delegate or a property of yours. Release it where it is held, or tell the audit that it is \
        meant to live on.
        """
      ])
    #expect(kept.name == "a")
    story.router.close()
  }
}

extension LeakAudit {
  /// Looks, and hands out what it found with what is known of it.
  @discardableResult
  func find() async -> [Leak] {
    let said = await look()
    #expect(said == found.map(\.description))
    return found
  }
}
