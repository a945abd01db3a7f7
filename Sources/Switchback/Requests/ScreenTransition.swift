/// The look of one change on screen, and of the way back from it.
///
/// A transition belongs to the request that carries it, and never to the next request. What was shown with a
/// ``custom(_:)`` transition leaves with the same transition in reverse, unless the request that removes it asks for
/// something else. When a host catches up with several requests in one command, the router gives it the transition of
/// the last request.
///
/// ```swift
/// router.push(photo, transition: .custom(Zoom()))
/// router.push(page, transition: .none)   // this push is not animated
/// router.pop()                           // ordinary
/// router.pop()                           // the photo zooms out
/// ```
public struct ScreenTransition: Hashable, Sendable {
  fileprivate enum Style: Sendable {
    case automatic, none
    indirect case custom(any CustomTransition)
  }

  private let style: Style

  /// The host's ordinary way of showing the change.
  public static let automatic = ScreenTransition(style: .automatic)

  /// An immediate change, without animation.
  public static let none = ScreenTransition(style: .none)

  /// Returns a transition of the app's own.
  ///
  /// The user cannot swipe away a screen shown with it, unless the module of the screen allows that (see
  /// ``Presentable/backGesture``).
  ///
  /// - Parameter transition: A value that tells the host what to do. A host that does not understand the value shows
  ///   the change in its ordinary way.
  /// - Returns: The transition.
  public static func custom(_ transition: some CustomTransition) -> ScreenTransition {
    ScreenTransition(style: .custom(transition))
  }

  /// Whether the host should animate the change.
  ///
  /// A host that cannot animate ignores this property.
  public var isAnimated: Bool {
    if case .none = style { false } else { true }
  }

  /// The app's own transition, or nil for one of the host's.
  public var custom: (any CustomTransition)? {
    if case .custom(let transition) = style { transition } else { nil }
  }
}

/// A transition of an app's own, as a value that says what the user sees.
///
/// Each host defines which values it understands. The router only passes them on.
///
/// ```swift
/// struct Zoom: CustomTransition { var seconds = 0.3 }
/// ```
///
/// In an app whose code is on the main actor by default, a type that is only `Hashable` has that conformance on the
/// main actor only, and its values could not be sent. Values of a type that conforms to this protocol can be sent.
public protocol CustomTransition: Hashable, Sendable {}

extension ScreenTransition.Style: Hashable {
  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.automatic, .automatic), (.none, .none): true
    case (.custom(let one), .custom(let other)): AnyHashable(one) == AnyHashable(other)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .automatic: hasher.combine(0)
    case .none: hasher.combine(1)
    case .custom(let transition): hasher.combine(AnyHashable(transition))
    }
  }
}

extension ScreenTransition: CustomStringConvertible {
  /// `automatic`, `none`, or the custom transition as it describes itself.
  public var description: String {
    switch style {
    case .automatic: "automatic"
    case .none: "none"
    case .custom(let transition): "\(transition)"
    }
  }
}
