import SwitchbackTesting
import Testing

@testable import Switchback

/// A step that somebody asks for on a small stack, and what it should change.
struct JudgedStep: CustomTestStringConvertible, Sendable {
  /// A step, with numbers for modules: those that are shown are numbered from the root.
  enum Step: Sendable {
    case push(Int)
    case present(Int)
    case dismiss
    case pop(Int)
    case popTo(Int)
    /// To the last module that is odd.
    case popToLast
    case popToRoot
    case set([Int])
    case replaceTop(Int)
  }

  enum Asker: Sendable {
    case router
    /// The flow that shows a part of the stack.
    case flow
    /// A flow that was started from that one and shows nothing yet.
    case child(FlowPlacement)
    /// A flow that was started from the router and shows nothing yet.
    case sibling(FlowPlacement)
  }

  enum Scene: Sendable {
    case none
    case root
    /// Five modules, of which the flow has the positions 1, 2 and 3.
    case five
    /// Five, of which it has position 2.
    case last
    /// Five, of which it has the positions 1 and 3.
    case torn
    /// Six, of which it has the positions 1, 2 and 3, and of which 2 and 4 are odd.
    case odd
    /// Layers of three, two and one, of which a flow inside the flow has presented the second.
    case sheets
    /// The same layers, and the flow has the second.
    case sheet
    /// The flow has the top of the lowest layer, and the second.
    case both
    /// The flow has the top of the lowest layer, and the one right above on the second.
    case low
    /// Layers of three, one and one; the flow has the second.
    case middle
  }

  /// A step that is not done, and why.
  typealias Refused = (Step, Asker, Scene, Rejection)

  let step: Step
  let asker: Asker
  let scene: Scene
  let edit: StackEdit

  init(
    _ step: Step,
    by asker: Asker,
    of scene: Scene,
    _ range: Range<Int>,
    _ place: StackEdit.Place = .above,
    keeping kept: Int = 0,
  ) {
    (self.step, self.asker, self.scene) = (step, asker, scene)
    edit = StackEdit(range: range, place: place, kept: kept)
  }

  var testDescription: String { "\(step) by \(asker) of \(scene)" }

  /// What it comes to; whose layer is opened is not said here.
  @MainActor
  func judged() throws -> StackEdit {
    let stage = StackStage()
    defer { stage.close() }
    let flow = asker.node(beside: scene.show(on: stage), on: stage)
    var edit = try stage.judge(for: flow).judge(step.meant(on: stage))
    if case .presented = edit.place { edit.place = .presented(nil) }
    return edit
  }
}

extension JudgedStep.Step {
  /// The step with the modules of a stage.
  @MainActor
  func meant(on stage: StackStage) -> NavigationStep {
    switch self {
    case .push(let number): .push(stage.module(number))
    case .present(let number): .present(stage.module(number))
    case .dismiss: .dismiss
    case .pop(let count): .pop(count: count)
    case .popTo(let number): .popTo(stage.module(number))
    case .popToLast: .popToLast(OddModule.self)
    case .popToRoot: .popToRoot
    case .set(let numbers): .setStack(numbers.map(stage.module))
    case .replaceTop(let number): .replaceTop(stage.module(number))
    }
  }
}

extension JudgedStep.Asker {
  @MainActor
  fileprivate func node(beside flow: FlowNode, on stage: StackStage) -> FlowNode? {
    switch self {
    case .router: nil
    case .flow: flow
    case .child(let placement): stage.flow(placement, in: flow)
    case .sibling(let placement): stage.flow(placement)
    }
  }
}

extension JudgedStep.Scene {
  /// Shows the modules.
  ///
  /// - Returns: The flow.
  @MainActor
  func show(on stage: StackStage) -> FlowNode {
    let flow = stage.flow()
    switch self {
    case .none: break
    case .root: stage.show([1], flow)
    case .five: stage.show([5], flow, showing: 1..<4)
    case .last: stage.show([5], flow, showing: 2..<3)
    case .torn:
      for number in 0..<5 { stage.show(number, in: number % 2 == 1 ? flow : nil) }
    case .odd:
      for number in [2, 4] { stage.makeOdd(number) }
      stage.show([6], flow, showing: 1..<4)
    case .sheets: stage.show([3, 2, 1], flow, presenting: 1)
    case .sheet: stage.show([3, 2, 1], flow, showing: 3..<5)
    case .both: stage.show([3, 2, 1], flow, showing: 2..<5)
    case .low: stage.show([3, 2, 1], flow, showing: 2..<4)
    case .middle: stage.show([3, 1, 1], flow, showing: 3..<4)
    }
    return flow
  }
}

extension StackStage {
  /// Shows layers of so many modules.
  ///
  /// - Parameters:
  ///   - counts: How many there are on each layer, lowest first.
  ///   - flow: The flow.
  ///   - part: Which of them it shows.
  ///   - number: Which of the layers a flow has presented that was started from it.
  fileprivate func show(
    _ counts: [Int],
    _ flow: FlowNode,
    showing part: Range<Int> = 0..<0,
    presenting number: Int? = nil,
  ) {
    for (layer, count) in counts.enumerated() {
      if layer > 0 { openLayer(by: layer == number ? self.flow(in: flow) : nil) }
      for _ in 0..<count {
        let height = model.count
        show(height, in: part.contains(height) ? flow : nil)
      }
    }
  }
}

extension Refusal {
  /// What whoever asked is told.
  var reason: Rejection? {
    switch self {
    case .rejected(let reason, _): reason
    case .notInThisFlow: .notInThisFlow
    case .superseded, .held: nil
    }
  }
}
