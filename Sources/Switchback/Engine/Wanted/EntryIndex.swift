/// The entries on all stacks of a router, by module and by screen.
@MainActor
final class EntryIndex {
  private let screens = IdentityTable<ByScreen>()

  /// Those whose modules are not their own screens.
  private let modules = IdentityTable<ByModule>()

  /// How many of them may mind being left.
  private(set) var guardedCount = 0

  /// How many of them are containers of tabs.
  private(set) var containerCount = 0

  /// The number of the latest entry; it goes back where making the entries of a step has failed.
  var lastSerial = 0

  /// The number of the next entry.
  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// The entry that an object is the module or the screen of.
  func entry(behind object: AnyObject) -> StackEntry? {
    let object = ObjectIdentifier(object)
    return screens.value(of: object) ?? modules.value(of: object)
  }

  /// The entry of a module.
  func entry(of module: any Presentable) -> StackEntry? {
    let object = ObjectIdentifier(module)
    if let entry = screens.value(of: object), entry.module === module { return entry }
    return modules.value(of: object)
  }

  /// The entry whose screen this is.
  func entry(showing screen: any Screen) -> StackEntry? {
    screens.value(of: ObjectIdentifier(screen))
  }

  /// Whether a screen belongs to a module that is meant to be shown, or is one.
  func shows(_ screen: any Screen) -> Bool { entry(behind: screen) != nil }

  /// What a module is called, which is shown or has just left; number 0, if neither is so.
  func id(of module: any Presentable, orOneOf removed: [Transaction.Removal] = []) -> ModuleID {
    let gone = removed.last { $0.entry.module === module }
    return (entry(of: module) ?? gone?.entry)?.id ?? ModuleID(0, module.name)
  }

  /// The modules and screens that are meant to be shown.
  var objects: Set<ObjectIdentifier> {
    Set(
      (screens.values + modules.values).flatMap { entry in
        [ObjectIdentifier(entry.screen)] + (entry.module.map { [ObjectIdentifier($0)] } ?? [])
      })
  }

  func add(_ entry: StackEntry) {
    screens.insert(entry)
    if !entry.isItsOwnScreen { modules.insert(entry) }
    count(1, for: entry)
  }

  /// Takes an entry out whose module was not let go yet.
  func remove(_ entry: StackEntry) {
    screens.remove(entry)
    if !entry.isItsOwnScreen { modules.remove(entry) }
    count(-1, for: entry)
  }

  private func count(_ difference: Int, for entry: StackEntry) {
    let roles = entry.roles
    if roles.contains(.leaveGuard) { guardedCount += difference }
    if roles.contains(.container) { containerCount += difference }
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
