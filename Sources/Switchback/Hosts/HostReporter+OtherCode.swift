// What concerns a host that other code shows, hides or asks for.

extension HostReporter {
  /// The router that uses the host, while the router is in use.
  ///
  /// Use this property in code that has only the container. The code can look up the host by the container, for
  /// example. A sheet or a tab of the router has the same router. The property is nil after the router was closed or
  /// released, and after another router has taken the host.
  ///
  /// ```swift
  /// func connect(_ reporter: HostReporter) { self.reporter = reporter }
  /// // nil before the router is made, and after it is gone
  /// var router: StackRouter? { reporter?.router }
  /// ```
  public var router: StackRouter? { layer == nil ? nil : reference.router }

  /// The tab whose stack the host shows, directly or as a sheet on it, or nil outside of tabs.
  public var tab: TabRouter? {
    guard let stack = layer?.stack, stack.tab != nil else { return nil }
    return reference.engine?.stacks.containers.all.lazy.flatMap(\.tabs)
      .first { $0.stack?.model === stack }
  }

  /// Whether other code presents the container as a sheet, so that the user can dismiss it as a whole.
  ///
  /// Set this property on the lowest container of a router. While it is true, ``wayBack(toDepth:)`` and
  /// ``goBack(toDepth:origin:)`` treat a depth of 0 as the whole sheet, as they do on the router's own sheets. The
  /// router cannot dismiss such a sheet. If the modules agree to leave, the flow of the root ends, and the code that
  /// started that flow dismisses the sheet.
  public var isPresentedByOtherCode: Bool {
    get { layer?.isPresentedByOtherCode ?? false }
    set { layer?.isPresentedByOtherCode = newValue }
  }

  /// Tells the router that other code dismissed the container with everything in it.
  ///
  /// Call it for the lowest container of a router. On the container of a tab, it does nothing. All modules leave in one
  /// step, together with what is presented over them, and each flow ends once. The router asks no guards, because it
  /// cannot put back what is gone. The router stays in use: what it shows next becomes the root.
  ///
  /// ```swift
  /// func sheetWasPulledDown() {
  ///   // cancelled: system back (pullDown)
  ///   reporter?.gone(origin: .pullDown)
  /// }
  /// ```
  ///
  /// - Parameter origin: The means by which the user dismissed the container.
  public func gone(origin: BackOrigin = .unknown) {
    report(.gone(origin))
  }
}
