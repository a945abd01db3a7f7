/// The entries of all routers of the process, by an object that each of them knows.
///
/// Several routers may use one container at the same time. Then each has an entry of its own for what stands
/// there. The latest is in the table, and the one before it comes up again when the latest leaves.
@MainActor
struct EntryTable<Key: IdentityKey> where Key.Value == StackEntry {
  private let table = IdentityTable<Key>()
  private let earlier = EarlierEntries<Key>()

  nonisolated init() {}

  /// The entry that an object belongs to, the latest if there are several.
  func latest(of object: ObjectIdentifier) -> StackEntry? { table.value(of: object) }

  /// The latest entry among those meant that an object belongs to.
  ///
  /// Every request asks several times. Inlined, the condition is no closure to be made and called.
  @inline(__always)
  func first(of object: ObjectIdentifier, where isMeant: (StackEntry) -> Bool) -> StackEntry? {
    guard let latest = table.value(of: object) else { return nil }
    if isMeant(latest) { return latest }
    return earlier.isEmpty ? nil : earlier.last(of: object, where: isMeant)
  }

  /// All entries that an object belongs to.
  func all(of object: ObjectIdentifier) -> [StackEntry] {
    guard let latest = table.value(of: object) else { return [] }
    return [latest] + earlier.all(of: object)
  }

  /// Takes an entry in, over those of the same object.
  func insert(_ entry: StackEntry) {
    guard let old = table.insert(entry), old !== entry else { return }
    earlier.insert(old)
  }

  /// Takes an entry out, wherever it is among those of the same object.
  func remove(_ entry: StackEntry) {
    let wasLatest = table.remove(entry)
    if earlier.isEmpty { return }
    if !wasLatest {
      earlier.remove(entry)
    } else if let next = earlier.removeLast(of: entry) {
      table.insert(next)
    }
  }
}

/// The entries that are not the latest of their objects, the oldest first.
///
/// Hardly any object has some.
@MainActor
private final class EarlierEntries<Key: IdentityKey> where Key.Value == StackEntry {
  private var entries: [ObjectIdentifier: [StackEntry]] = [:]
  private(set) var isEmpty = true

  nonisolated init() {}

  func all(of object: ObjectIdentifier) -> [StackEntry] { entries[object, default: []] }

  @inline(never)
  func last(of object: ObjectIdentifier, where isMeant: (StackEntry) -> Bool) -> StackEntry? {
    entries[object]?.last(where: isMeant)
  }

  @inline(never)
  func insert(_ entry: StackEntry) {
    guard let object = Key.identity(of: entry) else { return }
    entries[object, default: []].append(entry)
    isEmpty = false
  }

  /// Forgets an entry, if it is there.
  @inline(never)
  func remove(_ entry: StackEntry) {
    change(for: entry) { others in others.removeAll { $0 === entry } }
  }

  /// Takes out the latest with the object of an entry, which has left.
  @inline(never)
  func removeLast(of entry: StackEntry) -> StackEntry? {
    var last: StackEntry?
    change(for: entry) { others in last = others.popLast() }
    return last
  }

  private func change(for entry: StackEntry, _ body: (inout [StackEntry]) -> Void) {
    guard let object = Key.identity(of: entry), var others = entries[object] else { return }
    body(&others)
    entries[object] = others.isEmpty ? nil : others
    isEmpty = entries.isEmpty
  }
}

/// Finds entries by their screens.
enum ByScreen: IdentityKey {
  static func identity(of entry: StackEntry) -> ObjectIdentifier? { ObjectIdentifier(entry.screen) }
}

/// Finds entries by their modules, where these are not their own screens.
enum ByModule: IdentityKey {
  static func identity(of entry: StackEntry) -> ObjectIdentifier? {
    guard let module = entry.module, module !== entry.screen else { return nil }
    return ObjectIdentifier(module)
  }
}
