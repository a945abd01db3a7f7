/// The way to the engine for all who remember it.
///
/// It keeps the engine alive until the router is closed, which every router is in the end, and from then on it
/// lasts as long as the router: an object that is referenced weakly pays for that whenever it is used.
@MainActor
final class EngineReference {
  private var open: NavigationEngine?
  private weak var closed: NavigationEngine?
  private weak var lifetime: RouterLifetime?

  /// Told of misuse, also when the router is gone.
  private let onIssue: (@MainActor (NavigationIssue) -> Void)?

  /// Logs it, as long as it is there, where nobody is told.
  private weak var host: (any StackHost)?

  init(on host: (any StackHost)? = nil, onIssue: (@MainActor (NavigationIssue) -> Void)? = nil) {
    self.host = host
    self.onIssue = onIssue
  }

  var engine: NavigationEngine? { open ?? closed }

  /// Leads to an engine, and keeps it alive.
  func lead(to engine: NavigationEngine, of lifetime: RouterLifetime) {
    open = engine
    self.lifetime = lifetime
  }

  /// Keeps the engine alive no more: its router is closed.
  func close() {
    closed = open
    open = nil
  }

  // MARK: - The router and its hosts

  /// Whether somebody has the router, who has not closed it and has made no other on one of its hosts.
  ///
  /// One that is let go is closed a turn of the main actor later, and one inside a callback after those
  /// that are due.
  var isInUse: Bool { lifetime != nil }

  /// The router, while it is in use.
  var router: StackRouter? { lifetime?.router }

  /// Ends the router, one of whose hosts another one has.
  func lose(_ host: any StackHost) {
    guard isInUse else { return }
    lifetime = nil
    log(.hostTakenOver, TypeTraits.traits(of: host).name, in: nil, nil)
    engine?.submit(.close(tellsHost: false))
  }

  // MARK: - Reports

  /// Reports misuse, also when the router is gone.
  func log(
    _ kind: NavigationIssue.Kind, _ subject: String, in flow: FlowNode?, _ source: CallSite?
  ) {
    log(NavigationIssue(kind, subject: subject, source: source), in: flow)
  }

  /// Reports misuse, also when the router is gone.
  func log(_ issue: NavigationIssue, in flow: FlowNode? = nil) {
    if let engine {
      engine.log(issue, in: flow)
    } else if let onIssue {
      onIssue(issue)
    } else if let host {
      host.log(issue)
    } else {
      print(issue)
    }
  }
}

/// Is there for as long as somebody has a router and has not closed it.
@MainActor
final class RouterLifetime {
  weak var router: StackRouter?
}
