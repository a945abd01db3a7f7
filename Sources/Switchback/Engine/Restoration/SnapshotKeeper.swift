/// Hands out where the user is, whenever that has changed: at most once in a turn of the main actor.
@MainActor
final class SnapshotKeeper {
  private weak var engine: NavigationEngine?
  private let owner: @MainActor () -> String
  private let body: @MainActor (NavigationSnapshot?) -> Void

  /// What was handed out last; nil if nothing is kept.
  private var last: NavigationSnapshot?

  /// What was shown when everything was forgotten, until something else is.
  private var forgotten: [NavigationSnapshot.Item]?

  /// The change of which it is due, by a number; 0 if there is none.
  private var due = 0
  private var changes = 0

  init(
    _ engine: NavigationEngine, for owner: @escaping @MainActor () -> String,
    _ body: @escaping @MainActor (NavigationSnapshot?) -> Void
  ) {
    (self.engine, self.owner, self.body) = (engine, owner, body)
  }

  /// Begins, until the token is cancelled or the router is closed.
  func begin() -> ObservationToken {
    guard let engine, !engine.isClosed else { return .ended }
    noteChange()
    engine.notifier.listeners.add(
      PlaceKeeper { [weak self] in
        self != nil
      } noteChange: { [weak self] in
        self?.noteChange()
      } forget: { [weak self] in
        self?.forget()
      })
    return engine.observe(in: nil) { event in
      // What it reports itself changes nothing.
      if case .issue = event.kind { return }
      self.noteChange()
    }
  }

  private func noteChange() {
    if due > 0 { return }
    changes += 1
    due = changes
    Task { [weak self, due] in
      if self?.due == due { self?.keep() }
    }
  }

  private func forget() {
    due = 0
    last = nil
    forgotten = engine?.snapshot().items
    body(nil)
  }

  private func keep() {
    due = 0
    guard let engine, !engine.isClosed else { return }
    // What comes next says so.
    if engine.handlers.links.isUnderWay { return }
    // Somebody has yet to react to what has happened.
    if engine.queue.owedTurns > 0 { return noteChange() }
    if let forgotten {
      if engine.snapshot().items == forgotten { return }
      self.forgotten = nil
    }
    let items = engine.snapshot { [weak engine] object, name in
      do { return try (object as? any Restorable)?.stored } catch {
        engine?.log(
          NavigationIssue(.stateNotKept("\(error)"), subject: name, source: nil), in: nil)
        return nil
      }
    }.items
    // To leave the program is no navigation.
    if items.isEmpty { return }
    let now = NavigationSnapshot(items: items, owner: owner())
    if now == last { return }
    last = now
    body(now)
  }
}
