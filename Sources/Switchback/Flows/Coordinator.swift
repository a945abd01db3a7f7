/// An object that decides what comes next in one flow.
///
/// A coordinator is an ordinary class. It receives a ``Flow``, and shows its first module in ``start()``. It knows
/// neither whether its flow was pushed or made the root, nor who started the flow.
///
/// ```swift
/// final class NameCoordinator: Coordinator {
///   private let flow: Flow<String>
///   init(flow: Flow<String>) { self.flow = flow }
///
///   func start() {
///     flow.push(NamePage { [flow] name in flow.finish(name) })
///   }
/// }
/// ```
///
/// A coordinator lives until its flow is over. The policy of the router decides who owns it until then (see
/// ``CoordinatorDependencies``). If you remove a coordinator earlier from one of this package's own
/// ``CoordinatorDependencies``, its flow ends with ``EndCause/parentEnded``. To learn when its flow is covered, a
/// coordinator conforms to ``LifecycleListener``.
///
/// > Source: the coordinator of Soroush Khanlou ("The Coordinator", 2015), and that of "Experience of using
/// > coordinators", without a base class.
@MainActor
public protocol Coordinator: AnyObject {
  /// Begins the flow.
  ///
  /// Show the first module here, or start the first child flow.
  ///
  /// The router calls this method once, before the `flow.start` that made this coordinator returns. Before the call,
  /// the router gives the coordinator to its owner. <doc:StartingAFlow> compares the two methods named `start`.
  func start()
}
