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

extension LinkAnswer {
  /// Whether a coordinator has been asked to show a route, of which nothing is there yet.
  var isLoading: Bool {
    guard outcome == nil, case .show = report.steps.last else { return false }
    return true
  }

  /// Whether a link was refused by a flow that was on its way before, or by a module there, and nobody else had to do
  /// anything first.
  func isRefused(onTheWayOf link: DeepLink, in before: NavigationSnapshot) -> Bool {
    switch outcome {
    case .closed, .leaveRefused: break
    default: return false
    }
    let hasWaited = report.steps.contains { step in
      switch step {
      case .ask, .askToLeave, .showFirst, .waitFor: true
      default: false
      }
    }
    let last = report.steps.last { if case .keep = $0 { false } else { true } }
    guard !hasWaited, case .goOn(let flow) = last else { return false }
    let hasShown = report.steps.contains { if case .show = $0 { true } else { false } }
    return before.items.flows(onTheWayOf: link, knowsTab: !hasShown).contains(flow)
  }
}

extension LinkStep {
  /// Whether the link waits after it for something that has to come first.
  var isWaiting: Bool {
    switch self {
    case .showFirst, .waitFor: true
    default: false
    }
  }
}

extension [NavigationSnapshot.Item] {
  /// The flows that show something: those on hidden tabs as far as the link has a route that selects the tab.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - knowsTab: Whether a selected tab counts of which no route is known: a route of the link may select it.
  /// - Returns: Their names.
  fileprivate func flows(onTheWayOf link: DeepLink, knowsTab: Bool) -> [FlowID] {
    filter { !$0.isEmpty }.flatMap { item in
      switch item {
      case .flow(let flow):
        return [flow.id] + flow.items.flows(onTheWayOf: link, knowsTab: knowsTab)
      case .module(let module):
        let tabs = module.tabs.filter { tab in
          guard let route = tab.route else { return tab.isSelected && knowsTab }
          return tab.isSelected || link.routes.contains(route)
        }
        return tabs.flatMap { $0.items.flows(onTheWayOf: link, knowsTab: knowsTab) }
      }
    }
  }
}

extension NavigationSnapshot.Item {
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
