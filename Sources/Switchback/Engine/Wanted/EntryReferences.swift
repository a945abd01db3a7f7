/// Entries of a stack that are remembered without keeping their screens alive: by their numbers, and where they stood.
@MainActor
struct EntryReferences {
  private struct Reference {
    let number: Int
    let height: Int
  }

  private let references: Few<Reference>

  /// Whether a whole sheet is meant by them, whatever is on it by then.
  let areWholeSheet: Bool

  init(_ entries: [StackEntry], wholeSheet: Bool = false) {
    references =
      if entries.count == 1 { .one(Self.reference(to: entries[0])) } else {
        Few(entries.map(Self.reference))
      }
    areWholeSheet = wholeSheet
  }

  private static func reference(to entry: StackEntry) -> Reference {
    Reference(number: entry.serial, height: entry.isWanted ? entry.height : -1)
  }

  var count: Int { references.count }

  /// Those that are still meant to be on their stack, in their order.
  func entries(on stack: StackModel) -> [StackEntry] {
    var entries: [StackEntry] = []
    var others: [Int: StackEntry]?
    for position in 0..<count {
      let (number, height) = (references[position].number, references[position].height)
      if height >= 0, height < stack.count, stack[height].serial == number {
        entries.append(stack[height])
        continue
      }
      // Something below has come or gone since.
      let all =
        others ?? Dictionary(uniqueKeysWithValues: stack.entries.map { ($0.serial, $0) })
      others = all
      if let entry = all[number] { entries.append(entry) }
    }
    return entries
  }
}
