// What concerns a host that other code shows, hides or asks for.

extension HostReporter {
  /// The router that has the host, while the router is in use.
  ///
  /// Other code that has only the container finds the router with it: through a host that it looks up, say, by the
  /// container. On a sheet or a tab of the router, it is the same router. It is nil when the router was closed or let
  /// go, and when another router has the host.
  ///
  /// ```swift
  /// func connect(_ reporter: HostReporter) { self.reporter = reporter }
  /// var router: StackRouter? { reporter?.router }       // nil before the router is made, and after it is gone
  /// ```
  public var router: StackRouter? { layer == nil ? nil : reference.router }

  /// The tab whose stack the host shows, or on whose stack it is a sheet; nil if it is in no tab.
  public var tab: TabRouter? {
    guard let stack = layer?.stack, stack.tab != nil else { return nil }
    return reference.engine?.stacks.containers.all.lazy.flatMap(\.tabs)
      .first { $0.stack?.model === stack }
  }

  /// Whether other code presents the container as a sheet, so that the user can leave it as a whole.
  ///
  /// For the lowest container of a router. While it is true, ``wayBack(toDepth:)`` and
  /// ``goBack(toDepth:origin:)`` take a depth of 0 for the whole sheet, as they do on a sheet of the router's own. The
  /// router cannot dismiss such a sheet. Where the modules agree to leave it, the flow of its root ends, and whoever
  /// has started that flow dismisses the sheet.
  public var isPresentedByOtherCode: Bool {
    get { layer?.isPresentedByOtherCode ?? false }
    set { layer?.isPresentedByOtherCode = newValue }
  }

  /// Says that the container has gone, with all that it shows: other code had presented it.
  ///
  /// For the lowest container of a router, and on a tab it says nothing. Every module leaves in one step, with what is
  /// presented over them, and each flow ends once. Nobody is asked, since the router cannot put back what has gone.
  /// The router stays in use: what it shows next becomes the root.
  ///
  /// ```swift
  /// func sheetWasPulledDown() { reporter?.gone(origin: .pullDown) }   // cancelled: system back (pullDown)
  /// ```
  ///
  /// - Parameter origin: By what means the user has dismissed it.
  public func gone(origin: BackOrigin = .unknown) {
    report(.gone(origin))
  }
}
