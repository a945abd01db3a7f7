/// Behind every router: takes what is asked for and what is reported, and does one piece of work after the
/// other.
///
/// One piece of work is one change. It changes the model first, then tells the modules that left, then ends
/// flows; what the callbacks ask for is queued and worked off in order. Only when nothing is left to do, and
/// everyone who awaited the end of a flow has had a turn, are the hosts told what to show.
///
/// It decides nothing itself: those whom it hands the work to change the model, and it has told what they
/// changed.
@MainActor
final class NavigationEngine {
  let stacks: RouterStacks
  let flows: FlowTree
  let reference: EngineReference
  let queue = WorkQueue()
  let change = Transaction()
  private let topNotifier: TopNotifier
  let questions = QuestionQueue()
  let notifier: Notifier
  let guards: LeaveGuards
  let requests: RequestHandler
  private let reports: ReportHandler
  let tabs: TabHandler
  let back: BackHandler
  private let flowEnder: FlowEnder
  let actions: ActionDispatcher
  let links: LinkFollower
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

  /// Whether the host is still this router's; once that was let go, another may have it.
  private var tellsHosts = true

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
    topNotifier = TopNotifier(of: stacks)
    notifier = Notifier(
      root: stacks.root.model, flows: flows, queue: queue, topNotifier: topNotifier,
      questions: questions, audit: audit, onIssue: onIssue)
    guards = LeaveGuards(stacks, notifier, reference, audit)
    requests = RequestHandler(
      stacks: stacks, change: change, guards: guards, notifier: notifier,
      modules: NewModules(stacks: stacks, reference: reference))
    reports = ReportHandler(
      stacks: stacks, guards: guards, notifier: notifier, change: change,
      sharesHosts: sharedWithOtherCode)
    tabs = TabHandler(
      stacks: stacks, flows: flows, guards: guards, notifier: notifier, change: change,
      reference: reference)
    back = BackHandler(stacks: stacks, guards: guards, change: change)
    flowEnder = FlowEnder(guards: guards, notifier: notifier, change: change)
    actions = ActionDispatcher(flows: flows, index: stacks.index, notifier: notifier)
    links = LinkFollower(
      stacks, flows, guards, questions, notifier, change, reference)
    reference.lead(to: self, of: lifetime)
    audit?.engine = self
    queue.begin()
    HostRegister.connect(stacks.root.model.base, of: reference)
    reports.adoptScreens(of: stacks.root.model.base, on: stacks.root.model)
    change.end(into: queue.pool)
    reports.log(unannounced: stacks.root.model.entries)
    finishWork()
  }

  var isClosed: Bool { phase != .open }

  // MARK: - Requests and flows

  /// Has a request judged and, if it is accepted, everyone told.
  ///
  /// - Parameters:
  ///   - request: What to change.
  ///   - requester: Who asks for it.
  ///   - ticket: The ticket that was handed out for it, if one was.
  ///   - held: The request as something that was held back before, if it was.
  /// - Returns: The ticket that says how it ended.
  @discardableResult
  func carryOut(
    _ request: NavigationRequest,
    from requester: Requester,
    _ ticket: NavigationTicket? = nil,
    _ held: Proposal? = nil,
  ) -> NavigationTicket {
    let (ticket, stack) = requests.handle(request, from: requester, ticket, held, isClosed)
    guard let stack else {
      if let flow = requester.flow, !flow.hasShown { noteUnshown(flow, ticket) }
      return ticket
    }
    accept(ticket, on: stack, request.transition, for: request.intent)
    if notifier.listeners.isEmpty {
      commit(request.source)
    } else {
      commit(request.source) { [requests] in
        requests.tell(.requested(requests.record(request)), of: request, from: requester)
      }
    }
    return ticket
  }

  /// Notes a flow that ends unless its coordinator begins something else: what it was to show first is there
  /// already.
  private func noteUnshown(_ flow: FlowNode, _ ticket: NavigationTicket) {
    guard ticket.outcome == .superseded, flow.isOpen else { return }
    flows.vacated.append(.init(node: flow, cause: .superseded))
    queue.noteDue()
  }

  private func end(_ node: FlowNode, _ cause: EndCause) {
    guard node.isOpen else { return }
    flowEnder.end(node, cause)
    commit(nil)
  }

  // MARK: - Reports

  /// Hears what a host says; at once that it shows what it was just told to, if nothing was said before.
  func hear(_ report: HostReport, on layer: Layer) {
    if isCommanding, !queue.hasWork, let isMoreDue = reports.acknowledge(report, on: layer) {
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

  private func carryOut(_ report: HostReport, on layer: Layer) {
    if isClosed { return }
    let rest = reports.handle(report, on: layer)
    commit(nil)
    guard let rest else { return }
    reports.finish(rest)
    if rest.outcome == .dropped { retryNextTurn() }
    if let refused = rest.refused { carryOut(refused) }
  }

  /// Tries a dropped command again in the next turn of the main actor.
  private func retryNextTurn() {
    Task { [weak self] in
      self?.stacks.allowRetry()
      self?.work()
    }
  }

  // MARK: - Going back

  private func goBack(
    _ wanted: EntryReferences,
    _ origin: BackOrigin,
    on place: StackReference,
    _ request: Proposal,
  ) {
    if isClosed { return request.ticket.resolve(.rejected(.routerGone)) }
    switch back.goBack(wanted, origin, on: place, request) {
    case .done: break
    case .selectedTab(let container): tabs.tellSelection(in: container)
    case .outside(let origin): rootListener?.body(origin)
    case .changed(let stack):
      accept(request.ticket, on: stack)
      commit(nil)
    }
  }

  // MARK: - Leaving

  private func carryOut(_ request: Proposal) {
    assert(change.isEmpty && stacks.closed.isEmpty, "a change was never told")
    switch request.purpose {
    case .request(let written, let requester):
      carryOut(written, from: requester, nil, request)
      request.unmarkUnlessDone()
    case .back(let wanted, let origin, let place): goBack(wanted, origin, on: place, request)
    case .removeTab(let tab, let source):
      guard let announcement = tabs.remove(tab, source, request) else { return }
      commit(source, announcing: announcement)
    case .end(let node, let end, let source):
      guard let model = flowEnder.end(node, end, source, request),
        let stack = stacks.hosted(model)
      else { return }
      accept(request.ticket, on: stack)
      commit(source)
    case .link: _ = carryOut(links.clear(for: request))
    }
  }

  // MARK: - One change

  /// Does what comes next for the link that is followed.
  ///
  /// - Returns: Whether anything was done, so that more may have to be done before hosts are told.
  private func carryOut(_ step: LinkFollower.Step) -> Bool {
    switch step {
    case .none: return false
    case .done: return true
    case .removed(let modules, let ticket, let source, let way):
      commit(source)
      ticket.resolve(.committed(removed: modules))
      let isDisturbed =
        queue.hasWork || queue.hasAwaiters || queue.owedTurns > 0 || flows.mayHaveToEnd
      if !isDisturbed { _ = carryOut(links.goOn(way)) }
      return true
    }
  }

  /// Notes what was asked for and is done: its ticket names what leaves by that, and ends when the hosts show it.
  private func accept(
    _ ticket: NavigationTicket,
    on stack: HostedStack,
    _ transition: ScreenTransition = .automatic,
    for intent: IntentKey? = nil,
  ) {
    stack.transition = transition
    if !stacks.isAlone { tabs.takeContentsAlong() }
    stack.model.tickets.add(ticket, of: change, for: intent)
  }

  /// Ends what a change of the model ends, and has everyone told.
  ///
  /// - Parameters:
  ///   - source: Where it was asked for, if it was code that asked.
  ///   - announcement: Tells what was asked for, before anything else is told.
  private func commit(_ source: CallSite?, announcing announcement: (@MainActor () -> Void)? = nil)
  {
    if !stacks.isAlone { tabs.takeContentsAlong() }
    change.count()
    queue.noteDue()
    let endings = change.concernsFlows ? FlowEndings(of: change) : nil
    notifier.tell(change, endings, source: source, announcing: announcement)
    if links.journey != nil { links.note(change) }
    if guards.areWaitedFor { guards.answerWaiting(for: change, by: queue) }
    if !stacks.closed.isEmpty { disconnect(stacks.closed.set([])) }
    let opened = stacks.index.containerCount > 0 ? change.addedContainers : []
    change.end(into: queue.pool)
    for entry in opened {
      if let container = entry.tabs { open(container, at: entry, source) }
    }
  }

  private func disconnect(_ closed: [HostedStack]) {
    for stack in closed {
      notifier.listeners.remove(of: stack.model)
      stack.disconnect()
    }
  }

  // MARK: - Working

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

  private func carryOut(_ work: NavigationWork) {
    assert(change.isEmpty && stacks.closed.isEmpty, "a change was never told")
    switch work {
    case .request(let request, let requester, let ticket):
      carryOut(request, from: requester, ticket)
    case .proposal(let request): carryOut(request)
    case .answer(let request, let module, let isLeaving):
      if guards.answer(request, of: module, isLeaving, by: queue) { carryOut(request) }
    case .report(let report, let layer): carryOut(report, on: layer)
    case .end(let node, let cause): end(node, cause)
    case .observeRemoval(let module, let place, let observer, let source):
      watch(module, on: place, observer, source)
    case .selectTab(let id, let container, let ticket, let source):
      tabs.select(id, in: container, ticket, source)
    case .tabChosen(let id, let container, let ticket):
      if let request = tabs.choose(id, in: container, ticket) { carryOut(request) }
    case .close(let tellsHosts): closeNow(tellsHosts: tellsHosts)
    }
  }

  /// Works until nothing is left to do, if anything may be, and tells the hosts what to show only then.
  func finishWork() {
    assert(change.isEmpty && stacks.closed.isEmpty, "a change was never told")
    guard queue.isDue else { return queue.end() }
    while true {
      while let work = queue.next() { carryOut(work) }
      if queue.hasAwaiters { queue.resumeAwaiters() }
      if queue.owedTurns > 0 {
        queue.pool.drain()
        if queue.hasWork { continue }
        break
      }
      if flows.mayHaveToEnd, let next = flows.nextToEnd() {
        end(next.node, next.cause)
        continue
      }
      if links.journey != nil, carryOut(links.takeNextStep()) { continue }
      queue.forgetDue()
      if topNotifier.tell(), queue.isDue { continue }
      if !isClosed { giveCommands() }
      queue.pool.drain()
      if !queue.isDue, !stacks.hasBarToShow { break }
    }
    queue.end()
    if flows.hasInvisible, queue.owedTurns == 0 { reportInvisible() }
    updateInput()
    if audit != nil { lookForLeaksNextTurn() }
  }

  private func reportInvisible() {
    for node in flows.takeInvisible(at: change.number) {
      let issue = NavigationIssue(.flowShowsNothing, subject: node.name, source: node.source)
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
    guard tellsHosts else { return }
    stacks.expectInput(!isClosed && queue.owedTurns == 0 && queue.owedReactions == 0)
  }

  // MARK: - The end

  /// Ends everything: the router is closed or gone.
  ///
  /// - Parameter tellsHosts: Whether the hosts are told that no input is expected any more.
  private func closeNow(tellsHosts: Bool) {
    if isClosed { return }
    self.tellsHosts = tellsHosts
    phase = .closing
    links.close()
    stacks.root.model.remove(0..<stacks.root.model.count, because: .routerGone, in: change)
    audit?.remember(stacks.hosts)
    tabs.takeContentsAlong(tellingHosts: tellsHosts)
    stacks.close()
    questions.withdrawAll()
    onBackAtRoot = nil
    topNotifier.close()
    for flow in flows.roots { change.unplaced.append(.init(node: flow, cause: .routerGone)) }
    commit(nil)
    flows.close()
    notifier.listeners.removeAll()
    stacks.root.disconnect()
    phase = .closed
    reference.close()
  }
}
