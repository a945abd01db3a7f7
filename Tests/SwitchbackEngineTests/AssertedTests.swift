import SwitchbackTesting
import Testing

@testable import Switchback

/// What the parts of the core require of each other ends a debug build where that is broken.
@Suite(.enabled(if: checksAsserts, "asserts are checked in debug builds"))
struct AssertedTests {
  @Test func anEntryThatStandsNowhereHasNoPosition() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = LayerStage(showing: [1, 2])
      let entry = stage.layer.cutTop()
      _ = entry.position
    }
    #expect(words(of: end).contains("2 stands nowhere"))
  }

  @Test func aHostHasOneCommandAtATime() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let command = CommandState()
      command.begin()
      command.end(.acknowledged)
      command.begin()
      command.begin()
    }
    #expect(words(of: end).contains("one command at a time"))
  }

  @Test func theUserGoesBackOnlyToWhatIsWanted() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = LayerStage(showing: [1, 2])
      stage.want([1, 3])
      stage.layer.followUser()
    }
    #expect(words(of: end).contains("more than the user's back has changed"))
  }

  @Test func aFlowEndsOnce() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let flow = StackStage().flow()
      flow.beginEnding()
      flow.beginEnding()
    }
    #expect(words(of: end).contains("Flow ends twice"))
  }

  @Test func aFlowCountsNoFewerThanNoModules() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let flow = StackStage().flow()
      flow.count(1)
      flow.count(-2)
    }
    #expect(words(of: end).contains("Flow counts fewer than no modules"))
  }

  @Test func aFlowHasTheModulesThatItCounts() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = StackStage()
      let flow = stage.flow()
      stage.show(0, in: flow)
      flow.count(1)
      _ = stage.model.slice(of: flow)
    }
    #expect(words(of: end).contains("Flow counts 2 modules and has fewer"))
  }

  @Test func whatIsReplacedBeginsOnTheLayer() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = StackStage()
      stage.show(0)
      stage.openLayer()
      stage.show(1)
      let layer = stage.model.topLayer
      stage.model.replace(0..<2, on: layer, with: .none, because: .popped, in: stage.change)
    }
    #expect(words(of: end).contains("what is replaced begins below the layer"))
  }

  @MainActor
  @Test func aChangeIsEmptyWhenItHasEnded() {
    let change = StackChange()
    #expect(change.isEmpty)
    change.added.append(StackEntry(1, adopting: TestModule("A")))
    #expect(!change.isEmpty)
    change.end(into: ReleasePool())
    #expect(change.isEmpty)
  }

  @Test func anEntryGetsItsNumberOnce() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let entry = StackEntry(1, adopting: TestModule("A"))
      entry.serial = 2
    }
    #expect(words(of: end).contains("A has a number"))
  }

  @Test func onePieceOfWorkIsDoneAtATime() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let queue = WorkQueue()
      queue.begin()
      queue.end()
      queue.begin()
      queue.begin()
    }
    #expect(words(of: end).contains("one piece of work at a time"))
  }
}
