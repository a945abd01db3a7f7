/// The tab to which the user goes back from the root of a tab.
///
/// If there is no such tab, going back leaves the container. The container is then popped, or the flow that shows it
/// ends, just as with any other module.
///
/// | going back from **C**; A was shown first, the visits were A, B, A, B, C | leads to |
/// | --- | --- |
/// | ``none`` | out of the container |
/// | ``firstTab`` | A, the first in the bar; then out |
/// | ``initialTab`` | the one that was selected at first; then out |
/// | ``order`` | B, then A: the tabs before C in the bar; then out |
/// | ``history`` | B, then A: each visited tab once, the latest first; then out |
/// | ``fullHistory`` | B, A, B, A: every visit; then out |
///
/// If going back leaves the whole program (see ``BackOrigin/leavesProgram``), the user comes to no other tab.
///
/// > Source: the `backBehavior` of React Navigation's tabs.
public enum TabBack: String, CaseIterable, Hashable, Sendable {
  /// No tab: going back leaves the container.
  case none

  /// The first tab of the bar.
  case firstTab

  /// The tab that was selected when the container was shown.
  ///
  /// Once that tab is removed, the first tab of the bar.
  case initialTab

  /// The tab before the current one in the bar.
  case order

  /// The tab visited before the current one, with each tab counted once.
  case history

  /// The tab visited before the current one, with every visit counted.
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
