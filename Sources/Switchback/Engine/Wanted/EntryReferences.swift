/// Entries that are remembered without keeping their screens alive.
struct EntryReferences {
  private struct Reference {
    weak var entry: StackEntry?
  }

  private let references: [Reference]

  /// Whether a whole sheet is meant by them, whatever is on it by then.
  let areWholeSheet: Bool

  init(_ entries: [StackEntry], wholeSheet: Bool = false) {
    references = entries.map { Reference(entry: $0) }
    areWholeSheet = wholeSheet
  }

  var count: Int { references.count }
  /// Those that are still there, lowest first.
  var entries: [StackEntry] { references.compactMap(\.entry) }
}
