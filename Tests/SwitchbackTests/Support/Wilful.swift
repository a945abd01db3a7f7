import Switchback
import SwitchbackTesting

/// A module with a will of its own about being left.
@MainActor
final class Wilful: Screen, LeaveGuard {
  let name: String
  var leaving: LeavePolicy
  var backGesture: BackGesture

  /// What it was asked, the latest last.
  private(set) var attempts: [LeaveAttempt] = []

  /// How often it was asked.
  private(set) var asked = 0

  init(_ name: String, _ leaving: LeavePolicy = .allowed, gesture: BackGesture = .automatic) {
    self.name = name
    self.leaving = leaving
    backGesture = gesture
  }

  func askToLeave(_ attempt: LeaveAttempt) {
    asked += 1
    attempts.append(attempt)
  }

  /// Lets go of what it was asked, after doing something with the latest.
  @discardableResult
  func answer<Result>(_ body: (LeaveAttempt?) -> Result) -> Result {
    let latest = attempts.popLast()
    return body(latest)
  }
}
