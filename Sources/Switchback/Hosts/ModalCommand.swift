/// What a host is told about the stack that it presents over itself.
public struct ModalCommand {
  /// Names the command in the host's acknowledgement.
  public let id: Int

  /// The host to present over this one, or nil to dismiss what is presented, with all that is over it.
  ///
  /// It was supplied by ``StackHost/makeModalHost()``, of this host or of one that was presented over
  /// it at that time, and shows its screens already.
  public let host: (any StackHost)?

  /// The flow that was started on the host to present; nil if a module is presented by itself, or nothing is.
  public let flow: FlowID?

  /// How the change should look, this time.
  public let transition: ScreenTransition
}
