/// The entries on all stacks of a router, by module and by screen.
@MainActor
final class EntryIndex {
  private var entries: [ObjectIdentifier: NavigationEntry] = [:]

  /// How many of them may mind being left.
  private(set) var guardedCount = 0

  /// The entry that an object is the module or the screen of.
  func entry(behind object: AnyObject) -> NavigationEntry? {
    guard let entry = entries[ObjectIdentifier(object)],
      entry.module === object || entry.screen === object
    else { return nil }
    return entry
  }

  /// The entry of a module.
  func entry(of module: any Presentable) -> NavigationEntry? {
    guard let entry = entries[ObjectIdentifier(module)], entry.module === module else { return nil }
    return entry
  }

  /// The entry whose screen this is.
  func entry(showing screen: any Screen) -> NavigationEntry? {
    guard let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else { return nil }
    return entry
  }

  /// Whether a screen belongs to a module that is meant to be shown.
  func shows(_ screen: any Screen) -> Bool {
    entries[ObjectIdentifier(screen)] != nil
  }

  /// The modules and screens that are meant to be shown.
  var objects: Set<ObjectIdentifier> { Set(entries.keys) }

  func add(_ entry: NavigationEntry) {
    if let module = entry.module { entries[ObjectIdentifier(module)] = entry }
    entries[ObjectIdentifier(entry.screen)] = entry
    if entry.isGuarded { guardedCount += 1 }
  }

  func remove(_ entry: NavigationEntry) {
    if let module = entry.module { entries[ObjectIdentifier(module)] = nil }
    entries[ObjectIdentifier(entry.screen)] = nil
    if entry.isGuarded { guardedCount -= 1 }
  }
}
