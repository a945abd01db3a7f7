extension StackRouter {
  /// Starts the first flow, and brings the user back to the place that was kept.
  ///
  /// ```swift
  /// let data = try? Data(contentsOf: file)
  /// let place = data.flatMap {
  ///   try? JSONDecoder().decode(NavigationSnapshot.self, from: $0)
  /// }
  /// router.keep(for: user.name) { place in … }
  /// router.start(restoring: place, for: user.name) {
  ///   MainCoordinator(flow: $0)
  /// }
  /// ```
  ///
  /// The router makes and starts coordinators as usual, and they decide what they begin with. Above that, they show
  /// again what was kept, by the same routes as before. Every `onEnd`, listener and `run` is therefore attached as
  /// before. The screen changes in one step, without an animation, unless a coordinator loads something first.
  ///
  /// The router asks coordinators about each route as it does for a link, with the origin ``LinkOrigin/memory``. If a
  /// coordinator wants the user to be asked about a route, that route comes last, and only if the user agrees. The same
  /// is true for everything that stood above it. A flow comes back up to the first thing that cannot come back.
  /// Everything above that in the same flow is missing as well.
  ///
  /// If you opened a link before this, the router follows it once everything is back, in the same step. If you call
  /// this again while something is still to come back, only the second place comes back from then on.
  ///
  /// - Parameters:
  ///   - place: The place that was kept. With nil, nothing comes back.
  ///   - owner: The owner of the place. A place that was kept for another owner does not come back.
  ///   - version: The version of the app's routes and states, which has to be that of the place; see
  ///     ``NavigationSnapshot/migrated(to:_:)``. The default is 1.
  ///   - policy: How much comes back if something is lost. By default, everything below it comes back.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator from its flow. The router calls it at once.
  ///   - onRestored: Receives the report of what has come back and what has not. The router calls it once, when
  ///     it is decided what comes back; the host may show that right after. It calls it earlier if the user goes back,
  ///     a link is opened, or the router is closed, because nothing more comes back then.
  /// - Returns: The ticket of the flow. You may discard it.
  @discardableResult
  public func start<Output>(
    restoring place: NavigationSnapshot?,
    for owner: String,
    version: Int = 1,
    policy: RestorationPolicy = .stopThere,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onRestored: @escaping @MainActor (RestorationReport) -> Void = { _ in },
  ) -> FlowTicket<Output> {
    let source = CallSite(file: file, line: line)
    let links = engine.handlers.links
    links.giveUpStepsBefore()
    let losses = place?.losses(for: owner, version, isClosed: engine.isClosed) ?? []
    guard let place, losses.isEmpty else {
      let ticket = start(.push, intent: nil, source: source, make, onEnd: nil)
      onRestored(RestorationReport(losses: losses))
      return ticket
    }
    let listeners = engine.notifier.listeners
    let mark = { [weak listeners] in
      let tried = place.tried(place.attempts + 1)
      for keeper in listeners?.keepers ?? [] { keeper.handOut(tried) }
    }
    let restorer = Restorer(place, in: engine, policy, source, whenMore: mark) {
      [weak listeners] report in
      onRestored(report)
      // What is shown now was not kept while more was to come.
      for keeper in listeners?.keepers ?? [] { keeper.noteChange(nil) }
    }
    mark()
    links.stepsBefore = restorer.steps(before: links.journey)
    let ticket = start(.push, intent: nil, source: source, make, onEnd: nil)
    if !restorer.hasBegun { links.giveUpStepsBefore() }
    return ticket
  }

  /// Starts the first flow, brings the user back, and awaits the end of the flow.
  ///
  /// If the task is cancelled, this flow ends, with everything above it. If the task is already cancelled, no flow
  /// starts. In all other respects, this method is like
  /// ``start(restoring:for:version:policy:file:line:_:onRestored:)``.
  ///
  /// - Parameters:
  ///   - place: The place that was kept. With nil, nothing comes back.
  ///   - owner: The owner of the place.
  ///   - version: The version of the app's routes and states, which has to be that of the place. The default is 1.
  ///   - policy: How much comes back if something is lost. By default, everything below it comes back.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator from its flow. The router calls it at once.
  ///   - onRestored: Receives the report of what has come back and what has not. The router calls it once.
  /// - Returns: How the flow ended. The cause is ``EndCause/taskCancelled`` if the task was cancelled before the flow
  ///   had a result.
  public func run<Output>(
    restoring place: NavigationSnapshot?,
    for owner: String,
    version: Int = 1,
    policy: RestorationPolicy = .stopThere,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onRestored: @escaping @MainActor (RestorationReport) -> Void = { _ in },
  ) async -> FlowEnd<Output> {
    guard !Task.isCancelled else {
      let losses = place?.losses(for: owner, version, isClosed: true) ?? []
      onRestored(RestorationReport(losses: losses))
      return .cancelled(.taskCancelled)
    }
    let ticket = start(
      restoring: place, for: owner, version: version, policy: policy, file: file, line: line, make,
      onRestored: onRestored)
    return await ticket.endTiedToTask
  }

  /// Calls a closure with the place of the user whenever it changes, so that you can save it.
  ///
  /// The place includes the state of ``Restorable`` coordinators and modules.
  ///
  /// ```swift
  /// router.keep(for: user.name) { place in      // before the start
  ///   if let place {
  ///     try? JSONEncoder().encode(place).write(to: file, options: .atomic)
  ///   } else {
  ///     try? FileManager.default.removeItem(at: file)
  ///   }
  /// }
  /// ```
  ///
  /// The router calls the closure for what is shown now, and then after each change that is not undone at once. It
  /// calls the closure at most once in a turn of the main actor, and not while it follows a link. While it brings the
  /// user back, it calls the closure only if it has to wait for something and something else is shown or leaves in the
  /// meantime. If the state of a module changes without navigation, the module calls ``Presentable/stateChanged()``. If
  /// nothing is left on screen, for example because the user leaves the program, the last place that the closure
  /// received stays the place of the user.
  ///
  /// Call this method before ``start(restoring:for:version:policy:file:line:_:onRestored:)``. Before the router
  /// restores a place, it passes the place to the closure once more, marked as being tried. If a place ended the
  /// program twice while it came back, the router does not try it a third time.
  ///
  /// > Reports: ``NavigationIssue/Kind/notKept(_:)``.
  ///
  /// - Parameters:
  ///   - owner: The owner of the place, such as the name of the user who is signed in. The router looks it up each
  ///     time.
  ///   - version: The version of the app's routes and states. If you change it, an older place comes back only after
  ///     ``NavigationSnapshot/migrated(to:_:)``. The default is 1.
  ///   - body: Receives the place to save. With nil, delete what you saved; see ``forget()``. The router retains the
  ///     closure until you cancel the token or the router is closed.
  /// - Returns: The token. Cancel it to stop keeping the place.
  @discardableResult
  public func keep(
    for owner: @autoclosure @escaping @MainActor () -> String,
    version: Int = 1,
    _ body: @escaping @MainActor (NavigationSnapshot?) -> Void
  ) -> ObservationToken {
    SnapshotKeeper(engine, for: owner, version: version, body).begin()
  }

  /// Asks your closure to delete the place of the user, for example when somebody signs out.
  ///
  /// The router keeps nothing until it shows another module, or shows one again, even if the user goes back or chooses
  /// another tab in the meantime. Then it keeps everything that is on screen, so remove the screens of the user before
  /// you show new ones. If something is still to come back, it does not come back any more.
  public func forget() {
    engine.handlers.links.giveUpStepsBefore()
    for keeper in engine.notifier.listeners.keepers { keeper.forget() }
  }
}

extension NavigationSnapshot {
  /// How often it may end the program while it comes back.
  private static let mostAttempts = 2

  /// Why nothing of it comes back; empty if it may.
  @MainActor
  fileprivate func losses(
    for owner: String, _ version: Int, isClosed: Bool
  ) -> [RestorationReport.Loss] {
    if self.owner != owner { return [.keptForAnother] }
    if self.version != version { return [.keptByVersion(self.version)] }
    if attempts >= Self.mostAttempts { return [.endedProgram(times: attempts)] }
    return isClosed ? KeptFlow.flows(in: items).flatMap(\.missing).map { .interrupted($0) } : []
  }
}
