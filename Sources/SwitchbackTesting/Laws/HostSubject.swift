public import Switchback

/// A host that is to be checked, and how to do on it what its users do.
///
/// Only the host and its screens are required. What the platform has no notion of is left out; what
/// can be done is described in ``UserActs``.
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

  /// Makes a screen that the host can show.
  ///
  /// - Parameter name: What to call it, where that can be seen.
  /// - Returns: A new screen.
  func makeScreen(_ name: String) -> any Screen

  /// Makes a screen that the host cannot show.
  ///
  /// The default makes none.
  ///
  /// - Returns: A new screen, or nil if the host can show every screen.
  func makeForeignScreen() -> (any Screen)?

  /// Whether the container can keep a swipe from beginning.
  ///
  /// The default is that it can. Where the platform lets every swipe begin, what minds being left has to be put back
  /// when one has taken it, and that is reported once.
  var canForbidSwipes: Bool { get }
}

extension HostSubject {
  /// The host's screens.
  public var screens: [any Screen] { host.screens }

  /// Cannot be seen.
  public var sheets: [[any Screen]]? { nil }

  /// None.
  ///
  /// - Returns: Nil.
  public func makeForeignScreen() -> (any Screen)? { nil }

  /// It can.
  public var canForbidSwipes: Bool { true }

  /// There is no such thing.
  ///
  /// - Returns: That it is unavailable.
  public func back() -> UserActOutcome { .unavailable }

  /// There is no such thing.
  ///
  /// - Parameter depth: How many screens are left.
  /// - Returns: That it is unavailable.
  public func back(toDepth depth: Int) -> UserActOutcome { .unavailable }

  /// There is no such thing.
  ///
  /// - Returns: That it is unavailable.
  public func beginSwipe() -> UserActOutcome { .unavailable }

  /// There is no such thing.
  ///
  /// - Returns: That it is unavailable.
  public func commitSwipe() -> UserActOutcome { .unavailable }

  /// There is no such thing.
  ///
  /// - Returns: That it is unavailable.
  public func cancelSwipe() -> UserActOutcome { .unavailable }

  /// There is no such thing.
  ///
  /// - Returns: That it is unavailable.
  public func pullDown() -> UserActOutcome { .unavailable }

  /// There is no such thing.
  ///
  /// - Parameter choice: The position of the choice, from 0, or nil to dismiss the question.
  /// - Returns: That it is unavailable.
  public func answer(_ choice: Int?) -> UserActOutcome { .unavailable }

  /// Nothing moves.
  public func completeTransitions() async {}
}
