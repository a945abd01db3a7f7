/// Entries that are remembered without keeping their screens alive.
struct EntryReferences {
  private struct Reference {
    weak var entry: StackEntry?
  }

  private let references: [Reference]

  init(_ entries: [StackEntry]) {
    references = entries.map { Reference(entry: $0) }
  }

  /// How many there were.
  var count: Int { references.count }

  /// Those that are still there, lowest first.
  var entries: [StackEntry] { references.compactMap(\.entry) }
}
