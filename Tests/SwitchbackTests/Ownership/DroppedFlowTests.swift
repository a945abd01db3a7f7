import Switchback
import SwitchbackTesting
import Testing

/// Coordinators that let go of their flows and live on.
@MainActor
@Suite(.waitsForRelease)
struct DroppedFlowTests {
  @Test(arguments: CoordinatorOwnership.both)
  func aCoordinatorThatDropsItsFlowAndLivesOnKeepsTheFlowOpen(
    ownership: CoordinatorOwnership
  ) async {
    let story = Story(ownership: ownership)
    story.push("root")
    var end: FlowEnd<String>?
    story.router.start(for: story) { flow in
      story.probe.track(Careless(flow), as: "careless")
    } onEnd: {
      end = $1
    }
    for _ in 0..<20 { await nextTurn() }
    story.push("above")
    for _ in 0..<20 { await nextTurn() }
    story.push("another")
    #expect(end == nil, "nobody can finish it, and its page is still of use")
    #expect(story.names == ["root", "page", "above", "another"])
    #expect(story.probe.alive.contains("careless"))
    for _ in 0..<3 { story.host.back() }
    #expect(end == .cancelled(.systemBack(.key)))
    #expect(story.issues == [])
    story.expectReleased()
  }

  /// Shows a page, and lets go of its flow.
  private final class Careless: Coordinator {
    private var flow: Flow<String>?

    init(_ flow: Flow<String>) { self.flow = flow }

    func start() {
      flow?.push(TestModule("page"))
      flow = nil
    }
  }
}
