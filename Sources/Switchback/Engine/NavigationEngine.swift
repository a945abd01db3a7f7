/// Behind every router: takes what is asked for and what is reported, and does one piece of work after the
/// other.
///
/// One piece of work is one change. It changes the model first, then tells the modules that left, then ends
/// flows; what the callbacks ask for is queued and worked off in order. Only when nothing is left to do, and
/// everyone who awaited the end of a flow has had a turn, are the hosts told what to show.
///
/// It decides nothing itself: those whom it hands the work to change the model and hand back a ``Change``, and it has
/// told what they changed.
@MainActor
final class NavigationEngine {
  let stacks: RouterStacks
  let flows: FlowTree
  let reference: EngineReference
  let queue = WorkQueue()

  /// What the work in hand does to the stacks: it is handed out with each piece of work.
  let stackChange = StackChange()
  let questions = QuestionQueue()
  let notifier: Notifier
  private let consequences: Consequences
  let guards: LeaveGuards
  let handlers: Handlers
  let actions: ActionDispatcher
  let audit: LeakAudit?
  var rootListener: (body: @MainActor (BackOrigin) -> Void, since: Int)?

  /// How far it is.
  enum Phase {
    case open
    /// Everything has left, and that is being told.
    case closing
    case closed
  }

  private(set) var phase = Phase.open

  /// Whether hosts are being told what to show, so that nothing is half done in here.
  private var isCommanding = false

  init(
    host: any StackHost,
    lifetime: RouterLifetime,
    dependencies: (@MainActor () -> any CoordinatorDependencies)?,
    sharedWithOtherCode: Bool,
    audit: LeakAudit?,
    onIssue: (@MainActor (NavigationIssue) -> Void)?
  ) {
    self.audit = audit
    let reference = EngineReference(on: host, onIssue: onIssue)
    self.reference = reference
    stacks = RouterStacks(on: host, releasing: queue.pool)
    flows = FlowTree(
      dependencies ?? { [reference] in DefaultCoordinatorDependencies { reference.log($0) } })
    consequences = Consequences(flows: flows, questions: questions, audit: audit)
    notifier = Notifier(of: stacks, onIssue: onIssue)
    guards = LeaveGuards(stacks, notifier, reference, audit)
    handlers = Handlers(
      requests: RequestHandler(
        stacks: stacks, guards: guards, notifier: notifier,
        modules: ModuleAcceptance(stacks: stacks, reference: reference)),
      reports: ReportHandler(
        stacks: stacks, guards: guards, notifier: notifier, sharesHosts: sharedWithOtherCode),
      back: BackHandler(stacks: stacks, guards: guards),
      tabs: TabHandler(
        stacks: stacks, flows: flows, guards: guards, notifier: notifier, reference: reference),
      ends: FlowEnder(stacks: stacks, guards: guards, notifier: notifier),
      links: LinkFollower(stacks, flows, guards, questions, notifier, reference))
    actions = ActionDispatcher(flows: flows, index: stacks.index, notifier: notifier)
    reference.lead(to: self, of: lifetime)
    audit?.engine = self
    queue.begin()
    HostRegister.connect(stacks.root.model.base, of: reference)
    handlers.reports.adoptScreens(
      of: stacks.root.model.base, on: stacks.root.model, in: stackChange)
    stackChange.end(into: queue.pool)
    handlers.reports.log(unannounced: stacks.root.model.entries)
    finishWork()
  }

  var isClosed: Bool { phase != .open }

  // MARK: - One piece of work

  private func carryOut(_ work: NavigationWork) {
    assert(stackChange.isEmpty && stacks.closed.isEmpty, "a change was never told")
    switch work {
    case .request(let request, let requester, let ticket):
      commit(
        handlers.requests.handle(request, from: requester, ticket, nil, isClosed, in: stackChange),
        request.source)
    case .proposal(let proposal): carryOut(proposal)
    case .answer(let proposal, let module, let isLeaving):
      if guards.answer(proposal, of: module, isLeaving, by: queue) { carryOut(proposal) }
    case .report(let report, let layer): carryOut(report, on: layer)
    case .end(let node, let cause): end(node, cause)
    case .observeRemoval(let module, let place, let observer, let source):
      watch(module, on: place, observer, source)
    case .selectTab(let id, let container, let ticket, let source):
      commit(handlers.tabs.select(id, in: container, ticket), source)
    case .tabChosen(let id, let container, let ticket):
      commit(handlers.tabs.choose(id, in: container, ticket))
    case .close(let tellsHosts): closeNow(tellsHosts: tellsHosts)
    }
  }

  /// Has a request judged and, if it is accepted, everyone told.
  ///
  /// - Returns: The ticket that says how it ended.
  func carryOut(
    _ request: NavigationRequest, from requester: Requester
  ) -> NavigationTicket {
    let change = handlers.requests.handle(
      request, from: requester, nil, nil, isClosed, in: stackChange)
    // One that is rejected, as most are that cost nothing, has nothing to be committed.
    if change.isSomething { commit(change, request.source) }
    return change.ticket ?? NavigationTicket()
  }

  private func carryOut(_ proposal: Proposal) {
    switch proposal.purpose {
    case .request(let request, let requester):
      commit(
        handlers.requests.handle(
          request, from: requester, nil, proposal, isClosed, in: stackChange),
        request.source)
    case .back where isClosed: proposal.ticket.resolve(.rejected(.routerGone))
    case .back(let wanted, let origin, let place):
      commit(handlers.back.goBack(wanted, origin, on: place, proposal, in: stackChange))
    case .removeTab(let tab, let source):
      commit(handlers.tabs.remove(tab, source, proposal, in: stackChange), source)
    case .end(let node, let end, let source):
      commit(handlers.ends.end(node, end, source, proposal, in: stackChange), source)
    case .link(let source): commit(handlers.links.clear(for: proposal, in: stackChange), source)
    }
    proposal.unmarkUnlessDone()
  }

  private func carryOut(_ report: HostReport, on layer: Layer) {
    if isClosed { return }
    queue.noteDue()
    commit(handlers.reports.handle(report, on: layer, in: stackChange))
  }

  private func end(_ node: FlowNode, _ cause: EndCause) {
    guard node.isOpen else { return }
    handlers.ends.end(node, cause, in: stackChange)
    commit(Change())
  }

  // MARK: - One change

  /// Completes a change, does what follows from it, has everyone told, and does what is left to do then.
  ///
  /// - Parameters:
  ///   - change: What was done; what left and entered stands in ``stackChange``.
  ///   - source: Where it was asked for, if it was code that asked.
  private func commit(_ change: Change, _ source: CallSite? = nil) {
    if change.stack == nil, stackChange.isEmpty {
      if let afterwards = change.afterwards { carryOut(afterwards, source) }
      return
    }
    if !stacks.isAlone { handlers.tabs.takeContentsAlong(in: stackChange) }
    if let stack = change.stack, let ticket = change.ticket {
      stack.model.tickets.add(ticket, of: stackChange)
    }
    stackChange.count()
    queue.noteDue()
    let endings = stackChange.concernsFlows ? FlowEndings(of: stackChange) : nil
    consequences.begin(stackChange, endings)
    tellEveryone(endings, source)
    if handlers.links.isUnderWay { handlers.links.note(stackChange) }
    if guards.areWaitedFor { guards.answerWaiting(for: stackChange, by: queue) }
    if !stacks.closed.isEmpty { disconnect(stacks.closed.set([])) }
    if stacks.index.containerCount > 0 {
      endOpeningTabs(source)
    } else {
      stackChange.end(into: queue.pool)
    }
    if let afterwards = change.afterwards { carryOut(afterwards, source) }
  }

  /// Ends a change, and gives the containers that came with it their handlers.tabs.
  private func endOpeningTabs(_ source: CallSite?) {
    let opened = stackChange.addedContainers
    stackChange.end(into: queue.pool)
    for entry in opened {
      if let container = entry.tabs { open(container, at: entry, source) }
    }
  }

  /// Has everyone told, after every entry has left the model: modules, top first; then flows, children before parents.
  private func tellEveryone(_ endings: FlowEndings?, _ source: CallSite?) {
    notifier.begin()
    stackChange.announcement?()
    notifier.tell(stackChange, source)
    if let endings {
      for ending in endings.ended {
        let coordinator = consequences.end(ending, at: stackChange.number)
        queue.add(awaiters: notifier.tell(ending, to: coordinator, source))
      }
    }
    notifier.end()
  }

  private func carryOut(_ afterwards: Change.Afterwards, _ source: CallSite?) {
    switch afterwards {
    case .finish(let rest):
      handlers.reports.finish(rest)
      if rest.outcome == .dropped { retryNextTurn() }
      if let refused = rest.refused { carryOut(refused) }
    case .carryOut(let proposal): carryOut(proposal)
    case .tellSelection(let container): handlers.tabs.tellSelection(in: container, source)
    case .goBackOutside(let origin): rootListener?.body(origin)
    case .leaveToDecide(let flow):
      guard flow.isOpen else { break }
      flows.vacate([.init(node: flow, cause: .superseded)])
      queue.noteDue()
    case .goOn(let found):
      found.proposal.ticket.resolve(.committed(removed: found.removed))
      let isDisturbed =
        queue.hasWork || queue.hasAwaiters || queue.owedTurns > 0 || flows.mayHaveToEnd
      if !isDisturbed { handlers.links.goOn(found) }
    }
  }

  private func disconnect(_ closed: [HostedStack]) {
    for stack in closed {
      notifier.listeners.remove(of: stack.model)
      stack.disconnect()
    }
  }

  /// Tries a dropped command again in the next turn of the main actor.
  private func retryNextTurn() {
    Task { [weak self] in
      self?.stacks.allowRetry()
      self?.work()
    }
  }

  // MARK: - Working

  /// Hears what a host says; at once that it shows what it was just told to, if nothing was said before.
  func hear(_ report: HostReport, on layer: Layer) {
    if isCommanding, !queue.hasWork, let isMoreDue = handlers.reports.acknowledge(report, on: layer)
    {
      if isMoreDue { queue.noteDue() }
      return
    }
    if queue.isWorking {
      queue.add(.report(report, on: layer))
    } else {
      queue.begin()
      carryOut(report, on: layer)
      finishWork()
    }
  }

  /// Does a piece of work now or, inside a callback, after what is due.
  func submit(_ work: NavigationWork) {
    if queue.isWorking { return queue.add(work) }
    queue.begin()
    carryOut(work)
    finishWork()
  }

  /// Runs code of the user's, so that what it asks for waits until what is under way is done.
  func calling<Result>(_ body: () -> Result) -> Result {
    if queue.isWorking { return body() }
    queue.begin(isMoreDue: false)
    let result = body()
    finishWork()
    return result
  }

  /// Does what is left to do, unless that is being done.
  func work() {
    if queue.isWorking { return queue.noteDue() }
    queue.begin()
    finishWork()
  }

  /// Works until nothing is left to do, if anything may be.
  func finishWork() {
    assert(stackChange.isEmpty && stacks.closed.isEmpty, "a change was never told")
    guard queue.isDue else { return queue.end() }
    while goRound() {}
    queue.end()
    if flows.hasInvisible, queue.owedTurns == 0 { reportInvisible() }
    updateInput()
    if audit != nil { lookForLeaksNextTurn() }
  }

  /// Goes once through what may be left to do, in this order.
  ///
  /// A stage has its turn only when those before it have nothing left.
  ///
  /// - Returns: Whether it is to be gone through once more.
  private func goRound() -> Bool {
    // What was asked for and reported.
    while let work = queue.next() { carryOut(work) }
    // Those who awaited the end of a flow: they have a turn before anything else happens.
    if queue.hasAwaiters { queue.resumeAwaiters() }
    if queue.owedTurns > 0 {
      queue.pool.drain()
      return queue.hasWork
    }
    // Flows for which nobody can or will do anything more.
    if flows.mayHaveToEnd, let next = flows.nextToEnd() {
      end(next.node, next.cause)
      flows.leaveToDecide(next.decider)
      return true
    }
    // The link that is followed.
    if let source = handlers.links.source,
      let change = handlers.links.takeNextStep(in: stackChange)
    {
      commit(change, source)
      return true
    }
    queue.forgetDue()
    // Who is on top.
    if notifier.tellTop(), queue.isDue { return true }
    // What hosts show.
    if !isClosed { giveCommands() }
    queue.pool.drain()
    return queue.isDue || stacks.hasBarToShow
  }

  private func reportInvisible() {
    for node in flows.takeInvisible(at: stackChange.number) {
      let issue = NavigationIssue(.flowShowsNothing, subject: node.name, source: node.start.source)
      log(issue, in: node)
    }
  }

  private func giveCommands() {
    isCommanding = true
    stacks.giveCommands()
    isCommanding = false
    if !questions.isEmpty, !queue.hasWork, queue.owedReactions == 0, stacks.agrees {
      questions.askNext(
        on: stacks.front.model.topLayer.host, where: { [stacks] in stacks.isSeen($0) },
        announcing: { [notifier] in notifier.emit($0.event, in: $0.flow, source: nil) })
    }
  }

  func updateInput() {
    stacks.expectInput(!isClosed && queue.owedTurns == 0 && queue.owedReactions == 0)
  }

  // MARK: - The end

  /// Ends everything: the router is closed or gone.
  ///
  /// - Parameter tellsHosts: Whether the hosts are told that no input is expected any more.
  private func closeNow(tellsHosts: Bool) {
    if isClosed { return }
    stacks.tellsHosts = tellsHosts
    phase = .closing
    handlers.links.close()
    stacks.root.model.remove(0..<stacks.root.model.count, because: .routerGone, in: stackChange)
    audit?.remember(stacks.hosts)
    handlers.tabs.takeContentsAlong(in: stackChange, tellingHosts: tellsHosts)
    stacks.close()
    questions.withdrawAll()
    onBackAtRoot = nil
    notifier.close()
    for flow in flows.roots { stackChange.unplaced.append(.init(node: flow, cause: .routerGone)) }
    commit(Change())
    flows.close()
    notifier.listeners.removeAll()
    stacks.root.disconnect()
    phase = .closed
    reference.close()
  }
}
