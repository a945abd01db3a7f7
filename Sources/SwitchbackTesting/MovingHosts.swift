import Switchback

/// What comes to rest together: a host, or a container of tabs, with everything on it and over it.
@MainActor
protocol MovingHosts: AnyObject {
  /// Every host, those around others first.
  var everyHost: [InMemoryHost] { get }

  /// How often each of them was told something, or has changed: never less than before.
  var activity: [Int] { get }

  /// The names of the screens of each host on the way to the one that a person sees.
  var seen: [[String]] { get }
}

extension MovingHosts {
  /// What is not over.
  var movements: [HostNotAtRest.Movement] { everyHost.flatMap(\.ownMovements) }

  /// Completes one transition after the other.
  ///
  /// - Throws: What is not over after very many.
  func completeEach() throws(HostNotAtRest) {
    for _ in 0..<1000 {
      guard let host = everyHost.first(where: \.isCommanded) else { return }
      host.completeTransition()
    }
    throw endless
  }

  /// Gives way, turn by turn, until nothing has moved and nothing was told for a while.
  ///
  /// Who awaited the end of a flow or an answer has reacted, as the router knows. Of those who awaited
  /// something else nobody knows, so these have had many turns to react.
  ///
  /// - Parameter isCompleting: Whether transitions are completed meanwhile.
  /// - Throws: What is not over after very many turns.
  func rest(completing isCompleting: Bool) async throws(HostNotAtRest) {
    var quietTurns = 0
    var before = activity
    for _ in 0..<200 {
      if isCompleting { try completeEach() }
      for _ in 0..<50 { await Task.yield() }
      let now = activity
      quietTurns = now == before && movements.isEmpty && isIdle ? quietTurns + 50 : 0
      if quietTurns >= 500 { return }
      before = now
    }
    let movements = movements
    throw movements.isEmpty || isCompleting && !hasGesture ? endless : .init(movements: movements)
  }

  /// Whether nobody is about to react, as the routers say.
  private var isIdle: Bool { everyHost.allSatisfy { $0.reporter?.isIdle ?? true } }

  private var hasGesture: Bool { everyHost.contains { !$0.gestures.isEmpty } }

  private var endless: HostNotAtRest {
    HostNotAtRest(movements: [.commands(latest: seen.last ?? [])])
  }
}
