import Switchback
import SwitchbackTesting
import Testing

/// The code of the pages on ownership and on leaks, as it stands there.
@MainActor
@Suite(.waitsForRelease)
struct OwnershipPagesTests {
  final class ListPage: Screen, Presentable {
    let onChoice: @MainActor (String) -> Void
    init(onChoice: @escaping @MainActor (String) -> Void) { self.onChoice = onChoice }
  }

  final class ListCoordinator: Coordinator {
    private let flow: Flow<String>
    init(flow: Flow<String>) { self.flow = flow }

    func start() {
      flow.push(ListPage { [flow] name in flow.finish(name) })
    }
  }

  final class FormView: Screen, Presentable {
    var onSave: @MainActor (String) -> Void = { _ in }
  }

  final class FormCoordinator: Coordinator {
    private let flow: Flow<String>
    private var page: FormView?
    init(flow: Flow<String>) { self.flow = flow }

    func start() {
      let page = FormView()
      page.onSave = { self.save($0) }  // a cycle; [weak self] avoids it
      self.page = page
      flow.push(page)
    }

    private func save(_ text: String) { flow.finish(text) }
  }

  final class MapPage: Screen, Presentable {}

  @Test func theManagerOwnsUntilTheFlowIsOver() throws {
    let host = InMemoryHost()
    let router = StackRouter(host: host)
    router.start { ListCoordinator(flow: $0) }
    // The coordinator, until its flow is over.
    let owned = router.dependencies.coordinators
    #expect(owned.count == 1)
    try host.top(as: ListPage.self).onChoice("Ada")
    #expect(router.dependencies.coordinators.isEmpty)
    router.close()
    try expectCode(of: "Sources/Switchback/Switchback.docc/OwnedByTheManager.md", blocks: 0..<2)
  }

  @Test func whatIsShownOwns() throws {
    let host = InMemoryHost()
    let router = StackRouter(
      host: host,
      dependencies: { DefaultCoordinatorDependencies.screenOwned() },
    )
    router.start { ListCoordinator(flow: $0) }
    // Empty, because the page keeps the coordinator.
    let owned = router.dependencies.coordinators
    #expect(owned.isEmpty)
    try host.top(as: ListPage.self).onChoice("Ada")
    #expect(router.modules.isEmpty)
    router.close()
    try expectCode(of: "Sources/Switchback/Switchback.docc/OwnedByWhatIsShown.md", blocks: 0..<1)
  }

  @Test func theLeakIsToldAsThePageSays() async throws {
    let page = "Sources/Switchback/Switchback.docc/FindingALeak.md"
    var reported: [String] = []
    let report = { @MainActor (issue: NavigationIssue) in reported.append("\(issue)") }
    let host = InMemoryHost()
    let audit = LeakAudit()
    let router = StackRouter(
      host: host, audit: audit, onIssue: { report($0) })
    router.push(TestModule("home"))
    var coordinator: FormCoordinator?
    router.start { (flow: Flow<String>) in
      let made = FormCoordinator(flow: flow)
      coordinator = made
      return made
    }
    weak let made = coordinator
    coordinator = nil
    host.back()
    await audit.look()
    made?.forget()
    #expect(made == nil)
    router.close()
    // The page wraps the lines.
    let words = try documentation(page).split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    #expect(reported.count == 2)
    for line in reported { #expect(text.contains(line), "not on the page:\n\(line)") }
    try expectCode(of: page, blocks: 0..<2)
  }

  @Test func whatIsAllowedIsNotReported() async throws {
    let kept = MapPage()
    let audit = LeakAudit(allowing: { $0 is MapPage })
    let story = Story(audit: audit)
    story.push("home")
    story.start("flow").push(kept)
    story.host.back()
    #expect(await audit.look() == [])
    story.expectReleased()
    try expectCode(of: "Sources/Switchback/Switchback.docc/FindingALeak.md", blocks: 2..<3)
  }

  @Test func aTestExpectsThatNothingIsLeft() async throws {
    let audit = LeakAudit()
    let router = MockRouter(audit: audit)
    router.push(TestModule("home"))
    router.start { ListCoordinator(flow: $0) }
    router.host.back()
    try await audit.expectReleased()
    router.close()
    try expectCode(of: "Sources/Switchback/Switchback.docc/FindingALeak.md", blocks: 3..<4)
  }
}

extension OwnershipPagesTests.FormCoordinator {
  /// Breaks the cycle, so that the test itself leaves nothing behind.
  fileprivate func forget() { page = nil }
}
