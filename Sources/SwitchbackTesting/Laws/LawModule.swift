import Switchback

/// A module whose screen comes from what is checked, and whose manners come from the scenario.
@MainActor
final class LawModule: LeaveGuard {
  let name: String
  var leaving = LeavePolicy.allowed
  var backGesture = BackGesture.automatic
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
