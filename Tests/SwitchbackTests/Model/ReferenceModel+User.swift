import Switchback

// What the user does on the stack that is on top, and what the host reports of it.

extension ReferenceModel {
  mutating func perform(_ act: ModelCommand.Act) {
    let front = shownLayers.last ?? 0
    let count = self[front].shown.count
    switch act {
    case .back:
      if count > 1 {
        leave(front, upTo: count - 1, origin: .key)
      } else if holds(.theUserGoesBackAtTheRootOfASheet) || front == 0 {
        goBack(from: front, toDepth: 0, origin: .key)
      }
    case .multiBack:
      if count > 1 { leave(front, upTo: 1, origin: .key) }
    case .beginSwipe:
      let depth = (self[front].swipes.last ?? count) - 1
      guard depth > 0, !isCommanded, knownLayers.contains(front),
        self[front].shown.dropFirst(depth).contains(where: modules.contains)
      else { return }
      self[front].swipes.append(depth)
      self[front].isMoving = true
    case .commitSwipe:
      guard !self[front].swipes.isEmpty else { return }
      let depth = self[front].swipes.removeFirst()
      guard self[front].swipes.isEmpty else {
        self[front].shown = Array(self[front].shown.prefix(depth))
        return settle(front, isMoving: true, origin: .swipe)
      }
      leave(front, upTo: depth, origin: .swipe)
    case .cancelSwipe:
      guard !self[front].swipes.isEmpty else { return }
      self[front].swipes = []
      leave(front, upTo: count, origin: .unknown)
    case .pullDown:
      pullDown(front)
    }
  }

  /// The user has left screens; what moves is reported when it has come to rest.
  private mutating func leave(_ layer: Int, upTo depth: Int, origin: BackOrigin) {
    self[layer].shown = Array(self[layer].shown.prefix(depth))
    if self[layer].isInTransition, holds(.theUsersBackIsToldWhenTheHostReportsIt) {
      self[layer].origin = origin
    } else {
      settle(layer, origin: origin)
    }
  }

  private mutating func pullDown(_ layer: Int) {
    guard shownLayers.count > 1, knownLayers.contains(layer) else { return }
    // A gesture does not begin while a command is carried out.
    guard !isCommanded, layers.contains(where: { $0.id == layer && !$0.modules.isEmpty }) else {
      return
    }
    shownLayers.removeLast()
    settleLayers(over: shownLayers.last ?? 0, origin: .pullDown)
  }

  /// The host leaves it to the router what going back means.
  ///
  /// At the first module of a sheet, the sheet closes. At the very root, the flow that it belongs to
  /// ends; without a flow nothing happens. At the root of a tab nothing happens either, as nothing is
  /// around these tabs.
  private mutating func goBack(from layer: Int, toDepth depth: Int, origin: BackOrigin) {
    guard let root = modules.first else { return }
    var leaving: [ModelModule] = []
    if layer == 0 {
      leaving = self[0].shown.dropFirst(depth).filter(modules.contains)
    } else if let index = layers.firstIndex(where: { $0.id == layer }) {
      leaving = layers[index...].flatMap(\.modules)
    }
    // Nobody can have meant the root while it is on its way, and it stays if anything is above it.
    if leaving.first == root, modules.count > 1 { leaving.removeFirst() }
    let isHeld = scenario.isInTab || self[0].command != nil || root.flow == nil
    if leaving.first == root, isHeld { return }
    guard !leaving.isEmpty else { return }
    tell(leaving.map { ModelRemoval(module: $0, cause: .systemBack(origin)) })
    command()
  }

  /// The transitions that run come to their end, and every host says what it shows.
  mutating func endTransition() {
    let before = hosts
    let order = shownLayers
    for layer in order {
      self[layer].isInTransition = false
      self[layer].isPresenting = false
      self[layer].origin = .unknown
    }
    let isPresenting = order.contains { before[$0]?.isPresenting == true }
    for layer in order {
      guard let host = before[layer] else { continue }
      if host.isPresenting || !isPresenting && layer == 0 {
        settleLayers(over: layer, isAcknowledging: host.isPresenting, origin: host.origin)
      }
      guard host.isInTransition || !host.isPresenting else { continue }
      // A transition that began by what was reported just now goes on.
      guard !self[layer].isInTransition else { continue }
      settle(layer, isAcknowledging: host.isInTransition, origin: host.origin)
    }
  }
}
