/// A step whose modules have been looked up: positions instead of objects.
enum StackStep: Equatable {
  case push(StackItem, unlessOnTop: Bool = false)
  case present(StackItem)
  /// Everything from this position up leaves; nil if nothing was presented.
  case dismiss(from: Int?)
  /// What the requester shows from this position up leaves.
  case remove(from: Int)
  case pop(count: Int)
  case popTo(position: Int?)
  case popToRoot
  /// The first `keeping` modules of the slice stay, and these stand on top of them.
  case set(keeping: Int, Few<StackItem>)
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
  var opening: Opening

  /// Whether its last module may be popped, which ends a flow.
  var isFlow: Bool

  /// The positions of each layer that shows something, lowest first.
  var layers: Few<Range<Int>>

  /// Where the first module of a requester goes.
  struct Opening: Equatable {
    var range: Range<Int>
    var isPresented = false
  }
}

/// What a step changes: the positions in `range` are replaced by `items`.
struct StackEdit: Equatable {
  var range: Range<Int>
  var items: Few<StackItem> = .none
  var place = Place.above

  /// The layer on which the items go.
  enum Place: Equatable {
    /// That of the module right below the range, or the lowest.
    case above
    /// That of the first module in the range.
    case within
    /// A new one, over all others.
    case presented
  }
}

extension StackStep {
  /// Decides what a step does to a stack, or why it does nothing.
  ///
  /// - Parameter slice: The part of the stack that may be changed.
  /// - Returns: The edit, or the reason to reject the step.
  func judged(within slice: StackSlice) -> Result<StackEdit, RejectedStep> {
    edit(within: slice).map { edit in
      var edit = edit.closingLayers(of: slice)
      // Where nothing is shown there is nothing to present it over: it is the root.
      if slice.layers.isEmpty, edit.place == .presented { edit.place = .above }
      return edit
    }
  }

  private func edit(within slice: StackSlice) -> Result<StackEdit, RejectedStep> {
    let range = slice.range
    switch self {
    case .push(let item, let unlessOnTop):
      if unlessOnTop, !range.isEmpty, item == .shown(at: range.upperBound - 1) {
        return .failure(.superseded)
      }
      guard case .fresh = item else { return .rejected(.alreadyInStack) }
      if range.isEmpty { return .success(slice.opening.edit(.one(item))) }
      return .success(StackEdit(range: range.upperBound..<range.upperBound, items: .one(item)))

    case .present(let item):
      guard case .fresh = item else { return .rejected(.alreadyInStack) }
      let top = slice.layers.last?.upperBound ?? 0
      return .success(StackEdit(range: top..<top, items: .one(item), place: .presented))

    case .dismiss(let position):
      guard let position else { return .rejected(.nothingPresented) }
      return .success(StackEdit(range: position..<(slice.layers.last?.upperBound ?? position)))

    case .remove(let position):
      guard range.contains(position) else { return .failure(.superseded) }
      return .success(StackEdit(range: position..<range.upperBound))

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
      return set(kept, items, within: slice)

    case .replaceTop(let item):
      guard !range.isEmpty else { return StackStep.push(item).edit(within: slice) }
      let top = range.upperBound - 1..<range.upperBound
      guard item != .shown(at: top.lowerBound) else { return .rejected(.alreadyThere) }
      guard case .fresh = item else { return .rejected(.alreadyInStack) }
      return .success(StackEdit(range: top, items: .one(item), place: .within))
    }
  }

  private func set(
    _ kept: Int,
    _ items: Few<StackItem>,
    within slice: StackSlice,
  ) -> Result<StackEdit, RejectedStep> {
    let range = slice.range
    guard kept > 0 || !items.isEmpty else { return .rejected(.nothingToShow) }
    let rest = range.lowerBound + kept..<range.upperBound
    for case .shown(let position) in items where !range.contains(position) {
      return .rejected(.notInThisFlow)
    }
    // What stays keeps its screen, and a screen stays on its layer.
    let base = max(range.lowerBound, rest.lowerBound - 1)
    let layer = slice.layers.first { $0.contains(base) } ?? rest
    for case .shown(let position) in items
    where !rest.contains(position) || !layer.contains(position) {
      return .rejected(.alreadyInStack)
    }
    guard items.count < 2 || Set(items).count == items.count else {
      return .rejected(.alreadyInStack)
    }
    guard !(items.isEmpty && rest.isEmpty) else { return .rejected(.alreadyThere) }
    if range.isEmpty { return .success(slice.opening.edit(items)) }
    return .success(StackEdit(range: rest, items: items, place: kept > 0 ? .above : .within))
  }

  /// Why a module that this step removes has left.
  var cause: EndCause {
    switch self {
    case .push, .present, .set, .replaceTop: .replaced
    case .remove, .pop, .popTo, .popToRoot: .popped
    case .dismiss: .dismissed
    }
  }
}

extension StackSlice.Opening {
  fileprivate func edit(_ items: Few<StackItem>) -> StackEdit {
    if isPresented { return StackEdit(range: range, items: items, place: .presented) }
    return StackEdit(range: range, items: items, place: range.isEmpty ? .above : .within)
  }
}

extension StackEdit {
  /// The same edit, which takes along what is presented over a layer that it leaves empty.
  fileprivate func closingLayers(of slice: StackSlice) -> StackEdit {
    let emptied = slice.layers.first { layer in
      let isTarget = place == .within && !items.isEmpty && layer.contains(range.lowerBound)
      return !isTarget && !layer.isEmpty && range.lowerBound <= layer.lowerBound
        && layer.upperBound <= range.upperBound
    }
    guard emptied != nil, let top = slice.layers.last?.upperBound else { return self }
    var edit = self
    edit.range = range.lowerBound..<max(range.upperBound, top)
    return edit
  }
}

/// Why a step is not done, as an error.
enum RejectedStep: Error, Equatable {
  case rejected(Rejection)
  /// Nothing is wrong, it is just not called for any more.
  case superseded
  /// A module that would leave minds; the state is as it was.
  case held
}

extension Result where Failure == RejectedStep {
  static func rejected(_ reason: Rejection) -> Self { .failure(.rejected(reason)) }
}
