/// One layer of what is shown: a stack, the host that shows it, and where the conversation between the
/// two stands.
@MainActor
final class HostedStack {
  let host: any StackHost
  private(set) var ledger = StackLedger<NavigationEntry>()

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

  /// How many modules it is meant to show.
  var count: Int { ledger.wanted.kept + ledger.wanted.tail.count }

  /// Whether its host carries out a command.
  var isCommanded: Bool { ledger.isUnderWay }

  /// Whether its host shows what it is meant to; an empty stack agrees with any screen.
  var agrees: Bool {
    count == 0 || (ledger.wanted.tail.isEmpty && ledger.wanted.kept == ledger.acknowledged.count)
  }

  /// What is meant to be on top of it.
  var top: NavigationEntry? {
    if let top = ledger.wanted.tail.last { return top }
    return ledger.wanted.kept > 0 ? ledger.acknowledged[ledger.wanted.kept - 1] : nil
  }

  /// Replaces some of what it is meant to show.
  ///
  /// - Returns: The entries that were there, lowest first, whether or not they are among the new.
  func replace(_ range: Range<Int>, with entries: Few<NavigationEntry>) -> Few<NavigationEntry> {
    change { $0.replace(range, with: entries) }
  }

  /// Notes that its host shows what it is meant to.
  func noteAgreement() {
    if ledger.drops > 0 { change { $0.noteAgreement() } }
  }

  /// Changes the ledger outside of its place: whatever that leads to finds nothing half done there, and
  /// the place needs no guard at run time.
  @discardableResult
  func change<Result>(_ body: (inout StackLedger<NavigationEntry>) -> Result) -> Result {
    var changed = exchange(&ledger, for: StackLedger())
    defer { ledger = changed }
    return body(&changed)
  }

  /// Has another ledger from now on.
  ///
  /// - Returns: The one until now, whose entries must not die while that changes.
  @discardableResult
  func take(_ other: StackLedger<NavigationEntry>) -> StackLedger<NavigationEntry> {
    exchange(&ledger, for: other)
  }

  /// Waits for nothing any more: the host is off the screen, and may never say how it ended.
  func comeToRest() {
    isMoving = false
    change { $0.forgetCommand() }
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
