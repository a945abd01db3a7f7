import SwitchbackTesting
import Testing

@testable import Switchback

@MainActor
struct LayerTests {
  // MARK: - Commands

  @Test func aCommandTellsWhatStaysAndWhatIsNew() {
    let stage = LayerStage(showing: [1, 2, 3])
    defer { stage.close() }
    #expect(stage.layer.replace(1..<3, with: [stage.entry(4)]).map(\.serial) == [2, 3])
    #expect(!stage.layer.isShown)
    #expect(!stage.layer.isBusy)
    #expect(stage.command() == [1, 4])
    #expect(stage.layer.isBusy, "one command at a time")
    #expect(stage.target == [1, 4])
  }

  @Test func anEditUndoneNeedsNoCommand() {
    let stage = LayerStage(showing: [1, 2])
    defer { stage.close() }
    _ = stage.layer.cutTop()
    #expect(!stage.layer.isShown)
    stage.layer.append(stage.entry(2))
    #expect(stage.layer.isShown)
  }

  @Test func insertingInTheMiddleKeepsWhatIsAbove() {
    let stage = LayerStage(showing: [1, 2, 3])
    defer { stage.close() }
    #expect(stage.layer.replace(1..<1, with: [stage.entry(9)]).isEmpty)
    #expect(stage.wanted == [1, 9, 2, 3])
    #expect(stage.shown == [1, 2, 3])
    #expect(stage.layer.entries.all.map(\.position) == [0, 1, 2, 3])
    #expect(stage.command() == [1, 9, 2, 3])
  }

  @Test func keptEntriesAreFoundAgain() {
    let stage = LayerStage(showing: [1, 2, 3])
    defer { stage.close() }
    let gone = stage.layer.replace(0..<3, with: [1, 2, 4].map(stage.entry))
    #expect(gone.map(\.serial) == [3])
    #expect(stage.command() == [2, 4])
  }

  @Test func anEmptyLayerAgreesWithAnything() {
    let stage = LayerStage()
    defer { stage.close() }
    #expect(stage.layer.agrees)
    stage.settle(showing: [1, 2], acknowledging: false)
    stage.want([])
    #expect(stage.layer.agrees)
    #expect(!stage.layer.isShown)
    #expect(stage.shown == [1, 2])
  }

  @Test func theTargetOfACommandStaysWhateverIsWantedSince() {
    let stage = LayerStage(showing: [1, 2])
    defer { stage.close() }
    stage.wantByLittle([1, 2, 3])
    #expect(stage.command() == [2, 3])
    for wanted in [[1, 2, 3, 4], [1, 2], [], [3, 2, 1]] {
      stage.wantByLittle(wanted)
      #expect(stage.target == [1, 2, 3])
      #expect(stage.shown == [1, 2])
    }
    stage.layer.acknowledge()
    #expect(stage.shown == [1, 2, 3])
    #expect(stage.target == nil)
    #expect(stage.command() == [0, 3, 2, 1])
  }

  @Test func aForgottenCommandLeavesWhatIsShown() {
    let stage = LayerStage(showing: [1])
    defer { stage.close() }
    stage.want([1, 2])
    _ = stage.command()
    stage.want([3])
    stage.layer.isMoving = true
    stage.layer.forgetCommand()
    #expect(!stage.layer.isBusy)
    #expect(stage.target == nil)
    #expect(stage.shown == [1])
    #expect(stage.command() == [0, 3])
  }

  // MARK: - What is shown

  @Test func whatLeavesAtTheTopIsKnownWhereNothingComesInItsPlace() {
    let stage = LayerStage(showing: [1, 2, 3])
    defer { stage.close() }
    #expect(stage.layer.topLeaving == nil)
    stage.wantByLittle([1])
    #expect(stage.layer.topLeaving?.serial == 3)
    #expect(stage.layer.lowestShown?.serial == 1)
    _ = stage.command()
    stage.layer.acknowledge()
    #expect(stage.layer.topLeaving == nil)
    stage.want([2])
    #expect(stage.layer.topLeaving == nil, "something comes in the place of what leaves")
    #expect(stage.layer.lowestShown?.serial == 1)
    stage.want([])
    stage.settle(showing: [], acknowledging: false)
    #expect(stage.layer.lowestShown == nil)
  }

  @Test func theUserGoesBack() {
    let stage = LayerStage(showing: [1, 2, 3])
    defer { stage.close() }
    _ = stage.layer.cut(from: 1)
    stage.layer.followUser()
    #expect(stage.layer.isShown)
    #expect(stage.shown == [1])
  }

  @Test func aClosedLayerShowsNothing() {
    let stage = LayerStage(showing: [1, 2])
    stage.want([1, 3])
    _ = stage.command()
    stage.close()
    #expect(stage.shown == [])
    #expect(stage.target == nil)
    #expect(!stage.layer.isBusy)
  }

  // MARK: - What dies

  /// What becomes of a screen that is shown and wanted no more.
  enum Way: CaseIterable {
    case acknowledged, outdated, settled, reset, goneBack
  }

  @Test(arguments: Way.allCases)
  func whatIsShownNoMoreDiesInThePool(way: Way) {
    let pool = ReleasePool()
    let layer = Layer(host: StillHost(), index: EntryIndex(), releasing: pool)
    layer.append(StackEntry(1, adopting: TestModule("1")))
    layer.append(StackEntry(2, adopting: TestModule("2")))
    layer.reset()
    weak var gone: StackEntry?
    gone = layer.top
    layer.cutTop().letGo()
    #expect(gone != nil, "it is shown")
    bringAbout(way, on: layer)
    #expect(!layer.shown.contains { $0.serial == 2 })
    #expect(gone != nil, "nothing dies here")
    pool.drain()
    #expect(gone == nil)
    for entry in layer.cut(from: 0) { entry.letGo() }
    layer.reset()
    pool.drain()
  }

  private func bringAbout(_ way: Way, on layer: Layer) {
    switch way {
    case .acknowledged:
      _ = layer.beginCommand()
      layer.acknowledge()
    case .outdated:
      _ = layer.beginCommand()
      layer.append(StackEntry(3, adopting: TestModule("3")))
      layer.acknowledge()
    case .settled:
      layer.settle(showing: layer.entries.all, .none)
    case .reset: layer.reset()
    case .goneBack: layer.followUser()
    }
  }

  /// A target that is wanted no more is kept until it is acknowledged, and dies in the pool too.
  @Test(arguments: [true, false])
  func anOutdatedTargetDiesInThePool(isAcknowledged: Bool) {
    let stage = LayerStage(showing: [1])
    defer { stage.close() }
    weak var late: StackEntry?
    do {
      let entry = StackEntry(2, adopting: TestModule("2"))
      late = entry
      stage.layer.append(entry)
      _ = stage.layer.beginCommand()
      stage.layer.cutTop().letGo()
    }
    #expect(late != nil, "the host may show it by now")
    if isAcknowledged {
      stage.layer.acknowledge()
      #expect(stage.shown == [1, 2])
      _ = stage.command()
      stage.layer.acknowledge()
    } else {
      stage.layer.forgetCommand()
    }
    #expect(late != nil, "nothing dies here")
    stage.pool.drain()
    #expect(late == nil)
  }
}
