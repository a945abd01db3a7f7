import Switchback

// What is told of a change, and what becomes of requests.

extension ReferenceModel {
  /// Draws the consequences of a request that was accepted, whose ticket is the latest.
  mutating func accept(
    adding: [ModelModule],
    _ removed: [ModelRemoval],
    finishing flow: Int? = nil,
  ) {
    if let last = tickets.indices.last {
      tickets[last].unseen = Set(adding.map(\.name))
      tickets[last].removed = removed.map(\.module.name)
    }
    tell(removed, finishing: flow)
    command()
  }

  mutating func reject(_ reason: Rejection) {
    guard let last = tickets.indices.last else { return }
    tickets[last].outcome = .rejected(reason)
  }

  /// Ends the tickets that are done.
  mutating func commitTickets(where isDone: (ModelTicket) -> Bool) {
    for (index, ticket) in tickets.enumerated() where ticket.outcome == .pending && isDone(ticket) {
      tickets[index].outcome = .committed(removed: tickets[index].removed)
    }
  }

  /// Takes modules off the stack, then tells: all modules, top first; then the flows that end, children before parents.
  ///
  /// - Parameters:
  ///   - removed: What leaves, lowest first.
  ///   - flow: The flow that ends by itself.
  mutating func tell(_ removed: [ModelRemoval], finishing flow: Int? = nil) {
    let leaving = removed.map(\.module)
    for index in layers.indices { layers[index].modules.removeAll(where: leaving.contains) }
    for removal in removed { strike(removal.module) }
    for removal in holds(.modulesAreToldTopFirst) ? removed.reversed() : removed {
      told.append("\(removal.module.name): \(removal.cause)")
    }
    let (ended, vacated) = endings(of: removed, finishing: flow)
    for (flow, cause) in holds(.childrenEndBeforeParents) ? ended : ended.reversed() {
      end(flow, cause)
    }
    for (flow, cause) in vacated where holds(.aFlowWithoutModulesEndsAfterItsChild) {
      let isToDecide = ended.contains { flows[$0.0].parent == flow && flows[$0.0].hasOutput }
      if !isToDecide || !holds(.anOutputIsToldHoweverTheFlowIsLeft) { end(flow, cause) }
    }
  }

  private mutating func end(_ flow: Int, _ cause: EndCause) {
    flows[flow].isOpen = false
    let isFinished = flows[flow].hasOutput && holds(.anOutputIsToldHoweverTheFlowIsLeft)
    told.append("\(flows[flow].actor) ended: \(isFinished ? .finished : cause)")
  }

  /// Supersedes the request that brought a module which left before it was shown.
  private mutating func strike(_ module: ModelModule) {
    guard holds(.aPushUndoneBeforeItWasShownIsSuperseded) else { return }
    for index in tickets.indices where tickets[index].outcome == .pending {
      guard tickets[index].unseen.remove(module.name) != nil else { continue }
      if tickets[index].unseen.isEmpty { tickets[index].outcome = .superseded }
    }
  }

  /// The flows that a removal ends, and those that it leaves without modules although none of their
  /// own left: they end afterwards, since nobody here starts something new at the end of a child.
  private func endings(
    of removed: [ModelRemoval],
    finishing finished: Int?,
  ) -> (ended: [(Int, EndCause)], vacated: [(Int, EndCause)]) {
    var causes: [Int: EndCause] = [:]
    var vacated: [(Int, EndCause)] = []
    if let finished { causes[finished] = .finished }
    // A child is started after its parent, so this is children first.
    for flow in flows.indices.reversed() where flows[flow].isOpen && flow != finished {
      let isAroundTheFinished = finished.map { isInside($0, flow) } ?? false
      let lost = removed.filter { isInside($0.module.flow, flow) }
      let isEmpty = !modules.contains { isInside($0.flow, flow) }
      guard isEmpty, !isAroundTheFinished, let highest = lost.last else { continue }
      if lost.contains(where: { $0.module.flow == flow }) {
        causes[flow] = highest.cause
      } else {
        vacated.append((flow, highest.cause))
      }
    }
    // What was started from a flow that ends, ends with it.
    for flow in flows.indices where flows[flow].isOpen && causes[flow] == nil {
      guard causes.keys.contains(where: { isInside(flow, $0) }) else { continue }
      causes[flow] = removed.last { isInside($0.module.flow, flow) }?.cause ?? .parentEnded
    }
    let ended = flows.indices.reversed().compactMap { flow in causes[flow].map { (flow, $0) } }
    return (ended, vacated)
  }
}
