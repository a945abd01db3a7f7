import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct FlowPlacementTests {
  let story = Story()

  @Test func aPushedFlowContinuesOnTheSameStack() {
    story.push("a")
    story.start("flow", .push, showing: ["b"])
    #expect(story.names == ["a", "b"])
  }

  @Test func aFunctionCanMakeTheCoordinatorInEachWayOfStarting() async {
    func makeFlow(_ flow: Flow<Int>) -> any Coordinator {
      Script(flow) { $0.finish(7) }
    }
    final class Listener: CoordinatorFlowListener {
      func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {}
    }
    #expect(story.router.start(makeFlow).result == .finished(7))
    #expect(story.router.start(intent: "it", makeFlow).result == .finished(7))
    #expect(story.router.start(.modal, makeFlow).result == .finished(7))
    #expect(story.router.start(for: story, makeFlow) { _, _ in }.result == .finished(7))
    #expect(story.router.start(listener: Listener(), makeFlow).result == .finished(7))
    #expect(await story.router.run(makeFlow) == .finished(7))
    #expect(await story.router.run(.modal, makeFlow) == .finished(7))
  }

  @Test func aRootFlowReplacesWhatItsParentShows() {
    story.push("below")
    let parent = story.start("parent", showing: ["a", "b"])
    story.start("child", .root, in: parent, showing: ["x", "y"])
    #expect(story.names == ["below", "x", "y"])
    #expect(story.told == ["b: replaced", "a: replaced"])
    #expect(parent.isOpen)
    #expect(parent.modules.map(\.name) == ["x", "y"])
  }

  @Test func aRootFlowOfTheRouterReplacesEverything() {
    story.push("a")
    story.start("old", showing: ["b"])
    story.start("new", .root, showing: ["x"])
    #expect(story.names == ["x"])
    #expect(story.told == ["b: replaced", "a: replaced", "old ended: replaced"])
  }

  @Test func aRootFlowReplacesItsSiblings() {
    let parent = story.start("parent")
    story.start("one", .root, in: parent, showing: ["a"])
    story.start("two", .root, in: parent, showing: ["b"])
    #expect(story.names == ["b"])
    #expect(story.told == ["a: replaced", "one ended: replaced"])
    #expect(parent.isOpen)
  }

  @Test func nothingIsReplacedBeforeTheFlowShowsSomething() {
    story.push("a")
    let flow = story.start("late", .root)
    #expect(story.names == ["a"])
    story.push("x", on: flow)
    #expect(story.names == ["x"])
    #expect(story.host.frames == [["a"], ["x"]])
  }

  @Test func aFlowInsideAnInvisibleRootFlowReplacesToo() {
    story.push("a")
    let outer = story.start("outer", .root)
    story.start("inner", .push, in: outer, showing: ["x"])
    #expect(story.names == ["x"])
  }

  @Test func aCoordinatorBehavesAlikePushedAndAsRoot() {
    for placement in [FlowPlacement.push, .root] {
      let story = Story()
      story.push("below")
      let flow = story.start("flow", placement, showing: ["a", "b"])
      flow.popToRoot()
      flow.setRoot(story.module("c"))
      #expect(story.names.last == "c")
      flow.pop()
      #expect(
        story.told.filter { $0 != "below: replaced" } == [
          "b: popped", "a: replaced", "flow ended: popped",
        ])
    }
  }

  @Test func theFirstScreenIsShownBeforeStartReturns() {
    story.start("flow", showing: ["a"])
    #expect(story.host.names == ["a"])
  }
}
