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

  /// Whether it leaves the very root, so that nothing is shown any more, see ``HostReporter/goBack(toDepth:origin:)``.
  ///
  /// A page offers no way back then, or one out of the program.
  public var leavesRoot: Bool { destination == .outside }

  /// Whether it closes a sheet, which goes as a whole; also one that other code presents.
  public var closesSheet: Bool { destination == .presenter }

  /// Whether it leads to something that is shown: neither out of the root, nor anywhere from a router that is closed.
  package var staysInside: Bool {
    switch destination {
    case .below, .tab, .presenter: true
    case .outside, nil: false
    }
  }

  /// Where it leads; nil if nowhere: the router is closed, or the container is not one of its own any more.
  package let destination: Destination?

  /// Where going back leads.
  package enum Destination: Hashable, Sendable {
    /// To what is below: on the same stack or, from the root of a tab, below the container of tabs.
    case below

    /// To another tab, from the root of one.
    case tab(TabID)

    /// To what a sheet is presented over: the sheet goes as a whole.
    case presenter

    /// Out of all that the router shows: it leaves the very root, see
    /// ``HostReporter/goBack(toDepth:origin:)``.
    case outside
  }
}

extension WayBack {
  /// Whether a gesture may take modules away that do not mind being left.
  ///
  /// - Parameters:
  ///   - gestures: What the modules say about it, lowest first: the top one about a swipe, all of them about a sheet.
  ///   - transition: How the lowest one came. A host has no gesture of its own over one of the app's.
  ///   - isMoving: Whether the host is about to show something else.
  /// - Returns: Whether it may begin.
  static func allowsGesture(
    _ gestures: [BackGesture], over transition: ScreenTransition?, whileMoving isMoving: Bool
  ) -> Bool {
    if gestures.contains(.forbidden) { return false }
    if gestures.last == .allowed { return true }
    return !isMoving && transition?.custom == nil
  }

  /// Nobody minds anything.
  static let free = WayBack(
    leaving: .allowed, isGuarded: false, allowsGesture: true, transition: .automatic,
    destination: nil)

  /// Nobody minds, but there is nothing that a gesture could take away.
  static func unmoved(to destination: Destination?) -> WayBack {
    WayBack(
      leaving: .allowed, isGuarded: false, allowsGesture: false, transition: .automatic,
      destination: destination)
  }
}
