/// How one request wants the change to look.
///
/// A transition belongs to the request that carries it and never to the next one. When a host
/// catches up with several requests in one command, it is given the transition of the last.
///
/// ```swift
/// router.push(page, transition: .none)   // this push is not animated; the next one is
/// ```
public struct ScreenTransition: Hashable, Sendable, CustomStringConvertible {
  /// Whether the host should animate the change.
  ///
  /// A host that cannot animate ignores it.
  public let isAnimated: Bool

  /// The host's ordinary way of showing the change.
  public static let automatic = ScreenTransition(isAnimated: true)

  /// At once, without animation.
  public static let none = ScreenTransition(isAnimated: false)

  /// `automatic` or `none`.
  public var description: String { isAnimated ? "automatic" : "none" }
}
