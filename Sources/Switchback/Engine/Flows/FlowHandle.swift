/// The handle of a flow, as its node knows it: whoever holds it can end the flow.
///
/// Coordinators hold their flow. When whatever owned a coordinator goes, the handle goes with it, and nobody is left
/// who could end the flow; so the router does, unless the flow is over by then.
@MainActor
protocol FlowHandle: AnyObject {
  /// The flow is over: nobody has to hear any more that the handle goes.
  func flowIsOver()
}
