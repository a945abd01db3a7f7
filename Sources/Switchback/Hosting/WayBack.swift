/// How the user may go back, right now, as a host asks for it before it lets a gesture begin.
public struct WayBack: Hashable, Sendable {
  /// What the modules that would leave say about it.
  ///
  /// Unless it is ``LeavePolicy/allowed``, the host leaves the decision to
  /// ``HostReporter/goBack(toDepth:origin:)``.
  public let leaving: LeavePolicy

  /// Whether one of them may mind being left, now or later.
  ///
  /// A host whose own back button cannot be stopped puts one in its place that leaves the decision to
  /// ``HostReporter/goBack(toDepth:origin:)``.
  public let isGuarded: Bool

  /// Whether a gesture may begin that takes them away.
  public let allowsGesture: Bool

  /// How it should look.
  public let transition: ScreenTransition
}

extension WayBack {
  /// Nobody minds anything.
  static let free = WayBack(
    leaving: .allowed, isGuarded: false, allowsGesture: true, transition: .automatic)

  /// Nobody minds, but there is nothing that a gesture could take away.
  static let unmoved = WayBack(
    leaving: .allowed, isGuarded: false, allowsGesture: false, transition: .automatic)
}
