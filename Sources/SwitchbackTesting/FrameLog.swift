/// What a person has seen of a stack, kept as what each change took and brought: whole stacks would be quadratic in the
/// number of pushes.
struct FrameLog {
  /// The names of what was there before the first change, root first.
  private let first: [String]
  private var changes: [(kept: Int, added: [String])] = []

  init(from first: [String]) { self.first = first }

  /// Notes a change.
  ///
  /// - Parameters:
  ///   - kept: How many screens have stayed, from the root.
  ///   - added: The names of those that came on top of them.
  mutating func note(kept: Int, added: [String]) { changes.append((kept, added)) }

  /// The names after each change, root first.
  var frames: [[String]] {
    var names = first
    return changes.map { kept, added in
      names.removeSubrange(min(kept, names.count)...)
      names += added
      return names
    }
  }
}
