/// How one request wants the change to look, and how what it shows leaves again.
///
/// A transition belongs to the request that carries it and never to the next one. What was shown with
/// a ``custom(_:)`` transition leaves with the same one, the other way round, unless the request that
/// removes it asks for something else. When a host catches up with several requests in one command, it
/// is given the transition of the last.
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

  /// At once, without animation.
  public static let none = ScreenTransition(style: .none)

  /// A way of the app's own.
  ///
  /// A screen shown with it cannot be swiped away unless its module says so (see
  /// ``Presentable/backGesture``).
  ///
  /// - Parameter transition: What the host is to do, as a value that this host understands. A host
  ///   that does not takes its ordinary way.
  /// - Returns: The transition.
  public static func custom(_ transition: some CustomTransition) -> ScreenTransition {
    ScreenTransition(style: .custom(transition))
  }

  /// Whether the host should animate the change.
  ///
  /// A host that cannot animate ignores it.
  public var isAnimated: Bool {
    if case .none = style { false } else { true }
  }

  /// The way of the app's own, or nil if this is one of the host's.
  public var custom: (any CustomTransition)? {
    if case .custom(let transition) = style { transition } else { nil }
  }
}

/// A transition of an app's own, as a value that says what is to be seen.
///
/// Hosts define what they understand; the router only carries it.
///
/// ```swift
/// struct Zoom: CustomTransition { var seconds = 0.3 }
/// ```
///
/// In an app whose code is on the main actor by default, a value that is only `Hashable` is that on the main actor, and
/// could not be sent. One that conforms to this protocol can.
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
