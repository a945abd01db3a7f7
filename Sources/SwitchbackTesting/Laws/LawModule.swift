import Switchback

/// A module whose screen comes from what is checked, and whose manners come from the scenario.
@MainActor
final class LawModule: LeaveGuard {
  let name: String
  var leaving = LeavePolicy.allowed { didSet { stateChanged() } }
  var backGesture = BackGesture.automatic { didSet { stateChanged() } }
  private let screen: any Screen

  /// What it was asked and has not answered.
  private var attempt: LeaveAttempt?

  init(_ name: String, screen: any Screen) {
    self.name = name
    self.screen = screen
  }

  func presented() -> any Screen { screen }

  func askToLeave(_ attempt: LeaveAttempt) {
    self.attempt = attempt
  }

  /// Answers what it was asked last; says whether there was anything.
  func answer(_ isLeaving: Bool) -> Bool {
    guard let attempt else { return false }
    self.attempt = nil
    if isLeaving { attempt.leaveAnyway() } else { attempt.stay() }
    return true
  }
}

/// A module that never minds anything, as most do; a host may let its user do more with it.
@MainActor
final class CarefreeModule: Presentable {
  let name: String
  private let screen: any Screen

  init(_ name: String, screen: any Screen) {
    self.name = name
    self.screen = screen
  }

  func presented() -> any Screen { screen }
}

/// A screen for hosts that show everything.
@MainActor
final class LawScreen: Screen {}

/// A transition that no host knows.
struct LawTransition: CustomTransition {}
