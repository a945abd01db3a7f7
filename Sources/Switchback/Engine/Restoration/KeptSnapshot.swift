/// A snapshot where it is kept: plain data, and the number of its format.
///
/// It is read strictly, since it may have been damaged, or written by hand: what is not as it should be is named, and
/// nothing of it is taken over.
struct KeptSnapshot {
  private typealias Item = NavigationSnapshot.Item

  /// The format that is written, and the newest that can be read.
  static let format: Int64 = 1

  /// How deep flows and tabs may stand in each other where they are read, whoever has written them.
  static let mostLevels = 100

  // MARK: - Writing

  static func stored(_ snapshot: NavigationSnapshot) throws -> StoredValue {
    var fields: [String: StoredValue] = [
      "format": .integer(format), "items": try stored(snapshot.items),
    ]
    if let owner = snapshot.owner { fields["for"] = .string(owner) }
    if snapshot.version != 1 { fields["version"] = .integer(Int64(snapshot.version)) }
    if snapshot.attempts > 0 { fields["attempts"] = .integer(Int64(snapshot.attempts)) }
    return .object(fields)
  }

  private static func stored(_ items: [Item]) throws -> StoredValue {
    .array(
      try items.map { item in
        switch item {
        case .module(let module): try stored(module)
        case .flow(let flow): try stored(flow)
        }
      })
  }

  private static func stored(_ module: NavigationSnapshot.ModuleItem) throws -> StoredValue {
    var fields: [String: StoredValue] = [
      "module": .string(module.id.name), "number": .integer(Int64(module.id.serial)),
      "position": .integer(Int64(module.position)),
    ]
    if module.sheet > 0 { fields["sheet"] = .integer(Int64(module.sheet)) }
    if !module.tabs.isEmpty { fields["tabs"] = .array(try module.tabs.map { try stored($0) }) }
    if !module.visitedTabs.isEmpty {
      fields["visited"] = .array(module.visitedTabs.map { .string($0.name) })
    }
    if module.continuesRoute { fields["continues"] = .bool(true) }
    if module.partsOfRoute != 1 { fields["parts"] = .integer(Int64(module.partsOfRoute)) }
    fields["route"] = try module.route.map(stored)
    fields["state"] = module.state
    return .object(fields)
  }

  private static func stored(_ flow: NavigationSnapshot.FlowItem) throws -> StoredValue {
    var fields: [String: StoredValue] = [
      "flow": .string(flow.id.name), "number": .integer(Int64(flow.id.serial)),
      "placement": .string(flow.placement.rawValue), "items": try stored(flow.items),
    ]
    if flow.continuesRoute { fields["continues"] = .bool(true) }
    if flow.partsOfRoute != 1 { fields["parts"] = .integer(Int64(flow.partsOfRoute)) }
    fields["route"] = try flow.route.map(stored)
    fields["state"] = flow.state
    return .object(fields)
  }

  private static func stored(_ tab: NavigationSnapshot.TabItem) throws -> StoredValue {
    var fields: [String: StoredValue] = [
      "tab": .string(tab.id.name), "items": try stored(tab.items),
    ]
    if tab.isSelected { fields["selected"] = .bool(true) }
    fields["route"] = try tab.route.map(stored)
    return .object(fields)
  }

  private static func stored(_ route: AnyRoute) throws -> StoredValue {
    let route = try StoredRoute(route)
    return .object(["kind": .string(route.kind), "value": route.value])
  }
}
