/// What is known of a class of modules or coordinators, asked of the runtime once for each class.
@MainActor
final class TypeTraits {
  /// The name of the class, without the module that it is from.
  let name: String

  /// Whether its objects may mind being left.
  let isGuard: Bool

  /// Whether its objects are containers of tabs.
  let isContainer: Bool

  /// Whether its objects hear of their place on the stack.
  let isListener: Bool

  fileprivate let type: AnyObject.Type

  private static let known = IdentityTable<ByType>()

  /// What was asked for last, which is often asked for again.
  private static var latest: TypeTraits?

  private init(of type: AnyObject.Type) {
    self.type = type
    name = String(describing: type)
    isGuard = type is any LeaveGuard.Type
    isContainer = type == TabRouter.self
    isListener = type is any LifecycleListener.Type
  }

  /// What is known of the class of an object.
  static func traits(of object: AnyObject) -> TypeTraits {
    let type: AnyObject.Type = Swift.type(of: object)
    if let latest, latest.type == type { return latest }
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
