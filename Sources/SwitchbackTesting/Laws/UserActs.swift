public import Switchback

/// The acts of a user on a container, for the laws to perform.
///
/// If a container has no such act, such as a swipe in a terminal, return ``UserActOutcome/unavailable``. The laws then
/// do not check what needs this act.
@MainActor
public protocol UserActs: AnyObject {
  /// The screens on the container, root first, top last.
  var screens: [any Screen] { get }

  /// The screens of each presented stack, lowest first; nil if that cannot be seen.
  var sheets: [[any Screen]]? { get }

  /// Goes back one screen on the stack on top, as a back button does.
  ///
  /// - Returns: The outcome. If the container leaves the decision to the router, return ``UserActOutcome/done``.
  func back() -> UserActOutcome

  /// Goes back several screens in one event on the stack on top, as a long press on a back button does.
  ///
  /// - Parameter depth: The number of screens that stay.
  /// - Returns: The outcome.
  func back(toDepth depth: Int) -> UserActOutcome

  /// Begins to swipe back on the stack on top.
  ///
  /// - Returns: ``UserActOutcome/refused`` if the container did not let the swipe begin. That is a violation if no
  ///   module can refuse. ``UserActOutcome/unavailable`` if there is no swipe.
  func beginSwipe() -> UserActOutcome

  /// Completes the swipe.
  ///
  /// - Returns: The outcome.
  func commitSwipe() -> UserActOutcome

  /// Cancels the swipe.
  ///
  /// - Returns: The outcome.
  func cancelSwipe() -> UserActOutcome

  /// Pulls down the presented stack on top.
  ///
  /// - Returns: ``UserActOutcome/refused`` if the container did not let the stack go. That is a violation if no module
  ///   can refuse. ``UserActOutcome/unavailable`` if the user cannot pull down sheets.
  func pullDown() -> UserActOutcome

  /// Answers the open question.
  ///
  /// - Parameter choice: The position of the choice, from 0, or nil to dismiss the question.
  /// - Returns: ``UserActOutcome/refused`` if no question is open.
  func answer(_ choice: Int?) -> UserActOutcome

  /// Waits until nothing moves.
  ///
  /// By then, all transitions have ended, and the container has processed its input. If nothing moves, the method may
  /// make the container report again what it shows.
  func completeTransitions() async
}
