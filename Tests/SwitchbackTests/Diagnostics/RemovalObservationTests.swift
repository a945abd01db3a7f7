import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct RemovalObservationTests {
  let story = Story()

  final class Watcher {
    var seen: [EndCause] = []
  }

  @Test func manyObserversOfOneModuleAreToldOnceEach() {
    story.push("a", "b")
    let watchers = (0..<3).map { _ in Watcher() }
    for watcher in watchers {
      story.router.observeRemoval(of: story.router.modules[1], by: watcher) { $0.seen.append($1) }
    }
    story.host.back()
    story.push("b")
    story.router.pop()
    #expect(watchers.map(\.seen) == Array(repeating: [.systemBack(.key)], count: 3))
  }

  @Test func anObserverIsNotKeptAlive() {
    story.push("a", "b")
    var watcher: Watcher? = story.probe.track(Watcher(), as: "watcher")
    if let watcher {
      story.router.observeRemoval(of: story.router.modules[1], by: watcher) { _, _ in
        Issue.record("it is gone")
      }
    }
    watcher = nil
    #expect(!story.probe.alive.contains("watcher"))
    story.host.back()
  }

  @Test func oneObserverMayWatchSeveralModules() {
    story.push("a", "b", "c")
    let watcher = Watcher()
    for module in story.router.modules {
      story.router.observeRemoval(of: module, by: watcher) { $0.seen.append($1) }
    }
    story.router.popToRoot()
    #expect(watcher.seen == [.popped, .popped])
  }

  @Test func aCancelledObservationIsNotTold() {
    story.push("a", "b")
    let watcher = Watcher()
    let observation = story.router.observeRemoval(of: story.router.modules[1], by: watcher) {
      $0.seen.append($1)
    }
    observation.cancel()
    story.router.pop()
    #expect(watcher.seen == [])
  }

  @Test func aTokenThatWasCancelledIsLetGo() {
    story.push("a")
    weak var token: ObservationToken?
    do {
      let module = story.router.modules[0]
      let observation = story.router.observeRemoval(of: module, by: story) { _, _ in }
      observation.cancel()
      token = observation
    }
    #expect(token == nil, "the module that it watched is still there")
    story.expectReleased()
  }

  @Test(arguments: [true, false])
  func aTokenKeepsNothingThatHasLeft(isCancelled: Bool) {
    story.push("a", "b")
    let observation = story.router.observeRemoval(of: story.router.modules[1], by: story) { _, _ in
    }
    if isCancelled { observation.cancel() }
    story.router.pop()
    #expect(!story.probe.alive.contains("b"))
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: 0..<3)
  func cancellingOneOfThreeObserversLeavesTheOthersInTheirOrder(cancelled: Int) {
    story.push("a", "b")
    var told: [Int] = []
    let tokens = (0..<3).map { number in
      story.router.observeRemoval(of: story.router.modules[1], by: story) { _, _ in
        told.append(number)
      }
    }
    tokens[cancelled].cancel()
    tokens[cancelled].cancel()
    story.host.back()
    #expect(told == [0, 1, 2].filter { $0 != cancelled })
  }

  @Test func whoBeginsAfterAnotherHasCancelledIsToldLast() {
    story.push("a", "b")
    var told: [String] = []
    let observe = { [story] (name: String) in
      story.router.observeRemoval(of: story.router.modules[1], by: story) { _, _ in
        told.append(name)
      }
    }
    let tokens = ["first", "second", "third"].map(observe)
    tokens[2].cancel()
    tokens[0].cancel()
    _ = observe("late")
    story.router.pop()
    #expect(told == ["second", "late"])
  }

  @Test func oneObserverMayCancelAnotherWhileBeingTold() {
    story.push("a", "b")
    let watcher = Watcher()
    let module = story.router.modules[1]
    let box = NavigationEventTests.ObservationBox()
    story.router.observeRemoval(of: module, by: watcher) { _, _ in box.observation?.cancel() }
    box.observation = story.router.observeRemoval(of: module, by: watcher) { $0.seen.append($1) }
    story.router.pop()
    #expect(watcher.seen == [])
  }

  @Test func aModuleThatIsNotShownIsReported() {
    story.push("a")
    story.router.observeRemoval(of: TestModule("x"), by: story) { _, _ in }
    #expect(story.issues == [.moduleNotShown])
    #expect(story.issueTexts.first?.hasPrefix("x: code asked to observe the module") == true)
  }

  @Test func whatTheBodyCapturesIsLetGoWhenItWasTold() {
    story.push("a", "b")
    var observation: ObservationToken?
    do {
      let captured = story.probe.track(TestModule("captured"), as: "captured")
      observation = story.router.observeRemoval(of: story.router.modules[1], source: CallSite()) {
        _ in
        _ = captured
      }
    }
    #expect(story.probe.alive.contains("captured"))
    story.router.pop()
    #expect(!story.probe.alive.contains("captured"))
    observation?.cancel()
  }

  @Test func aFlowObservesThroughItsRouter() {
    let flow = story.start("flow", showing: ["a", "b"])
    let watcher = Watcher()
    flow.observeRemoval(of: flow.modules[1], by: watcher) { $0.seen.append($1) }
    flow.pop()
    #expect(watcher.seen == [.popped])
  }

  @Test func unanimatedRemovalsAreToldToo() {
    story.push("a", "b")
    let watcher = Watcher()
    story.router.observeRemoval(of: story.router.modules[1], by: watcher) { $0.seen.append($1) }
    story.router.pop(transition: .none)
    #expect(watcher.seen == [.popped])
  }
}
