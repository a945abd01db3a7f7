// What a test waits for.

extension InMemoryHost {
  /// Completes one transition after the other, until none runs here, on tabs, or on what is presented.
  ///
  /// What the router tells the hosts meanwhile is completed, too. It does not wait: what is begun in a
  /// later turn of the main actor, ``idle(completingTransitions:)`` completes.
  ///
  /// ```swift
  /// let host = InMemoryHost(completion: .whenTold)
  /// let router = StackRouter(host: host)
  /// router.push(TestModule("list"))
  /// router.push(TestModule("details"))     // host.names is ["list"]
  /// try host.completeTransitions()         // host.names is ["list", "details"]
  /// ```
  ///
  /// - Throws: ``HostNotAtRest`` after a thousand transitions.
  public func completeTransitions() throws(HostNotAtRest) { try completeEach() }

  /// Waits until the router has no more to tell the host, and whoever awaited something has reacted.
  ///
  /// That is when nothing moves here, on tabs, or on what is presented, nothing was told for hundreds of
  /// turns of the main actor in a row, and whoever awaited the end of a flow or an answer has had a turn. A
  /// question may be open: it waits for the test. What takes longer cannot be seen here; wait for what it
  /// shows, with ``shows(_:)-(Expected.Type)``.
  ///
  /// ```swift
  /// let task = Task {
  ///   _ = await ticket.end
  ///   router.push(TestModule("next"))
  /// }
  /// host.back()
  /// try await host.idle()                  // host.names ends with "next"
  /// ```
  ///
  /// - Parameter completingTransitions: Whether transitions are completed meanwhile. The default is no;
  ///   one that nobody completes then keeps the host from coming to rest.
  /// - Throws: ``HostNotAtRest`` if that has not come about in very many turns.
  public func idle(completingTransitions: Bool = false) async throws(HostNotAtRest) {
    try await rest(completing: completingTransitions)
  }

  /// Waits until a person sees a screen of a type on top, turn by turn of the main actor.
  ///
  /// That is the top of the ``front`` host, whichever that is by then.
  ///
  /// ```swift
  /// try await host.shows(NamePage.self).onName("Ada")
  /// ```
  ///
  /// - Parameter type: The type of the screen.
  /// - Returns: The screen on top.
  /// - Throws: ``NeverShown``, which says what is shown instead, after very many turns.
  @discardableResult
  public func shows<Expected>(_ type: Expected.Type) async throws(NeverShown) -> Expected {
    try await shows(String(describing: type)) { $0.screens.last as? Expected }
  }

  /// Waits until a person sees certain screens, turn by turn of the main actor.
  ///
  /// Those are all screens of the ``front`` host, whichever that is by then.
  ///
  /// ```swift
  /// try await host.shows(["list", "details"])
  /// ```
  ///
  /// - Parameter names: The names of the screens, root first, top last.
  /// - Throws: ``NeverShown``, which says what is shown instead, after very many turns.
  public func shows(_ names: [String]) async throws(NeverShown) {
    _ = try await shows("[\(names.joined(separator: ", "))]") { $0.names == names ? names : nil }
  }

  private func shows<Found>(
    _ expected: String,
    _ find: @MainActor (InMemoryHost) -> Found?,
  ) async throws(NeverShown) -> Found {
    for _ in 0..<10_000 {
      if let found = find(front) { return found }
      await Task.yield()
    }
    throw NeverShown(expected: expected, shown: seen, movements: movements)
  }
}

// MARK: - MovingHosts

extension InMemoryHost: MovingHosts {
  private var tabHosts: [InMemoryTabHost] { screens.compactMap { $0 as? InMemoryTabHost } }

  var everyHost: [InMemoryHost] {
    [self] + tabHosts.flatMap(\.everyHost) + (presented?.everyHost ?? [])
  }

  var activity: [Int] {
    [commands.count, modalCommands.count, askedQuestions.count, frames.count]
      + tabHosts.flatMap(\.activity) + (presented?.activity ?? [])
  }

  var seen: [[String]] { [names] + (presented?.seen ?? topTabs?.seen ?? []) }

  /// Whether the router has yet to hear what became of a command.
  var isCommanded: Bool { isInTransition || hasDropped }

  /// What is not over on this host alone.
  var ownMovements: [HostNotAtRest.Movement] {
    let transition = isCommanded ? [HostNotAtRest.Movement.transition(to: names)] : []
    return transition + (gestures.isEmpty ? [] : [.gesture(on: names)])
  }
}
