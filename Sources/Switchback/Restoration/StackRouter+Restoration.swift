extension StackRouter {
  /// Starts the first flow, and brings the user back to where he was.
  ///
  /// ```swift
  /// let data = try? Data(contentsOf: file)
  /// let place = data.flatMap { try? JSONDecoder().decode(NavigationSnapshot.self, from: $0) }
  /// router.start(restoring: place, for: user.name) { MainCoordinator(flow: $0) }
  /// ```
  ///
  /// Coordinators are made and started as ever, and decide what they begin with. Above that is shown what was kept, by
  /// the routes that it was shown for: so every `onEnd`, listener and `run` is attached as it was. All of it comes in
  /// one step, without an animation, unless a coordinator loads something first.
  ///
  /// Coordinators are asked about each route as about a link, with ``LinkOrigin/memory``. A flow comes back as far as
  /// the first thing that cannot: what stood above that in the same flow does not come back either.
  ///
  /// - Parameters:
  ///   - place: What was kept; with nil, nothing comes back.
  ///   - owner: Whose place it has to be: what was kept for another one does not come back.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  ///   - onRestored: Called once, with what is missing: when everything is shown that comes back, or when nothing more
  ///     does, since the user goes back, a link is opened, or the router is closed.
  /// - Returns: The ticket of the flow. It may be thrown away.
  @discardableResult
  public func start<Output>(
    restoring place: NavigationSnapshot?,
    for owner: String,
    file: String = #fileID,
    line: Int = #line,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onRestored: @escaping @MainActor (RestorationReport) -> Void = { _ in },
  ) -> FlowTicket<Output> {
    let source = CallSite(file: file, line: line)
    let links = engine.handlers.links
    links.giveUpStepsBefore()
    let isOfAnother = place.map { $0.owner != owner } ?? false
    guard let place, !isOfAnother, !engine.isClosed else {
      let ticket = start(.push, intent: nil, source: source, make, onEnd: nil)
      onRestored(RestorationReport(losses: isOfAnother ? [.keptForAnother] : []))
      return ticket
    }
    let restorer = Restorer(place, in: engine, source) { [weak engine] report in
      onRestored(report)
      // What is shown now was not kept while more was to come.
      for keeper in engine?.notifier.listeners.keepers ?? [] { keeper.noteChange() }
    }
    links.stepsBefore = restorer.steps
    let ticket = start(.push, intent: nil, source: source, make, onEnd: nil)
    if !restorer.hasBegun { links.giveUpStepsBefore() }
    return ticket
  }

  /// Hands out where the user is, with what ``Restorable`` coordinators and modules keep of themselves, to be written
  /// to a file.
  ///
  /// ```swift
  /// router.keep(for: user.name) { place in
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
  /// > Reports: ``NavigationIssue/Kind/stateNotKept(_:)``.
  ///
  /// - Parameters:
  ///   - owner: Whose place it is, such as the name of who is signed in. It is looked up each time.
  ///   - body: Called with what is to be kept; with nil, what was kept is to be deleted, see ``forget()``. What it
  ///     captures is kept alive until the token is cancelled or the router is closed.
  /// - Returns: The token that ends it.
  @discardableResult
  public func keep(
    for owner: @autoclosure @escaping @MainActor () -> String,
    _ body: @escaping @MainActor (NavigationSnapshot?) -> Void
  ) -> ObservationToken {
    SnapshotKeeper(engine, for: owner, body).begin()
  }

  /// Has deleted what was kept, as when somebody signs out, and keeps nothing before something else is shown.
  ///
  /// Call it before anything else: what is shown until then is not to be found in a file later.
  public func forget() {
    engine.handlers.links.giveUpStepsBefore()
    for keeper in engine.notifier.listeners.keepers { keeper.forget() }
  }
}
