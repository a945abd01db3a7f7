/// Who handles which type of action in one place, at most one for each.
@MainActor
struct ActionTable {
  private var entries: [ObjectIdentifier: AnyObject] = [:]

  /// Takes a handler in, unless the type is handled already.
  ///
  /// - Returns: Whether it was taken in, and what was there before. That must not die while the table
  ///   is being changed, as its last words may lead here.
  mutating func add<Action>(
    _ handler: ActionHandler<Action>
  ) -> (isAdded: Bool, displaced: AnyObject?) {
    if let entry = entry(for: Action.self), !entry.isOrphaned { return (false, nil) }
    let entry = ActionTableEntry(handler)
    return (true, entries.updateValue(entry, forKey: ObjectIdentifier(Action.self)))
  }

  /// Who handles a type, if anyone does.
  func entry<Action>(for type: Action.Type) -> ActionTableEntry<Action>? {
    if entries.isEmpty { return nil }
    return entries[ObjectIdentifier(type)] as? ActionTableEntry<Action>
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
