/// What is known of one time that a route was shown: it is kept with everything that came of it.
///
/// Two notes of equal routes are of two times.
@MainActor
final class RouteNote {
  let route: AnyRoute

  /// How many modules and flows have come of it on the stack of its flow, also if they have left since.
  private(set) var parts = 0

  /// Whether anything has come of it.
  private(set) var hasShown = false

  /// Whether nothing more comes of it.
  private(set) var isOver = false

  init(_ route: AnyRoute) { self.route = route }

  /// Notes that modules have come of it or, with a negative number, that they did not after all.
  func count(_ difference: Int) {
    parts += difference
    hasShown = parts > 0
  }

  /// Notes that a flow has come of it.
  func take(_ flow: FlowNode) {
    if flow.isOnStackOfParent { parts += 1 }
    hasShown = true
  }

  /// Notes that it has selected a tab.
  func take(_ tab: TabRouter) {
    tab.route = self
    hasShown = true
  }

  func end() { isOver = true }
}
