/// Behind every router: does one piece of work after the other, and tells everyone concerned.
///
/// One piece of work is a transaction. It changes the model first, then tells the modules that left,
/// then ends flows; what the callbacks ask for is queued and worked off in order. Only when nothing
/// is left to do, and everyone who awaited the end of a flow has had a turn, is the host told what
/// to show.
@MainActor
final class NavigationEngine {
  /// The stack that all others are in: those of tabs, which stand on it or on each other.
  let root: LayeredStack

  /// The containers of tabs on its stacks, the outer before the inner ones.
  var containers: [TabRouter] = []

  /// Containers that have left, and may still be seen.
  var departed: [DepartedTabs] = []
  let flows: FlowTree
  let audience = Audience()
  let onIssue: @MainActor (NavigationIssue) -> Void
  let sharedWithOtherCode: Bool

  /// What is attempted and waits for the answer of a guard.
  var held: [NavigationAttempt] = []
  let questions = QuestionQueue()
  /// What was on top when that was told last, until it leaves.
  var onTop: NavigationEntry?

  /// The number of that entry, also after it has left; 0 if nothing was on top.
  var serialOnTop = 0

  /// The flow that it was in and those around that, innermost first.
  var flowsOnTop: [FlowNode] = []
  let audit: LeakAudit?
  var isAuditDue = false
  var onBackAtRoot: (@MainActor (BackOrigin) -> Void)?
  var heardAtRootSince = 0

  var isClosed = false
  var isClosing = false
  /// Whether the host is still this router's; once that was let go, another may have it.
  var tellsHost = true
  var awaiters: [Awaiter] = []
  private(set) var transactionCount = 0

  var entryCount = 0
  private var queue: [NavigationWork] = []

  /// The memory of a queue that was worked off, for the next one.
  private var spare: [NavigationWork] = []
  private var isWorking = false

  /// Whether hosts are being told what to show, so that nothing is half done in here.
  var isCommanding = false

  /// Whether there is more to tell, since a host has carried out at once what it was told.
  var isMoreToTell = false
  private var owedTurns = 0

  /// How many have an answer from the user that they have not reacted to yet.
  var owedReactions = 0

  init(
    host: any StackHost,
    dependencies: @escaping @MainActor () -> any CoordinatorDependencies,
    sharedWithOtherCode: Bool,
    audit: LeakAudit?,
    onIssue: @escaping @MainActor (NavigationIssue) -> Void,
  ) {
    root = LayeredStack(host: host, index: EntryIndex())
    self.audit = audit
    flows = FlowTree(makeDependencies: dependencies)
    self.sharedWithOtherCode = sharedWithOtherCode
    self.onIssue = onIssue
    root.connect = { [weak self] host in
      guard let self else { return }
      host.connect(HostReporter(engine: self, host: host))
    }
    root.connect(host)
    audit?.engine = self
    adoptInitialScreens()
    _ = tellLifecycle()
    updateInput()
  }

  // MARK: - Working

  /// Whether what is asked for waits until what is under way is done.
  var isBusy: Bool { isWorking }

  /// Does a piece of work now or, inside a callback, after what is due.
  func submit(_ work: NavigationWork) {
    guard !isWorking else { return enqueue(work) }
    isWorking = true
    carryOut(work)
    finishWorking()
  }

  /// Does something with a result now or, inside a callback, after what is due.
  ///
  /// - Parameters:
  ///   - body: Does it.
  ///   - later: The work that does it later, and the result until then.
  /// - Returns: The result.
  func doOrEnqueue<Result>(
    _ body: () -> Result,
    orElse later: () -> (NavigationWork, Result),
  ) -> Result {
    guard !isWorking else {
      let (work, result) = later()
      enqueue(work)
      return result
    }
    isWorking = true
    let result = body()
    finishWorking()
    return result
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

  /// Tries a dropped command again in the next turn of the main actor.
  func retryNextTurn() {
    Task { [weak self] in
      for stack in self?.stacks ?? [] { stack.allowRetry() }
      self?.drain()
    }
  }

  func drain() {
    guard !isWorking else { return }
    isWorking = true
    finishWorking()
  }

  private func finishWorking() {
    while true {
      workOffQueue()
      resumeAwaiters()
      if owedTurns > 0 { break }
      if let next = flows.nextToEnd() {
        enqueue(.end(next.node, next.cause))
      } else {
        if tellLifecycle(), !queue.isEmpty { continue }
        if !isClosed {
          command()
          if queue.isEmpty, agrees {
            askNext()
          }
        }
        let isMoreToTell = exchange(&isMoreToTell, for: false)
        if queue.isEmpty, !isMoreToTell, !containers.contains(where: \.conversation.isDue) { break }
      }
    }
    isWorking = false
    if owedTurns == 0 { reportInvisibleFlows() }
    updateInput()
    auditNextTurn()
  }

  /// Whether everybody concerned was told, and nothing moves.
  var isAtRest: Bool {
    !isWorking && owedTurns == 0 && (isClosed || agrees)
  }

  /// Follows what a host reports at once if nothing is half done and nothing was reported before, else in
  /// its turn.
  func hearNowOrLater(_ report: HostReport, from host: any StackHost) {
    guard isCommanding, queue.isEmpty else { return submit(.report(report, from: host)) }
    hear(report, from: host)
    if let stack = place(of: host)?.stack, !stack.isDone { isMoreToTell = true }
  }

  private func enqueue(_ work: NavigationWork) {
    var all = exchange(&queue, for: [])
    all.append(work)
    queue = all
  }

  private func workOffQueue() {
    while !queue.isEmpty {
      var due = exchange(&queue, for: exchange(&spare, for: []))
      for work in due { carryOut(work) }
      due.removeAll(keepingCapacity: true)
      exchange(&spare, for: due)
    }
  }

  private func carryOut(_ work: NavigationWork) {
    switch work {
    case .request(let request, let requester, let ticket):
      judge(request, from: requester, ticket)
    case .attempt(let attempt): carryOut(attempt)
    case .answer(let attempt, let entry, let isLeaving): answer(attempt, of: entry, isLeaving)
    case .report(let report, let host): hear(report, from: host)
    case .end(let node, let cause): end(node, cause)
    case .observeRemoval(let module, let place, let observer, let source):
      watch(module, on: place, observer, source)
    case .selectTab(let id, let tabs, let ticket, let source): select(id, in: tabs, ticket, source)
    case .tabChosen(let id, let tabs, let ticket): choose(id, in: tabs, ticket)
    case .close(let tellsHost): closeNow(tellsHost: tellsHost)
    }
  }

  private func resumeAwaiters() {
    guard !awaiters.isEmpty else { return }
    let due = awaiters
    awaiters = []
    owedTurns += due.count
    for awaiter in due { awaiter.resume() }
  }

  func updateInput() {
    guard tellsHost else { return }
    let isDecided = !isClosed && owedTurns == 0 && owedReactions == 0
    root.expectInput(isDecided && root.count > 0)
    for tabs in containers {
      for stack in tabs.stacks { stack.expectInput(isDecided && stack.count > 0) }
    }
  }

  private func reportInvisibleFlows() {
    for node in flows.takeInvisible(at: transactionCount) {
      node.report(.flowShowsNothing, source: node.source)
    }
  }

  // MARK: - One change

  /// The serial number of the next entry.
  func nextEntryNumber() -> Int {
    entryCount += 1
    return entryCount
  }

  /// Ends what a change of the model ends, and tells everyone concerned.
  ///
  /// - Parameters:
  ///   - change: What left and entered.
  ///   - ticket: That of the request, which is done when the host of a stack has shown it.
  ///   - source: Where it was asked for, if it was code that asked.
  ///   - announce: Tells what was asked for, before anything else is told.
  func commit(
    _ change: consuming StackChange,
    for ticket: ExpectedChange? = nil,
    source: CallSite?,
    announce: (borrowing StackChange) -> Void = { _ in },
  ) {
    takeAlong(&change)
    ticket?.expect(change)
    let endings = change.concernsFlows ? FlowEndings(of: change) : nil
    tell(of: change, endings, source: source, announce: announce)
  }

  /// Tells of a change in three phases, after every entry has left the model: modules, top first;
  /// then flows, children before parents.
  func tell(
    of change: borrowing StackChange,
    _ endings: FlowEndings?,
    source: CallSite?,
    announce: (borrowing StackChange) -> Void = { _ in },
  ) {
    if !change.isEmpty { transactionCount += 1 }
    if let endings {
      for ending in endings.ended { ending.node.isOpen = false }
      flows.noteVacated(endings.vacated)
    }
    for entry in change.added { noteShown(entry) }
    for removal in change.removed {
      removal.entry.flow.map(flows.takeBack)
      removal.entry.stack?.strike(removal.entry)
    }

    announce(change)
    for entry in change.added {
      emit(.shown(entry.id), in: entry.flow, on: entry.stack, source: source)
    }
    for removal in change.removed.reversed() { tell(of: removal, source: source) }
    if let endings {
      for ending in endings.ended { conclude(ending, source: source) }
    }
    for removal in change.removed.reversed() { removal.entry.hold = nil }
    if !held.isEmpty { reconsiderHeld(after: change) }
    for stack in change.closed {
      audience.dismiss(stack)
      stack.handle.lead(to: nil)
    }
    for entry in change.added { entry.tabs.map { open($0, at: entry, source: source) } }
  }

  private func tell(of removal: StackChange.Removal, source: CallSite?) {
    let entry = removal.entry
    emit(.removed(entry.id, removal.cause), in: entry.flow, on: entry.stack, source: source)
    tell(entry.listener) { $0.onRemoved(removal.cause) }
    entry.tellRemoved(removal.cause)
    if entry === onTop { onTop = nil }
  }

  private func noteShown(_ entry: NavigationEntry) {
    guard let flow = entry.flow else { return }
    flow.noteShown()
    audit?.watch(entry, of: flow)
    if let hold = flows.hold(of: flow) { entry.hold = hold }
  }
}
