/// One layer of what is shown: a stack, the host that shows it, and where the conversation between the
/// two stands.
@MainActor
final class HostedStack {
  let host: any StackHost
  private var content = StackLedger<NavigationEntry>()

  /// What it is meant to show and what its host shows.
  ///
  /// Read as a copy and changed by ``change(_:)``, so that its place is never in use while something
  /// else runs, and needs no guard against that.
  var ledger: StackLedger<NavigationEntry> { content }

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
  var count: Int { content.wanted.kept + content.wanted.tail.count }

  /// Whether its host carries out a command.
  var isCommanded: Bool { content.isUnderWay }

  /// Whether its host shows what it is meant to; an empty stack agrees with any screen.
  var agrees: Bool {
    count == 0 || (content.wanted.tail.isEmpty && content.wanted.kept == content.acknowledged.count)
  }

  /// What is meant to be on top of it.
  var top: NavigationEntry? { count > 0 ? self[count - 1] : nil }

  /// The entry meant to be at a position of it.
  subscript(position: Int) -> NavigationEntry {
    let kept = content.wanted.kept
    if position < kept { return content.acknowledged[position] }
    let tail = content.wanted.tail
    return tail[position - kept]
  }

  /// The entries meant to be at some positions of it, lowest first.
  subscript(positions: Range<Int>) -> Few<NavigationEntry> {
    switch positions.count {
    case 0: .none
    case 1: .one(self[positions.lowerBound])
    default: content.wanted(at: positions)
    }
  }

  /// How many of these modules its host shows from a position up, as it is meant to.
  ///
  /// A stack that is set again is compared with what is there, so this is a loop and nothing else.
  func shared(with modules: [any Presentable], from position: Int) -> Int {
    let all = content.acknowledged
    let shown = position == 0 ? all : Array(all.dropFirst(position))
    let most = min(content.wanted.kept - position, shown.count, modules.count)
    var shared = 0
    while shared < most, shown[shared].module === modules[shared] { shared += 1 }
    return shared
  }

  /// What its host shows on top.
  var topmostShown: NavigationEntry? {
    let shown = content.acknowledged
    return shown.last
  }

  /// Replaces some of what it is meant to show.
  ///
  /// - Returns: The entries that were there, lowest first, whether or not they are among the new.
  func replace(_ range: Range<Int>, with entries: Few<NavigationEntry>) -> Few<NavigationEntry> {
    change { $0.replace(range, with: entries) }
  }

  /// Notes that its host shows what it is meant to.
  func noteAgreement() {
    if content.drops > 0 { change { $0.noteAgreement() } }
  }

  /// Changes the ledger.
  @discardableResult
  func change<Result>(_ body: (inout StackLedger<NavigationEntry>) -> Result) -> Result {
    var changed = exchange(&content, for: StackLedger())
    defer { content = changed }
    return body(&changed)
  }

  /// Has another ledger from now on.
  ///
  /// - Returns: The one until now, whose entries must not die while that changes.
  @discardableResult
  func take(_ other: StackLedger<NavigationEntry>) -> StackLedger<NavigationEntry> {
    exchange(&content, for: other)
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
