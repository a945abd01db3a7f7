extension Restorer {
  /// Looks which tabs have yet to be selected, hidden ones by their routes, and the one that was selected at last.
  func look(
    at module: KeptModule, of part: KeptPart, _ container: ContainerNode, _ node: FlowNode,
    _ found: inout Findings
  ) {
    let tabs = module.tabs.filter { !$0.isSelected } + module.tabs.filter(\.isSelected)
    for kept in tabs where !kept.isBack {
      guard let tab = container[kept.id] else {
        kept.isBack = true
        losses.append(.tab(kept.id))
        continue
      }
      losses += kept.takeNamesOutside().map { .outside($0) }
      let isToBeSelected = kept.isSelected && container.selected !== tab
      if let note = kept.asked {
        if asked.contains(note) { return }
        let isShown = isSame(kept.route, tab.route, in: node)
        if let loss = kept.noteAnswer(isShown: isShown, by: tab.route) { losses.append(loss) }
        continue
      }
      if let route = kept.route, isToBeSelected || !isSame(route, tab.route, in: node) {
        kept.isBack = true
        guard let (known, agreement) = admitted(route, in: node, kept.agreement) else { continue }
        kept.isBack = false
        kept.agreement = agreement
        found.add(
          Findings.Step(stack: node.stack, position: part.position, agreement: agreement?.pending) {
            [weak self] in
            // What was selected at last is to be that again.
            tabs.first { $0.isSelected && $0.id == container.selected?.id }?.isBack = false
            kept.asked = self?.show(known, in: node)
          })
        if agreement?.pending == nil { return }
        continue
      }
      guard isToBeSelected else {
        kept.isBack = true
        continue
      }
      return found.add(
        Findings.Step(stack: node.stack, position: part.position, agreement: nil) {
          [reference, source] in
          kept.isBack = true
          reference.engine?.submit(.selectTab(kept.id, in: container, NavigationTicket(), source))
        })
    }
    if tabs.allSatisfy(\.isBack) { module.noteTabsBack(in: container) }
  }
}
