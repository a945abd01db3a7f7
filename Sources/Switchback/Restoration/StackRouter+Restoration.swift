extension StackRouter {
  /// Starts the first flow, and brings the user back to where he was.
  ///
  /// ```swift
  /// let data = try? Data(contentsOf: file)
  /// let place = data.flatMap { try? JSONDecoder().decode(NavigationSnapshot.self, from: $0) }
  /// router.keep(for: user.name) { place in … }
  /// router.start(restoring: place, for: user.name) { MainCoordinator(flow: $0) }
  /// ```
  ///
  /// Coordinators are made and started as ever, and decide what they begin with. Above that is shown what was kept, by
  /// the routes that it was shown for: so every `onEnd`, listener and `run` is attached as it was. All of it comes in
  /// one step, without an animation, unless a coordinator loads something first.
  ///
  /// Coordinators are asked about each route as about a link, with ``LinkOrigin/memory``. What they want the user to
  /// be asked about comes last, once he agrees, with what stood above it. A flow comes back as far as the first thing
  /// that cannot: what stood above that in the same flow does not come back either.
  ///
  /// A link that was opened before this is followed once everything is back, in the same step.
  ///
  /// - Parameters:
  ///   - place: What was kept; with nil, nothing comes back.
  ///   - owner: Whose place it has to be: what was kept for another one does not come back.
  ///   - version: The version of the app's routes and states that it has to be of, see
  ///     ``NavigationSnapshot/migrated(to:_:)``. The default is 1.
  ///   - policy: How much comes back where something is lost. The default is what stood below.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  ///   - onRestored: Called once, with what has come back and what has not: when everything is shown that comes back,
  ///     or when nothing more does, since the user goes back, a link is opened, or the router is closed.
  /// - Returns: The ticket of the flow. It may be thrown away.
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
    let restorer = Restorer(place, in: engine, policy, source) { [weak listeners] report in
      onRestored(report)
      // What is shown now was not kept while more was to come.
      for keeper in listeners?.keepers ?? [] { keeper.noteChange(nil) }
    }
    for keeper in listeners.keepers { keeper.handOut(place.tried(place.attempts + 1)) }
    links.stepsBefore = restorer.steps
    let ticket = start(.push, intent: nil, source: source, make, onEnd: nil)
    if !restorer.hasBegun { links.giveUpStepsBefore() }
    return ticket
  }

  /// Starts the first flow, brings the user back to where he was, and awaits the end of the flow, tied to the task: if
  /// that is cancelled, exactly this flow ends.
  ///
  /// It is otherwise like ``start(restoring:for:version:policy:file:line:_:onRestored:)``. In a task that is cancelled
  /// already, nothing is started.
  ///
  /// - Parameters:
  ///   - place: What was kept; with nil, nothing comes back.
  ///   - owner: Whose place it has to be.
  ///   - version: The version of the app's routes and states that it has to be of. The default is 1.
  ///   - policy: How much comes back where something is lost. The default is what stood below.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  ///   - onRestored: Called once, with what has come back and what has not.
  /// - Returns: How the flow ended; ``EndCause/taskCancelled`` if the task was cancelled before the flow had a
  ///   result.
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
    guard !Task.isCancelled else { return .cancelled(.taskCancelled) }
    let ticket = start(
      restoring: place, for: owner, version: version, policy: policy, file: file, line: line, make,
      onRestored: onRestored)
    return await ticket.endTiedToTask
  }

  /// Hands out where the user is, with what ``Restorable`` coordinators and modules keep of themselves, to be written
  /// to a file.
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
  /// It is called once for what is shown now, and from then on after each change that is not undone at once: at most
  /// once in a turn of the main actor, and not while a link is followed. A module whose state changes while nobody
  /// navigates calls ``Presentable/stateChanged()``. When nothing is shown any more, as when the program is left, it is
  /// not called: what was kept last is where the user was.
  ///
  /// Call it before ``start(restoring:for:version:policy:file:line:_:onRestored:)``: then what comes back is handed out
  /// once more before that begins, marked as being tried. What has ended the program twice while it came back is not
  /// tried for a third time.
  ///
  /// > Reports: ``NavigationIssue/Kind/notKept(_:)``.
  ///
  /// - Parameters:
  ///   - owner: Whose place it is, such as the name of who is signed in. It is looked up each time.
  ///   - version: The version of the app's routes and states. Another one than before says that what was kept can be
  ///     brought back only after ``NavigationSnapshot/migrated(to:_:)``. The default is 1.
  ///   - body: Called with what is to be kept; with nil, what was kept is to be deleted, see ``forget()``. What it
  ///     captures is kept alive until the token is cancelled or the router is closed.
  /// - Returns: The token that ends it.
  @discardableResult
  public func keep(
    for owner: @autoclosure @escaping @MainActor () -> String,
    version: Int = 1,
    _ body: @escaping @MainActor (NavigationSnapshot?) -> Void
  ) -> ObservationToken {
    SnapshotKeeper(engine, for: owner, version: version, body).begin()
  }

  /// Has deleted what was kept, as when somebody signs out, and keeps nothing before something else is shown.
  ///
  /// Call it before anything else: what is shown until then is not to be found in a file later.
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
