/// How the user may go back, right now, as a host asks for it before it lets a gesture begin.
public struct WayBack: Hashable, Sendable {
  /// What the modules that would leave say about it.
  ///
  /// Unless it is ``LeavePolicy/allowed``, the host leaves the decision to
  /// ``HostReporter/goBack(toDepth:origin:)``.
  public let leaving: LeavePolicy

  /// Whether a gesture may begin that takes them away.
  public let allowsGesture: Bool

  /// How it should look.
  public let transition: ScreenTransition
}
