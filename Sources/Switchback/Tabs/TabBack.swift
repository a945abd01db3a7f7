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

extension TabBack {
  /// The tab that going back at the root of one leads to, or nil if it leads out of the container.
  ///
  /// - Parameters:
  ///   - selected: The tab that is shown.
  ///   - order: The tabs in the order of the bar.
  ///   - initial: The tab that was selected at first, while it is there.
  ///   - visited: The visits, the present one last.
  /// - Returns: That tab.
  func tab(
    before selected: TabID,
    in order: [TabID],
    initial: TabID?,
    visited: [TabID],
  ) -> TabID? {
    guard let position = order.firstIndex(of: selected) else { return nil }
    let target: TabID? =
      switch self {
      case .none: nil
      case .firstTab: order.first
      case .initialTab: initial ?? order.first
      case .order: position > 0 ? order[position - 1] : nil
      case .history, .fullHistory: visited.dropLast().last
      }
    return target == selected ? nil : target
  }
}
