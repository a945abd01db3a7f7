import Switchback
import SwitchbackTerminal
import SwitchbackTesting
import Testing

// swift-format-ignore
final class Order: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) {
    self.flow = flow
  }

  func start() {
    let drinks = ["espresso", "latte"]
    flow.push(ChoiceScreen(
      "Which coffee?", choices: drinks
    ) { [weak self] in
      self?.pick(drinks[$0])
    })
  }

  private func pick(_ drink: String) {
    let sizes = ["small", "large"]
    flow.push(ChoiceScreen(
      "What size?", choices: sizes
    ) { [flow] in
      let size = sizes[$0]
      flow.finish("\(size) \(drink)")
    })
  }
}

/// The coordinator of the README, and its test, as they stand there.
///
/// `.ci/readme` runs its program.
@MainActor
@Suite(.waitsForRelease)
struct ReadmeTests {
  @Test func goingBackEndsTheFlow() async throws {
    // swift-format-ignore
    let router = MockRouter()
    let ticket = router.start {
      Order(flow: $0)
    }
    router.host.back()
    let end = await ticket.end
    #expect(end.cause == .systemBack(.key))
  }

  @Test func anOrderIsADrinkOfASize() async throws {
    let router = MockRouter()
    let ticket = router.start { Order(flow: $0) }
    try router.host.top(as: ChoiceScreen.self).chose(1)
    try router.host.top(as: ChoiceScreen.self).chose(0)
    #expect(await ticket.end == .finished("small latte"))
  }

  @Test func theReadmeShowsThisCode() throws {
    try expectCode(of: "README.md", blocks: 3..<4)
  }
}
