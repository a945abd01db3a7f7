/// Owns the coordinators of child flows, in place of a base class with an array of children.
///
/// Every flow has one, which its router makes; it owns the coordinators that were started from that
/// flow, and lets each go when its flow is over. Which one that is, is the router's policy:
/// ``DefaultCoordinatorDependencies``, or what ``DefaultCoordinatorDependencies/screenOwned(onIssue:)``
/// makes. A coordinator may also have one of its own, and add and remove by hand.
///
/// > Source: the `CoordinatorDependencies` of "Experience of using coordinators".
@MainActor
public protocol CoordinatorDependencies: AnyObject {
  /// The coordinators it owns, in the order in which they were added.
  var coordinators: [any Coordinator] { get }

  /// Whether they own a coordinator also while its flow shows something.
  ///
  /// If not, what the flow shows keeps it: the place of a module on the stack keeps the coordinator of the
  /// module's flow, and a coordinator the one whose flow is around its own. The default is true.
  var ownsWhileShown: Bool { get }

  /// Takes a coordinator over, so that it lives.
  ///
  /// - Parameter coordinator: One that is not owned here yet.
  func add(_ coordinator: any Coordinator)

  /// Lets a coordinator go.
  ///
  /// The router does that before anyone is told that the flow is over.
  ///
  /// - Parameter coordinator: One that was added.
  func remove(_ coordinator: any Coordinator)
}

extension CoordinatorDependencies {
  /// They own a coordinator until its flow is over.
  public var ownsWhileShown: Bool { true }
}
