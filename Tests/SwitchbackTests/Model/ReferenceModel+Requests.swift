import Switchback

// What code asks for.

extension ReferenceModel {
  /// Judges a request of a flow, or of the router, whose ticket is the latest.
  mutating func request(_ request: ModelCommand.Request, by flow: Int?, _ new: ModelModule) {
    if let flow, !flows[flow].isOpen { return reject(.flowEnded) }
    let slice = slice(of: flow)
    switch request {
    case .push:
      add(new, by: flow)
    case .present:
      open(new, by: flow, for: nil)
    case .pop:
      guard let slice else { return reject(.atRoot) }
      let endsFlow = flow != nil && holds(.popAtTheFirstModuleEndsTheFlow)
      guard slice.count > 1 || endsFlow else { return reject(.atRoot) }
      remove(own(slice.upperBound - 1..<slice.upperBound, of: flow), because: .popped)
    case .popToRoot:
      guard let slice, slice.count > 1 else { return reject(.alreadyThere) }
      remove(own(slice.lowerBound + 1..<slice.upperBound, of: flow), because: .popped)
    case .setRoot, .setStack:
      guard let slice else { return add(new, by: flow) }
      let kept = request == .setStack ? 1 : 0
      replace(slice.lowerBound + kept..<slice.upperBound, of: flow, above: kept, with: new)
    case .dismiss:
      let sheet = layers.indices.dropFirst().last { index in
        guard !layers[index].modules.isEmpty else { return false }
        guard let flow, holds(.aFlowDismissesOnlyWhatItPresented) else { return true }
        return isInside(layers[index].presenter, flow)
      }
      guard let sheet else { return reject(.nothingPresented) }
      remove(Array(range(of: sheet).lowerBound..<modules.count), because: .dismissed)
    }
  }

  /// Ends a flow: its modules leave, and all that is above them.
  mutating func finish(_ actor: ModelActor) {
    guard let flow = flow(of: actor), flows[flow].isOpen else { return reject(.flowEnded) }
    let slice = slice(of: flow) ?? modules.count..<modules.count
    let upper = holds(.finishTakesWhatIsAbove) ? modules.count : slice.upperBound
    let leaving = modules[slice.lowerBound..<upper].map { module -> ModelRemoval in
      if module.flow == flow { return ModelRemoval(module: module, cause: .finished) }
      let isChild = isInside(module.flow, flow)
      return ModelRemoval(module: module, cause: isChild ? .parentEnded : .popped)
    }
    accept(adding: [], leaving, finishing: flow)
  }

  // MARK: - Adding

  /// Puts a module on top of what its requester shows, or where it begins.
  private mutating func add(_ new: ModelModule, by flow: Int?) {
    if let slice = slice(of: flow) {
      let isApart = holds(.aPushGoesOnTheLayerOfItsRequester)
      return insert(new, after: isApart ? slice.upperBound - 1 : modules.count - 1)
    }
    guard let flow else { return insert(new, after: nil) }
    // The first module of a flow that shows nothing: where the flow, or one around it, is placed.
    if scenario.placement(of: flows[flow].actor) == .modal {
      return open(new, by: flows[flow].parent, for: flow)
    }
    let parent = flows[flow].parent
    if let parent, slice(of: parent) == nil {
      return scenario.placement(of: .outer) == .modal
        ? open(new, by: flows[parent].parent, for: parent)
        : insert(new, after: modules.isEmpty ? nil : modules.count - 1)
    }
    insert(new, after: slice(of: parent).map { $0.upperBound - 1 })
  }

  /// Puts a module on the layer of the one at a position, or at the root.
  private mutating func insert(_ new: ModelModule, after position: Int?) {
    place(new, after: position)
    accept(adding: [new], [])
  }

  private mutating func place(_ new: ModelModule, after position: Int?) {
    let index = position.map { layer(at: $0) } ?? 0
    let offset = position.map { $0 + 1 - range(of: index).lowerBound } ?? 0
    layers[index].modules.insert(new, at: offset)
  }

  /// Presents a module over everything; where nothing is shown it is the root.
  private mutating func open(_ new: ModelModule, by presenter: Int?, for owner: Int?) {
    guard !modules.isEmpty else { return insert(new, after: nil) }
    while layers.count > 1, let top = layers.last, top.modules.isEmpty {
      if let owner, top.owner == owner {
        layers[layers.count - 1].modules = [new]
        return accept(adding: [new], [])
      }
      layers.removeLast()
    }
    let id = hosts.count
    hosts[id] = ModelHost()
    layers.append(ModelLayer(id: id, modules: [new], owner: owner, presenter: presenter))
    accept(adding: [new], [])
  }

  // MARK: - Removing

  /// The positions that are of a flow, or of the router all; what others show in between stays.
  private func own(_ range: Range<Int>, of flow: Int?) -> [Int] {
    guard let flow, holds(.whatOthersShowInBetweenStays) else { return Array(range) }
    return range.filter { isInside(modules[$0].flow, flow) }
  }

  private mutating func remove(_ positions: [Int], because cause: EndCause) {
    let leaving = closing(positions).map { ModelRemoval(module: modules[$0], cause: cause) }
    accept(adding: [], leaving)
  }

  /// Puts a module in place of others: on the layer of the one below, or of the first of them.
  private mutating func replace(
    _ range: Range<Int>, of flow: Int?, above kept: Int, with new: ModelModule
  ) {
    let target = layer(at: kept > 0 ? range.lowerBound - 1 : range.lowerBound)
    let offset = range.lowerBound - self.range(of: target).lowerBound
    let leaving = closing(own(range, of: flow), but: kept > 0 ? nil : target).map {
      ModelRemoval(module: modules[$0], cause: .replaced)
    }
    layers[target].modules.insert(new, at: offset)
    accept(adding: [new], leaving)
  }

  /// The positions, with what is presented over a layer that would be left empty.
  private func closing(_ positions: [Int], but target: Int? = nil) -> [Int] {
    let emptied = layers.indices.first { index in
      let part = self.range(of: index)
      return index != target && !part.isEmpty && part.allSatisfy(positions.contains)
    }
    guard let emptied, holds(.anEmptiedLayerTakesAlongWhatIsOverIt) else { return positions }
    let start = range(of: emptied).lowerBound
    return positions.filter { $0 < start } + Array(start..<modules.count)
  }
}
