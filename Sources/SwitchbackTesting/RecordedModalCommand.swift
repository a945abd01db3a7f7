public import Switchback

/// A command to present or dismiss that an ``InMemoryHost`` received, as values that retain no screen.
public struct RecordedModalCommand: Hashable, Sendable {
  /// The names of the presented screens, root first; nil for a dismissal.
  public let presented: [String]?

  /// The transition of the change.
  public let transition: ScreenTransition

  /// Creates a command to present, to compare with one that a host received.
  ///
  /// - Parameters:
  ///   - screens: The names of the screens, root first.
  ///   - transition: The transition of the change. The default is that of the host.
  /// - Returns: The command.
  public static func present(
    _ screens: [String],
    transition: ScreenTransition = .automatic,
  ) -> RecordedModalCommand {
    RecordedModalCommand(presented: screens, transition: transition)
  }

  /// Creates a command to dismiss, to compare with one that a host received.
  ///
  /// - Parameter transition: The transition of the change. The default is that of the host.
  /// - Returns: The command.
  public static func dismiss(transition: ScreenTransition = .automatic) -> RecordedModalCommand {
    RecordedModalCommand(presented: nil, transition: transition)
  }
}
