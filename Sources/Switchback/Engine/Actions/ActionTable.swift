/// Who handles which type of action in one place, at most one for each.
@MainActor
final class ActionTable {
  private var entries: [ObjectIdentifier: AnyObject] = [:]

  nonisolated init() {}

  /// Takes a handler in, unless the type is handled already.
  ///
  /// - Returns: Whether it was taken in.
  func add<Action>(_ handler: ActionHandler<Action>) -> Bool {
    let known = entry(for: Action.self)
    if let known, !known.isOrphaned { return false }
    entries = entries.merging([ObjectIdentifier(Action.self): ActionTableEntry(handler)]) { $1 }
    // What was there must not die while the table is being changed: what it runs then may lead here.
    withExtendedLifetime(known) {}
    return true
  }

  /// Who handles a type, if anyone does.
  func entry<Action>(for type: Action.Type) -> ActionTableEntry<Action>? {
    if entries.isEmpty { return nil }
    return entries[ObjectIdentifier(type)] as? ActionTableEntry<Action>
  }

  func removeAll() {
    let forgotten = entries
    entries = [:]
    withExtendedLifetime(forgotten) {}
  }
}

/// Who handles one type of action in one place.
@MainActor
final class ActionTableEntry<Action> {
  /// Where that was asked for.
  let source: CallSite
  private let body: @MainActor (Action) -> ActionReply?
  private let isOwned: @MainActor () -> Bool

  init(_ handler: ActionHandler<Action>) {
    source = handler.source
    body = handler.body
    isOwned = handler.isOwned
  }

  /// Whether its owner is gone.
  var isOrphaned: Bool { !isOwned() }

  /// Asks it; nil if its owner is gone.
  func reply(to action: Action) -> ActionReply? { body(action) }
}
