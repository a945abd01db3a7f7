/// What a flow or a router does with the actions of one type.
///
/// The `handle` methods make one. It is public so that a router that wraps another, such as a mock, can
/// pass it on through ``FlowStarting/handle(_:)``.
public struct ActionHandler<Action> {
  /// Where it was asked for, for reports.
  public let source: CallSite

  let isOwned: @MainActor () -> Bool

  /// Answers nil once its owner is gone.
  let body: @MainActor (Action) -> ActionReply?

  @MainActor
  init<Owner: AnyObject>(
    of owner: Owner,
    source: CallSite,
    _ body: @escaping @MainActor (Owner, Action) -> ActionReply,
  ) {
    self.source = source
    isOwned = { [weak owner] in owner != nil }
    self.body = { [weak owner] action in owner.map { body($0, action) } }
  }
}
