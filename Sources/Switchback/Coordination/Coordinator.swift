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
/// Keep the flow for as long as the coordinator lives: a flow whose coordinator and handle are both
/// gone ends.
///
/// > Source: the coordinator of "Experience of using coordinators" and of Soroush Khanlou's
/// > articles, without their base class.
@MainActor
public protocol Coordinator: AnyObject {
  /// Begins the flow.
  ///
  /// Called once, by the router, which owns the coordinator by then.
  ///
  /// Show the first module here, or start the first child flow.
  func start()
}
