extension HostedStack {
  /// The positions of a requester's modules on the wanted stack.
  ///
  /// - Parameters:
  ///   - flow: The requester, or nil for the router itself.
  ///   - exact: Whether the lower end matters; without it, finding it is not worth a search.
  /// - Returns: The part of the stack that the requester may change.
  func slice(of flow: FlowNode?, exact: Bool = true) -> StackSlice {
    guard let flow else {
      return StackSlice(range: 0..<ledger.count, opening: 0..<ledger.count, isFlow: false)
    }
    guard flow.total > 0 else {
      let opening = opening(of: flow)
      let top = opening.upperBound..<opening.upperBound
      return StackSlice(range: top, opening: opening, isFlow: true)
    }
    var upper = ledger.count
    while upper > 0, !isOf(flow, at: upper - 1) { upper -= 1 }
    var lower = upper - flow.total
    if exact {
      lower = upper
      var missing = flow.total
      while missing > 0 {
        lower -= 1
        if isOf(flow, at: lower) { missing -= 1 }
      }
    }
    return StackSlice(range: lower..<upper, opening: 0..<0, isFlow: true)
  }

  /// The positions that the first module of a flow takes the place of.
  private func opening(of flow: FlowNode) -> Range<Int> {
    let around = slice(of: flow.parent)
    if flow.parent != nil, around.range.isEmpty { return around.opening }
    let top = around.range.upperBound
    return flow.placement == .root ? around.range : top..<top
  }

  private func isOf(_ flow: FlowNode, at position: Int) -> Bool {
    ledger[position].flow?.isInside(flow) ?? false
  }

  /// Looks up the modules that a step names.
  ///
  /// - Parameters:
  ///   - step: The step, as the caller means it.
  ///   - slice: The part of the stack that may be changed.
  ///   - fresh: Takes the modules that are not on the stack, in the order of their numbers.
  /// - Returns: The step, with positions for modules.
  func resolve(
    _ step: NavigationStep,
    within slice: StackSlice,
    _ fresh: inout [any Presentable],
  ) -> StackStep {
    switch step {
    case .push(let module): return .push(item(for: module, &fresh))
    case .replaceTop(let module): return .replaceTop(item(for: module, &fresh))
    case .pop(let count): return .pop(count: count)
    case .popToRoot: return .popToRoot
    case .popTo(let module): return .popTo(position: entry(of: module).map(position(of:)))
    case .popToLast(let type):
      return .popTo(position: slice.range.last { ledger[$0].module.map(type.matches) ?? false })
    case .setStack(let modules):
      var kept = 0
      while kept < min(modules.count, slice.range.count),
        ledger[slice.range.lowerBound + kept].module === modules[kept]
      {
        kept += 1
      }
      let items = modules.dropFirst(kept).map { item(for: $0, &fresh) }
      return .set(keeping: kept, items)
    }
  }

  private func item(for module: any Presentable, _ fresh: inout [any Presentable]) -> StackItem {
    if let entry = entry(of: module) { return .shown(at: position(of: entry)) }
    if let number = fresh.firstIndex(where: { $0 === module }) { return .fresh(number) }
    fresh.append(module)
    return .fresh(fresh.count - 1)
  }

  private func position(of entry: NavigationEntry) -> Int {
    var position = ledger.count - 1
    while position > 0, ledger[position] != entry { position -= 1 }
    return position
  }
}

extension NavigationStep {
  /// Whether judging the step needs the lower end of the requester's slice.
  var needsWholeSlice: Bool {
    switch self {
    case .push, .replaceTop, .pop(count: 1): false
    case .pop, .popTo, .popToLast, .popToRoot, .setStack: true
    }
  }
}
