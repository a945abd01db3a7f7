extension NavigationSnapshot {
  /// A copy of the snapshot for comparing places.
  ///
  /// Modules and flows are numbered in the order in which they appear, and the copy waits for nothing.
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

  /// Returns the same place as a newer version of the app would have kept it.
  ///
  /// If you rename a route, leave its old type in the app, under the old name. Say what each old route has become:
  ///
  /// ```swift
  /// enum OldRoute: Route {
  ///   // as FriendsCoordinator.Route was called
  ///   static let kind = "App.FriendsCoordinator.Route"
  ///   case profile(name: String)
  /// }
  ///
  /// let current = place.migrated(to: 2) {
  ///   (old: OldRoute) -> FriendsCoordinator.Route? in
  ///   switch old { case .profile(let name): .friend(name: name) }
  /// }
  /// ```
  ///
  /// Apply migrations one after the other to bring any older place up to date. A place of this version, or of a newer
  /// one, stays as it is. Without a closure, the place stays unchanged and counts as one of this version.
  ///
  /// Routes that an old type cannot read stay as they are. States stay as well: the type of a state has to read its
  /// older forms itself.
  ///
  /// - Parameters:
  ///   - version: The version of the returned place; see ``StackRouter/keep(for:version:_:)``.
  ///   - bodies: Closures that return what the routes of one type have become. If a closure returns nil, the route is
  ///     gone and does not come back.
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
