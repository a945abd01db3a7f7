extension ReferenceModel {
  /// What is to come depends on nothing but this, whatever led to it.
  ///
  /// Modules and layers are numbered anew in the order in which they are met, so that states which
  /// differ by names only are the same.
  var state: String {
    var names: [String: Int] = [:]
    var numbers: [Int: Int] = [:]
    func number(_ layer: Int) -> Int {
      numbers[layer] = numbers[layer] ?? numbers.count
      return numbers[layer] ?? 0
    }
    func name(_ flow: Int?) -> String {
      guard let flow else { return "r" }
      return flows[flow].isOpen ? "\(flows[flow].actor)" : "over"
    }
    func text(_ module: String) -> String {
      names[module] = names[module] ?? names.count
      return "\(names[module] ?? 0)"
    }
    func text(_ modules: [ModelModule]) -> String {
      modules.map { text($0.name) + name($0.flow) }.joined(separator: ",")
    }
    var parts: [String] = []
    for layer in layers {
      let owner = layer.owner.map { name($0) } ?? "-"
      parts.append("\(number(layer.id)) \(text(layer.modules)) \(owner) \(name(layer.presenter))")
    }
    for ids in [agreedLayers, shownLayers, commandedLayers ?? []] {
      parts.append(ids.map { "\(number($0))" }.joined(separator: ","))
    }
    for (id, layer) in numbers.sorted(by: { $0.value < $1.value }) {
      let host = self[id]
      let lists = [host.shown, host.agreed, host.command ?? []].map { text($0) }
      let flags = [host.isMoving, host.isInTransition, host.isPresenting, host.command != nil]
      parts.append("\(layer) \(lists) \(flags) \(host.origin) \(host.swipes)")
    }
    for ticket in tickets where ticket.outcome == .pending {
      parts.append("\(ticket.isCovered) \(ticket.unseen.sorted().map { text($0) })")
    }
    for actor in ModelActor.flows {
      let flow = flow(of: actor).map { flows[$0] }
      parts.append("\(flow?.isOpen == true) \(flow?.isOpen == true && flow?.hasOutput == true)")
    }
    return parts.joined(separator: ";")
  }
}
