import Switchback
import SwitchbackTesting
import Testing

/// Waiting for what a person sees.
@MainActor
@Suite(.waitsForRelease)
struct ShowsTests {
  let story = Story()
  var host: InMemoryHost { story.host }

  @Test func whatIsThereIsHandedOut() async throws {
    story.push("a", "b")
    #expect(try await host.shows(TestModule.self).name == "b")
    try await host.shows(["a", "b"])
    story.expectReleased()
  }

  @Test func whatComesLaterIsWaitedFor() async throws {
    let router = story.router
    story.push("a")
    let task = Task {
      for _ in 0..<500 { await Task.yield() }
      router.push(Page())
    }
    try await host.shows(Page.self)
    #expect(host.names == ["a", "Page"])
    await task.value
    story.expectReleased()
  }

  @Test func whatIsPresentedLaterIsSeen() async throws {
    let router = story.router
    story.push("a")
    let task = Task {
      for _ in 0..<500 { await Task.yield() }
      router.present(Page())
    }
    try await host.shows(["Page"])
    try await host.shows(Page.self)
    await task.value
    story.expectReleased()
  }

  @Test func theTabThatIsChosenLaterIsSeen() async throws {
    let tabs = SlowTabs()
    tabs.container.tap(.b)
    try await tabs.host.shows(["b1"])
    tabs.router.close()
  }

  @Test func whatIsShownInsteadIsSaid() async {
    story.push("a", "b")
    let error = await #expect(throws: NeverShown.self) { try await host.shows(Page.self) }
    #expect(error?.description == "Page was never shown: the host shows [a, b]")
    #expect(error == NeverShown(expected: "Page", shown: [["a", "b"]]))
    story.expectReleased()
  }

  @Test func whatMovesMeanwhileIsSaid() async throws {
    let tabs = SlowTabs()
    try tabs.host.completeTransitions()
    tabs.tabs[.a]?.push(TestModule("t"))
    let error = await #expect(throws: NeverShown.self) { try await tabs.host.shows(["c"]) }
    #expect(
      error?.description == """
        [c] was never shown: the host shows [sheet, t] over [a1, a2] over [InMemoryTabHost]; a \
        transition to [sheet, t] is running: complete it
        """)
    tabs.router.close()
  }

  @Test func nothingIsShown() async {
    let error = await #expect(throws: NeverShown.self) { try await host.shows(["a"]) }
    #expect(error?.description == "[a] was never shown: the host shows nothing")
  }

  final class Page: Screen, Presentable {}
}
