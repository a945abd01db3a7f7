import Testing

@testable import Switchback

/// Steps that were held back mean the same later.
extension RequestJudgeTests {
  /// Judges a step that meant to remove what stood at some heights, after more has happened.
  private func judge(
    _ step: JudgedStep.Step,
    leaving range: Range<Int>,
    of scene: JudgedStep.Scene = .five,
    byRouter: Bool = false,
    after body: (StackStage) -> Void = { _ in },
  ) throws -> StackEdit {
    let stage = StackStage()
    defer { stage.close() }
    let flow = scene.show(on: stage)
    let step = step.meant(on: stage)
    let meaning = EntryReferences(stage.model[range])
    body(stage)
    return try stage.judge(for: byRouter ? nil : flow).edit(for: step, meaning: meaning)
  }

  @Test func whatWasMeantToLeaveLeavesWithWhatCameAboveIt() throws {
    #expect(try judge(.pop(1), leaving: 3..<4) == StackEdit(range: 3..<4))
    let edit = try judge(.pop(1), leaving: 4..<5, byRouter: true) { stage in stage.show(9) }
    #expect(edit == StackEdit(range: 4..<6))
  }

  @Test func whatHasLeftMeanwhileIsNotLookedFor() throws {
    let edit = try judge(.pop(2), leaving: 2..<4) { stage in
      stage.model.remove(2..<3, because: .popped, in: stage.change)
    }
    #expect(edit == StackEdit(range: 2..<3), "what stood above it")
    #expect(throws: Refusal.superseded) {
      try judge(.pop(2), leaving: 2..<4) { stage in
        stage.model.remove(2..<4, because: .popped, in: stage.change)
      }
    }
  }

  @Test func whatIsNotInTheFlowIsLeftAlone() {
    #expect(throws: Refusal.superseded) { try judge(.pop(1), leaving: 4..<5) }
  }

  @Test func whatStandsOnAnEmptyLayerGoesWithIt() throws {
    let edit = try judge(.pop(2), leaving: 3..<5, of: .sheet)
    #expect(edit == StackEdit(range: 3..<6))
  }

  @Test func theTopIsReplacedOnlyWhileItIsTheTop() throws {
    let edit = try judge(.replaceTop(9), leaving: 3..<4)
    #expect(edit == StackEdit(range: 3..<4, place: .within))
    #expect(throws: Refusal.superseded) {
      try judge(.replaceTop(9), leaving: 4..<5, byRouter: true) { stage in stage.show(8) }
    }
  }

  @Test func whatRemovesNothingIsJudgedAnew() throws {
    let edit = try judge(.push(9), leaving: 0..<0) { stage in
      stage.model.remove(3..<5, because: .popped, in: stage.change)
    }
    #expect(edit == StackEdit(range: 3..<3))
  }
}

/// What is asked of a step beside what it changes.
extension RequestJudgeTests {
  @Test(arguments: causes)
  func whatAStepRemovesLeavesForThisCause(step: JudgedStep.Step, cause: EndCause) {
    let stage = StackStage()
    defer { stage.close() }
    #expect(step.meant(on: stage).cause == cause)
  }

  nonisolated static let causes: [(JudgedStep.Step, EndCause)] = [
    (.pop(1), .popped), (.popTo(1), .popped), (.popToLast, .popped), (.popToRoot, .popped),
    (.set([]), .replaced), (.replaceTop(9), .replaced), (.push(9), .replaced),
    (.pushUnlessOnTop(9), .replaced), (.present(9), .replaced), (.dismiss, .dismissed),
  ]

  @Test(arguments: shown)
  func aStepShowsTheModulesAboveThoseThatStay(step: JudgedStep.Step, kept: Int, names: [String]) {
    let stage = StackStage()
    defer { stage.close() }
    let step = step.meant(on: stage)
    #expect(step.modules(above: kept).all.map(\.name) == names)
  }

  nonisolated static let shown: [(JudgedStep.Step, Int, [String])] = [
    (.push(9), 0, ["9"]), (.pushUnlessOnTop(9), 0, ["9"]), (.present(9), 0, ["9"]),
    (.replaceTop(9), 0, ["9"]), (.set([7, 8, 9]), 0, ["7", "8", "9"]),
    (.set([7, 8, 9]), 2, ["9"]), (.set([7]), 1, []), (.pop(2), 0, []), (.popTo(1), 0, []),
    (.popToLast, 0, []), (.popToRoot, 0, []), (.dismiss, 0, []),
  ]

  /// A layer is opened for the modal flow that is about to show its first module, though that is one of a
  /// flow inside it.
  @Test func theLayerOfAModalFlowIsItsOwn() throws {
    let stage = StackStage()
    defer { stage.close() }
    stage.show(0)
    let sheet = stage.flow(.modal)
    let inner = stage.flow(.push, in: sheet)
    for flow in [sheet, inner] {
      let edit = try stage.judge(for: flow).edit(for: .push(stage.module(9)))
      #expect(edit == StackEdit(range: 1..<1, place: .presented(sheet)))
    }
    let presented = try stage.judge(for: sheet).edit(for: .present(stage.module(9)))
    #expect(presented == StackEdit(range: 1..<1, place: .presented(nil)), "that is nobody's")
    stage.openLayer(of: sheet)
    stage.show(1, in: sheet)
    let edit = try stage.judge(for: inner).edit(for: .push(stage.module(9)))
    #expect(edit == StackEdit(range: 2..<2))
  }
}
