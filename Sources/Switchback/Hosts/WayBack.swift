/// The rules for going back right now, which a host reads before a gesture begins.
public struct WayBack: Hashable, Sendable {
  /// The policy of the modules that would leave.
  ///
  /// Unless it is ``LeavePolicy/allowed``, leave the decision to ``HostReporter/goBack(toDepth:origin:)``.
  public let leaving: LeavePolicy

  /// Whether one of the modules that would leave may mind being left, now or later.
  ///
  /// If your host's own back button cannot be stopped, replace it. The new button leaves the decision to
  /// ``HostReporter/goBack(toDepth:origin:)``.
  public let isGuarded: Bool

  /// Whether a gesture that removes the modules that would leave may begin.
  public let allowsGesture: Bool

  /// The transition for going back.
  public let transition: ScreenTransition

  /// Whether going back leaves the root, so that nothing is left on screen.
  ///
  /// A page then offers no way back, or one that leaves the program. See ``HostReporter/goBack(toDepth:origin:)``.
  public var leavesRoot: Bool { destination == .outside }

  /// Whether going back closes a whole sheet, even a sheet that other code presents.
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
