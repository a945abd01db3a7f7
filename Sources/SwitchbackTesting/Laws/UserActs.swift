public import Switchback

/// What a user can do on a container, for the laws to do it.
///
/// A container that has no such thing, such as a terminal without gestures, answers
/// ``UserActOutcome/unavailable``, and what needs it is not checked.
@MainActor
public protocol UserActs: AnyObject {
  /// The screens on the container, root first, top last.
  var screens: [any Screen] { get }

  /// The screens of each stack that is presented over it, lowest first; nil if that cannot be seen.
  var sheets: [[any Screen]]? { get }

  /// Goes back one screen on the stack on top, as a back button does.
  ///
  /// - Returns: What came of it. If the container leaves the decision to the router, it is done.
  func back() -> UserActOutcome

  /// Goes back several screens in one event on the stack on top, as a long press on a back button does.
  ///
  /// - Parameter depth: How many screens are left.
  /// - Returns: What came of it.
  func back(toDepth depth: Int) -> UserActOutcome

  /// Begins to swipe back on the stack on top.
  ///
  /// - Returns: ``UserActOutcome/refused`` if the container did not let it begin, which is a violation where nothing
  ///   can mind; ``UserActOutcome/unavailable`` if there is no swipe.
  func beginSwipe() -> UserActOutcome

  /// Completes the swipe.
  ///
  /// - Returns: What came of it.
  func commitSwipe() -> UserActOutcome

  /// Cancels the swipe.
  ///
  /// - Returns: What came of it.
  func cancelSwipe() -> UserActOutcome

  /// Pulls down the stack on top, which is presented.
  ///
  /// - Returns: ``UserActOutcome/refused`` if the container did not let it go, which is a violation where nothing
  ///   can mind; ``UserActOutcome/unavailable`` if sheets are not pulled.
  func pullDown() -> UserActOutcome

  /// Answers the question that is being asked.
  ///
  /// - Parameter choice: The position of the choice, from 0, or nil to dismiss the question.
  /// - Returns: ``UserActOutcome/refused`` if nothing is being asked.
  func answer(_ choice: Int?) -> UserActOutcome

  /// Waits until nothing moves: transitions have run to their end, and input was worked off.
  ///
  /// Where nothing moves, it may make the container report what it shows again.
  func completeTransitions() async
}
