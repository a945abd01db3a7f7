extension FlowNode {
  /// The topmost module that it shows, or that a flow inside it does; nil if there is none.
  var top: StackEntry? {
    guard total > 0, let stack else { return nil }
    return stack[stack.slice(of: self).upperBound - 1]
  }
}

/// One thing that a flow shows on its stack: what came of a route, a module or a flow that are of none, or the tab
/// that a route has selected.
@MainActor
struct FlowItem {
  let note: RouteNote?
  let isTab: Bool

  /// The modules and flows that it consists of.
  private var parts = Few<ObjectIdentifier>.none

  /// The topmost module.
  private(set) var top: StackEntry

  /// What is on the selected tab of each container of tabs in it, or on the tab that it is.
  private var inner: [StackModel] = []

  /// The items of a flow, root first.
  static func items(of flow: FlowNode) -> [FlowItem] {
    var items: [FlowItem] = []
    items.reserveCapacity(flow.total)
    for entry in flow.stack?.entries ?? [] where flow.contains(entry) {
      let child = flow.child(around: entry.flow)
      let tab = child == nil ? entry.tabs?.selected : nil
      let note = if let child { child.route } else { entry.route }
      let part = if let child { ObjectIdentifier(child) } else { ObjectIdentifier(entry) }
      if items.isEmpty || !items[items.count - 1].goesOn(with: part, of: note) {
        items.append(FlowItem(of: note, at: entry))
      }
      items[items.count - 1].take(part, at: entry, around: tab?.stack?.model)
      guard let tab, let note = tab.route else { continue }
      items.append(FlowItem(of: note, at: entry, onTab: tab))
    }
    return items
  }

  /// The items of a flow but for tabs, root first; a flow inside of it that goes on, on a sheet, above what has come
  /// after it, is there once.
  static func itemsOnce(of flow: FlowNode) -> [FlowItem] {
    var items: [FlowItem] = []
    for item in self.items(of: flow) where !item.isTab {
      let isOwn = item.top.flow === flow
      if !isOwn, items.contains(where: { $0.contains(item.top) }) { continue }
      items.append(item)
    }
    return items
  }

  private init(of note: RouteNote?, at entry: StackEntry, onTab tab: TabRouter? = nil) {
    (self.note, top, isTab) = (note, entry, tab != nil)
    if let stack = tab?.stack { inner = [stack.model] }
  }

  /// Whether a part that comes above it is of the same.
  private func goesOn(with part: ObjectIdentifier, of note: RouteNote?) -> Bool {
    if isTab { return false }
    guard let note else { return parts.contains(part) }
    return note === self.note
  }

  private mutating func take(
    _ part: ObjectIdentifier, at entry: StackEntry, around inner: StackModel?
  ) {
    if !parts.contains(part) { parts.append(part) }
    top = entry
    if let inner { self.inner.append(inner) }
  }

  /// What is on top of it or, if it is a tab, on top there.
  var front: StackEntry { isTab ? inner.first?.top ?? top : top }

  /// The item as a value.
  var value: KeptByLink.Item {
    .init(route: note?.route, isWhole: isTab || note?.parts == parts.count, isTab: isTab)
  }

  /// The tab that a route selects, if it is a hidden one of the container that its topmost module is.
  func hiddenTab(of route: AnyRoute) -> FlowItem? {
    guard let container = top.tabs, parts.contains(ObjectIdentifier(top)) else { return nil }
    let tabs = container.tabs.filter { $0 !== container.selected && $0.route?.route == route }
    guard tabs.count == 1, let note = tabs[0].route else { return nil }
    return FlowItem(of: note, at: top, onTab: tabs[0])
  }

  /// How many modules and flows it consists of.
  var count: Int { parts.count }

  /// The modules of a flow that are parts of it, root first.
  func entries(of flow: FlowNode) -> [StackEntry] {
    flow.stack?.entries.filter { $0.flow === flow && parts.contains(ObjectIdentifier($0)) } ?? []
  }

  /// Whether it is the tab that a stack is of.
  func isTab(of stack: StackModel) -> Bool { isTab && inner.contains { $0 === stack } }

  /// Whether a module is one of its parts, or in one, as far as that can be seen.
  func contains(_ entry: StackEntry) -> Bool {
    parts.contains(ObjectIdentifier(entry)) || entry.flow.map(contains) ?? false
  }

  /// Whether a flow is one of its parts, or in one, as far as that can be seen.
  func contains(_ flow: FlowNode) -> Bool {
    for node in flow.withAncestors {
      if let stack = node.stack, inner.contains(where: { $0 === stack }) { return true }
      if parts.contains(ObjectIdentifier(node)) { return true }
    }
    return false
  }
}
