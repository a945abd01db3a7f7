extension LayeredStack {
  /// The positions of a requester's modules on the wanted stack.
  ///
  /// - Parameters:
  ///   - flow: The requester, or nil for the router itself.
  ///   - exact: Whether the lower end matters; without it, finding it is not worth a search.
  /// - Returns: The part of the stack that the requester may change.
  func slice(of flow: FlowNode?, exact: Bool = true) -> StackSlice {
    let count = count
    guard let flow else {
      let opening = StackSlice.Opening(range: 0..<count)
      return StackSlice(range: 0..<count, opening: opening, isFlow: false, layers: layerRanges)
    }
    guard flow.total > 0 else {
      let opening = opening(of: flow).opening
      let top = opening.range.upperBound..<opening.range.upperBound
      return StackSlice(range: top, opening: opening, isFlow: true, layers: layerRanges)
    }
    var upper = count
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
    return StackSlice(
      range: lower..<upper,
      opening: .init(range: upper..<upper),
      isFlow: true,
      layers: layerRanges,
    )
  }

  /// What the first module of a flow takes the place of, and the flow whose layer that opens.
  func opening(of flow: FlowNode) -> (opening: StackSlice.Opening, owner: FlowNode?) {
    if flow.placement == .modal {
      return (StackSlice.Opening(range: count..<count, isPresented: true), flow)
    }
    let parent = flow.parent.flatMap { $0.stack === self ? $0 : nil }
    let around = slice(of: parent)
    if let parent, around.range.isEmpty { return opening(of: parent) }
    let top = around.range.upperBound
    return (StackSlice.Opening(range: flow.placement == .root ? around.range : top..<top), nil)
  }

  private func isOf(_ flow: FlowNode, at position: Int) -> Bool {
    self[position].flow?.isInside(flow) ?? false
  }

  /// Looks up the modules that a step names.
  ///
  /// - Parameters:
  ///   - step: The step, as the caller means it.
  ///   - flow: The requester.
  ///   - slice: The part of the stack that may be changed.
  ///   - fresh: Takes the modules that are not on the stack, in the order of their numbers.
  /// - Returns: The step, with positions for modules.
  func resolve(
    _ step: NavigationStep,
    of flow: FlowNode?,
    within slice: StackSlice,
    _ fresh: inout Few<any Presentable>,
  ) -> StackStep {
    switch step {
    case .push(let module): return .push(item(for: module, &fresh))
    case .pushUnlessOnTop(let module): return .push(item(for: module, &fresh), unlessOnTop: true)
    case .present(let module): return .present(item(for: module, &fresh))
    case .dismiss: return .dismiss(from: topmostSheet(of: flow))
    case .replaceTop(let module): return .replaceTop(item(for: module, &fresh))
    case .pop(let count): return .pop(count: count)
    case .popToRoot: return .popToRoot
    case .popTo(let module): return .popTo(position: entry(of: module).map(position(of:)))
    case .popToLast(let type):
      return .popTo(position: slice.range.last { self[$0].module.map(type.matches) ?? false })
    case .setStack(let modules):
      let kept = shared(with: modules, in: slice.range)
      return .set(keeping: kept, items(for: modules[kept...], &fresh))
    }
  }

  /// How many of the modules at some positions are the same as these, from the lowest up.
  private func shared(with modules: [any Presentable], in positions: Range<Int>) -> Int {
    let most = min(modules.count, positions.count)
    let settled = base.shared(with: modules, from: positions.lowerBound)
    var kept = min(settled, most)
    while kept < most, self[positions.lowerBound + kept].module === modules[kept] { kept += 1 }
    return kept
  }

  /// What a step means, so that it means the same later.
  ///
  /// Modules that the same request shows are only known by what is written.
  func resolved(
    _ step: NavigationStep,
    _ leaving: Few<NavigationEntry>,
    _ cause: EndCause,
    _ fresh: Few<NavigationEntry>,
  ) -> ResolvedStep {
    let isOld = leaving.allSatisfy { !fresh.contains($0) }
    guard let top = leaving.last, isOld else { return .asWritten(step) }
    switch step {
    case .pop, .popTo, .popToLast, .popToRoot, .dismiss:
      return .remove(EntryReferences(Array(leaving)), cause)
    case .replaceTop(let module):
      return .replace(EntryReferences([top]), module)
    case .push, .pushUnlessOnTop, .present, .setStack:
      return .asWritten(step)
    }
  }

  /// Where the topmost layer begins that a requester has presented.
  private func topmostSheet(of flow: FlowNode?) -> Int? {
    let sheet = sheets.last { layer in
      guard layer.count > 0 else { return false }
      guard let flow else { return true }
      return layer.presenter?.isInside(flow) ?? false
    }
    return sheet.map(start(of:))
  }

  private func item(for module: any Presentable, _ fresh: inout Few<any Presentable>) -> StackItem {
    if let entry = entry(of: module) { return .shown(at: position(of: entry)) }
    fresh.append(module)
    return .fresh(fresh.count - 1)
  }

  /// Looks up several modules, each of them once.
  private func items(
    for modules: ArraySlice<any Presentable>,
    _ fresh: inout Few<any Presentable>,
  ) -> Few<StackItem> {
    if modules.count == 1, let module = modules.first { return .one(item(for: module, &fresh)) }
    var numbers: [ObjectIdentifier: Int] = [:]
    var positions: [NavigationEntry: Int] = [:]
    var items: Few<StackItem> = .none
    for module in modules {
      if let entry = entry(of: module) {
        if positions.isEmpty { positions = positionsOfAll }
        items.append(.shown(at: positions[entry, default: 0]))
      } else if let number = numbers[ObjectIdentifier(module)] {
        items.append(.fresh(number))
      } else {
        numbers[ObjectIdentifier(module)] = fresh.count
        items.append(.fresh(fresh.count))
        fresh.append(module)
      }
    }
    return items
  }

  private var positionsOfAll: [NavigationEntry: Int] {
    let intent = intent
    return Dictionary(uniqueKeysWithValues: zip(intent, intent.indices))
  }

  /// Where an entry stands.
  ///
  /// It is on the wanted stack.
  func position(of entry: NavigationEntry) -> Int {
    if sheets.isEmpty { return base.ledger.position(of: entry) ?? 0 }
    var end = count
    for layer in layers.reversed() {
      let start = end - layer.count
      if let position = layer.ledger.position(of: entry) { return start + position }
      end = start
    }
    return 0
  }

  /// Whether something for the same intent is on top or on its way.
  func isUnderWay(_ intent: IntentKey) -> Bool {
    let count = count
    if count > 0, self[count - 1].intent == intent { return true }
    return pending.contains { $0.isExpecting(intent) }
  }
}

// MARK: - For the audit

extension LayeredStack {
  /// Every host that may show something.
  var hosts: [any StackHost] { (shownLayers + layers).map(\.host) }

  /// The entries that a host has not said to be gone, and that keep an object meanwhile.
  func entries(holding object: AnyObject) -> [NavigationEntry] {
    Set(shownLayers + layers).flatMap(\.ledger.acknowledged)
      .filter { !contains($0) && $0.screen === object }
  }

  /// The flows of the modules whose removal is observed since one of these flows was the latest.
  func observers(begunDuring life: Range<Int>) -> [FlowID?] {
    intent.flatMap { entry in
      entry.observers.filter { life.contains($0.since) }.map { _ in entry.flow?.id }
    }
  }
}

extension NavigationStep {
  /// Whether judging the step needs the lower end of the requester's slice.
  var needsWholeSlice: Bool {
    switch self {
    case .push, .pushUnlessOnTop, .present, .dismiss, .replaceTop, .pop(count: 1): false
    case .pop, .popTo, .popToLast, .popToRoot, .setStack: true
    }
  }
}
