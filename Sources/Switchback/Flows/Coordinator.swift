/// Decides what comes next in one flow.
///
/// A coordinator is an ordinary class that is given a ``Flow`` and shows its first module in
/// ``start()``. It knows neither whether it was pushed or made the root, nor who started it.
///
/// ```swift
/// final class NameCoordinator: Coordinator {
///   private let flow: Flow<String>
///   init(flow: Flow<String>) { self.flow = flow }
///   func start() { flow.push(NamePage { [flow] name in flow.finish(name) }) }
/// }
/// ```
///
/// A coordinator lives until its flow is over; who keeps it is the policy of its router (see
/// ``CoordinatorDependencies``). If it is removed from the dependencies of this package
/// earlier, the flow ends ``EndCause/parentEnded``. One that wants to hear when its flow is covered conforms to
/// ``LifecycleListener``.
///
/// > Source: the coordinator of Soroush Khanlou ("The Coordinator", 2015), and that of "Experience of using
/// > coordinators", without a base class.
@MainActor
public protocol Coordinator: AnyObject {
  /// Begins the flow.
  ///
  /// Called once, by the router, which owns the coordinator by then: before the `start` of the flow around it
  /// returns, which is what code calls. <doc:StartingAFlow> has the two words side by side.
  ///
  /// Show the first module here, or start the first child flow.
  func start()
}
