/// A flow that is to come back, and how far it has.
@MainActor
final class KeptFlow {
  private typealias Item = NavigationSnapshot.Item

  let id: FlowID
  let state: StoredValue?

  /// What came of one route after the other, and what is of none, root first.
  let parts: [KeptPart]

  /// The flow, since it has begun anew.
  var node: FlowNode?

  /// Whether nothing more comes of the flow itself; what is in it may.
  var isOver = false

  /// Whether nothing more comes of it, nor of what is in it.
  var isDone = false

  /// Whether that is so because something is lost.
  private(set) var isLost = false

  /// How many things it began with, of its parts and besides.
  private var beginning: Int?

  /// Whether what comes next is of what it began with.
  var isAtBeginning: Bool { back < beginning ?? 0 }

  /// Whether something of it is on another sheet than before.
  private var isOnOtherSheet = false

  /// Notes where a module of it is shown again.
  ///
  /// - Returns: What is missing, once; nil if it is where it was.
  func noteSheet(_ module: KeptModule, _ entry: StackEntry) -> RestorationReport.Loss? {
    if isOnOtherSheet || module.sheet == entry.sheet { return nil }
    isOnOtherSheet = true
    return .sheet(entry.name)
  }

  /// Whether it was taken back to what it began with.
  private(set) var isTakenBack = false

  /// Notes what it shows before anything else has come back.
  func noteBeginning(_ count: Int) { beginning = beginning ?? count }

  /// Whether nothing more comes of it.
  var isSettled: Bool { isDone || node == nil }

  /// Takes it back to what it began with.
  ///
  /// - Returns: How many things that are; nil if nothing has come back yet.
  func takeBack() -> Int? {
    isTakenBack = true
    guard let beginning else { return nil }
    back = min(back, beginning)
    for part in parts.dropFirst(beginning) { part.isBack = false }
    for tab in parts.prefix(beginning).flatMap(\.modules).flatMap(\.tabs) where isDone {
      tab.isShown = false
    }
    return beginning
  }

  /// Notes that nothing more comes of the flow itself, because something else was asked for.
  ///
  /// - Returns: What is missing.
  func interrupt() -> [RestorationReport.Loss] {
    defer { isOver = true }
    return isOver ? [] : [next].compactMap { $0.map { .interrupted($0) } }
  }

  /// Notes that something of it is lost, and all above that with it.
  func lose() { (isLost, isOver) = (true, true) }

  /// The routes that are shown again in it and in the flows in it.
  var restored: [RouteName] {
    if node?.isOpen != true { return [] }
    return parts.filter(\.isBack).flatMap { part -> [RouteName] in
      let own = (part.note?.route ?? part.route).map { [RouteName(of: $0)] } ?? []
      return own + part.modules.flatMap(\.restored) + part.allFlows.flatMap(\.restored)
    }
  }

  /// The routes that would have come next in it and in the flows in it.
  var missing: [RouteName] {
    if isDone { return [] }
    let inside = parts.prefix { $0.isBack }.flatMap(\.allFlows).filter { $0.node != nil }
    return inside.flatMap(\.missing) + [isOver ? nil : next].compactMap { $0 }
  }

  /// The route that would come next in it.
  var next: RouteName? { parts.first { !$0.isBack }?.route.map { RouteName(of: $0) } }

  /// How many of the parts are there again.
  private(set) var back = 0

  /// Notes that the next part is there again.
  func noteNextBack() { back += 1 }

  /// Whether it begins with a route, so that it can be told by that, whatever it is called.
  var beginsWithRoute: Bool { parts.first?.route != nil }

  /// Whether it has begun, and has yet to show the first thing.
  var isLoading: Bool { node?.isLoading ?? false }

  init(_ flow: NavigationSnapshot.FlowItem) {
    (id, state) = (flow.id, flow.state)
    var parts: [KeptPart] = []
    for item in flow.items {
      if !item.continuesRoute || parts.last?.route != item.route { parts.append(KeptPart(item)) }
      parts[parts.count - 1].add(item)
    }
    self.parts = parts
  }

  var name: String { id.name }

  /// What could not be shown again, as far as that can be told from what was kept: the lowest thing of each flow.
  var expectedLosses: [RestorationReport.Loss] {
    var losses: [RestorationReport.Loss] = []
    for (index, part) in parts.enumerated() {
      let isKept = part.route.map { (try? StoredRoute($0).value.checkNumbers()) != nil } ?? true
      if !isKept, index > 0 { return losses + [.withoutRoute(part.name, in: id)] }
      if let loss = part.expectedLoss(isFirst: index == 0, in: id) { return losses + [loss] }
      losses += part.modules.flatMap(\.tabs).flatMap { $0.takeNamesOutside().map { .outside($0) } }
      losses += part.allFlows.flatMap(\.expectedLosses)
    }
    return losses
  }

  /// The flows that no module is around, of what is on a stack.
  static func flows(in items: [NavigationSnapshot.Item]) -> [KeptFlow] {
    items.compactMap { if case .flow(let flow) = $0 { KeptFlow(flow) } else { nil } }
  }

  /// What else is on a stack besides its first flow, or with nil everything.
  static func namesOutside(of first: KeptFlow?, in items: [NavigationSnapshot.Item]) -> [String] {
    var others = items
    if first != nil, let index = others.firstIndex(where: \.isFlow) { others.remove(at: index) }
    return others.map(\.name)
  }
}

/// What came of one time that a route was shown, or one thing that is of none.
@MainActor
final class KeptPart {
  let route: AnyRoute?

  /// What stood lowest of it, for reports.
  let name: String

  /// Where that stood; behind everything else if nothing was to be seen of it.
  let position: Int

  private(set) var modules: [KeptModule] = []
  private(set) var flows: [KeptFlow] = []

  /// How many modules and flows of it were there.
  var count: Int { modules.count + flows.count }

  /// Whether all that came of the route was still there.
  var isWhole: Bool { partsOfRoute == [count] }
  private var partsOfRoute: Set<Int> = []

  /// Whether a flow of it was started, by whatever.
  var hasBegun: Bool { flows.contains { $0.node?.isOpen == true } }

  /// Why it could not be shown again; nil if nothing says so.
  func expectedLoss(isFirst: Bool, in flow: FlowID) -> RestorationReport.Loss? {
    guard let route else { return isFirst ? nil : .withoutRoute(name, in: flow) }
    return isWhole ? nil : .incomplete(RouteName(of: route))
  }

  /// The time that its coordinator was asked to show it, if it was.
  var asked: RouteNote?

  /// Whether it is there again.
  var isBack = false

  /// The time that its route was shown anew, since it is there again.
  private(set) weak var note: RouteNote?

  /// What the user has to agree to before, if anything.
  var agreement: Agreement?

  /// Notes that it is there again.
  func noteBack(_ note: RouteNote?) { (isBack, self.note) = (true, note) }

  /// Whether nothing more is to come of what is in it.
  var isSettled: Bool {
    modules.allSatisfy(\.isSettled) && allFlows.allSatisfy(\.isSettled)
  }

  /// Whether a tab in it is selected only once the user has agreed, so that nothing may come above it before.
  var isWaitingForTab: Bool {
    modules.contains { $0.tabs.contains { !$0.isBack && $0.agreement?.pending != nil } }
  }

  init(_ first: NavigationSnapshot.Item) {
    (route, name, position) = (first.route, first.name, first.position ?? .max)
  }

  func add(_ item: NavigationSnapshot.Item) {
    partsOfRoute.insert(item.partsOfRoute)
    switch item {
    case .module(let module): modules.append(KeptModule(module))
    case .flow(let flow): flows.append(KeptFlow(flow))
    }
  }

  /// The flows in it, also those on tabs.
  var allFlows: [KeptFlow] { flows + modules.flatMap(\.tabs).flatMap(\.flows) }
}

/// A module that is to come back.
@MainActor
final class KeptModule {
  let state: StoredValue?
  let sheet: Int
  let tabs: [KeptTab]
  private let visitedTabs: [TabID]

  /// The container of its tabs, since it is there again.
  weak var container: ContainerNode?

  /// Whether its tabs are as they were.
  private var areTabsBack = false

  /// Whether nothing more is to come of its tabs.
  var isSettled: Bool { container?.entry == nil || areTabsBack }

  init(_ module: NavigationSnapshot.ModuleItem) {
    (state, sheet, visitedTabs) = (module.state, module.sheet, module.visitedTabs)
    // Where several are said to be selected, the first is.
    let selected = module.tabs.firstIndex(where: \.isSelected)
    tabs = module.tabs.enumerated().map { KeptTab($1, isSelected: $0 == selected) }
  }
}

extension KeptModule {
  /// Notes that its tabs are there again, and has the container lead back as it did.
  func noteTabsBack(in container: ContainerNode) {
    if areTabsBack { return }
    areTabsBack = true
    container.restore(visitedTabs)
  }

  /// The routes of tabs that are shown again.
  fileprivate var restored: [RouteName] {
    tabs.filter(\.isShown).compactMap { ($0.note?.route ?? $0.route).map { RouteName(of: $0) } }
  }
}

/// A tab whose flows are to come back.
@MainActor
final class KeptTab {
  let id: TabID
  let isSelected: Bool
  let route: AnyRoute?
  let flows: [KeptFlow]

  /// Whether it was selected anew, as far as it was.
  var isBack = false

  /// Whether that was by its route.
  var isShown = false

  /// The time that its coordinator was asked to select it by its route, until it is known what has come of that.
  var asked: RouteNote?

  /// Notes what has come of that.
  ///
  /// - Returns: What is missing; nil if nothing is.
  func noteAnswer(isShown: Bool, by note: RouteNote?) -> RestorationReport.Loss? {
    (asked, isBack, self.isShown, self.note) = (nil, true, isShown, note)
    return isShown ? nil : route.map { .nothingShown(RouteName(of: $0)) }
  }

  /// The time that its route was shown anew, since it is there again.
  fileprivate weak var note: RouteNote?

  /// What the user has to agree to before it is selected by its route, if anything.
  var agreement: Agreement?

  /// What stood on it outside of flows, until that was told.
  private var namesOutside: [String]

  init(_ tab: NavigationSnapshot.TabItem, isSelected: Bool) {
    (id, self.isSelected, route) = (tab.id, isSelected, tab.route)
    flows = KeptFlow.flows(in: tab.items)
    namesOutside = tab.items.filter { !$0.isFlow }.map(\.name)
  }

  /// What stood on it outside of flows, once.
  func takeNamesOutside() -> [String] {
    defer { namesOutside = [] }
    return namesOutside
  }
}

extension NavigationSnapshot {
  /// What could not be shown again, as far as that can be told from here.
  @MainActor
  package var expectedLosses: [RestorationReport.Loss] {
    let first = KeptFlow.flows(in: items).first
    let outside = KeptFlow.namesOutside(of: first, in: items)
    return outside.map { .outside($0) } + (first?.expectedLosses ?? [])
  }

  /// The same, written and read once.
  package func written() throws -> NavigationSnapshot {
    try KeptSnapshot.snapshot(KeptSnapshot.stored(self))
  }
}

extension NavigationSnapshot.Item {
  fileprivate var isFlow: Bool { if case .flow = self { true } else { false } }

  package var route: AnyRoute? {
    switch self {
    case .module(let module): module.route
    case .flow(let flow): flow.route
    }
  }

  package var continuesRoute: Bool {
    switch self {
    case .module(let module): module.continuesRoute
    case .flow(let flow): flow.continuesRoute
    }
  }

  fileprivate var partsOfRoute: Int {
    switch self {
    case .module(let module): module.partsOfRoute
    case .flow(let flow): flow.partsOfRoute
    }
  }

  fileprivate var name: String {
    switch self {
    case .module(let module): module.id.name
    case .flow(let flow): flow.id.name
    }
  }

  /// Where its lowest module stands, counted through everything that is presented; nil if it has none.
  fileprivate var position: Int? {
    switch self {
    case .module(let module): module.position
    case .flow(let flow): flow.items.compactMap(\.position).min()
    }
  }
}
