import AllocationCounter
import Switchback
import SwitchbackTesting
import Testing

/// What a dispatch costs, counted.
@MainActor
@Suite(.serialized, .waitsForRelease)
struct ActionCostTests {
  struct Picked { let number: Int }

  final class Sink {
    var sum = 0
  }

  @Test(.enabled(if: switchback_allocations() >= 0, "allocations are counted on Linux only"))
  func aDispatchThatNobodyTracesAllocatesNothing() {
    let story = Story()
    let sink = Sink()
    let (send, top) = chain(of: 20, in: story)
    story.router.handle(Picked.self, with: sink) { $0.sum += $1.number }
    func allocations(of dispatches: Int) -> Int {
      let before = switchback_allocations()
      for _ in 0..<dispatches { send(Picked(number: 1), from: top) }
      return switchback_allocations() - before
    }
    _ = allocations(of: 1)
    #expect(allocations(of: 1000) == 0)
    story.router.observe { _ in }
    #expect(allocations(of: 1) > 0, "what is counted includes a trace")
    #expect(sink.sum == 1002)
    story.expectReleased(except: ["top"])
  }

  @Test func onlyTheFlowsOnItsWayAreAsked() {
    func steps(chain length: Int, siblings: Int) -> Int {
      let story = Story()
      var steps = 0
      for number in 0..<siblings {
        let sibling = story.start("sibling", showing: ["sibling \(number)"])
        sibling.handle(Picked.self, with: story) { $0.note("a sibling was asked: \($1.number)") }
      }
      let (send, top) = chain(of: length, in: story)
      story.router.handle(Picked.self, with: story) { _, _ in }
      story.router.observe { event in
        if case .sent(_, _, let asked) = event.kind { steps += asked.split(separator: " > ").count }
      }
      send(Picked(number: 1), from: top)
      #expect(story.told == [])
      story.router.close()
      return steps
    }
    #expect(steps(chain: 10, siblings: 0) == 11)
    #expect(steps(chain: 20, siblings: 0) == 21)
    #expect(steps(chain: 10, siblings: 200) == 11)
  }

  /// Flows inside each other, with a module in the innermost one.
  func chain(of length: Int, in story: Story) -> (ActionSender, TestModule) {
    var flow = story.start("flow", showing: ["page"])
    for _ in 1..<length { flow = story.start("flow", in: flow) }
    let top = story.module("top")
    flow.push(top)
    return (flow.sender, top)
  }
}
