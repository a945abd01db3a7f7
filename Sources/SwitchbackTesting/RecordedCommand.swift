public import Switchback

/// A command that an ``InMemoryHost`` was given, in values that keep no screen alive.
public struct RecordedCommand: Hashable, Sendable {
  /// How many screens stayed, counted from the root.
  public let kept: Int

  /// The names of the screens above those, root first.
  public let added: [String]

  /// How the change should look.
  public let transition: ScreenTransition

  /// Describes a command, for comparing with what a host was given.
  ///
  /// - Parameters:
  ///   - kept: How many screens stayed, counted from the root.
  ///   - added: The names of the screens above those, root first.
  ///   - transition: How the change should look. The default is the host's ordinary way.
  public init(kept: Int, added: [String], transition: ScreenTransition = .automatic) {
    self.kept = kept
    self.added = added
    self.transition = transition
  }
}
