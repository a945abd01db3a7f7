/// One layer of what is shown: a stack, the host that shows it, and where the conversation between the
/// two stands.
@MainActor
final class HostedStack {
  let host: any StackHost
  var ledger = StackLedger<NavigationEntry>()

  /// The flow that this layer was opened for, which may use it again while it is there.
  let owner: FlowNode?

  /// The flow that presented it, or nil if that was the router itself.
  let presenter: FlowNode?

  /// Whether something moves on it that the router did not ask for.
  var isMoving = false
  let conversation = HostConversation()

  init(host: any StackHost, owner: FlowNode? = nil, presenter: FlowNode? = nil) {
    self.host = host
    self.owner = owner
    self.presenter = presenter
  }

  /// Waits for nothing any more: the host is off the screen, and may never say how it ended.
  func comeToRest() {
    isMoving = false
    ledger.forgetCommand()
  }
}

extension HostedStack: Hashable {
  nonisolated static func == (one: HostedStack, other: HostedStack) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Where the commands for one ledger stand.
@MainActor
final class HostConversation {
  /// The number of the latest command.
  var commandCount = 0

  /// How many of the tickets that are open are done when the command under way is.
  var covered = 0

  /// How the command under way is to look.
  var transition = ScreenTransition.automatic
  var isAwaitingRetry = false
}
