/// A module that decides whether it may leave.
///
/// Before modules leave, the router asks all of them, top first, whether code or the user wants to remove them. If one
/// module refuses, everything stays. The router does not ask the modules of a flow that finishes or is cancelled, of a
/// flow whose parent ends, or of a router that goes. It asks no module at all, not even those above that flow, when the
/// task of a flow is cancelled, when code removes a coordinator from its dependencies by hand, or when a signal ends
/// the process (``BackOrigin/signal``).
///
/// ```swift
/// final class Form: Screen, Presentable, LeaveGuard {
///   var isDirty = false
///   var leaving: LeavePolicy { isDirty ? .ask : .allowed }
///
///   func askToLeave(_ attempt: LeaveAttempt) {
///     Task {
///       if await flow.ask(.discardChanges) == true {
///         attempt.leaveAnyway()
///       }
///     }
///   }
/// }
/// ```
///
/// > Source: the leave prompts of React Navigation ("usePreventRemove") and of Android's back dispatcher. Here they are
/// > for every way of leaving, even when the user does not go back.
@MainActor
public protocol LeaveGuard: Presentable {
  /// The module's current answer to whether it may leave.
  ///
  /// The router reads this property whenever the module is about to leave, and hosts read it before a gesture begins.
  /// It must return quickly. When its value changes, hosts notice by themselves if the value is observable, from iOS
  /// 17 on. Otherwise, call ``Presentable/stateChanged()``.
  var leaving: LeavePolicy { get }

  /// Handles an attempt to remove this module while ``leaving`` is ``LeavePolicy/ask``.
  ///
  /// Everything stays until you call ``LeaveAttempt/leaveAnyway()``, now or later. Other requests go on meanwhile.
  /// The default refuses.
  ///
  /// - Parameter attempt: The attempt. Releasing it is a refusal.
  func askToLeave(_ attempt: LeaveAttempt)
}

extension LeaveGuard {
  /// Refuses, by releasing the attempt.
  public func askToLeave(_ attempt: LeaveAttempt) {}
}

/// The answer of a module to whether it may leave.
public enum LeavePolicy: String, Hashable, Sendable {
  /// The module may leave.
  case allowed

  /// The module must not leave.
  case refused

  /// The module wants to be asked first.
  case ask
}
