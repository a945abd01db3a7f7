import Switchback

/// What of the program of the stories stays when a link is opened: by a snapshot and the link alone.
struct LinkModel {
  private let link: DeepLink
  private let before: NavigationSnapshot
  private let isClosed: (AnyRoute) -> Bool

  /// A module, and where it stands.
  private struct Place {
    let id: ModuleID
    let position: Int

    /// The tabs that it is in, the outermost first, each with the position of its container.
    let tabs: [Tab]
  }

  private struct Tab: Hashable {
    let id: TabID
    let container: Int
  }

  /// A flow that is to be seen, and the tabs that it is in.
  private struct Scene {
    let flow: NavigationSnapshot.FlowItem
    let tabs: [Tab]
  }

  /// Something that a flow shows, of one route or of none.
  private struct Group {
    var items: [NavigationSnapshot.Item]
    let route: AnyRoute?
    var isTab = false
    var isWhole: Bool { isTab || route.map { items.count == LinkModel.parts(of: $0) } ?? true }
  }

  /// - Parameters:
  ///   - link: The link.
  ///   - before: What is shown.
  ///   - isClosed: Whether a route is closed.
  init(
    _ link: DeepLink, from before: NavigationSnapshot, where isClosed: @escaping (AnyRoute) -> Bool
  ) {
    self.link = link
    self.before = before
    self.isClosed = isClosed
  }

  private static func parts(of route: AnyRoute) -> Int {
    route.value as? Shell.Route == .pair ? 2 : 1
  }

  private static func selects(_ route: AnyRoute) -> Bool {
    route.value as? Shell.Route == .first || route.value as? Shell.Route == .second
  }

  private static func shows(_ route: AnyRoute, _ flow: FlowID) -> Bool {
    switch flow.name {
    case "Shell": route.value is Shell.Route
    case "Library": route.value is Library.Route
    case "Reader": route.value is Reader.Route
    default: false
    }
  }

  /// The numbers of the modules that stay; nil if the link selects a tab and goes on there, and nobody knows yet which
  /// one.
  var staying: Set<Int>? {
    let all = places(before.items, []).map(\.id.serial)
    guard let (scene, kept, isWhole) = target(from: 0, in: before.items, [], behind: [], above: -1)
    else { return Set(all) }
    if !isWhole { return nil }
    if link.isOnTop { return Set(all) }
    guard
      let top = kept.flatMap({ places($0.items, scene.tabs) })
        .filter({ $0.tabs == scene.tabs }).map(\.position).max()
    else { return Set(all) }
    let leaving = places(before.items, []).filter { place in
      for depth in 0..<scene.tabs.count
      where place.tabs.prefix(depth) == scene.tabs.prefix(depth) {
        if height(of: place, at: depth) > scene.tabs[depth].container { return true }
      }
      let isHere = place.tabs.starts(with: scene.tabs)
      return isHere && height(of: place, at: scene.tabs.count) > top
    }
    return Set(all).subtracting(leaving.map(\.id.serial))
  }

  /// Where a module stands on a stack, or the container does that it is in.
  private func height(of place: Place, at depth: Int) -> Int {
    depth < place.tabs.count ? place.tabs[depth].container : place.position
  }

  // MARK: - The way

  /// The last flow on the way that is there, and what it keeps; nil if nothing changes.
  private func target(
    from index: Int, in items: [NavigationSnapshot.Item], _ tabs: [Tab],
    behind group: [NavigationSnapshot.Item], above floor: Int
  ) -> (Scene, [Group], isWhole: Bool)? {
    let route = link.routes[index]
    let able: [Scene] = scenes(items, tabs).filter { scene in
      let heights: [Int] = places(scene.flow.items, scene.tabs).map {
        height(of: $0, at: tabs.count)
      }
      return Self.shows(route, scene.flow.id) && (heights.min() ?? 0) > floor
    }
    let (front, frontInside) = (frontFlows(items), frontFlows(group))
    let inside: [Scene] = scenes(group, tabs).filter { Self.shows(route, $0.flow.id) }
    let inFront: Scene? = inside.first { frontInside.contains($0.flow.id) } ?? inside.first
    let other: Scene? = able.first { front.contains($0.flow.id) }
    let latest: Scene? = able.max { $0.flow.id.serial < $1.flow.id.serial }
    guard let next = inFront ?? other ?? latest else { return nil }
    let own = link.routes[index...].prefix { Self.shows($0, next.flow.id) }
    if own.contains(where: isClosed) { return nil }
    let groups = groups(of: next.flow)
    let (kept, found) = match(Array(own), groups)
    if found < own.count || index + found == link.routes.count {
      let isLast = found == own.count - 1 && own.endIndex < link.routes.endIndex
      if isLast, let tab = hiddenTab(of: own[own.endIndex - 1], in: groups[kept - 1], next.tabs) {
        return target(from: own.endIndex, in: tab.items, tab.tabs, behind: tab.items, above: -1)
      }
      let isTab = own.dropFirst(found).contains { Self.selects($0) }
      let isWhole = !isTab || own.endIndex == link.routes.endIndex
      return (next, Array(groups.prefix(kept)), isWhole)
    }
    let top = places(groups[kept - 1].items, next.tabs).filter { $0.tabs == next.tabs }
    return target(
      from: index + found, in: next.flow.items, next.tabs,
      behind: groups[kept - 1].items, above: top.map(\.position).max() ?? -1)
  }

  /// What is on the hidden tab that a route selects, if that is known and something is there, and the tabs that it is
  /// in.
  private func hiddenTab(
    of route: AnyRoute, in group: Group, _ tabs: [Tab]
  ) -> (items: [NavigationSnapshot.Item], tabs: [Tab])? {
    guard case .module(let module) = group.items.last else { return nil }
    let hidden = module.tabs.filter { !$0.isSelected && $0.route == route }
    guard hidden.count == 1, !hidden[0].items.isEmpty else { return nil }
    return (hidden[0].items, tabs + [Tab(id: hidden[0].id, container: module.position)])
  }

  /// How many of the groups stay, and how many of the routes are there.
  private func match(_ routes: [AnyRoute], _ groups: [Group]) -> (kept: Int, found: Int) {
    let isFirstNamed = groups.first?.route == routes.first
    var rest = routes.dropFirst(isFirstNamed ? 1 : 0)
    var kept = 1
    for (number, group) in groups.enumerated().dropFirst() {
      guard let wanted = rest.first else { break }
      if group.route == wanted, group.isWhole {
        rest.removeFirst()
        kept = number + 1
      } else if !group.isTab {
        break
      }
    }
    return (min(kept, groups.count), routes.count - rest.count)
  }

  private func groups(of flow: NavigationSnapshot.FlowItem) -> [Group] {
    var groups: [Group] = []
    for item in flow.items where !places([item], []).isEmpty {
      let route = route(of: item)
      if let last = groups.last, let route, last.route == route, !last.isWhole, !begins(item) {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append(Group(items: [item], route: route))
      }
      guard case .module(let module) = item else { continue }
      for tab in module.tabs where tab.isSelected && tab.route != nil {
        groups.append(Group(items: [item], route: tab.route, isTab: true))
      }
    }
    return groups
  }

  /// Whether a module is the first of a pair, also behind half of another one.
  private func begins(_ item: NavigationSnapshot.Item) -> Bool {
    if case .module(let module) = item { module.id.name == "pair 1" } else { false }
  }

  private func route(of item: NavigationSnapshot.Item) -> AnyRoute? {
    switch item {
    case .module(let module): module.route
    case .flow(let flow): flow.route
    }
  }

  // MARK: - The tree

  private func places(_ items: [NavigationSnapshot.Item], _ tabs: [Tab]) -> [Place] {
    items.flatMap { item -> [Place] in
      switch item {
      case .flow(let flow): return places(flow.items, tabs)
      case .module(let module):
        return [Place(id: module.id, position: module.position, tabs: tabs)]
          + module.tabs.flatMap {
            places($0.items, tabs + [Tab(id: $0.id, container: module.position)])
          }
      }
    }
  }

  /// The flows that show something and are on no hidden tab, those around others first.
  private func scenes(_ items: [NavigationSnapshot.Item], _ tabs: [Tab]) -> [Scene] {
    items.flatMap { item -> [Scene] in
      switch item {
      case .flow(let flow):
        let isShown = !places(flow.items, []).isEmpty
        return (isShown ? [Scene(flow: flow, tabs: tabs)] : []) + scenes(flow.items, tabs)
      case .module(let module):
        return module.tabs.filter(\.isSelected).flatMap {
          scenes($0.items, tabs + [Tab(id: $0.id, container: module.position)])
        }
      }
    }
  }

  /// The flows around what is on top, the outermost first.
  private func frontFlows(_ items: [NavigationSnapshot.Item]) -> [FlowID] {
    switch items.last(where: { !places([$0], []).isEmpty }) {
    case .flow(let flow): [flow.id] + frontFlows(flow.items)
    case .module(let module): module.tabs.filter(\.isSelected).flatMap { frontFlows($0.items) }
    case nil: []
    }
  }
}
