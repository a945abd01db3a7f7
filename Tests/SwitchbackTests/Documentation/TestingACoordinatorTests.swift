import Switchback
import SwitchbackTesting
import Testing

final class NamePage: Screen, Presentable {
  let onName: @MainActor (String) -> Void
  init(onName: @escaping @MainActor (String) -> Void) { self.onName = onName }
}

final class NameCoordinator: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }

  func start() {
    flow.push(NamePage { [flow] name in flow.finish(name) })
  }
}

final class WelcomePage: Screen, Presentable {
  let onNext: @MainActor () -> Void
  init(onNext: @escaping @MainActor () -> Void) { self.onNext = onNext }
}

final class WelcomeCoordinator: Coordinator {
  private let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }

  func start() {
    flow.push(WelcomePage { [weak self] in self?.askForName() })
  }

  private func askForName() {
    Task { [flow] in
      let end = await flow.start(.modal) {
        NameCoordinator(flow: $0)
      }.end
      if let name = end.output {
        flow.push(TestModule("Hello, \(name)"))
      }
    }
  }
}

/// The page "Testing a coordinator": its code, compiled and run as it stands there, and a story for each of
/// its sentences.
@MainActor
@Suite(.waitsForRelease)
struct TestingACoordinatorTests {
  @Test func theUserIsGreeted() async throws {
    let router = MockRouter()
    router.start { WelcomeCoordinator(flow: $0) }
    try router.host.top(as: WelcomePage.self).onNext()
    try await router.host.shows(NamePage.self).onName("Ada")
    try await router.host.shows(["WelcomePage", "Hello, Ada"])
    #expect(router.issues.isEmpty)
  }

  @Test func whoGoesBackIsNotGreeted() async throws {
    let router = MockRouter()
    router.start { WelcomeCoordinator(flow: $0) }
    try router.host.top(as: WelcomePage.self).onNext()
    try await router.host.shows(NamePage.self)
    router.host.front.back()
    try await router.host.idle()
    #expect(router.host.allNames == [["WelcomePage"]])
  }

  @Test func twoTapsOnASlowHostShowTheLast() throws {
    let router = MockRouter(host: InMemoryHost(completion: .whenTold))
    router.push(TestModule("list"))
    router.push(TestModule("details"))
    #expect(router.host.names == ["list"])
    try router.host.completeTransitions()
    #expect(router.host.names == ["list", "details"])
  }

  @Test func aDraftIsKeptUntilTheUserAgrees() {
    let router = MockRouter()
    let draft = GuardedModule("draft", leaving: .ask)
    router.push(TestModule("list"))
    router.push(draft)
    router.host.back()
    #expect(draft.attempts.first?.leaving.map(\.name) == ["draft"])
    #expect(router.host.names == ["list", "draft"])
    draft.leaveAnyway()
    #expect(router.host.names == ["list"])
  }

  @Test func aPlayerIsCoveredByTheQueue() {
    let router = MockRouter()
    let player = RecordingModule("player")
    router.push(player)
    router.push(TestModule("queue"))
    router.host.back()
    router.close()
    #expect(
      player.events == [
        .shown, .covered, .uncovered, .removed(.routerGone),
      ])
  }

  @Test func theOuterFlowOwnsTheInnerOne() throws {
    let router = MockRouter()
    router.start { (outer: Flow<Void>) in
      ScriptedCoordinator(outer) { outer in
        outer.push(TestModule("menu"))
        outer.start { NameCoordinator(flow: $0) }
      }
    }
    let outer = FlowID(1, "ScriptedCoordinator<()>")
    #expect(router.dependencies.coordinators.count == 1)
    #expect(
      router.dependencies(of: outer)?.coordinators.last
        is NameCoordinator)
    router.host.back()
    #expect(router.dependencies(of: outer)?.coordinators.isEmpty == true)
  }

  @Test func backAtTheRootLeavesTheApp() {
    let router = MockRouter()
    var hasLeft = false
    router.onBackAtRoot = { _ in hasLeft = true }
    router.push(TestModule("home"))
    router.host.back()
    #expect(hasLeft)
  }

  nonisolated private static let page =
    "Sources/SwitchbackTesting/SwitchbackTesting.docc/TestingACoordinator.md"

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: Self.page, blocks: 0..<8)
  }

  // MARK: - Its sentences

  nonisolated static let sentences: [String] = {
    let text = (try? documentation(page)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
  }()

  @Test(arguments: sentences)
  func eachSentenceIsTrue(sentence: String) async throws {
    let tale = try #require(Self.tales[sentence], "no story shows: \(sentence)")
    try await tale()
  }

  @Test func everyStoryIsOfASentenceOnThePage() {
    #expect(Self.sentences.count == 19)
    #expect(Set(Self.tales.keys).subtracting(Self.sentences) == [])
  }
}
