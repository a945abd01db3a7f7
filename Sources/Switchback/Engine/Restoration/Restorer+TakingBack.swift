extension Restorer {
  /// Notes that something of a flow is lost, and all above that in it.
  func lose(_ loss: RestorationReport.Loss, of flow: KeptFlow) {
    losses.append(loss)
    flow.lose()
  }

  /// What has come back, and is to leave again, since something is lost; nobody has seen it.
  func takeBack() -> StepsAtRest.Next? {
    var over: [KeptFlow] = []
    switch policy {
    case .stopThere: break
    case .startFlowOver: over = known.values.filter { $0.isLost && !$0.isTakenBack }
    case .startOver:
      if known.values.contains(where: \.isLost) {
        over = known.values.filter { !$0.isTakenBack }
        for kept in known.values { kept.isDone = true }
      }
    }
    if over.isEmpty { return nil }
    var gone: Set<ObjectIdentifier> = []
    var beginningAgain: [ContainerNode] = []
    for kept in over {
      guard let count = kept.takeBack(), let node = kept.node, node.isOpen else { continue }
      let items = FlowItem.itemsOnce(of: node).prefix(count)
      for entry in node.stack?.entries ?? [] where node.contains(entry) {
        if !items.contains(where: { $0.contains(entry) }) { gone.insert(ObjectIdentifier(entry)) }
      }
      guard policy == .startOver else { continue }
      for container in items.flatMap({ $0.entries(of: node) }).compactMap(\.tabs) {
        if container.beginAgain() { beginningAgain.append(container) }
      }
    }
    return .remove(
      stacks.all.flatMap { $0.model.entries.filter { gone.contains(ObjectIdentifier($0)) } },
      beginningAgain: beginningAgain)
  }
}
