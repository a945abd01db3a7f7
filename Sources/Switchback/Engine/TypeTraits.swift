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

  private static var known: [ObjectIdentifier: TypeTraits] = [:]

  private init(of type: AnyObject.Type) {
    name = String(describing: type)
    isGuard = type is any LeaveGuard.Type
    isContainer = type == TabRouter.self
    isListener = type is any LifecycleListener.Type
  }

  /// What is known of the class of an object.
  static func traits(of object: AnyObject) -> TypeTraits {
    let type: AnyObject.Type = type(of: object)
    let known = known
    if let traits = known[ObjectIdentifier(type)] { return traits }
    let traits = TypeTraits(of: type)
    self.known = known.merging([ObjectIdentifier(type): traits]) { $1 }
    return traits
  }
}
