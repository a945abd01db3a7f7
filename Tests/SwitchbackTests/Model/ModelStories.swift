/// Random stories, the same in every run with the same seed.
struct ModelStories {
  static let length = 40

  private var random: FuzzRandom

  /// Whether some of them are played on a tab.
  private let includesTabs: Bool

  init(seed: UInt64, includingTabs includesTabs: Bool = false) {
    random = FuzzRandom(seed: seed)
    self.includesTabs = includesTabs
  }

  mutating func next() -> (scenario: ModelScenario, commands: [ModelCommand]) {
    let scenarios = includesTabs && random.below(3) == 0 ? ModelScenario.inTab : ModelScenario.all
    let scenario = scenarios[random.below(scenarios.count)]
    return (scenario, (0..<Self.length).map { _ in command() })
  }

  /// Rather something that adds than something that takes away, so that stacks grow.
  private mutating func command() -> ModelCommand {
    let actor = ModelActor.allCases[random.below(ModelActor.allCases.count)]
    switch random.below(12) {
    case 0: return .request(.push, by: actor)
    case 1: return .request(.present, by: actor)
    case 2: return .start(actor == .outer ? .outer : .inner)
    case 3: return .user(ModelCommand.Act.allCases[random.below(ModelCommand.Act.allCases.count)])
    case 4: return .transitionEnd
    default: return ModelCommand.all[random.below(ModelCommand.all.count)]
    }
  }
}
