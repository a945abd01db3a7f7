extension NavigationSnapshot {
  /// The same place, for comparing it with another one: everything is numbered in the order in which it stands there,
  /// and nothing is waited for.
  public var normalized: NavigationSnapshot {
    var (modules, flows) = (0, 0)
    let items = items.map { item in
      item.mapped { module in
        modules += 1
        return ModuleID(modules, module.name)
      } flow: { flow in
        flows += 1
        return FlowID(flows, flow.name)
      }
    }
    return NavigationSnapshot(items: items)
  }

  /// The same place, as a newer version of the app would have kept it.
  ///
  /// Whoever renames a route leaves its old type in the app, under the old name, and says what it has become:
  ///
  /// ```swift
  /// enum OldRoute: Route {
  ///   static let kind = "App.FriendsCoordinator.Route"     // as FriendsCoordinator.Route was called
  ///   case profile(name: String)
  /// }
  ///
  /// let current = place.migrated(to: 2) { (old: OldRoute) -> FriendsCoordinator.Route? in
  ///   switch old { case .profile(let name): .friend(name: name) }
  /// }
  /// ```
  ///
  /// One after the other, migrations bring any older place up to date: what is of this version, or of a newer one,
  /// stays as it is. Without a body, the place counts as one of the version, unchanged.
  ///
  /// What an old type cannot read stays as it is, and so do states: the type of a state has to read its older forms
  /// itself.
  ///
  /// - Parameters:
  ///   - version: The version that it is to be of, see ``StackRouter/keep(for:version:_:)``.
  ///   - bodies: Each says for the routes of one type what they have become; with nil, they are no routes any more, and
  ///     do not come back.
  /// - Returns: The migrated place.
  public func migrated<each Old: Route, each New: Route>(
    to version: Int, _ bodies: repeat (each Old) -> (each New)?
  ) -> NavigationSnapshot {
    if self.version >= version { return self }
    var items = items
    for body in repeat each bodies {
      items = items.map { $0.mapped(route: { Self.replaced($0, by: body) }) }
    }
    var migrated = NavigationSnapshot(items: items, waits: waits, owner: owner, version: version)
    migrated.attempts = attempts
    return migrated
  }

  /// The same, as what a program has begun to come back to so many times.
  func tried(_ attempts: Int) -> NavigationSnapshot {
    var place = self
    place.attempts = attempts
    return place
  }

  private static func replaced<Old: Route, New: Route>(
    _ route: AnyRoute, by body: (Old) -> New?
  ) -> AnyRoute? {
    let old: Old?
    if let stored = route.value as? StoredRoute {
      old = stored.kind == Old.kind ? try? stored.value.decode(Old.self) : nil
    } else {
      old = route.value as? Old
    }
    guard let old else { return route }
    return body(old).map { AnyRoute($0) }
  }
}

extension NavigationSnapshot.Item {
  /// The same with other names and routes, each thing before what is in it.
  fileprivate func mapped(
    module: (ModuleID) -> ModuleID = { $0 }, flow: (FlowID) -> FlowID = { $0 },
    route: (AnyRoute) -> AnyRoute? = { $0 },
  ) -> Self {
    switch self {
    case .module(let old):
      var new = NavigationSnapshot.ModuleItem(
        id: module(old.id), position: old.position, sheet: old.sheet,
        route: old.route.flatMap(route), continuesRoute: old.continuesRoute,
        partsOfRoute: old.partsOfRoute,
        tabs: old.tabs.map { tab in
          .init(
            id: tab.id, isSelected: tab.isSelected, route: tab.route.flatMap(route),
            items: tab.items.map { $0.mapped(module: module, flow: flow, route: route) })
        },
        visitedTabs: old.visitedTabs)
      new.state = old.state
      return .module(new)
    case .flow(let old):
      var new = NavigationSnapshot.FlowItem(
        id: flow(old.id), placement: old.placement, route: old.route.flatMap(route),
        continuesRoute: old.continuesRoute, partsOfRoute: old.partsOfRoute,
        items: old.items.map { $0.mapped(module: module, flow: flow, route: route) })
      new.state = old.state
      return .flow(new)
    }
  }
}
