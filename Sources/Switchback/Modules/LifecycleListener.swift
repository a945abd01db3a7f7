/// A module or coordinator that follows its own place on the stack.
///
/// A module hears about itself, and a coordinator about its flow. Conform a module or a coordinator to this protocol,
/// and implement the methods that you need. You register nothing and call nothing.
///
/// ```swift
/// final class PlayerPage: Screen, Presentable, LifecycleListener {
///   func onShown() { player.play() }
///   func onCovered() { player.pause() }
///   func onUncovered() { player.play() }
///   func onRemoved(_ cause: EndCause) { player.stop() }
/// }
/// ```
///
/// The calls begin with ``onShown()`` and end with ``onRemoved(_:)``. In between, ``onCovered()`` and
/// ``onUncovered()`` alternate. The order of the calls is fixed:
///
/// - When something is covered, from the inside out: the module, the coordinator of the inner flow, the coordinator
///   of the outer flow.
/// - When something is shown or uncovered, from the outside in: the coordinator of the outer flow, that of the inner
///   flow, the module.
/// - When modules leave, the top one first, modules before their coordinators, and children before parents.
///
/// The router decides who is shown or uncovered after all callbacks have run, right before it tells the host what to
/// show. Only a listener that is on top at that moment gets the call. A module that goes in below others gets
/// ``onShown()`` when they have left. A module that is only passed through, on the way back to the root or between two
/// flows, hears only of its removal. An object that is both a module and a coordinator gets the calls for both.
@MainActor
public protocol LifecycleListener: AnyObject {
  /// Tells the listener that it is on top for the first time.
  ///
  /// For a coordinator, a module of its flow is on top.
  func onShown()

  /// Tells the listener that it is still there, but no longer on top.
  ///
  /// For a coordinator, the module on top belongs to a flow that is neither its own nor started from its own.
  func onCovered()

  /// Tells the listener that it is on top again.
  func onUncovered()

  /// Tells a module that it has left the stack, or a coordinator that its flow is over.
  ///
  /// The router calls this method once, even if the listener was never on top.
  ///
  /// - Parameter cause: Why the module left, or why the flow ended.
  func onRemoved(_ cause: EndCause)
}

extension LifecycleListener {
  /// Does nothing.
  public func onShown() {}

  /// Does nothing.
  public func onCovered() {}

  /// Does nothing.
  public func onUncovered() {}

  /// Does nothing.
  public func onRemoved(_ cause: EndCause) {}
}
