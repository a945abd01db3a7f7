/// What is known of a class of modules or coordinators, asked of the runtime once for each class.
@MainActor
final class TypeTraits {
  /// The name of the class, without the module that it is from.
  let name: String

  let roles: Roles

  /// The class as one of coordinators that show routes, if it is.
  let guides: (any RouteCoordinator.Type)?

  /// The type of the routes that those show.
  let routes: ObjectIdentifier?

  /// What its objects are beside modules or coordinators.
  struct Roles: OptionSet {
    let rawValue: UInt8

    /// They may mind being left.
    static let leaveGuard = Roles(rawValue: 1)

    /// They are containers of tabs.
    static let container = Roles(rawValue: 2)

    /// They hear of their place on the stack.
    static let listener = Roles(rawValue: 4)

    /// They may be both, modules and coordinators.
    static let coordinator = Roles(rawValue: 8)

    /// They have a state that is kept.
    static let restorable = Roles(rawValue: 16)
  }

  fileprivate let type: AnyObject.Type

  private static let known = IdentityTable<ByType>()

  /// What was asked for last, which is often asked for again.
  private static var latest: TypeTraits?

  private init(of type: AnyObject.Type) {
    self.type = type
    name = String(describing: type)
    var roles: Roles = []
    if type is any LeaveGuard.Type { roles.insert(.leaveGuard) }
    if type == TabContainer.self { roles.insert(.container) }
    if type is any LifecycleListener.Type { roles.insert(.listener) }
    if type is any Coordinator.Type { roles.insert(.coordinator) }
    if type is any Restorable.Type { roles.insert(.restorable) }
    self.roles = roles
    guides = type as? any RouteCoordinator.Type
    routes = guides?.typeOfRoutes
  }

  /// What is known of the class of an object.
  ///
  /// Inlined, an object of the class that was asked for last costs a comparison.
  @inline(__always)
  static func traits(of object: AnyObject) -> TypeTraits {
    let type: AnyObject.Type = Swift.type(of: object)
    if let latest, latest.type == type { return latest }
    return traits(of: type)
  }

  @inline(never)
  private static func traits(of type: AnyObject.Type) -> TypeTraits {
    if let traits = known.value(of: ObjectIdentifier(type)) {
      latest = traits
      return traits
    }
    let traits = TypeTraits(of: type)
    known.insert(traits)
    return traits
  }
}

private enum ByType: IdentityKey {
  static func identity(of traits: TypeTraits) -> ObjectIdentifier? { ObjectIdentifier(traits.type) }
}
