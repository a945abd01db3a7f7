/// Hears, exactly once, that a flow it started is over, whatever ended it.
///
/// Implement one of the two methods. A listener is held weakly; one that is gone is not told. Nor can
/// one be told of a coordinator that died before its flow was over, which takes dependencies of your own
/// that drop what they own without a word.
///
/// ```swift
/// func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
///   flow.push(home)                  // finished, or the user went back
/// }
/// ```
///
/// The coordinator has left the stack and its owner by then. Requests made here are judged after the
/// callbacks that are due, and reach the host as one step together with the end itself.
///
/// > Source: the `CoordinatorFlowListener` of "Experience of using coordinators".
@MainActor
public protocol CoordinatorFlowListener: AnyObject {
  /// A flow is over.
  ///
  /// - Parameter coordinator: The coordinator of that flow.
  func onFlowFinished(coordinator: any Coordinator)

  /// A flow is over, for this cause.
  ///
  /// The default calls the short form.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of that flow.
  ///   - cause: Why it ended; ``EndCause/finished`` if the flow has a result.
  func onFlowFinished(coordinator: any Coordinator, cause: EndCause)
}

extension CoordinatorFlowListener {
  /// Nothing happens.
  public func onFlowFinished(coordinator: any Coordinator) {}

  /// Calls the short form.
  public func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
    onFlowFinished(coordinator: coordinator)
  }
}
