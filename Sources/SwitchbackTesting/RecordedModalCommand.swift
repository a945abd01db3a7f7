public import Switchback

/// A command to present or to dismiss that an ``InMemoryHost`` was given, in values that keep no screen
/// alive.
public struct RecordedModalCommand: Hashable, Sendable {
  /// The names of the screens that were to be presented, root first; nil for a dismissal.
  public let presented: [String]?

  /// How the change should look.
  public let transition: ScreenTransition

  /// A command to present.
  ///
  /// - Parameters:
  ///   - screens: The names of the screens, root first.
  ///   - transition: How the change should look. The default is the host's ordinary way.
  /// - Returns: The command, for comparing with what a host was given.
  public static func present(
    _ screens: [String],
    transition: ScreenTransition = .automatic,
  ) -> RecordedModalCommand {
    RecordedModalCommand(presented: screens, transition: transition)
  }

  /// A command to dismiss what is presented.
  ///
  /// - Parameter transition: How the change should look. The default is the host's ordinary way.
  /// - Returns: The command, for comparing with what a host was given.
  public static func dismiss(transition: ScreenTransition = .automatic) -> RecordedModalCommand {
    RecordedModalCommand(presented: nil, transition: transition)
  }
}
