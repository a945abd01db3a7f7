/// Which tab the user's back leads to at the root of a tab.
///
/// Where it leads to none, going back leaves the container: it is popped, or the flow that shows it ends,
/// just as with any other module.
///
/// | back from **C**, opened as A, after B, A, B, C were visited | leads to |
/// | --- | --- |
/// | ``none`` | out of the container |
/// | ``firstTab`` | A, the first in the bar; then out |
/// | ``initialTab`` | the one that was selected at first; then out |
/// | ``order`` | B, then A: those before it in the bar; then out |
/// | ``history`` | B, then A: each visited tab once, the latest first; then out |
/// | ``fullHistory`` | B, A, B, A: every visit; then out |
///
/// Whoever leaves the whole program (see ``BackOrigin/leavesProgram``) is led to no other tab.
///
/// > Source: the `backBehavior` of React Navigation's tabs.
public enum TabBack: String, CaseIterable, Hashable, Sendable {
  /// To none: it leaves the container.
  case none

  /// To the first tab of the bar.
  case firstTab

  /// To the tab that was selected when the container was shown.
  ///
  /// Once that is removed, to the first.
  case initialTab

  /// To the tab before it in the bar.
  case order

  /// To the tab visited before it, each of them once.
  case history

  /// To the tab visited before it, as often as it was visited.
  case fullHistory
}
