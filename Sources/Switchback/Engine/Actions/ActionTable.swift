/// Who handles which type of action in one place, at most one for each.
@MainActor
final class ActionTable {
  /// One handler in a block of memory of its own, so that it is found without being copied.
  private final class Entry<Action> {
    let handler: ActionHandler<Action>

    init(_ handler: ActionHandler<Action>) { self.handler = handler }
  }

  private var entries: [ObjectIdentifier: AnyObject] = [:]

  nonisolated init() {}

  /// Takes a handler in, unless the type is handled already.
  ///
  /// - Returns: Who does, in that case.
  func add<Action>(_ handler: ActionHandler<Action>) -> ActionHandler<Action>? {
    let known = entry(for: Action.self)
    if let known, known.handler.isOwned() { return known.handler }
    entries = entries.merging([ObjectIdentifier(Action.self): Entry(handler)]) { $1 }
    // What was there must not die while the table is being changed: what it runs then may lead here.
    withExtendedLifetime(known) {}
    return nil
  }

  private func entry<Action>(for type: Action.Type) -> Entry<Action>? {
    if entries.isEmpty { return nil }
    return entries[ObjectIdentifier(type)] as? Entry<Action>
  }

  /// Asks who handles an action; nil if nobody does, or its owner is gone.
  func reply<Action>(to action: Action) -> ActionReply? {
    entry(for: Action.self)?.handler.body(action)
  }

  func handles<Action>(_ type: Action.Type) -> Bool {
    entry(for: type)?.handler.isOwned() ?? false
  }

  func removeAll() {
    let forgotten = entries
    entries = [:]
    withExtendedLifetime(forgotten) {}
  }
}
