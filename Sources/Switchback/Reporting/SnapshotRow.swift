/// One thing in a snapshot, as all drawings of it show it.
struct SnapshotRow {
  let kind: Kind

  /// What it is called, and what is to be known of it.
  let label: String

  /// How many things it is inside of.
  let depth: Int

  enum Kind: Hashable {
    case module
    case flow
    case tab(isSelected: Bool)
    case wait
  }

  /// The row in an indented tree.
  var line: String {
    let mark =
      switch kind {
      case .module, .flow: ""
      case .tab(let isSelected): isSelected ? "* " : "- "
      case .wait: "waits for "
      }
    return String(repeating: "  ", count: depth) + mark + label
  }
}

extension NavigationSnapshot {
  /// Everything in the snapshot, each thing before what is inside it.
  var rows: [SnapshotRow] {
    items.flatMap { $0.rows(at: 0) } + waits.map { .init(kind: .wait, label: "\($0)", depth: 0) }
  }
}

extension NavigationSnapshot.Item {
  fileprivate func rows(at depth: Int) -> [SnapshotRow] {
    switch self {
    case .module(let module):
      let sheet = module.sheet > 0 ? " (sheet \(module.sheet))" : ""
      let label = "\(module.id)\(sheet)\(module.route.label)"
      return [SnapshotRow(kind: .module, label: label, depth: depth)]
        + module.tabs.flatMap { $0.rows(at: depth + 1) }
    case .flow(let flow):
      let nothing = flow.items.isEmpty ? " shows nothing" : ""
      let label = "\(flow.id) (\(flow.placement.rawValue))\(flow.route.label)\(nothing)"
      return [SnapshotRow(kind: .flow, label: label, depth: depth)]
        + flow.items.flatMap { $0.rows(at: depth + 1) }
    }
  }
}

extension NavigationSnapshot.TabItem {
  fileprivate func rows(at depth: Int) -> [SnapshotRow] {
    [SnapshotRow(kind: .tab(isSelected: isSelected), label: "\(id)\(route.label)", depth: depth)]
      + items.flatMap { $0.rows(at: depth + 1) }
  }
}
