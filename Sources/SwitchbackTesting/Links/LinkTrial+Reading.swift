import Switchback

// What trials read in outcomes, steps and snapshots.

extension LinkOutcome {
  /// Whether it says that somebody did not let the link lead on.
  var isRefusal: Bool {
    switch self {
    case .closed, .unknown, .leaveRefused: true
    default: false
    }
  }
}

extension LinkStep {
  /// Whether what comes after it depends on an answer.
  var isAsking: Bool {
    switch self {
    case .ask, .askToLeave: true
    default: false
    }
  }
}

extension [NavigationSnapshot.Item] {
  /// The routes along what is in front, and those of them that nothing is above.
  var front: (routes: [AnyRoute], tops: [AnyRoute]) {
    let shown = filter { !$0.isEmpty }
    var routes = shown.compactMap(\.route)
    var tops = [shown.last?.route].compactMap { $0 }
    guard let last = shown.last else { return ([], []) }
    for tab in last.selectedTab {
      routes += [tab.route].compactMap { $0 }
      tops += [tab.route].compactMap { $0 }
    }
    let inner = last.inner.front
    return (routes + inner.routes, tops + inner.tops)
  }
}

extension NavigationSnapshot.Item {
  fileprivate var route: AnyRoute? {
    switch self {
    case .module(let module): module.route
    case .flow(let flow): flow.route
    }
  }

  /// Whether it is a flow that shows nothing.
  fileprivate var isEmpty: Bool {
    if case .flow(let flow) = self { flow.items.allSatisfy(\.isEmpty) } else { false }
  }

  fileprivate var selectedTab: [NavigationSnapshot.TabItem] {
    if case .module(let module) = self { module.tabs.filter(\.isSelected) } else { [] }
  }

  /// What is in it, as far as it is in front.
  fileprivate var inner: [NavigationSnapshot.Item] {
    if case .flow(let flow) = self { flow.items } else { selectedTab.flatMap(\.items) }
  }

  /// Routes of two types in one flow, in words.
  var strangers: [String] {
    switch self {
    case .module(let module): module.tabs.flatMap(\.items).flatMap(\.strangers)
    case .flow(let flow):
      (Set(flow.items.compactMap { $0.route.map { type(of: $0.value).kind } }).count > 1
        ? ["\(flow.id)"] : []) + flow.items.flatMap(\.strangers)
    }
  }

  /// What it is, without the numbers that depend on what was there before.
  var plain: String {
    switch self {
    case .module(let module):
      "\(module.id.name) \(module.position) \(module.sheet) \(text(module.route))"
        + module.tabs.map { "\($0.id) \($0.isSelected) \($0.items.map(\.plain))" }.description
    case .flow(let flow):
      "\(flow.id.name) \(flow.placement) \(text(flow.route)) \(flow.items.map(\.plain))"
    }
  }

  private func text(_ route: AnyRoute?) -> String { route.map { "\($0.value)" } ?? "" }
}
