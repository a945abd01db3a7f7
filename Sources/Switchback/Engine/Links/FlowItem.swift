/// One thing that a flow shows on its stack: what came of a route, a module or a flow that are of none, or the tab
/// that a route has selected.
@MainActor
struct FlowItem {
  let note: RouteNote?

  /// The modules and flows that it consists of.
  private var parts: [ObjectIdentifier]

  /// The height of the topmost module.
  private(set) var top: Int
  private let isTab: Bool

  /// What is on the selected tab, if it is a container of tabs, or that tab.
  private let inner: HostedStack?

  /// The items of a flow, root first.
  static func items(of flow: FlowNode) -> [FlowItem] {
    var items: [FlowItem] = []
    guard let stack = flow.stack else { return [] }
    for entry in stack.entries where flow.contains(entry) {
      let child = flow.child(around: entry.flow)
      let note = child.map(\.route) ?? entry.route
      let part = child.map { ObjectIdentifier($0) } ?? ObjectIdentifier(entry)
      let tab = child == nil ? entry.tabs?.selected : nil
      items.add(part, of: note, at: entry.height, around: tab?.stack)
      guard let tab, let note = tab.route else { continue }
      items.append(
        FlowItem(note: note, parts: [], top: entry.height, isTab: true, inner: tab.stack))
    }
    return items
  }

  /// The item as a value.
  var value: RouteMatch.Item {
    .init(route: note?.route, isWhole: isTab || note?.parts == parts.count, isTab: isTab)
  }

  /// Whether a flow is one of its parts, or in one, as far as that can be seen.
  func contains(_ flow: FlowNode) -> Bool {
    var next: FlowNode? = flow
    while let node = next {
      if let inner, node.hostedStack === inner { return true }
      if parts.contains(ObjectIdentifier(node)) { return true }
      next = node.parent
    }
    return false
  }

  fileprivate init(
    note: RouteNote?, parts: [ObjectIdentifier], top: Int, isTab: Bool, inner: HostedStack?
  ) {
    (self.note, self.parts, self.top, self.isTab) = (note, parts, top, isTab)
    self.inner = inner
  }

  /// Takes a part in, if it is of the same.
  fileprivate mutating func take(
    _ part: ObjectIdentifier, of note: RouteNote?, at height: Int
  ) -> Bool {
    guard !isTab, note.map({ $0 === self.note }) ?? parts.contains(part) else { return false }
    if !parts.contains(part) { parts.append(part) }
    top = height
    return true
  }
}

extension [FlowItem] {
  @MainActor
  fileprivate mutating func add(
    _ part: ObjectIdentifier, of note: RouteNote?, at height: Int, around inner: HostedStack?
  ) {
    if !isEmpty, self[count - 1].take(part, of: note, at: height) { return }
    append(FlowItem(note: note, parts: [part], top: height, isTab: false, inner: inner))
  }
}

extension FlowNode {
  /// The flow started from this one that another is, or is inside of.
  fileprivate func child(around flow: FlowNode?) -> FlowNode? {
    var next = flow === self ? nil : flow
    while let node = next, node.parent !== self { next = node.parent }
    return next
  }
}
