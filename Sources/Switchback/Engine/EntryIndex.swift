/// The entries on all stacks of a router, by module and by screen.
@MainActor
final class EntryIndex {
  private var screens = EntryTable<ByScreen>()

  /// Those whose modules are not their own screens.
  private var modules = EntryTable<ByModule>()

  /// How many of them may mind being left.
  private(set) var guardedCount = 0

  /// The entry that an object is the module or the screen of.
  func entry(behind object: AnyObject) -> NavigationEntry? {
    let object = ObjectIdentifier(object)
    let screens = screens
    return screens.entry(of: object) ?? modules.entry(of: object)
  }

  /// The entry of a module.
  func entry(of module: any Presentable) -> NavigationEntry? {
    let object = ObjectIdentifier(module)
    let screens = screens
    if let entry = screens.entry(of: object), entry.module === module { return entry }
    return modules.entry(of: object)
  }

  /// The entry whose screen this is.
  func entry(showing screen: any Screen) -> NavigationEntry? {
    screens.entry(of: ObjectIdentifier(screen))
  }

  /// Whether a screen belongs to a module that is meant to be shown, or is one.
  func shows(_ screen: any Screen) -> Bool { entry(behind: screen) != nil }

  /// The modules and screens that are meant to be shown.
  var objects: Set<ObjectIdentifier> { Set(screens.objects).union(modules.objects) }

  func add(_ entry: NavigationEntry) {
    change { $0.insert(entry) }
    if !entry.isItsOwnScreen { modules.insert(entry) }
    if entry.isGuarded { guardedCount += 1 }
  }

  private func change(_ body: (inout EntryTable<ByScreen>) -> Void) {
    var changed = exchange(&screens, for: EntryTable())
    body(&changed)
    screens = changed
  }

  /// Takes an entry out whose module was not let go yet.
  func remove(_ entry: NavigationEntry) {
    change { $0.remove(entry) }
    if !entry.isItsOwnScreen { modules.remove(entry) }
    if entry.isGuarded { guardedCount -= 1 }
  }
}

private enum ByScreen: EntryKey {
  static func object(of entry: NavigationEntry) -> ObjectIdentifier? {
    ObjectIdentifier(entry.screen)
  }
}

private enum ByModule: EntryKey {
  static func object(of entry: NavigationEntry) -> ObjectIdentifier? {
    guard let module = entry.module, module !== entry.screen else { return nil }
    return ObjectIdentifier(module)
  }
}
