/// The way to the engine for all who remember it.
///
/// It keeps the engine alive until the router is closed, which every router is in the end, and from then on it
/// lasts as long as the router: an object that is referenced weakly pays for that whenever it is used.
@MainActor
final class EngineLink {
  private var open: NavigationEngine?
  private weak var closed: NavigationEngine?

  /// Told of misuse, also when the router is gone.
  private let onIssue: (@MainActor (NavigationIssue) -> Void)?

  init(onIssue: (@MainActor (NavigationIssue) -> Void)? = nil) {
    self.onIssue = onIssue
  }

  var engine: NavigationEngine? { open ?? closed }

  /// Leads to an engine, and keeps it alive.
  func lead(to engine: NavigationEngine) { open = engine }

  /// Keeps the engine alive no more: its router is closed.
  func close() {
    closed = open
    open = nil
  }

  /// Reports misuse, also when the router is gone.
  func report(
    _ kind: NavigationIssue.Kind, _ subject: String, in flow: FlowNode?, _ source: CallSite?
  ) {
    report(NavigationIssue(kind, subject: subject, source: source), in: flow)
  }

  /// Reports misuse, also when the router is gone; nobody but a program knows where to log it then.
  func report(_ issue: NavigationIssue, in flow: FlowNode? = nil) {
    if let engine {
      engine.report(issue, in: flow)
    } else if let onIssue {
      onIssue(issue)
    } else {
      print(issue)
    }
  }
}
