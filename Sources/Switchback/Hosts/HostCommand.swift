/// A command to show a stack: how many screens stay, and which screens come on top of them.
///
/// ```swift
/// screens.removeSubrange(command.kept...)
/// screens.append(contentsOf: command.tail)
/// ```
public struct HostCommand {
  /// The number that the host uses to acknowledge the command.
  public let id: Int

  /// The number of screens that stay, counted from the root.
  ///
  /// The number refers to the stack that the host last reported.
  public let kept: Int

  /// The screens above the kept ones, root first.
  ///
  /// Some of them may already be elsewhere on the stack.
  public let tail: [any Screen]

  /// The transition for this change.
  public let transition: ScreenTransition
}
