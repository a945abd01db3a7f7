/// What is known of one time that a route was shown: it is kept with everything that came of it.
///
/// Two notes of equal routes are of two times.
@MainActor
final class RouteNote {
  let route: AnyRoute

  /// How many modules and flows have come of it on the stack of its flow, also if they have left since.
  private(set) var parts = 0

  /// Whether it has selected a tab, or started a flow on one.
  private var isOnTab = false

  /// Whether anything has come of it.
  var hasShown: Bool { parts > 0 || isOnTab }

  /// It as it is kept, once that was asked for; nil as well if it cannot be.
  private var kept: AnyRoute?
  private var isEncoded = false

  /// The module that stayed last where something of it would have taken its place.
  var refusal: ModuleID?

  /// Whether nothing more comes of it.
  private(set) var isOver = false

  init(_ route: AnyRoute) { self.route = route }

  /// Notes that modules have come of it or, with a negative number, that they did not after all.
  func count(_ difference: Int) { parts += difference }

  /// Notes that a flow has come of it.
  func take(_ flow: FlowNode) {
    if flow.isOnStackOfParent { parts += 1 } else { isOnTab = true }
  }

  /// Notes that a flow of it is over and has shown nothing, so that nothing has come of it after all.
  func lose(_ flow: FlowNode) { if flow.isOnStackOfParent { parts -= 1 } }

  /// Notes that it has selected a tab.
  func take(_ tab: TabRouter) {
    tab.route = self
    isOnTab = true
  }

  /// Notes that it selects a tab from the start, before anybody has shown it.
  func begin(with tab: TabRouter) {
    take(tab)
    end()
  }

  func end() { isOver = true }

  /// It as it is kept, encoded the first time.
  func kept(by encode: (AnyRoute) -> AnyRoute?) -> AnyRoute? {
    if !isEncoded { (kept, isEncoded) = (encode(route), true) }
    return kept
  }
}
