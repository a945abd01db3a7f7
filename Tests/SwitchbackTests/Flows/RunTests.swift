import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct RunTests {
  let story = Story()

  @Test func runReturnsTheResult() async {
    let end = await story.router.run { (flow: Flow<Int>) in Script(flow) { $0.finish(3) } }
    #expect(end == .finished(3))
  }

  @Test func aTaskCancelledBeforeStartsNothing() async {
    let task = Task {
      await story.router.run { (flow: Flow<Int>) in Script(flow) { $0.push(TestModule("a")) } }
    }
    task.cancel()
    #expect(await task.value == .cancelled(.taskCancelled))
    #expect(story.names == [])
    #expect(story.host.commands.isEmpty)
  }

  @Test func aTaskCancelledMeanwhileTakesWhatStandsAboveItsFlow() async {
    story.push("a")
    let outer = story.start("outer")
    let task = Task {
      await outer.run { (flow: Flow<Int>) in
        Script(flow) { flow in
          self.story.push("b", on: flow)
          self.story.start("inner", in: flow, showing: ["c"])
        }
      }
    }
    await nextTurn()
    story.push("own", on: outer)
    #expect(story.names == ["a", "b", "c", "own"])
    task.cancel()
    #expect(await task.value == .cancelled(.taskCancelled))
    await until { !outer.isOpen }
    #expect(
      story.told == [
        "own: popped", "c: parent ended", "b: task cancelled", "inner ended: parent ended",
        "outer ended: task cancelled",
      ])
    #expect(story.names == ["a"])
  }

  @Test func aTaskCancelledMeanwhileEndsExactlyThatFlow() async {
    story.push("a")
    let outer = story.start("outer", showing: ["b"])
    let task = Task {
      await outer.run { (flow: Flow<Int>) in Script(flow) { self.story.push("c", on: $0) } }
    }
    await nextTurn()
    task.cancel()
    _ = await task.value
    #expect(story.told == ["c: task cancelled"])
    #expect(outer.isOpen)
    await until { story.host.names == ["a", "b"] }
    story.expectReleased()
  }

  @Test func cancellingAfterTheEndChangesNothing() async {
    story.push("a")
    let task = Task {
      await story.router.run { (flow: Flow<Int>) in Script(flow) { $0.finish(1) } }
    }
    #expect(await task.value == .finished(1))
    task.cancel()
    await nextTurn()
    #expect(story.names == ["a"])
    #expect(story.issues == [])
  }

  @Test func aRouterDroppedWhileATaskAwaitsResumesIt() async {
    let host = InMemoryHost()
    var router: StackRouter? = StackRouter(host: host)
    let ticket: FlowTicket<Int>? = router?.start { Script($0) { $0.push(TestModule("a")) } }
    let waiting = Task { await ticket?.end }
    await nextTurn()
    router = nil
    #expect(await waiting.value == .cancelled(.routerGone))
  }
}
