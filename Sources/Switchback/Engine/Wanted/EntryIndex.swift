/// The entries on all stacks of a router, by module and by screen.
///
/// The routers of a process share one table, so that what another one shows is found in the same look.
@MainActor
final class EntryIndex {
  private static let allScreens = EntryTable<ByScreen>()
  private static let allModules = EntryTable<ByModule>()

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
  func entry(behind object: AnyObject) -> StackEntry? {
    anyEntry(behind: object, where: { has($0) })
  }

  func entry(of module: any Presentable) -> StackEntry? { entry(of: module, where: { has($0) }) }

  /// Tells the hosts of the routers that show a module that the module may have changed its mind.
  static func noteStateChange(of module: any Presentable) {
    let object = ObjectIdentifier(module)
    let shown = allModules.all(of: object) + allScreens.all(of: object)
    for entry in shown where entry.module === module {
      entry.layer?.reporter?.noteStateChange(of: entry.id)
    }
  }

  func entry(showing screen: any Screen) -> StackEntry? {
    screens.first(of: ObjectIdentifier(screen)) { has($0) }
  }

  /// Whether a screen belongs to a module that is meant to be shown, or is one.
  func shows(_ screen: any Screen) -> Bool { entry(behind: screen) != nil }

  func has(_ entry: StackEntry) -> Bool { entry.layer?.index === self }

  /// The entry of a module, among those meant.
  @inline(__always)
  func entry(of module: any Presentable, where isMeant: (StackEntry) -> Bool) -> StackEntry? {
    let object = ObjectIdentifier(module)
    return screens.first(of: object) { $0.module === module && isMeant($0) }
      ?? modules.first(of: object, where: isMeant)
  }

  /// The entry, of this or of another router, that an object is the module or the screen of.
  @inline(__always)
  private func anyEntry(
    behind object: AnyObject, where isMeant: (StackEntry) -> Bool
  ) -> StackEntry? {
    let object = ObjectIdentifier(object)
    return screens.first(of: object, where: isMeant) ?? modules.first(of: object, where: isMeant)
  }

  /// Where an object is shown.
  enum Place {
    /// By this router.
    case here
    /// By another router, which somebody has.
    case elsewhere
  }

  /// Where an object is shown that is a module or the screen of one; nil if no router in use shows it.
  @inline(__always)
  func place(of object: AnyObject) -> Place? {
    guard let latest = anyEntry(behind: object, where: { _ in true }) else { return nil }
    if has(latest) || entry(behind: object) != nil { return .here }
    let other = anyEntry(behind: object) { $0.layer?.reporter?.isInUse == true }
    return other.map { _ in .elsewhere }
  }

  /// Requires that no router in use shows an object, which is a module or its screen.
  func check(_ object: AnyObject, isFreeFor module: any Presentable) throws(Refusal) {
    switch place(of: object) {
    case nil: break
    case .here: throw .rejected(.alreadyInStack, naming: module.name)
    case .elsewhere: throw .rejected(.shownByAnotherRouter, naming: module.name)
    }
  }

  /// What a module is called, which is shown or has just left; number 0, if neither is so.
  func id(of module: any Presentable, orOneOf removed: [StackChange.Removal] = []) -> ModuleID {
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
