/// The owner of the coordinators of child flows, in place of a base class with an array of children.
///
/// The router makes dependencies for every flow. They own the coordinators of the flows that were started from that
/// flow, and release each coordinator when its flow is over. The policy of the router decides which kind it makes:
/// ``DefaultCoordinatorDependencies``, or the kind that ``DefaultCoordinatorDependencies/screenOwned(onIssue:)``
/// makes. A coordinator may also have dependencies of its own, and add and remove coordinators by hand.
///
/// > Source: the `CoordinatorDependencies` of "Experience of using coordinators".
@MainActor
public protocol CoordinatorDependencies: AnyObject {
  /// The coordinators that these dependencies own, in the order in which they were added.
  var coordinators: [any Coordinator] { get }

  /// Whether these dependencies own a coordinator even while its flow shows something.
  ///
  /// If not, what the flow shows retains the coordinator. The place of a module on the stack then retains the
  /// coordinator of the module's flow, and a coordinator retains the coordinator of the flow around its own. The
  /// default is true.
  var ownsWhileShown: Bool { get }

  /// Takes ownership of a coordinator.
  ///
  /// - Parameter coordinator: A coordinator that these dependencies do not own yet.
  func add(_ coordinator: any Coordinator)

  /// Releases a coordinator.
  ///
  /// The router calls this method before it tells anyone that the flow is over.
  ///
  /// - Parameter coordinator: A coordinator that was added before.
  func remove(_ coordinator: any Coordinator)
}

extension CoordinatorDependencies {
  /// True: these dependencies own a coordinator until its flow is over.
  public var ownsWhileShown: Bool { true }
}
