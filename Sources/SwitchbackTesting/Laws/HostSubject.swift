public import Switchback

/// A host to check, and how to act on it as the user.
///
/// Only the host and its screens are required. Leave out what the platform does not have. ``UserActs`` describes what
/// the user can do.
///
/// ```swift
/// final class ArrayHostSubject: HostSubject {
///   private let array = ArrayHost()
///   var host: any StackHost { array }
///   func makeScreen(_ name: String) -> any Screen { Page() }
///   func back() -> UserActOutcome {
///     array.back()
///     return .done
///   }
/// }
/// ```
@MainActor
public protocol HostSubject: UserActs {
  /// The host, which shows nothing and has no router yet.
  var host: any StackHost { get }

  /// Creates a screen that the host can show.
  ///
  /// - Parameter name: The name of the screen, to display if the screen can display a name.
  /// - Returns: A new screen.
  func makeScreen(_ name: String) -> any Screen

  /// Creates a screen that the host cannot show.
  ///
  /// The default creates none.
  ///
  /// - Returns: A new screen, or nil if the host can show every screen.
  func makeForeignScreen() -> (any Screen)?

  /// Whether the container can keep a swipe from beginning.
  ///
  /// The default is yes. If the platform lets every swipe begin, a swipe can remove a `LeaveGuard` that refuses. The
  /// router then has to put it back, and to report that once.
  var canForbidSwipes: Bool { get }
}

extension HostSubject {
  /// The screens of the host.
  public var screens: [any Screen] { host.screens }

  /// Nil, because the sheets cannot be seen.
  public var sheets: [[any Screen]]? { nil }

  /// Creates none.
  ///
  /// - Returns: Nil.
  public func makeForeignScreen() -> (any Screen)? { nil }

  /// Yes.
  public var canForbidSwipes: Bool { true }

  /// Does nothing, because the platform has no such act.
  ///
  /// - Returns: ``UserActOutcome/unavailable``.
  public func back() -> UserActOutcome { .unavailable }

  /// Does nothing, because the platform has no such act.
  ///
  /// - Parameter depth: The number of screens that stay.
  /// - Returns: ``UserActOutcome/unavailable``.
  public func back(toDepth depth: Int) -> UserActOutcome { .unavailable }

  /// Does nothing, because the platform has no such act.
  ///
  /// - Returns: ``UserActOutcome/unavailable``.
  public func beginSwipe() -> UserActOutcome { .unavailable }

  /// Does nothing, because the platform has no such act.
  ///
  /// - Returns: ``UserActOutcome/unavailable``.
  public func commitSwipe() -> UserActOutcome { .unavailable }

  /// Does nothing, because the platform has no such act.
  ///
  /// - Returns: ``UserActOutcome/unavailable``.
  public func cancelSwipe() -> UserActOutcome { .unavailable }

  /// Does nothing, because the platform has no such act.
  ///
  /// - Returns: ``UserActOutcome/unavailable``.
  public func pullDown() -> UserActOutcome { .unavailable }

  /// Does nothing, because the platform has no such act.
  ///
  /// - Parameter choice: The position of the choice, from 0, or nil to dismiss the question.
  /// - Returns: ``UserActOutcome/unavailable``.
  public func answer(_ choice: Int?) -> UserActOutcome { .unavailable }

  /// Does nothing, because nothing moves.
  public func completeTransitions() async {}
}
