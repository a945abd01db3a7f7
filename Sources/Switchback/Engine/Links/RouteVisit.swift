/// One time that a coordinator shows a route, for as long as anything runs that may act for it.
///
/// Code knows the visit that it runs in by a task-local value, which goes along into each `Task` that is begun there.
/// So the visit is let go with the last of them, and that nothing will come of it is known, not guessed.
@MainActor
final class RouteVisit {
  let note: RouteNote
  let flow: FlowNode
  private var isOver = false

  private static let bound = TaskLocal<RouteVisit?>(wrappedValue: nil)

  /// The visit of a flow that the code runs in, if it does.
  static func current(of flow: FlowNode?) -> RouteVisit? {
    guard let flow, !flow.has(.ordinary), let visit = bound.get(), visit.flow === flow
    else { return nil }
    return visit
  }

  private init(_ note: RouteNote, in flow: FlowNode) {
    self.note = note
    self.flow = flow
    flow.countVisit(1)
  }

  /// Shows a route.
  ///
  /// - Returns: The note of what comes of it.
  @discardableResult
  static func begin(_ route: AnyRoute, in flow: FlowNode, _ show: () -> Void) -> RouteNote {
    var visit = RouteVisit(RouteNote(route), in: flow)
    bound.withValue(visit) { show() }
    let note = visit.note
    // Otherwise a task goes on in it.
    if isKnownUniquelyReferenced(&visit) { visit.end() }
    return note
  }

  /// Runs code that acts for no route.
  static func outside<Result>(_ body: () -> Result) -> Result { bound.withValue(nil) { body() } }

  /// Awaits the end of a link, which in return does not wait for what runs here.
  static func awaitingLink<Result>(_ body: () async -> Result) async -> Result {
    guard let flow = bound.get()?.flow else { return await body() }
    flow.countAwaitingLink(1)
    flow.reporter?.reference.engine?.work()
    defer { flow.countAwaitingLink(-1) }
    return await body()
  }

  private func end() {
    isOver = true
    note.end()
    flow.countVisit(-1)
  }

  deinit {
    guard !isOver else { return }
    Task.detached { @MainActor [note, flow] in
      note.end()
      flow.countVisit(-1)
      flow.reporter?.reference.engine?.work()
    }
  }
}
