public import Switchback

/// A command that an ``InMemoryHost`` received, as values that retain no screen.
public struct RecordedCommand: Hashable, Sendable {
  /// The number of screens that stayed, counted from the root.
  public let kept: Int

  /// The names of the screens above those, root first.
  public let added: [String]

  /// The transition of the change.
  public let transition: ScreenTransition

  /// Creates a command, to compare with one that a host received.
  ///
  /// - Parameters:
  ///   - kept: The number of screens that stayed, counted from the root.
  ///   - added: The names of the screens above those, root first.
  ///   - transition: The transition of the change. The default is that of the host.
  public init(kept: Int, added: [String], transition: ScreenTransition = .automatic) {
    self.kept = kept
    self.added = added
    self.transition = transition
  }
}
