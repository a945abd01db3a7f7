import Testing

@testable import Switchback

struct StackStepTests {
  /// A stack of five in which a flow has the positions 1, 2 and 3.
  static let flow = StackSlice(range: 1..<4, opening: 0..<0, isFlow: true)
  static let router = StackSlice(range: 0..<5, opening: 0..<5, isFlow: false)
  static let root = StackSlice(range: 0..<1, opening: 0..<1, isFlow: false)
  static let last = StackSlice(range: 2..<3, opening: 0..<0, isFlow: true)
  static let empty = StackSlice(range: 0..<0, opening: 0..<0, isFlow: false)
  static let unseen = StackSlice(range: 5..<5, opening: 2..<5, isFlow: true)

  struct Case: CustomTestStringConvertible, Sendable {
    let step: StackStep
    let slice: StackSlice
    let range: Range<Int>
    var items: [StackItem] = []
    var testDescription: String { "\(step) in \(slice.range)" }
  }

  @Test(arguments: [
    Case(step: .push(.fresh(0)), slice: router, range: 5..<5, items: [.fresh(0)]),
    Case(step: .push(.fresh(0)), slice: flow, range: 4..<4, items: [.fresh(0)]),
    Case(step: .push(.fresh(0)), slice: empty, range: 0..<0, items: [.fresh(0)]),
    Case(step: .push(.fresh(0)), slice: unseen, range: 2..<5, items: [.fresh(0)]),
    Case(step: .pop(count: 1), slice: router, range: 4..<5),
    Case(step: .pop(count: 2), slice: flow, range: 2..<4),
    Case(step: .pop(count: 9), slice: flow, range: 2..<4),
    Case(step: .pop(count: 9), slice: router, range: 1..<5),
    Case(step: .pop(count: 1), slice: last, range: 2..<3),
    Case(step: .popTo(position: 1), slice: flow, range: 2..<4),
    Case(step: .popTo(position: 0), slice: router, range: 1..<5),
    Case(step: .popToRoot, slice: flow, range: 2..<4),
    Case(step: .popToRoot, slice: router, range: 1..<5),
    Case(step: .set(keeping: 0, [.fresh(0)]), slice: flow, range: 1..<4, items: [.fresh(0)]),
    Case(step: .set(keeping: 2, [.fresh(0)]), slice: flow, range: 3..<4, items: [.fresh(0)]),
    Case(step: .set(keeping: 1, []), slice: flow, range: 2..<4),
    Case(
      step: .set(keeping: 0, [.shown(at: 3)]), slice: flow, range: 1..<4, items: [.shown(at: 3)]),
    Case(step: .set(keeping: 0, [.fresh(0)]), slice: unseen, range: 2..<5, items: [.fresh(0)]),
    Case(step: .replaceTop(.fresh(0)), slice: flow, range: 3..<4, items: [.fresh(0)]),
    Case(step: .replaceTop(.fresh(0)), slice: empty, range: 0..<0, items: [.fresh(0)]),
  ])
  func acceptedStepsChangeExactlyThis(_ example: Case) throws {
    let edit = try example.step.judged(within: example.slice).get()
    #expect(edit == StackEdit(range: example.range, items: example.items))
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
    (.replaceTop(.shown(at: 3)), flow, .alreadyThere),
    (.replaceTop(.shown(at: 2)), flow, .alreadyInStack),
  ])
  func refusedStepsSayWhy(step: StackStep, slice: StackSlice, reason: Rejection) {
    #expect(throws: RejectedStep(reason: reason)) { try step.judged(within: slice).get() }
  }

  @Test(arguments: [
    (StackStep.pop(count: 1), EndCause.popped), (.popTo(position: 1), .popped),
    (.popToRoot, .popped), (.set(keeping: 0, []), .replaced),
    (.replaceTop(.fresh(0)), .replaced), (.push(.fresh(0)), .replaced),
  ])
  func whatAStepRemovesLeavesForThisCause(step: StackStep, cause: EndCause) {
    #expect(step.cause == cause)
  }
}
