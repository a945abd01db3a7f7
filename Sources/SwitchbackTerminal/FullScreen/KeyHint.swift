/// A key and what it does, for the footer.
struct KeyHint: Hashable, Sendable {
  /// What a key is for; what one needs most comes first, and what one tries anyway last.
  enum Purpose: Int, Comparable, Sendable {
    /// Does what the page is for.
    case act
    /// Goes back.
    case back
    /// Shows another tab, which nobody guesses.
    case tab
    /// Leaves the program.
    case out
    /// Does something of the screen's own.
    case command
    case scroll
    case move

    static func < (one: Purpose, other: Purpose) -> Bool { one.rawValue < other.rawValue }
  }

  let purpose: Purpose
  let key: String

  /// What it does; empty if it is not said.
  let action: String

  init(_ purpose: Purpose, _ key: String, _ action: String) {
    self.purpose = purpose
    self.key = key
    self.action = action
  }

  /// The same in few columns; nil if it can only be said in full.
  private var brief: KeyHint? {
    let key = key.hasPrefix("ctrl-") ? "^" + key.dropFirst("ctrl-".count) : key
    switch purpose {
    case .act, .back, .out: return KeyHint(purpose, key, "")
    case .tab: return KeyHint(purpose, key, "tab")
    case .command, .scroll, .move: return nil
    }
  }

  fileprivate var columns: Int {
    key.terminalWidth + (action.isEmpty ? 0 : 1 + action.terminalWidth)
  }

  fileprivate var shortest: KeyHint { brief ?? self }
}

extension [KeyHint] {
  /// The hints for which there is room, in their order.
  ///
  /// As many as can be are there in few columns, what one needs most first; then what is left says more of them, in
  /// the same order. So the way back is seen in every window in which pages are.
  ///
  /// - Parameters:
  ///   - columns: The room.
  ///   - separator: What stands between two of them.
  /// - Returns: Those that fit, each in full or in brief.
  func fitting(columns: Int, separator: String) -> [KeyHint] {
    let byNeed = indices.sorted { (self[$0].purpose, $0) < (self[$1].purpose, $1) }
    // What one tries anyway takes no room from what says what one needs.
    let (needed, rest) = (
      byNeed.filter { self[$0].purpose < .command }, byNeed.filter { self[$0].purpose >= .command }
    )
    var room = columns + separator.terminalWidth
    var shown: [Int: KeyHint] = [:]
    func take(_ hint: KeyHint, at index: Int) {
      let instead = shown[index].map { $0.columns + separator.terminalWidth } ?? 0
      let left = room + instead - hint.columns - separator.terminalWidth
      guard left >= 0 else { return }
      room = left
      shown[index] = hint
    }
    for index in needed { take(self[index].shortest, at: index) }
    for index in needed where shown[index] != nil { take(self[index], at: index) }
    for index in rest { take(self[index], at: index) }
    return indices.compactMap { shown[$0] }
  }
}
