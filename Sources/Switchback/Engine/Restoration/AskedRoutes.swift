/// The routes that coordinators have been asked to show, until it is known what has come of them.
@MainActor
struct AskedRoutes {
  private var all: [(note: RouteNote, flow: FlowNode)] = []

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ note: RouteNote, in flow: FlowNode) { all.append((note, flow)) }

  /// Forgets those of which something was shown by now, or nothing will be.
  ///
  /// - Returns: Whether there were any.
  mutating func forgetAnswered() -> Bool {
    let count = all.count
    all.removeAll { $0.note.hasShown || $0.note.isOver || !$0.flow.isOpen }
    return all.count < count
  }

  func contains(_ note: RouteNote?) -> Bool {
    for asked in all where asked.note === note { return true }
    return false
  }

  /// Whether one of them is to be shown on a stack.
  func has(on stack: StackModel?) -> Bool {
    for asked in all where asked.flow.stack === stack { return true }
    return false
  }
}
