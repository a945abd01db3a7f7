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

/// How much a drawing of a snapshot says.
enum SnapshotForm {
  case full
  /// Nothing that a route carries, and no words that the user is asked.
  case outline

  /// The route in the label of what was shown for it.
  func label(of route: AnyRoute?) -> String {
    guard let route else { return "" }
    return self == .full ? " at \(route.value)" : " at \(RouteName(route.value))"
  }

  func text(_ wait: NavigationSnapshot.Wait) -> String {
    switch wait {
    case .question(_, let flow) where self == .outline:
      "the answer to a question, asked by \(flow?.description ?? "the router")"
    case .link(let route): "a link\(label(of: route))"
    default: "\(wait)"
    }
  }
}

extension NavigationSnapshot {
  /// Everything in the snapshot, each thing before what is inside it.
  var rows: [SnapshotRow] { rows(in: .full) }

  /// The same, as a form says what routes and questions carry.
  func rows(in form: SnapshotForm) -> [SnapshotRow] {
    items.flatMap { $0.rows(at: 0, form) }
      + waits.map { .init(kind: .wait, label: form.text($0), depth: 0) }
  }
}

extension NavigationSnapshot.Item {
  fileprivate func rows(at depth: Int, _ form: SnapshotForm) -> [SnapshotRow] {
    switch self {
    case .module(let module):
      let sheet = module.sheet > 0 ? " (sheet \(module.sheet))" : ""
      let label = "\(module.id)\(sheet)\(form.label(of: module.route))"
      return [SnapshotRow(kind: .module, label: label, depth: depth)]
        + module.tabs.flatMap { $0.rows(at: depth + 1, form) }
    case .flow(let flow):
      let nothing = flow.items.isEmpty ? " shows nothing" : ""
      let label = "\(flow.id) (\(flow.placement.rawValue))\(form.label(of: flow.route))\(nothing)"
      return [SnapshotRow(kind: .flow, label: label, depth: depth)]
        + flow.items.flatMap { $0.rows(at: depth + 1, form) }
    }
  }
}

extension NavigationSnapshot.TabItem {
  fileprivate func rows(at depth: Int, _ form: SnapshotForm) -> [SnapshotRow] {
    let label = "\(id)\(form.label(of: route))"
    return [SnapshotRow(kind: .tab(isSelected: isSelected), label: label, depth: depth)]
      + items.flatMap { $0.rows(at: depth + 1, form) }
  }
}
