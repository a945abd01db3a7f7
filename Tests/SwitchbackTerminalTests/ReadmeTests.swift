import Switchback
import SwitchbackTerminal
import SwitchbackTesting
import Testing

final class ChoicePage: TerminalScreen, Presentable {
  let content: ScreenContent
  private let onChoice: (Int) -> Void

  init(_ title: String, _ choices: [String], onChoice: @escaping (Int) -> Void) {
    content = ScreenContent(title: title, choices: choices)
    self.onChoice = onChoice
  }

  func chose(_ choice: Int) { onChoice(choice) }
}

final class OrderCoordinator: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }

  func start() {
    let drinks = ["espresso", "latte"]
    flow.push(ChoicePage("Which coffee?", drinks) { [weak self] in self?.askSize(drinks[$0]) })
  }

  private func askSize(_ drink: String) {
    let sizes = ["small", "large"]
    flow.push(ChoicePage("What size?", sizes) { [flow] in flow.finish("\(sizes[$0]) \(drink)") })
  }
}

/// The coordinator of the README in another one, and its test, as they stand there.
///
/// `.ci/readme` runs its program.
@MainActor
@Suite(.waitsForRelease)
struct ReadmeTests {
  @MainActor
  final class HomeCoordinator: Coordinator {
    private let flow: Flow<Void>
    private(set) var brewed: [String] = []
    init(flow: Flow<Void>) { self.flow = flow }

    func start() { flow.push(ChoicePage("Home", ["Order"]) { [weak self] _ in self?.order() }) }

    // swift-format-ignore
    private func order() {
      flow.start(.modal, for: self) { OrderCoordinator(flow: $0) } onEnd: { home, end in
        if case .finished(let order) = end { home.brew(order) }
      }
    }

    private func brew(_ order: String) { brewed.append(order) }
  }

  @Test func goingBackEndsTheFlow() async throws {
    // swift-format-ignore
    let router = MockRouter()
    let ticket = router.start { OrderCoordinator(flow: $0) }
    try router.host.top(as: ChoicePage.self).chose(1)
    for _ in 1...2 { router.host.back() }
    #expect(await ticket.end == .cancelled(.systemBack(.key)))
  }

  @Test func anOrderOnASheetIsBrewedAndASheetThatIsPulledDownIsNot() throws {
    let router = MockRouter()
    let home = CapturedCoordinator()
    router.start {
      let coordinator = HomeCoordinator(flow: $0)
      home.coordinator = coordinator
      return coordinator
    }
    try router.host.top(as: ChoicePage.self).chose(0)
    #expect(router.host.front.pullDown())
    #expect(home.coordinator?.brewed == [])
    try router.host.top(as: ChoicePage.self).chose(0)
    try router.host.front.top(as: ChoicePage.self).chose(0)
    try router.host.front.top(as: ChoicePage.self).chose(1)
    #expect(home.coordinator?.brewed == ["large espresso"])
  }

  @MainActor
  private final class CapturedCoordinator { weak var coordinator: HomeCoordinator? }

  @Test func theReadmeShowsThisCode() throws {
    try expectCode(of: "README.md", blocks: 3..<5)
  }
}
