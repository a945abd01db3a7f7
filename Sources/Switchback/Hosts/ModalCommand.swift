/// A command to present a stack over the host, or to dismiss one.
public struct ModalCommand {
  /// The number that the host uses to acknowledge the command.
  public let id: Int

  /// The host to present, or nil to dismiss what is presented and everything over it.
  ///
  /// The host comes from ``StackHost/makeModalHost()``, called on this host or on a host that was presented over this
  /// one at that time. It already shows its screens.
  public let host: (any StackHost)?

  /// The flow that was started on the presented host, or nil.
  ///
  /// It is nil if a module is presented without a flow of its own, or if nothing is presented.
  public let flow: FlowID?

  /// The transition for this change.
  public let transition: ScreenTransition
}
