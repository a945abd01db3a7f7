/// What a host is told to show: how much of the present stack stays, and what stands on top of it.
///
/// ```swift
/// screens.removeSubrange(command.kept...)
/// screens.append(contentsOf: command.tail)
/// ```
public struct HostCommand {
  /// Names the command in the host's acknowledgement.
  public let id: Int

  /// How many screens of the stack stay, counted from the root.
  ///
  /// Counted on the stack that the host last reported.
  public let kept: Int

  /// The screens above those, root first.
  ///
  /// Some of them may be on the stack already, elsewhere.
  public let tail: [any Screen]

  /// How the change should look, this time.
  public let transition: ScreenTransition
}
