/// The entries on all stacks of a router, by module and by screen.
///
/// A screen is in one place at a time, whoever put it there. So the routers of a process share one table, and
/// what another one shows is found in the same look.
@MainActor
final class EntryIndex {
  private static let allScreens = IdentityTable<ByScreen>()
  private static let allModules = IdentityTable<ByModule>()

  private let screens = allScreens

  /// Those whose modules are not their own screens.
  private let modules = allModules

  /// How many of them may mind being left.
  private(set) var guardedCount = 0
  /// How many of them are containers of tabs.
  private(set) var containerCount = 0
  /// How many entries there were.
  private var total = 0

  // MARK: - Looking

  /// The entry that an object is the module or the screen of.
  func entry(behind object: AnyObject) -> StackEntry? { own(anyEntry(behind: object)) }

  /// The entry, of this or of another router, that an object is the module or the screen of.
  func anyEntry(behind object: AnyObject) -> StackEntry? {
    let object = ObjectIdentifier(object)
    return screens.value(of: object) ?? modules.value(of: object)
  }

  func entry(of module: any Presentable) -> StackEntry? { own(anyEntry(of: module)) }

  /// The entry, of this or of another router, of a module.
  func anyEntry(of module: any Presentable) -> StackEntry? {
    let object = ObjectIdentifier(module)
    if let entry = screens.value(of: object), entry.module === module { return entry }
    return modules.value(of: object)
  }

  func entry(showing screen: any Screen) -> StackEntry? {
    own(screens.value(of: ObjectIdentifier(screen)))
  }

  /// Whether a screen belongs to a module that is meant to be shown, or is one.
  func shows(_ screen: any Screen) -> Bool { entry(behind: screen) != nil }

  func has(_ entry: StackEntry) -> Bool { entry.layer?.index === self }

  private func own(_ entry: StackEntry?) -> StackEntry? {
    guard let entry, has(entry) else { return nil }
    return entry
  }

  /// What a module is called, which is shown or has just left; number 0, if neither is so.
  func id(of module: any Presentable, orOneOf removed: [Transaction.Removal] = []) -> ModuleID {
    if let entry = entry(of: module) { return entry.id }
    return removed.last { $0.entry.module === module }?.entry.id ?? ModuleID(0, module.name)
  }

  /// Takes an entry in, which gets its number the first time.
  func add(_ entry: StackEntry) {
    if entry.serial == 0 {
      total += 1
      entry.serial = total
    }
    screens.insert(entry)
    if !entry.isItsOwnScreen { modules.insert(entry) }
    let roles = entry.roles
    if roles.contains(.leaveGuard) { guardedCount += 1 }
    if roles.contains(.container) { containerCount += 1 }
  }

  /// Takes an entry out whose module was not let go yet.
  func remove(_ entry: StackEntry) {
    screens.remove(entry)
    if !entry.isItsOwnScreen { modules.remove(entry) }
    let roles = entry.roles
    if roles.contains(.leaveGuard) { guardedCount -= 1 }
    if roles.contains(.container) { containerCount -= 1 }
  }
}

private enum ByScreen: IdentityKey {
  static func identity(of entry: StackEntry) -> ObjectIdentifier? { ObjectIdentifier(entry.screen) }
}

private enum ByModule: IdentityKey {
  static func identity(of entry: StackEntry) -> ObjectIdentifier? {
    guard let module = entry.module, module !== entry.screen else { return nil }
    return ObjectIdentifier(module)
  }
}
