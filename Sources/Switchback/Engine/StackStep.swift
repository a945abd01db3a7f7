/// A step whose modules have been looked up: positions instead of objects.
enum StackStep: Equatable {
  case push(StackItem)
  case pop(count: Int)
  case popTo(position: Int?)
  case popToRoot
  /// The first `keeping` modules of the slice stay, and these stand on top of them.
  case set(keeping: Int, [StackItem])
  case replaceTop(StackItem)
}

/// A module named in a step.
enum StackItem: Hashable {
  /// On the stack already, at this position.
  case shown(at: Int)
  /// Not on the stack; the number tells the new modules of one step apart.
  case fresh(Int)
}

/// The part of the stack that a request may change.
struct StackSlice: Equatable {
  /// The positions of the requester's modules; empty if it shows nothing.
  var range: Range<Int>

  /// What the requester's first module takes the place of, while it shows nothing.
  var opening: Range<Int>

  /// Whether its last module may be popped, which ends a flow.
  var isFlow: Bool
}

/// What a step changes: the positions in `range` are replaced by `items`.
struct StackEdit: Equatable {
  var range: Range<Int>
  var items: [StackItem] = []
}

extension StackStep {
  /// Decides what a step does to a stack, or why it does nothing.
  ///
  /// - Parameter slice: The part of the stack that may be changed.
  /// - Returns: The edit, or the reason to reject the step.
  func judged(within slice: StackSlice) -> Result<StackEdit, RejectedStep> {
    let range = slice.range
    switch self {
    case .push(let item):
      guard case .fresh = item else { return .rejected(.alreadyInStack) }
      let top = range.upperBound..<range.upperBound
      return .success(StackEdit(range: range.isEmpty ? slice.opening : top, items: [item]))

    case .pop(let count):
      guard count > 0 else { return .rejected(.alreadyThere) }
      guard !range.isEmpty else { return .rejected(.atRoot) }
      if range.count == 1 {
        return slice.isFlow ? .success(StackEdit(range: range)) : .rejected(.atRoot)
      }
      let taken = min(count, range.count - 1)
      return .success(StackEdit(range: range.upperBound - taken..<range.upperBound))

    case .popTo(let position):
      guard let position else { return .rejected(.notInStack) }
      guard range.contains(position) else { return .rejected(.notInThisFlow) }
      guard position + 1 < range.upperBound else { return .rejected(.alreadyThere) }
      return .success(StackEdit(range: position + 1..<range.upperBound))

    case .popToRoot:
      guard range.count > 1 else { return .rejected(.alreadyThere) }
      return .success(StackEdit(range: range.lowerBound + 1..<range.upperBound))

    case .set(let kept, let items):
      guard kept > 0 || !items.isEmpty else { return .rejected(.nothingToShow) }
      let rest = range.lowerBound + kept..<range.upperBound
      for case .shown(let position) in items where !range.contains(position) {
        return .rejected(.notInThisFlow)
      }
      for case .shown(let position) in items where !rest.contains(position) {
        return .rejected(.alreadyInStack)
      }
      guard Set(items).count == items.count else { return .rejected(.alreadyInStack) }
      guard !(items.isEmpty && rest.isEmpty) else { return .rejected(.alreadyThere) }
      return .success(StackEdit(range: range.isEmpty ? slice.opening : rest, items: items))

    case .replaceTop(let item):
      guard !range.isEmpty else { return StackStep.push(item).judged(within: slice) }
      let top = range.upperBound - 1..<range.upperBound
      guard item != .shown(at: top.lowerBound) else { return .rejected(.alreadyThere) }
      guard case .fresh = item else { return .rejected(.alreadyInStack) }
      return .success(StackEdit(range: top, items: [item]))
    }
  }

  /// Why a module that this step removes has left.
  var cause: EndCause {
    switch self {
    case .push, .set, .replaceTop: .replaced
    case .pop, .popTo, .popToRoot: .popped
    }
  }
}

/// A ``Rejection`` as an error.
struct RejectedStep: Error, Equatable {
  let reason: Rejection
}

extension Result where Failure == RejectedStep {
  static func rejected(_ reason: Rejection) -> Self { .failure(RejectedStep(reason: reason)) }
}
