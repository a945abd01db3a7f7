import Switchback
import SwitchbackTesting

// What the router tells the host, and what it makes of the host's reports.

extension ReferenceModel {
  /// Whether every host shows what it is meant to; an empty stack agrees with any screen.
  private var agrees: Bool {
    modules.isEmpty || agreedLayers == layers.map(\.id) && layers.allSatisfy(agrees)
  }

  private func agrees(_ layer: ModelLayer) -> Bool {
    layer.modules.isEmpty || layer.modules == self[layer.id].agreed
  }

  var isCommanded: Bool {
    commandedLayers != nil || knownLayers.contains { self[$0].command != nil }
  }

  private var isBusy: Bool {
    isCommanded || knownLayers.contains { self[$0].isMoving }
  }

  /// The layers that the router knows: on screen or meant to be.
  var knownLayers: [Int] { agreedLayers + layers.map(\.id) }

  /// Tells the host the next step towards what is wanted, if it is at rest.
  ///
  /// Stacks that are to go are dismissed first; what is shown is put right from the lowest layer up; new
  /// layers are presented one by one.
  mutating func command() {
    guard !isBusy else { return }
    if !modules.isEmpty { layers.removeAll { $0.id != 0 && $0.modules.isEmpty } }
    guard !agrees else { return commitTickets { _ in true } }
    let wanted = layers.map(\.id)
    let kept = zip(wanted, agreedLayers).prefix { $0 == $1 }.count
    if kept < agreedLayers.count {
      present(Array(agreedLayers[..<kept]))
    } else if let layer = layers.first(where: { !agrees($0) }) {
      show(layer.modules, on: layer.id)
    } else {
      present(Array(wanted[...kept]))
    }
  }

  private mutating func show(_ modules: [ModelModule], on layer: Int) {
    self[layer].command = modules
    self[layer].shown = modules
    // A host that is not on screen yet has nothing to animate.
    guard agreedLayers.contains(layer) else { return settle(layer, isAcknowledging: true) }
    cover()
    guard scenario.completion == .whenTold else { return settle(layer, isAcknowledging: true) }
    self[layer].isInTransition = true
  }

  private mutating func present(_ target: [Int]) {
    let presenter = target.count > agreedLayers.count ? agreedLayers.last : target.last
    commandedLayers = target
    shownLayers = target
    cover()
    guard let presenter else { return }
    guard scenario.completion == .whenTold else {
      return settleLayers(over: presenter, isAcknowledging: true)
    }
    self[presenter].isPresenting = true
  }

  /// Marks the requests that are done when the command just given is, if nothing remains after it.
  private mutating func cover() {
    let isLast =
      (commandedLayers ?? agreedLayers) == layers.map(\.id)
      && layers.allSatisfy { agrees($0) || self[$0.id].command != nil }
    for index in tickets.indices { tickets[index].isCovered = isLast }
  }

  // MARK: - Reports

  /// Follows what a host shows, by the rule for reports.
  mutating func settle(
    _ layer: Int,
    isAcknowledging: Bool = false,
    isMoving: Bool = false,
    origin: BackOrigin = .unknown,
  ) {
    guard knownLayers.contains(layer) else { return }
    self[layer].isMoving = isMoving
    let host = self[layer]
    // What is decided while something still moves must not be taken for an answer to the command.
    if isMoving, host.command != nil { return }
    let base = isAcknowledging ? host.command ?? host.agreed : host.agreed
    let wanted = layers.first { $0.id == layer }?.modules ?? []
    let taken = wanted.dropFirst().filter { base.contains($0) && !host.shown.contains($0) }
    self[layer].agreed = host.shown
    self[layer].command = nil
    if holds(.whatTheUserTookLeavesTheIntent) {
      tell(taken.map { ModelRemoval(module: $0, cause: .systemBack(origin)) })
    }
    if isAcknowledging { commitTickets(where: \.isCovered) }
    command()
  }

  /// Follows which layers are presented over one, by the same rule.
  mutating func settleLayers(
    over layer: Int,
    isAcknowledging: Bool = false,
    origin: BackOrigin = .unknown,
  ) {
    guard agreedLayers.contains(layer) else { return }
    self[layer].isMoving = false
    let base = isAcknowledging ? commandedLayers ?? agreedLayers : agreedLayers
    let taken = base.filter { !shownLayers.contains($0) }
    agreedLayers = shownLayers
    commandedLayers = nil
    let leaving = layers.filter { taken.contains($0.id) }.flatMap(\.modules)
    tell(leaving.map { ModelRemoval(module: $0, cause: .systemBack(origin)) })
    layers.removeAll { taken.contains($0.id) }
    if isAcknowledging { commitTickets(where: \.isCovered) }
    command()
  }
}
