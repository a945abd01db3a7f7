/// What a flow or a router does with the actions of one type.
struct ActionHandler<Action> {
  let source: CallSite
  let isOwned: @MainActor () -> Bool

  /// Answers nil once its owner is gone.
  let body: @MainActor (Action) -> ActionReply?

  @MainActor
  init(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  ) {
    self.source = source
    isOwned = { [weak owner] in owner != nil }
    self.body = body
  }
}
