// What a test waits for.

extension InMemoryHost {
  /// Completes transition after transition, until none runs here, on tabs, or on presented hosts.
  ///
  /// The method also completes the transitions that the router starts in the meantime. It does not wait. For
  /// transitions that start in a later turn of the main actor, use ``idle(completingTransitions:)``.
  ///
  /// ```swift
  /// let host = InMemoryHost(completion: .whenTold)
  /// let router = StackRouter(host: host)
  /// router.push(TestModule("list"))
  /// router.push(TestModule("details"))  // host.names is ["list"]
  /// try host.completeTransitions()      // it is ["list", "details"]
  /// ```
  ///
  /// - Throws: ``HostNotAtRest`` after a thousand transitions.
  public func completeTransitions() throws(HostNotAtRest) { try completeEach() }

  /// Waits until the router has no more commands, and all code that awaited something has reacted.
  ///
  /// The host is idle when all of the following are true. Nothing moves here, on tabs, or on presented hosts. The
  /// router has told the hosts nothing for hundreds of turns of the main actor in a row. Code that awaited the end of a
  /// flow or an answer has had a turn. An open question is no obstacle: it waits for the test. The host cannot see code
  /// that takes longer. For such code, wait for what it shows, with ``shows(_:)-(Expected.Type)``.
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
  /// - Parameter completingTransitions: Whether to complete transitions in the meantime. The default is no. A
  ///   transition that nobody completes then keeps the host from coming to rest.
  /// - Throws: ``HostNotAtRest`` if the host is not idle after very many turns.
  public func idle(completingTransitions: Bool = false) async throws(HostNotAtRest) {
    try await rest(completing: completingTransitions)
  }

  /// Waits until a screen of a type is on top, turn by turn of the main actor.
  ///
  /// The screen has to be on top of the ``front`` host, whichever host that is by then.
  ///
  /// ```swift
  /// try await host.shows(NamePage.self).onName("Ada")
  /// ```
  ///
  /// - Parameter type: The type of the screen.
  /// - Returns: The screen on top.
  /// - Throws: ``NeverShown`` after very many turns. It says what the host shows instead.
  @discardableResult
  public func shows<Expected>(_ type: Expected.Type) async throws(NeverShown) -> Expected {
    try await shows(String(describing: type)) { $0.screens.last as? Expected }
  }

  /// Waits until certain screens are shown, turn by turn of the main actor.
  ///
  /// The names have to be those of all screens on the ``front`` host, whichever host that is by then.
  ///
  /// ```swift
  /// try await host.shows(["list", "details"])
  /// ```
  ///
  /// - Parameter names: The names of the screens, root first, top last.
  /// - Throws: ``NeverShown`` after very many turns. It says what the host shows instead.
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
    let isOfSheet = inModalTransition != nil && inTransition == nil && !hasDropped
    let shown = isOfSheet ? presented?.names ?? names : names
    let transition = isCommanded ? [HostNotAtRest.Movement.transition(to: shown)] : []
    return transition + (gestures.isEmpty ? [] : [.gesture(on: names)])
  }
}
