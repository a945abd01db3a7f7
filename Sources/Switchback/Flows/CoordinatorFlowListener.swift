/// An object that is notified exactly once when a flow it started is over, whatever ended it.
///
/// Implement one of the two methods. The router holds a listener weakly, and does not notify one that is gone. It
/// also does not notify a listener of a coordinator that was released before its flow was over. That happens only
/// with dependencies of your own that release coordinators without telling the router.
///
/// ```swift
/// func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
///   flow.push(home)                  // finished, or the user went back
/// }
/// ```
///
/// When the router calls the listener, the flow's modules have left the stack, and the coordinator has left its
/// owner. Requests that you make here wait until the pending callbacks have run. They reach the host as one step
/// together with the end of the flow.
///
/// > Source: the `CoordinatorFlowListener` of "Experience of using coordinators".
@MainActor
public protocol CoordinatorFlowListener: AnyObject {
  /// Handles the end of a flow.
  ///
  /// - Parameter coordinator: The coordinator of the flow that ended.
  func onFlowFinished(coordinator: any Coordinator)

  /// Handles the end of a flow, and receives its cause.
  ///
  /// The default calls the method without a cause.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of the flow that ended.
  ///   - cause: Why the flow ended. It is ``EndCause/finished`` if the flow has a result.
  func onFlowFinished(coordinator: any Coordinator, cause: EndCause)
}

extension CoordinatorFlowListener {
  /// Does nothing.
  public func onFlowFinished(coordinator: any Coordinator) {}

  /// Calls the method without a cause.
  public func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
    onFlowFinished(coordinator: coordinator)
  }
}
