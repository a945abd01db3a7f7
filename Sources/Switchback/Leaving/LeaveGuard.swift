/// A module that minds being left.
///
/// Before modules leave, all of them are asked, top first, whether it is code or the user who wants
/// them gone; one refusal keeps everything. Not asked are the modules of a flow that finishes or whose
/// parent ends, of a cancelled task, and of a router that goes.
///
/// ```swift
/// final class Form: Screen, Presentable, LeaveGuard {
///   var isDirty = false
///   var leaving: LeavePolicy { isDirty ? .ask : .allowed }
///   func askToLeave(_ attempt: LeaveAttempt) {
///     Task { if await flow.ask(.discardChanges) == true { attempt.leaveAnyway() } }
///   }
/// }
/// ```
///
/// > Source: the prompts before leaving of React Navigation ("usePreventRemove") and of Android's back
/// > dispatcher, for every way of leaving and not for the user's back only.
@MainActor
public protocol LeaveGuard: Presentable {
  /// What it says about being left, right now.
  ///
  /// Read whenever the module is about to leave, and by hosts before a gesture begins. It must not
  /// take time. Where it answers differently than before, hosts see that by themselves if it is observable, from
  /// iOS 17 on; otherwise call ``Presentable/stateChanged()``.
  var leaving: LeavePolicy { get }

  /// Somebody wants this module gone, and ``leaving`` says ``LeavePolicy/ask``.
  ///
  /// Everything stays until ``LeaveAttempt/leaveAnyway()`` is called, now or later. Other requests go on
  /// meanwhile. The default refuses.
  ///
  /// - Parameter attempt: What was attempted. Letting go of it is a refusal.
  func askToLeave(_ attempt: LeaveAttempt)
}

extension LeaveGuard {
  /// Refuses, by letting go of the attempt.
  public func askToLeave(_ attempt: LeaveAttempt) {}
}

/// What a module says about being left.
public enum LeavePolicy: String, Hashable, Sendable {
  /// It may be left.
  case allowed

  /// It must not be left.
  case refused

  /// It wants to be asked first.
  case ask
}
