/// The way to the engine for all who remember it.
///
/// It keeps the engine alive until the router is closed, which every router is in the end, and from then on it
/// lasts as long as the router: an object that is referenced weakly pays for that whenever it is used.
@MainActor
final class EngineLink {
  private var open: NavigationEngine?
  private weak var closed: NavigationEngine?

  /// Told of misuse, also when the router is gone.
  let onIssue: @MainActor (NavigationIssue) -> Void

  init(onIssue: @escaping @MainActor (NavigationIssue) -> Void) {
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
    let issue = NavigationIssue(kind, subject: subject, source: source)
    if let engine { engine.report(issue, in: flow) } else { onIssue(issue) }
  }
}
