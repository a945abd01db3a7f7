// What stands over each other, and is seen for a while after it was taken away.

/// One of the views in a `ForEach`, with what it was when it was evaluated last.
@MainActor
final class Row {
  let id: AnyHashable
  private(set) var node: _Node
  private let make: @MainActor () -> _Node

  init(_ id: AnyHashable, _ make: @escaping @MainActor () -> _Node) {
    self.id = id
    self.make = make
    node = make()
  }

  func evaluate() { node = make() }
}

extension Display {
  /// Notes what is in a `ForEach` now; what is not there any more begins to fade.
  func note(_ rows: [Row], of key: Int) {
    rowsRead.insert(key)
    let old = self.rows[key] ?? []
    self.rows[key] = rows
    let keys = rows.map(\.node.key)
    fading.removeAll { keys.contains($0.node.key) }
    if rules.goneViewsAreKept { kept += old.map(\.node).filter { !keys.contains($0.key) } }
    guard rules.goneLayersFade, isAnimated else { return }
    fading += old.filter { !keys.contains($0.node.key) }
  }

  /// Has what was taken away in this update move until it has faded.
  func letFade() {
    for row in fading where !running.contains(where: { $0.row === row }) { begin(Movement(row)) }
  }

  /// Keeps what is shown in something that fades; what it presents goes at once.
  func keep(_ node: _Node) {
    for part in node.flat {
      visited.insert(part.key)
      switch part.kind {
      case .stack: for node in stacks[part.key]?.all ?? [] { keep(node) }
      case .tabs(let spec): for item in spec.items { keep(item.node) }
      case .sheet, .alert: visited.remove(part.key)
      default: break
      }
    }
  }

  /// What can be seen of tabs that fade: their titles, and what the tab shows that is selected.
  public var fadingTabs: [(titles: [String], names: [String])] {
    fading.flatMap(\.node.parts).compactMap { part in
      guard case .tabs(let spec) = part.kind else { return nil }
      let shown = spec.items.first { $0.tag == tabs[part.key]?.shown }
      return (spec.items.map(\.title), shown.map { names($0.node) } ?? [])
    }
  }
}

// MARK: - Crashes

extension Display {
  /// Why SwiftUI would have ended the app, if it would.
  public private(set) static var crashes: [String] = []

  static func crash(_ reason: String) { crashes.append(reason) }

  /// The crashes, which are forgotten.
  public static func takeCrashes() -> [String] {
    defer { crashes = [] }
    return crashes
  }
}
