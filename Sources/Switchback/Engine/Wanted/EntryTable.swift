/// The entries of all routers of the process, by an object that each of them knows.
///
/// Several routers may use one container at the same time. Then each has an entry of its own for what stands
/// there. The latest is in the table, and the one before it comes up again when the latest leaves.
@MainActor
final class EntryTable<Key: IdentityKey> where Key.Value == StackEntry {
  private let table = IdentityTable<Key>()

  /// Those that are not the latest of their objects, the oldest first.
  ///
  /// Hardly any object has some.
  private var earlier: [ObjectIdentifier: [StackEntry]] = [:]
  private var hasEarlier = false

  nonisolated init() {}

  /// The entry that an object belongs to, the latest if there are several.
  func latest(of object: ObjectIdentifier) -> StackEntry? { table.value(of: object) }

  /// The latest entry among those meant that an object belongs to.
  func first(of object: ObjectIdentifier, where isMeant: (StackEntry) -> Bool) -> StackEntry? {
    guard let latest = table.value(of: object) else { return nil }
    if isMeant(latest) { return latest }
    return hasEarlier ? firstEarlier(of: object, where: isMeant) : nil
  }

  /// All entries that an object belongs to.
  func all(of object: ObjectIdentifier) -> [StackEntry] {
    guard let latest = table.value(of: object) else { return [] }
    return [latest] + earlier[object, default: []]
  }

  /// Takes an entry in, over those of the same object.
  func insert(_ entry: StackEntry) {
    guard let old = table.insert(entry), old !== entry, let object = Key.identity(of: entry) else {
      return
    }
    cover(old, of: object)
  }

  /// Takes an entry out, wherever it is among those of the same object.
  func remove(_ entry: StackEntry) {
    let wasLatest = table.remove(entry)
    if hasEarlier { bringUp(after: entry, wasLatest: wasLatest) }
  }

  /// Puts the one before it into the table, if an entry was the latest, or forgets that entry.
  @inline(never)
  private func bringUp(after entry: StackEntry, wasLatest: Bool) {
    guard let object = Key.identity(of: entry), var others = earlier[object] else { return }
    if wasLatest {
      table.insert(others.removeLast())
    } else {
      others.removeAll { $0 === entry }
    }
    earlier[object] = others.isEmpty ? nil : others
    hasEarlier = !earlier.isEmpty
  }

  /// Puts an entry below the latest.
  @inline(never)
  private func cover(_ old: StackEntry, of object: ObjectIdentifier) {
    earlier[object, default: []].append(old)
    hasEarlier = true
  }

  @inline(never)
  private func firstEarlier(
    of object: ObjectIdentifier, where isMeant: (StackEntry) -> Bool
  ) -> StackEntry? {
    earlier[object]?.last(where: isMeant)
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
