/// Hears of its own place on the stack: a module of itself, a coordinator of its flow.
///
/// Conform a module or a coordinator to it, and implement what you want to hear; there is nothing to
/// register and nothing to call.
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
/// It begins with ``onShown()`` and ends with ``onRemoved(_:)``; in between, covered and uncovered take
/// turns. What is covered hears of it from the inside out, what is shown or uncovered from the outside
/// in: the coordinator of the outer flow, that of the inner one, the module. What leaves is told top
/// first, modules before their coordinators, children before parents.
///
/// Only what is on top when everyone has had a say is shown or uncovered, right before the host is told to
/// show it. A module that goes in below
/// others is shown when they have left; one that was only passed through, on the way back to the root or
/// between two flows, hears nothing but that it is removed. An object that is a module and a coordinator
/// in one hears of both.
@MainActor
public protocol LifecycleListener: AnyObject {
  /// It is on top for the first time.
  ///
  /// For a coordinator: a module of its flow is.
  func onShown()

  /// It is not on top any more, and still there.
  ///
  /// For a coordinator: the module on top is of another flow, not one started from its own.
  func onCovered()

  /// It is on top again.
  func onUncovered()

  /// It has left the stack; for a coordinator, its flow is over.
  ///
  /// Told once, also if it was never on top.
  ///
  /// - Parameter cause: Why.
  func onRemoved(_ cause: EndCause)
}

extension LifecycleListener {
  /// Nothing happens.
  public func onShown() {}

  /// Nothing happens.
  public func onCovered() {}

  /// Nothing happens.
  public func onUncovered() {}

  /// Nothing happens.
  public func onRemoved(_ cause: EndCause) {}
}
