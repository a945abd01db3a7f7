extension NavigationSnapshot {
  /// The routes of what is in front, outermost first.
  ///
  /// The list leaves out everything that was shown without a route.
  ///
  /// ```swift
  /// // to share the place, or to open it again
  /// let here = DeepLink(path: router.snapshot().path)
  /// ```
  public var path: [any Route] { items.front.routes.map(\.value) }
}

extension NavigationSnapshot.Item {
  /// Where the topmost module in it stands; below everything, if there is none.
  fileprivate var top: Int {
    switch self {
    case .module(let module): module.position
    case .flow(let flow): flow.items.map(\.top).max() ?? -1
    }
  }
}

extension [NavigationSnapshot.Item] {
  /// The routes along what is in front, and those of them that nothing is above.
  package var front: (routes: [AnyRoute], tops: [AnyRoute]) {
    // Items stand in the order of what is lowest in them, and may be in front all the same.
    let shown = filter { !$0.isEmpty }.sorted { $0.top < $1.top }
    guard let last = shown.last else { return ([], []) }
    // A tab stays selected below what its container's flow shows next.
    let routes = shown.flatMap {
      [$0.continuesRoute ? nil : $0.route] + $0.selectedTab.map(\.route)
    }.compactMap { $0 }
    let tops = ([last.route] + last.selectedTab.map(\.route)).compactMap { $0 }
    let inner = last.inner.front
    return (routes + inner.routes, tops + inner.tops)
  }
}

extension NavigationSnapshot.Item {
  /// Whether it is a flow that shows nothing.
  package var isEmpty: Bool {
    if case .flow(let flow) = self { flow.items.allSatisfy(\.isEmpty) } else { false }
  }

  fileprivate var selectedTab: [NavigationSnapshot.TabItem] {
    if case .module(let module) = self { module.tabs.filter(\.isSelected) } else { [] }
  }

  /// What is in it, as far as it is in front.
  fileprivate var inner: [NavigationSnapshot.Item] {
    if case .flow(let flow) = self { flow.items } else { selectedTab.flatMap(\.items) }
  }
}
