import Switchback
import SwitchbackTesting

/// A host on which the user goes back.
@MainActor
protocol UsedHost: StackHost {
  /// Leaves the screen on top, as a person does.
  func goBack()
}

extension BareHost: UsedHost {
  func goBack() { goBack(1) }
}

extension InMemoryHost: UsedHost {
  func goBack() { back() }
}
