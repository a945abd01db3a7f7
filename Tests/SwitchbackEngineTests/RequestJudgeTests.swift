import Testing

@testable import Switchback

/// What a step changes, and why one is not done.
@MainActor
struct RequestJudgeTests {
  @Test(arguments: [
    JudgedStep(.push(9), by: .router, of: .five, 5..<5),
    JudgedStep(.push(9), by: .flow, of: .five, 4..<4),
    JudgedStep(.push(9), by: .router, of: .none, 0..<0),
    JudgedStep(.pop(1), by: .router, of: .five, 4..<5),
    JudgedStep(.pop(2), by: .flow, of: .five, 2..<4),
    JudgedStep(.pop(9), by: .flow, of: .five, 2..<4),
    JudgedStep(.pop(9), by: .router, of: .five, 1..<5),
    JudgedStep(.pop(1), by: .flow, of: .last, 2..<3),
    JudgedStep(.pop(9), by: .flow, of: .last, 2..<3),
    JudgedStep(.popTo(1), by: .flow, of: .five, 2..<4),
    JudgedStep(.popTo(0), by: .router, of: .five, 1..<5),
    JudgedStep(.popToLast, by: .flow, of: .odd, 3..<4),
    JudgedStep(.popToLast, by: .router, of: .odd, 5..<6),
    JudgedStep(.popToRoot, by: .flow, of: .five, 2..<4),
    JudgedStep(.popToRoot, by: .router, of: .five, 1..<5),
    // A module that nobody announced stands among those of the flow.
    JudgedStep(.pop(1), by: .flow, of: .torn, 3..<4),
    JudgedStep(.pop(9), by: .flow, of: .torn, 2..<4),
    JudgedStep(.popTo(2), by: .flow, of: .torn, 3..<4),
    JudgedStep(.popToRoot, by: .flow, of: .torn, 2..<4),
    JudgedStep(.replaceTop(9), by: .flow, of: .five, 3..<4, .within),
    JudgedStep(.replaceTop(9), by: .router, of: .none, 0..<0),
    JudgedStep(.present(9), by: .flow, of: .five, 5..<5, .presented(nil)),
    JudgedStep(.present(9), by: .router, of: .none, 0..<0),
  ])
  func acceptedStepsChangeExactlyThis(example: JudgedStep) throws {
    #expect(try example.judged() == example.edit)
  }

  @Test(arguments: [
    JudgedStep(.set([9]), by: .flow, of: .five, 1..<4, .within),
    JudgedStep(.set([1, 2, 9]), by: .flow, of: .five, 3..<4, keeping: 2),
    JudgedStep(.set([1]), by: .flow, of: .five, 2..<4, keeping: 1),
    JudgedStep(.set([3]), by: .flow, of: .five, 1..<4, .within),
    JudgedStep(.set([3, 2, 1]), by: .flow, of: .five, 1..<4, .within),
    JudgedStep(.set([1, 2, 3, 9]), by: .flow, of: .five, 4..<4, keeping: 3),
    JudgedStep(.set([0, 2]), by: .router, of: .five, 1..<5, keeping: 1),
    JudgedStep(.set([8, 9]), by: .router, of: .none, 0..<0, .within),
  ])
  func aWholeStackReplacesWhatDiffers(example: JudgedStep) throws {
    #expect(try example.judged() == example.edit)
  }

  @Test(arguments: [
    JudgedStep(.push(9), by: .child(.push), of: .five, 4..<4),
    JudgedStep(.push(9), by: .child(.root), of: .five, 1..<4, .within),
    JudgedStep(.set([8, 9]), by: .child(.root), of: .five, 1..<4, .within),
    JudgedStep(.replaceTop(9), by: .child(.root), of: .five, 1..<4, .within),
    JudgedStep(.push(9), by: .child(.modal), of: .five, 5..<5, .presented(nil)),
    JudgedStep(.set([9]), by: .child(.modal), of: .five, 5..<5, .presented(nil)),
    JudgedStep(.present(9), by: .child(.root), of: .five, 5..<5, .presented(nil)),
    JudgedStep(.push(9), by: .sibling(.push), of: .five, 5..<5),
    JudgedStep(.push(9), by: .sibling(.root), of: .five, 0..<5, .within),
    JudgedStep(.push(9), by: .child(.push), of: .none, 0..<0),
    JudgedStep(.push(9), by: .child(.root), of: .none, 0..<0),
    JudgedStep(.push(9), by: .child(.modal), of: .none, 0..<0),
  ])
  func aFlowThatShowsNothingYetOpensWhereItIsPlaced(example: JudgedStep) throws {
    #expect(try example.judged() == example.edit)
  }

  /// Three on the lowest layer, two presented over them, and one over those.
  @Test(arguments: [
    JudgedStep(.dismiss, by: .router, of: .sheets, 5..<6),
    JudgedStep(.dismiss, by: .flow, of: .sheets, 3..<6),
    JudgedStep(.present(9), by: .router, of: .sheets, 6..<6, .presented(nil)),
    JudgedStep(.pop(1), by: .router, of: .sheets, 5..<6),
    JudgedStep(.push(9), by: .flow, of: .sheet, 5..<5),
    JudgedStep(.pop(1), by: .flow, of: .sheet, 4..<5),
    // A layer that is left empty takes along what is presented over it.
    JudgedStep(.pop(2), by: .flow, of: .both, 3..<6),
    JudgedStep(.pop(1), by: .flow, of: .low, 3..<4),
    JudgedStep(.pop(1), by: .flow, of: .middle, 3..<5),
    JudgedStep(.popTo(2), by: .router, of: .sheets, 3..<6),
    JudgedStep(.popToRoot, by: .flow, of: .both, 3..<6),
    JudgedStep(.set([9]), by: .flow, of: .sheet, 3..<5, .within),
    JudgedStep(.set([2, 9]), by: .flow, of: .both, 3..<6, keeping: 1),
    JudgedStep(.set([2]), by: .flow, of: .both, 3..<6, keeping: 1),
    JudgedStep(.replaceTop(9), by: .flow, of: .middle, 3..<4, .within),
    JudgedStep(.set([9]), by: .router, of: .sheets, 0..<6, .within),
    JudgedStep(.set([2, 0]), by: .router, of: .sheets, 0..<6, .within),
    JudgedStep(.push(9), by: .child(.root), of: .both, 2..<6, .within),
  ])
  func aScreenStaysOnItsLayer(example: JudgedStep) throws {
    #expect(try example.judged() == example.edit)
  }

  @Test(arguments: refusals)
  func refusedStepsSayWhy(
    step: JudgedStep.Step,
    asker: JudgedStep.Asker,
    scene: JudgedStep.Scene,
    reason: Rejection,
  ) {
    let step = JudgedStep(step, by: asker, of: scene, 0..<0)
    #expect { try step.judged() } throws: { ($0 as? Refusal)?.reason == reason }
  }

  @Test func whoReachesIntoAnotherFlowIsToldWhatThatShows() {
    let stage = StackStage()
    defer { stage.close() }
    let (one, other) = (stage.flow(), stage.flow())
    stage.show(0, in: one)
    stage.show(1, in: other)
    #expect(throws: Refusal.notInThisFlow(stage.model[1])) {
      try stage.judge(for: one).judge(.popTo(stage.module(1)))
    }
  }

  nonisolated static let refusals: [JudgedStep.Refused] = [
    (.push(2), .flow, .five, .alreadyInStack),
    (.push(4), .flow, .five, .alreadyInStack),
    (.present(3), .flow, .five, .alreadyInStack),
    (.pop(1), .router, .root, .atRoot),
    (.pop(1), .router, .none, .atRoot),
    (.pop(2), .flow, .none, .atRoot),
    (.pop(1), .child(.root), .five, .atRoot),
    (.pop(0), .router, .five, .alreadyThere),
    (.pop(-3), .flow, .five, .alreadyThere),
    (.popTo(9), .router, .five, .notInStack),
    (.popTo(0), .flow, .five, .notInThisFlow),
    (.popTo(4), .flow, .five, .notInThisFlow),
    (.popTo(2), .child(.push), .five, .notInThisFlow),
    (.popTo(3), .flow, .five, .alreadyThere),
    (.popTo(4), .router, .five, .alreadyThere),
    (.popToLast, .router, .five, .notInStack),
    (.popToLast, .child(.push), .odd, .notInStack),
    (.popToRoot, .router, .root, .alreadyThere),
    (.popToRoot, .router, .none, .alreadyThere),
    (.popToRoot, .flow, .last, .alreadyThere),
    (.set([]), .flow, .five, .nothingToShow),
    (.set([]), .router, .none, .nothingToShow),
    (.set([1, 2, 3]), .flow, .five, .alreadyThere),
    (.set([0]), .flow, .five, .notInThisFlow),
    (.set([4]), .flow, .five, .notInThisFlow),
    (.set([1, 1]), .flow, .five, .alreadyInStack),
    (.set([2, 5]), .flow, .both, .notInThisFlow),
    (.set([2, 4]), .flow, .both, .alreadyInStack),
    (.set([3]), .flow, .both, .alreadyInStack),
    (.dismiss, .flow, .five, .nothingPresented),
    (.dismiss, .router, .five, .nothingPresented),
    (.dismiss, .child(.push), .sheets, .nothingPresented),
    (.replaceTop(3), .flow, .five, .alreadyThere),
    (.replaceTop(2), .flow, .five, .alreadyInStack),
  ]
}
