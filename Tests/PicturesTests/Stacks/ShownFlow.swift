import Switchback

/// A flow of a snapshot, with the modules that it shows itself.
struct ShownFlow: Hashable {
  let id: FlowID
  let placement: FlowPlacement

  /// The flow around it.
  let parent: FlowID?

  /// Its modules, root first.
  let modules: [NavigationSnapshot.ModuleItem]

  /// How many stacks are presented below it.
  var sheet: Int { modules.first?.sheet ?? 0 }
}

extension NavigationSnapshot {
  /// The flows, in the order in which they reach up from the root.
  var flows: [ShownFlow] { Self.flows(in: items, of: nil) }

  private static func flows(in items: [Item], of parent: FlowID?) -> [ShownFlow] {
    items.flatMap { item -> [ShownFlow] in
      guard case .flow(let flow) = item else { return [] }
      let modules = flow.items.compactMap { item in
        if case .module(let module) = item { module } else { nil }
      }
      let shown = ShownFlow(
        id: flow.id, placement: flow.placement, parent: parent, modules: modules)
      return [shown] + flows(in: flow.items, of: flow.id)
    }
  }
}
