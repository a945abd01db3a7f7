/// Takes what a host reports: what it shows, and that the user went back.
///
/// Reports may come at any time, also while the router is calling the host; they are worked off in
/// order, after the callbacks that are due. Reporting the same thing twice is harmless.
@MainActor
public final class HostReporter {
  private weak var engine: NavigationEngine?

  init(engine: NavigationEngine) {
    self.engine = engine
  }

  /// Says what the container shows, now that nothing moves.
  ///
  /// - Parameters:
  ///   - screens: The screens on the container, root first, top last.
  ///   - command: The ``HostCommand/id`` of the command that was carried out, or nil if none was:
  ///     the user went back, or other code changed the container.
  ///   - origin: By what means the user went back, where something is missing.
  public func settled(
    showing screens: [any Screen],
    acknowledging command: Int? = nil,
    origin: BackOrigin = .unknown,
  ) {
    engine?.submit(.settled(screens, command: command, origin: origin))
  }

  /// Says that the user went back at the root, where the container itself can do nothing.
  ///
  /// If the root belongs to a flow, that flow ends. Otherwise nothing happens.
  ///
  /// - Parameter origin: By what means.
  public func wentBackAtRoot(origin: BackOrigin = .unknown) {
    engine?.submit(.wentBackAtRoot(origin))
  }
}
