import Testing

@testable import Switchback

/// Steps that were held back mean the same later.
extension RequestJudgeTests {
  /// Judges a step that meant to remove what stood at some heights, after more has happened.
  ///
  /// - Returns: The heights of what leaves; nil if it is judged anew.
  private func judge(
    _ step: JudgedStep.Step,
    leaving range: Range<Int>,
    of scene: JudgedStep.Scene = .five,
    byRouter: Bool = false,
    after body: (StackStage) -> Void = { _ in },
  ) throws -> [Int]? {
    let stage = StackStage()
    defer { stage.close() }
    let flow = scene.show(on: stage)
    let step = step.meant(on: stage)
    let meaning = EntryReferences(stage.model[range])
    body(stage)
    let judge = stage.judge(for: byRouter ? nil : flow)
    return try judge.leaving(by: step, meaning: meaning)?.map(\.height)
  }

  @Test(arguments: [JudgedStep.Step.pop(1), .popTo(3), .popToLast, .popToRoot])
  func whatWasMeantLeavesAndWhatCameAboveItStays(step: JudgedStep.Step) throws {
    #expect(try judge(step, leaving: 3..<4) == [3])
    #expect(try judge(step, leaving: 4..<5, byRouter: true) { stage in stage.show(9) } == [4])
  }

  @Test func whatCameInBetweenStays() throws {
    let heights = try judge(.popToRoot, leaving: 2..<5, byRouter: true) { stage in
      let (new, change) = (stage.module(9), stage.change)
      let entry = StackEntry(new, screen: new, in: nil)
      stage.model.replace(
        3..<3, on: stage.model.base, with: .one(entry), because: .replaced, in: change)
    }
    #expect(heights == [2, 4, 5])
  }

  @Test func theRootStays() throws {
    let heights = try judge(.popToRoot, leaving: 1..<3, byRouter: true) { stage in
      stage.model.remove(0..<1, because: .replaced, in: stage.change)
    }
    #expect(heights == [1], "what was above it is the root by now")
    #expect(throws: Refusal.superseded) {
      try judge(.pop(1), leaving: 1..<2, byRouter: true) { stage in
        stage.model.remove(0..<1, because: .replaced, in: stage.change)
      }
    }
  }

  @Test func whatHasLeftMeanwhileIsNotLookedFor() throws {
    let heights = try judge(.pop(2), leaving: 2..<4) { stage in
      stage.model.remove(2..<3, because: .popped, in: stage.change)
    }
    #expect(heights == [2], "what stood above it")
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
    #expect(try judge(.pop(2), leaving: 3..<5, of: .sheet) == [3, 4, 5])
  }

  @Test func aStackThatIsNotLeftEmptyStaysWithWhatCame() throws {
    let heights = try judge(.popToRoot, leaving: 1..<6, of: .sheets, byRouter: true) { stage in
      stage.show(9)
    }
    #expect(heights == [1, 2, 3, 4, 5, 6], "the one below it goes, and this one is over that")
    let onTop = try judge(.popToRoot, leaving: 5..<6, of: .sheets, byRouter: true) { stage in
      stage.show(9)
    }
    #expect(onTop == [5])
  }

  @Test func aStackThatIsDismissedGoesAsAWhole() throws {
    let heights = try judge(.dismiss, leaving: 4..<6, of: .sheets, byRouter: true) { stage in
      stage.openLayer()
      stage.show(9)
    }
    #expect(heights == [3, 4, 5, 6], "also what stands below what is left of it")
  }

  @Test func theTopIsReplacedOnlyWhileItIsTheTop() throws {
    #expect(try judge(.replaceTop(9), leaving: 3..<4) == nil)
    #expect(throws: Refusal.superseded) {
      try judge(.replaceTop(9), leaving: 4..<5, byRouter: true) { stage in stage.show(8) }
    }
  }

  @Test func whatRemovesNothingIsJudgedAnew() throws {
    let heights = try judge(.push(9), leaving: 0..<0) { stage in
      stage.model.remove(3..<5, because: .popped, in: stage.change)
    }
    #expect(heights == nil)
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
    (.present(9), .replaced), (.dismiss, .dismissed),
  ]

  @Test(arguments: shown)
  func aStepShowsTheModulesAboveThoseThatStay(step: JudgedStep.Step, kept: Int, names: [String]) {
    let stage = StackStage()
    defer { stage.close() }
    let step = step.meant(on: stage)
    #expect(step.modules(above: kept).all.map(\.name) == names)
  }

  nonisolated static let shown: [(JudgedStep.Step, Int, [String])] = [
    (.push(9), 0, ["9"]), (.present(9), 0, ["9"]),
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
      let edit = try stage.judge(for: flow).judge(.push(stage.module(9)))
      #expect(edit == StackEdit(range: 1..<1, place: .presented(sheet)))
    }
    let presented = try stage.judge(for: sheet).judge(.present(stage.module(9)))
    #expect(presented == StackEdit(range: 1..<1, place: .presented(nil)), "that is nobody's")
    stage.openLayer(of: sheet)
    stage.show(1, in: sheet)
    let edit = try stage.judge(for: inner).judge(.push(stage.module(9)))
    #expect(edit == StackEdit(range: 2..<2))
  }
}
