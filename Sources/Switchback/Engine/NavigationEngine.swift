/// Behind every router: the queue, the stack, the flows on it, and the conversation with the host.
///
/// One piece of work is a transaction. It changes the model first, then tells the modules that left,
/// then ends flows; what the callbacks ask for is queued and worked off in order. Only when nothing
/// is left to do, and everyone who awaited the end of a flow has had a turn, is the host told what
/// to show.
@MainActor
final class NavigationEngine {
  let makeDependencies: @MainActor () -> any CoordinatorDependencies
  let onIssue: @MainActor (NavigationIssue) -> Void
  let host: any StackHost
  let sharedWithOtherCode: Bool

  // The stack.
  var ledger = StackLedger<NavigationEntry>()
  /// The entries on the wanted stack, by module and by screen.
  var index: [ObjectIdentifier: NavigationEntry] = [:]
  var entryCount = 0

  // The flows.
  let dependencies: any CoordinatorDependencies
  var roots: [FlowNode] = []
  var running: [ObjectIdentifier: FlowNode] = [:]
  var vacated: [StackChange.Ending] = []
  var invisible: [(node: FlowNode, since: Int)] = []
  var flowCount = 0

  // Those who listen.
  var observers: [EventObserver] = []
  var awaiters: [Awaiter] = []
  var pending: [NavigationTicket] = []

  // The conversation with the host.
  private(set) var commandCount = 0
  var pendingAtCommand = 0
  var transition = ScreenTransition.automatic
  private var isAwaitingRetry = false
  private var isInputExpected = true

  // The queue.
  var isClosed = false
  var isClosing = false
  var transactionCount = 0
  private var queue: [NavigationWork] = []
  private var isWorking = false
  private var owedTurns = 0

  init(
    host: any StackHost,
    dependencies: @escaping @MainActor () -> any CoordinatorDependencies,
    sharedWithOtherCode: Bool,
    onIssue: @escaping @MainActor (NavigationIssue) -> Void,
  ) {
    self.host = host
    self.sharedWithOtherCode = sharedWithOtherCode
    self.onIssue = onIssue
    makeDependencies = dependencies
    self.dependencies = dependencies()
    host.connect(HostReporter(engine: self))
    adoptInitialScreens()
    updateInput()
  }

  // MARK: - Working

  /// Does a piece of work now or, inside a callback, after what is due.
  func submit(_ work: NavigationWork) {
    queue.append(work)
    drain()
  }

  /// Somebody who awaited the end of a flow has reacted, or chosen not to.
  func awaiterHadItsTurn() {
    owedTurns -= 1
    drain()
  }

  /// Runs code of the user's, so that what it asks for waits until what is under way is done.
  func calling(_ body: () -> Void) {
    guard !isWorking else { return body() }
    isWorking = true
    body()
    isWorking = false
    drain()
  }

  private func drain() {
    guard !isWorking else { return }
    isWorking = true
    while true {
      workOffQueue()
      resumeAwaiters()
      if owedTurns > 0 { break }
      if endOneVacatedFlow() { continue }
      commandHost()
      if queue.isEmpty { break }
    }
    isWorking = false
    if owedTurns == 0 { reportInvisibleFlows() }
    updateInput()
  }

  private func workOffQueue() {
    var next = 0
    while next < queue.count {
      let work = queue[next]
      next += 1
      if next == queue.count {
        queue.removeAll(keepingCapacity: true)
        next = 0
      }
      carryOut(work)
    }
  }

  private func carryOut(_ work: NavigationWork) {
    switch work {
    case .request(let request, let flow, let ticket): judge(request, from: flow, ticket)
    case .settled(let screens, let command, let origin): settle(screens, command, origin)
    case .wentBackAtRoot(let origin): goBackAtRoot(origin)
    case .end(let node, let cause, let source, let prepare): end(node, cause, source, prepare)
    case .observeRemoval(let module, let observer, let source): watch(module, observer, source)
    case .close: closeNow()
    }
  }

  private func resumeAwaiters() {
    let due = awaiters
    awaiters = []
    owedTurns += due.count
    for awaiter in due { awaiter.resume() }
  }

  // MARK: - The host

  private func commandHost() {
    guard !isClosed else { return }
    if ledger.command == nil, ledger.agrees { return commitTickets() }
    guard !isAwaitingRetry, let branch = ledger.issueCommand() else { return }
    commandCount += 1
    pendingAtCommand = pending.count
    let command = HostCommand(
      id: commandCount,
      kept: branch.kept,
      tail: branch.tail.map(\.screen),
      transition: transition,
    )
    transition = .automatic
    host.show(command)
  }

  /// Tries a dropped command again when the host next reports, at the latest in the next turn of the
  /// main actor.
  func retryLater() {
    isAwaitingRetry = true
    Task { [weak self] in
      self?.hostIsReady()
      self?.drain()
    }
  }

  func hostIsReady() {
    isAwaitingRetry = false
  }

  private func updateInput() {
    let isExpected = !isClosed && owedTurns == 0 && ledger.count > 0
    guard isExpected != isInputExpected else { return }
    isInputExpected = isExpected
    host.inputExpected(isExpected)
  }
}
