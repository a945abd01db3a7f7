import Testing

@testable import Switchback

struct StackStepTests {
  /// A stack of five in which a flow has the positions 1, 2 and 3.
  static let flow = slice(1..<4, isFlow: true)
  static let router = slice(0..<5, opening: 0..<5)
  static let root = slice(0..<1, opening: 0..<1, layers: [0..<1])
  static let last = slice(2..<3, isFlow: true)
  static let empty = slice(0..<0, layers: [])
  static let unseen = slice(5..<5, opening: 2..<5, isFlow: true)

  /// Three on the lowest layer, two presented over them, and one over those.
  static let sheets = slice(0..<6, opening: 0..<6, layers: [0..<3, 3..<5, 5..<6])
  /// The flow has the second layer.
  static let sheet = slice(3..<5, isFlow: true, layers: [0..<3, 3..<5, 5..<6])
  /// The flow has the top of the lowest layer, and the second.
  static let both = slice(2..<5, isFlow: true, layers: [0..<3, 3..<5, 5..<6])

  static func slice(
    _ range: Range<Int>,
    opening: Range<Int> = 0..<0,
    isFlow: Bool = false,
    layers: [Range<Int>] = [0..<5],
  ) -> StackSlice {
    StackSlice(range: range, opening: .init(range: opening), isFlow: isFlow, layers: Few(layers))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let step: StackStep
    let slice: StackSlice
    let range: Range<Int>
    var items: [StackItem] = []
    var place = StackEdit.Place.above
    var testDescription: String { "\(step) in \(slice.range)" }
  }

  @Test(arguments: [
    Case(step: .push(.fresh(0)), slice: router, range: 5..<5, items: [.fresh(0)]),
    Case(step: .push(.fresh(0)), slice: flow, range: 4..<4, items: [.fresh(0)]),
    Case(step: .push(.fresh(0)), slice: empty, range: 0..<0, items: [.fresh(0)]),
    Case(step: .push(.fresh(0)), slice: unseen, range: 2..<5, items: [.fresh(0)], place: .within),
    Case(step: .pop(count: 1), slice: router, range: 4..<5),
    Case(step: .pop(count: 2), slice: flow, range: 2..<4),
    Case(step: .pop(count: 9), slice: flow, range: 2..<4),
    Case(step: .pop(count: 9), slice: router, range: 1..<5),
    Case(step: .pop(count: 1), slice: last, range: 2..<3),
    Case(step: .popTo(position: 1), slice: flow, range: 2..<4),
    Case(step: .popTo(position: 0), slice: router, range: 1..<5),
    Case(step: .popToRoot, slice: flow, range: 2..<4),
    Case(step: .popToRoot, slice: router, range: 1..<5),
    Case(
      step: .set(keeping: 0, [.fresh(0)]), slice: flow, range: 1..<4, items: [.fresh(0)],
      place: .within),
    Case(step: .set(keeping: 2, [.fresh(0)]), slice: flow, range: 3..<4, items: [.fresh(0)]),
    Case(step: .set(keeping: 1, []), slice: flow, range: 2..<4),
    Case(
      step: .set(keeping: 0, [.shown(at: 3)]), slice: flow, range: 1..<4, items: [.shown(at: 3)],
      place: .within),
    Case(
      step: .set(keeping: 0, [.fresh(0)]), slice: unseen, range: 2..<5, items: [.fresh(0)],
      place: .within),
    Case(
      step: .replaceTop(.fresh(0)), slice: flow, range: 3..<4, items: [.fresh(0)], place: .within),
    Case(step: .replaceTop(.fresh(0)), slice: empty, range: 0..<0, items: [.fresh(0)]),
    Case(
      step: .present(.fresh(0)), slice: flow, range: 5..<5, items: [.fresh(0)], place: .presented),
    Case(step: .present(.fresh(0)), slice: empty, range: 0..<0, items: [.fresh(0)]),
    Case(step: .dismiss(from: 3), slice: sheets, range: 3..<6),
    Case(step: .dismiss(from: 5), slice: sheets, range: 5..<6),
    Case(step: .remove(from: 2), slice: flow, range: 2..<4),
    // A layer that is left empty takes along what is presented over it.
    Case(step: .pop(count: 1), slice: sheets, range: 5..<6),
    Case(step: .pop(count: 1), slice: sheet, range: 4..<5),
    Case(step: .remove(from: 3), slice: sheet, range: 3..<6),
    Case(step: .pop(count: 2), slice: both, range: 3..<6),
    Case(step: .popTo(position: 2), slice: sheets, range: 3..<6),
    Case(
      step: .set(keeping: 0, [.fresh(0)]), slice: sheet, range: 3..<5, items: [.fresh(0)],
      place: .within),
    Case(step: .set(keeping: 1, [.fresh(0)]), slice: both, range: 3..<6, items: [.fresh(0)]),
  ])
  func acceptedStepsChangeExactlyThis(_ example: Case) throws {
    let edit = try example.step.judged(within: example.slice).get()
    #expect(
      edit == StackEdit(range: example.range, items: Few(example.items), place: example.place))
  }

  @Test(arguments: [
    (StackStep.push(.shown(at: 2)), flow, Rejection.alreadyInStack),
    (.pop(count: 1), root, .atRoot),
    (.pop(count: 1), empty, .atRoot),
    (.pop(count: 1), unseen, .atRoot),
    (.pop(count: 0), router, .alreadyThere),
    (.pop(count: -3), flow, .alreadyThere),
    (.popTo(position: nil), router, .notInStack),
    (.popTo(position: 0), flow, .notInThisFlow),
    (.popTo(position: 4), flow, .notInThisFlow),
    (.popTo(position: 3), flow, .alreadyThere),
    (.popTo(position: 4), router, .alreadyThere),
    (.popToRoot, root, .alreadyThere),
    (.popToRoot, empty, .alreadyThere),
    (.popToRoot, last, .alreadyThere),
    (.set(keeping: 0, []), flow, .nothingToShow),
    (.set(keeping: 3, []), flow, .alreadyThere),
    (.set(keeping: 0, [.shown(at: 0)]), flow, .notInThisFlow),
    (.set(keeping: 0, [.shown(at: 4)]), flow, .notInThisFlow),
    (.set(keeping: 1, [.shown(at: 1)]), flow, .alreadyInStack),
    (.set(keeping: 0, [.fresh(0), .fresh(0)]), flow, .alreadyInStack),
    (.set(keeping: 0, [.shown(at: 2), .shown(at: 2)]), flow, .alreadyInStack),
    (.set(keeping: 1, [.shown(at: 4)]), both, .alreadyInStack),
    (.present(.shown(at: 3)), flow, .alreadyInStack),
    (.dismiss(from: nil), flow, .nothingPresented),
    (.push(.shown(at: 2), unlessOnTop: true), flow, .alreadyInStack),
    (.replaceTop(.shown(at: 3)), flow, .alreadyThere),
    (.replaceTop(.shown(at: 2)), flow, .alreadyInStack),
  ])
  func refusedStepsSayWhy(step: StackStep, slice: StackSlice, reason: Rejection) {
    #expect(throws: RejectedStep.rejected(reason)) { try step.judged(within: slice).get() }
  }

  @Test func aPushOfWhatIsOnTopIsNotCalledFor() {
    let step = StackStep.push(.shown(at: 3), unlessOnTop: true)
    #expect(throws: RejectedStep.superseded) { try step.judged(within: Self.flow).get() }
    #expect(throws: RejectedStep.superseded) {
      try StackStep.remove(from: 4).judged(within: Self.flow).get()
    }
  }

  @Test(arguments: [
    (StackStep.pop(count: 1), EndCause.popped), (.popTo(position: 1), .popped),
    (.popToRoot, .popped), (.set(keeping: 0, []), .replaced),
    (.replaceTop(.fresh(0)), .replaced), (.push(.fresh(0)), .replaced),
    (.dismiss(from: 1), .dismissed),
  ])
  func whatAStepRemovesLeavesForThisCause(step: StackStep, cause: EndCause) {
    #expect(step.cause == cause)
  }
}
