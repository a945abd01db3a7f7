/// Puts what a router shows and waits for into values, and changes nothing.
@MainActor
struct SnapshotMaker {
  let stacks: RouterStacks
  let flows: FlowTree
  let guards: LeaveGuards
  let questions: QuestionQueue
  let queue: WorkQueue
  let journey: LinkJourney?

  /// What is to be kept, if it is; without, nobody is asked for a state.
  var form: KeptForm?

  private typealias Item = NavigationSnapshot.Item

  /// Looks at everything as it is now.
  func snapshot() -> NavigationSnapshot {
    NavigationSnapshot(items: items(on: stacks.root), waits: waits)
  }

  // MARK: - What is shown

  /// What is on a stack, with the flows that no other flow on it has started.
  private func items(on stack: HostedStack) -> [Item] {
    let started = flows.all.filter { $0.stack === stack.model }
    let outermost = started.filter { $0.parent?.stack !== stack.model }
    return items(stack.model.entries, of: nil, outermost)
  }

  /// Entries that one flow shows, or flows inside it, each flow with what it shows where its lowest module is;
  /// those that show nothing come last.
  private func items(
    _ entries: [StackEntry], of flow: FlowNode?, _ children: [FlowNode]
  ) -> [Item] {
    var items: [Item] = []
    var seen: Set<FlowNode> = []
    var below: RouteNote?
    for entry in entries {
      let child = entry.flow === flow ? nil : children.first { $0.contains(entry) }
      let note = if let child { child.route } else { entry.route }
      let isFurther = note != nil && note === below
      below = note
      guard let child else {
        items.append(.module(item(of: entry, isFurther)))
        continue
      }
      if seen.insert(child).inserted { items.append(item(of: child, entries, isFurther)) }
    }
    return items + children.filter { !seen.contains($0) }.map { item(of: $0, [], false) }
  }

  private func route(of note: RouteNote?) -> AnyRoute? {
    guard let note else { return nil }
    return form.map { $0.route(note) } ?? note.route
  }

  private func item(of flow: FlowNode, _ entries: [StackEntry], _ isFurther: Bool) -> Item {
    let children = flow.children.filter { $0.stack === flow.stack }
    let items = items(entries.filter { flow.contains($0) }, of: flow, children)
    var item = NavigationSnapshot.FlowItem(
      id: flow.id, placement: flow.start.placement, route: route(of: flow.route),
      continuesRoute: isFurther, partsOfRoute: flow.route?.parts ?? 1, items: items)
    if let form, let coordinator = flow.coordinator {
      item.state = form.state(coordinator, flow.name, nil)
    }
    return .flow(item)
  }

  private func item(
    of entry: StackEntry, _ isFurther: Bool
  ) -> NavigationSnapshot.ModuleItem {
    let tabs = entry.tabs?.tabs.map { tab in
      NavigationSnapshot.TabItem(
        id: tab.id,
        isSelected: tab === entry.tabs?.selected,
        route: route(of: tab.route),
        items: tab.stack.map { items(on: $0) } ?? [],
      )
    }
    var item = NavigationSnapshot.ModuleItem(
      id: entry.id,
      position: entry.height,
      sheet: entry.sheet,
      route: route(of: entry.route),
      continuesRoute: isFurther,
      partsOfRoute: entry.route?.parts ?? 1,
      tabs: tabs ?? [],
      visitedTabs: entry.tabs?.visits.earlier ?? [],
    )
    // One object that is both is asked as the coordinator.
    if let form, let module = entry.module,
      !entry.roles.contains(.coordinator) || module !== entry.flow?.coordinator
    {
      item.state = form.state(module, entry.name, entry.id)
    }
    return item
  }

  // MARK: - What is waited for

  private var waits: [NavigationSnapshot.Wait] {
    var waits = stacks.all.flatMap(\.waits)
    waits += guards.asking.map { .guardedModule($0) }
    waits += questions.open.map { .question($0.text, from: $0.flow?.id) }
    if let journey { waits.append(.link(at: journey.waitsAt)) }
    if queue.owedTurns > 0 { waits.append(.awaiters(queue.owedTurns)) }
    return waits
  }
}

/// How what is shown is put into values that are to be kept.
struct KeptForm {
  /// A route as it is to be kept; nil if it cannot be.
  let route: @MainActor (RouteNote) -> AnyRoute?

  /// What a coordinator or, with its number, a module says of itself.
  let state: @MainActor (_ object: AnyObject, _ name: String, _ module: ModuleID?) -> StoredValue?
}

extension HostedStack {
  /// What its hosts have yet to say.
  var waits: [NavigationSnapshot.Wait] {
    var waits: [NavigationSnapshot.Wait] = []
    for layer in model.layers {
      if let target = layer.target { waits.append(.host(target.map(\.id))) }
      if layer.isMoving { waits.append(.gesture) }
      if layer.command.isAwaitingRetry { waits.append(.retry) }
    }
    if let target = sheets.target { waits.append(.sheets(target.count - 1)) }
    if sheets.command.isAwaitingRetry { waits.append(.retry) }
    return waits
  }
}

extension StackEntry {
  /// How many stacks are presented below it: 0 on the lowest.
  var sheet: Int {
    let layers = stack?.layers.filter { $0.count > 0 } ?? []
    return layers.firstIndex { $0 === layer } ?? 0
  }
}
