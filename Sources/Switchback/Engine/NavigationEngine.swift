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
  let link: EngineLink
  private let queue = WorkQueue()
  private let change = Transaction()
  private let lifecycle: Lifecycle
  private let questions = QuestionQueue()
  private let notifier: Notifier
  private let guards: LeaveGuards
  private let requests: RequestHandler
  private let reports: ReportHandler
  private let flowHandler: FlowHandler
  private let tabs: TabHandler
  private let goingBack: GoingBack
  private let actions: ActionDispatcher
  private let leaks: LeakSearch?
  private let audit: LeakAudit?
  private var rootListener: (body: @MainActor (BackOrigin) -> Void, since: Int)?

  /// How far it is.
  private enum Phase {
    case open
    /// Everything has left, and that is being told.
    case closing
    case closed
  }

  private var phase = Phase.open

  /// Whether the host is still this router's; once that was let go, another may have it.
  private var tellsHosts = true

  /// Whether hosts are being told what to show, so that nothing is half done in here.
  private var isCommanding = false

  /// Whether there is more to tell, since a host has carried out at once what it was told.
  private var isMoreToTell = false

  init(
    host: any StackHost,
    dependencies: @escaping @MainActor () -> any CoordinatorDependencies,
    sharedWithOtherCode: Bool,
    audit: LeakAudit?,
    onIssue: @escaping @MainActor (NavigationIssue) -> Void,
  ) {
    self.audit = audit
    link = EngineLink(onIssue: onIssue)
    stacks = RouterStacks(on: host, releasing: queue.pool)
    flows = FlowTree(dependencies)
    lifecycle = Lifecycle(of: stacks)
    notifier = Notifier(
      root: stacks.root.model,
      flows: flows,
      queue: queue,
      lifecycle: lifecycle,
      questions: questions,
      audit: audit,
      onIssue: onIssue,
    )
    guards = LeaveGuards(stacks, notifier, link, audit)
    requests = RequestHandler(stacks, change, guards, link)
    reports = ReportHandler(stacks, guards, notifier, change, sharesHosts: sharedWithOtherCode)
    flowHandler = FlowHandler(flows, guards, notifier, change, link)
    tabs = TabHandler(stacks, flows, guards, notifier, change, link)
    goingBack = GoingBack(stacks, guards, change)
    actions = ActionDispatcher(flows, stacks.index, notifier)
    leaks = audit.map { [stacks, guards, notifier, change] in
      LeakSearch(by: $0, stacks, guards, notifier, change)
    }
    link.lead(to: self)
    audit?.engine = self
    queue.begin()
    host.connect(HostReporter(link, on: stacks.root.model.base))
    let found = reports.adoptInitialScreens()
    change.end(into: queue.pool)
    reports.report(unannounced: found)
    _ = lifecycle.tell()
    finishWork()
  }

  var isClosed: Bool { phase != .open }

  // MARK: - Requests

  /// Takes a request and hands out its ticket.
  ///
  /// Outside of callbacks, one that changes nothing costs no memory: all that are rejected for one reason
  /// share a ticket.
  func perform(_ request: NavigationRequest, from requester: Requester) -> NavigationTicket {
    if isEndUntold(requester.flow) {
      let reason = phase == .closing ? Rejection.routerGone : .flowEnded
      return calling { reject(request, from: requester, reason, nil, isMisuse: false) }
    }
    if queue.isWorking {
      let ticket = NavigationTicket()
      queue.add(.request(request, from: requester, ticket))
      return ticket
    }
    queue.begin()
    let ticket = judge(request, from: requester)
    // What is rejected leaves nothing to be done.
    if queue.isDue { finishWork() } else { queue.end() }
    return ticket
  }

  /// Judges a request against the wanted stack and, if every step is accepted, applies it.
  ///
  /// - Parameters:
  ///   - request: What to change.
  ///   - requester: Who asks for it.
  ///   - ticket: The ticket that was handed out for it, if one was.
  ///   - held: The request as something that was held back before, if it was.
  /// - Returns: The ticket that says how it ended.
  @discardableResult
  private func judge(
    _ request: NavigationRequest,
    from requester: Requester,
    _ ticket: NavigationTicket? = nil,
    _ held: HeldRequest? = nil,
  ) -> NavigationTicket {
    var held = held
    if held == nil, !guards.areNone {
      held = HeldRequest(.request(request, from: requester), ticket: ticket ?? NavigationTicket())
    }
    held?.beginJudging(request)
    let open = held?.ticket ?? ticket
    change.begin()
    do throws(Refusal) {
      if isClosed { throw .rejected(.routerGone) }
      try requests.apply(request, from: requester, held)
    } catch {
      switch error {
      case .held: return open ?? NavigationTicket()
      case .superseded: return supersede(request, from: requester, open)
      case .rejected(let reason):
        // What was held back and means nothing any more is nobody's mistake.
        if held?.isRepeated == true { return supersede(request, from: requester, open) }
        return reject(request, from: requester, reason, open, subject: requests.subject)
      }
    }
    let accepted = open ?? NavigationTicket()
    guard let stack = requester.stack else { return accepted }
    stack.show(with: request.transition)
    commit(request.source, for: accepted, request.intent, on: stack, of: request, requester.flow)
    return accepted
  }

  private func record(_ request: NavigationRequest) -> RecordedRequest {
    RequestRecorder(index: stacks.index, removed: change.removed.all).record(request)
  }

  private func supersede(
    _ request: NavigationRequest,
    from requester: Requester,
    _ ticket: NavigationTicket?,
  ) -> NavigationTicket {
    if !notifier.listeners.isEmpty {
      notifier.emit(
        .superseded(record(request)), in: requester.flow, on: requester.stack?.model,
        source: request.source)
    }
    return end(ticket, .superseded)
  }

  private func reject(
    _ request: NavigationRequest,
    from requester: Requester,
    _ reason: Rejection,
    _ ticket: NavigationTicket?,
    subject: String? = nil,
    isMisuse: Bool = true,
  ) -> NavigationTicket {
    if !notifier.listeners.isEmpty {
      notifier.emit(
        .rejected(record(request), reason), in: requester.flow, on: requester.stack?.model,
        source: request.source)
    }
    if isMisuse, reason.isMisuse {
      notifier.report(
        .rejected(reason), subject ?? requester.flow?.name ?? "Router", in: requester.flow,
        request.source)
    }
    return end(ticket, .rejected(reason))
  }

  private func end(_ ticket: NavigationTicket?, _ outcome: NavigationOutcome) -> NavigationTicket {
    if let ticket {
      ticket.resolve(outcome)
      return ticket
    }
    if case .rejected(let reason) = outcome { return .rejected(reason) }
    return .ended(outcome)
  }

  // MARK: - Flows

  /// Makes a flow and its coordinator, hands the coordinator to its owner, and starts it.
  func startFlow<Output>(
    _ request: FlowRequest<Output>,
    under parent: FlowNode?,
    on place: StackLink,
  ) -> FlowTicket<Output> {
    guard isGoingOn(parent, request.source) else { return FlowTicket(FlowResult(of: nil)) }
    let node = flowHandler.makeNode(under: parent, request.placement, on: place, request.source)
    let result = FlowResult(of: node)
    audit?.watch(result)
    // Of the request, only what is told at the end is kept: not what made the coordinator.
    node.tellEnd(by: result) { [onEnd = request.onEnd] coordinator, result in
      onEnd(coordinator, result.end(as: Output.self))
    }
    let coordinator = calling {
      let made = request.make(Flow(node: node))
      return admit(made, to: node) ? made : nil
    }
    if node.isOpen { coordinator?.start() }
    flows.noteStarted(node, at: change.number)
    return FlowTicket(result)
  }

  private func admit(_ coordinator: any Coordinator, to node: FlowNode) -> Bool {
    node.noteClass(of: coordinator)
    let canRun = CoordinatorRecord.known(coordinator)?.refusal(ofStartingUnder: node.parent) == nil
    if canRun, !isGoingOn(node.parent, node.source) {
      // Its parent ended while it was made.
    } else if flowHandler.admit(coordinator, to: node) {
      return true
    }
    queue.add(.end(node, .notStarted))
    return false
  }

  /// Whether a flow, or with nil the router itself, goes on; if not, says so unless that could not be
  /// known.
  private func isGoingOn(_ flow: FlowNode?, _ source: CallSite) -> Bool {
    guard isClosed || flow?.isOpen == false else { return true }
    if !isEndUntold(flow) { reportOver(flow, source) }
    return false
  }

  private func reportOver(_ flow: FlowNode?, _ source: CallSite) {
    let kind = NavigationIssue.Kind.rejected(isClosed ? .routerGone : .flowEnded)
    let issue = NavigationIssue(kind, subject: flow?.name ?? "Router", source: source)
    report(issue, in: flow)
  }

  /// Whether a flow, or with nil the router, is over and those concerned have yet to hear so.
  private func isEndUntold(_ flow: FlowNode?) -> Bool { flow?.isEnding ?? (phase == .closing) }

  /// Ends a flow with a result.
  ///
  /// - Parameters:
  ///   - node: The flow.
  ///   - source: Where that was asked for.
  ///   - prepare: Keeps the result, as soon as it is certain that the flow ends.
  /// - Returns: The ticket that says whether it did.
  func finish(
    _ node: FlowNode,
    _ source: CallSite,
    _ prepare: @escaping @MainActor () -> Void,
  ) -> NavigationTicket {
    if isEndUntold(node) { return .rejected(.flowEnded) }
    let request = HeldRequest(.finish(node, source: source, prepare: prepare))
    submit(.retry(request))
    return request.ticket
  }

  private func end(_ node: FlowNode, _ cause: EndCause) {
    guard node.isOpen else { return }
    change.begin()
    flowHandler.remove(node, cause)
    commit(nil)
  }

  // MARK: - Reports

  /// Takes what a host says: at once if nothing is half done and nothing was said before, else in its turn.
  func hear(_ report: HostReport, on layer: Layer) {
    if isCommanding, !queue.hasWork, case .carriedOut(let number) = report {
      if reports.acknowledge(number, on: layer) { isMoreToTell = true }
    } else if queue.isWorking {
      queue.add(.report(report, on: layer))
    } else {
      queue.begin()
      follow(report, on: layer)
      finishWork()
    }
  }

  private func follow(_ report: HostReport, on layer: Layer) {
    if isClosed { return }
    change.begin()
    let rest: ReportHandler.Rest?
    switch report {
    case .moving:
      if stacks.stack(of: layer) != nil { reports.noteMoving(layer) }
      return
    case .carriedOut(let number):
      _ = reports.acknowledge(number, on: layer)
      return
    case .screens(let screens, let number, let origin, let isMoving):
      rest = reports.follow(screens, number, origin, isMoving: isMoving, on: layer)
    case .depth(let depth, let top, let origin):
      rest = reports.follow(depth: depth, top: top, origin, on: layer)
    case .presented(let hosts, let number, let origin):
      rest = reports.follow(presenting: hosts, number, origin, over: layer)
    }
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

  /// How the user may leave screens of a container, right now.
  func wayBack(from layer: Layer, toDepth depth: Int?) -> WayBack {
    goingBack.wayBack(from: layer, toDepth: depth)
  }

  /// Takes the user's wish to go back, and hands out its ticket.
  func goBack(from layer: Layer, toDepth depth: Int?, origin: BackOrigin) -> NavigationTicket {
    guard !isClosed, let wish = goingBack.wish(from: layer, toDepth: depth, origin: origin) else {
      return .rejected(.routerGone)
    }
    submit(.retry(wish))
    return wish.ticket
  }

  private func goBack(
    _ wanted: EntryReferences,
    _ origin: BackOrigin,
    on place: StackLink,
    _ request: HeldRequest,
  ) {
    if isClosed { return request.ticket.resolve(.rejected(.routerGone)) }
    change.begin()
    switch goingBack.goBack(wanted, origin, on: place, request) {
    case .done: break
    case .selectedTab(let container): tabs.tellSelection(in: container)
    case .outside(let origin): rootListener?.body(origin)
    case .changed(let stack):
      stack.show(with: .automatic)
      commit(nil, for: request.ticket, on: stack)
    }
  }

  /// Who is told when the user goes back at the very root and no flow ends by that.
  var onBackAtRoot: (@MainActor (BackOrigin) -> Void)? {
    get { rootListener?.body }
    set {
      let forgotten = rootListener
      rootListener = newValue.map { ($0, flows.moment) }
      withExtendedLifetime(forgotten) {}
    }
  }

  // MARK: - Leaving

  /// Does something that may be held back, unless a guard holds it back.
  private func carryOut(_ request: HeldRequest) {
    switch request.purpose {
    case .request(let written, let requester): judge(written, from: requester, nil, request)
    case .back(let leaving, let origin, let place): goBack(leaving, origin, on: place, request)
    case .removeTab(let tab, let source):
      change.begin()
      guard let announcement = tabs.remove(tab, source, request) else { return }
      commit(source, announcing: announcement)
    case .finish(let node, let source, let prepare):
      change.begin()
      guard flowHandler.finish(node, source, prepare, request), let stack = node.hostedStack
      else { return }
      stack.show(with: .automatic)
      commit(source, for: request.ticket, on: stack)
    }
  }

  /// Does again what was refused, with a ticket of its own.
  func reissue(_ request: HeldRequest) -> NavigationTicket {
    submit(.retry(request))
    return request.ticket
  }

  // MARK: - One change

  /// Ends what a change of the model ends, and has everyone told.
  ///
  /// - Parameters:
  ///   - source: Where it was asked for, if it was code that asked.
  ///   - ticket: Ends when the hosts of a stack show the change.
  ///   - intent: What the change is for.
  ///   - stack: That stack.
  ///   - request: What was asked for, if it was a request.
  ///   - flow: The flow that asked.
  private func commit(
    _ source: CallSite?,
    for ticket: NavigationTicket? = nil,
    _ intent: IntentKey? = nil,
    on stack: HostedStack? = nil,
    of request: NavigationRequest? = nil,
    _ flow: FlowNode? = nil,
  ) {
    tabs.takeContentsAlong()
    if let ticket { stack?.model.tickets.add(ticket, of: change, for: intent) }
    var announcement: Announcement?
    if let request, !notifier.listeners.isEmpty {
      announcement = Announcement(.requested(record(request)), in: flow, on: stack?.model)
    }
    commit(source, announcing: announcement)
  }

  private func commit(_ source: CallSite?, announcing announcement: Announcement?) {
    change.count()
    queue.noteDue()
    let endings = change.concernsFlows ? FlowEndings(of: change) : nil
    tell(endings, source, announcing: announcement)
  }

  private func tell(
    _ endings: FlowEndings?,
    _ source: CallSite?,
    announcing announcement: Announcement? = nil,
  ) {
    notifier.tell(change, endings, source: source, announcing: announcement)
    guards.answerWaiting(for: change, by: queue)
    if !change.closed.isEmpty {
      for stack in change.closed.all {
        notifier.listeners.remove(of: stack.model)
        stack.disconnect()
      }
    }
    let opened = stacks.index.containerCount > 0 ? change.addedContainers : []
    change.end(into: queue.pool)
    for entry in opened {
      if let container = entry.tabs { tabs.open(container, at: entry, source: source) }
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
  private func calling<Result>(_ body: () -> Result) -> Result {
    if queue.isWorking { return body() }
    queue.begin()
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
    switch work {
    case .request(let request, let requester, let ticket):
      judge(request, from: requester, ticket)
    case .retry(let request): carryOut(request)
    case .answer(let request, let module, let isLeaving):
      if guards.answer(request, of: module, isLeaving) { carryOut(request) }
    case .report(let report, let layer): follow(report, on: layer)
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

  /// Works until nothing is left to do, and tells the hosts what to show only then.
  private func finishWork() {
    while true {
      while let work = queue.next() { carryOut(work) }
      queue.resumeAwaiters()
      if queue.owedTurns > 0 {
        queue.pool.drain()
        if queue.hasWork { continue }
        break
      }
      if let next = flows.nextToEnd() {
        end(next.node, next.cause)
        continue
      }
      if lifecycle.tell(), queue.hasWork { continue }
      if !isClosed { giveCommands() }
      queue.pool.drain()
      if !isMoreToDo { break }
    }
    queue.end()
    if queue.owedTurns == 0 {
      for node in flows.takeInvisible(at: change.number) {
        node.report(.flowShowsNothing, source: node.source)
      }
    }
    updateInput()
    if let leaks { leaks.lookNextTurn { [weak self] in self?.lookForLeaks() } }
  }

  private var isMoreToDo: Bool {
    let isMore = isMoreToTell
    isMoreToTell = false
    return isMore || queue.hasWork || stacks.hasBarToShow
  }

  private func giveCommands() {
    isCommanding = true
    stacks.giveCommands()
    isCommanding = false
    if !questions.isEmpty, !queue.hasWork, stacks.agrees {
      questions.askNext(on: stacks.front.model.topLayer.host) { [stacks] in stacks.isSeen($0) }
    }
  }

  private func updateInput() {
    guard tellsHosts else { return }
    stacks.expectInput(!isClosed && queue.owedTurns == 0 && queue.owedReactions == 0)
  }

  /// Somebody who awaited the end of a flow has reacted, or chosen not to.
  func awaiterHadItsTurn() {
    queue.noteTurn()
    work()
  }

  // MARK: - Tabs

  /// Takes a tab into a container that is on a stack.
  func add(_ tab: Tab, to container: TabRouter, source: CallSite?) {
    tabs.add(tab, to: container, source: source)
  }

  // MARK: - Actions

  /// Sends an action up from a flow, or with nil from the router itself, until somebody handles it.
  func send<Action>(
    _ action: Action,
    from sender: AnyObject?,
    in flow: FlowNode?,
    source: CallSite,
  ) {
    let over: Rejection? = isClosed ? .routerGone : flow?.isOpen == false ? .flowEnded : nil
    calling { actions.send(action, from: sender, in: flow, unless: over, source: source) }
  }

  /// Hands an action down to every flow that handles it.
  func deliver<Action>(
    _ action: Action,
    to flow: FlowNode?,
    on stack: HostedStack? = nil,
    source: CallSite,
  ) {
    guard isGoingOn(flow, source) else { return }
    calling { actions.deliver(action, to: flow, on: stack, source: source) }
  }

  /// Takes in who handles a type of action, in a flow or for the whole router.
  func handle<Action>(_ handler: ActionHandler<Action>, in flow: FlowNode?) {
    guard isGoingOn(flow, handler.source) else { return }
    calling { actions.handle(handler, in: flow) }
  }

  // MARK: - Questions

  /// Asks the user something as soon as nothing moves.
  func ask(_ question: HostQuestion, in flow: FlowNode) {
    questions.add(question, of: flow)
    work()
  }

  /// Goes on after a question was answered or dismissed.
  ///
  /// - Parameter isAwaited: Whether somebody is about to react, before whom the user's next input must
  ///   not reach anything: it is meant for what comes of the answer.
  func questionHasEnded(isAwaited: Bool) {
    if isAwaited { queue.oweReaction() }
    work()
  }

  /// Whoever asked has reacted, or chosen not to.
  func answerWasHeard() {
    queue.noteReaction()
    updateInput()
  }

  /// Takes a question back that nobody waits for any more.
  func withdraw(_ question: HostQuestion) { calling { questions.withdraw(question) } }

  // MARK: - Observing and reporting

  func report(_ issue: NavigationIssue, in flow: FlowNode?) {
    calling { notifier.report(issue, in: flow) }
  }

  func observe(
    in flow: FlowNode?,
    on stack: HostedStack? = nil,
    _ body: @escaping @MainActor (NavigationEvent) -> Void,
  ) -> Observation {
    guard !isClosed, flow?.isOpen ?? true else { return .ended }
    return notifier.listeners.add(in: flow, on: stack?.model, since: flows.moment, body)
  }

  func observeRemoval(
    of module: any Presentable,
    on place: StackLink? = nil,
    source: CallSite,
    _ body: @escaping @MainActor (EndCause) -> Void,
  ) -> Observation {
    let observer = RemovalObserver(since: flows.moment, body)
    if queue.isWorking {
      queue.add(.observeRemoval(of: module, on: place, observer, source))
    } else {
      watch(module, on: place, observer, source)
    }
    return observer
  }

  /// Lets an observer watch a module.
  private func watch(
    _ module: any Presentable,
    on place: StackLink?,
    _ observer: RemovalObserver,
    _ source: CallSite,
  ) {
    if observer.isCancelled { return }
    if let entry = stacks.index.entry(of: module),
      place.map({ $0.stack?.model === entry.stack }) ?? true
    {
      return observer.watch(entry)
    }
    observer.cancel()
    report(NavigationIssue(.moduleNotShown, subject: module.name, source: source), in: nil)
  }

  // MARK: - Leaks

  /// Looks once for what is still alive of flows that are over, and reports it.
  func lookForLeaks() {
    guard let leaks else { return }
    let isAtRest = !queue.isWorking && queue.owedTurns == 0 && (isClosed || stacks.agrees)
    let isSuspicious = calling {
      leaks.look(isAtRest: isAtRest) { [rootListener] life in
        rootListener.map { life.contains($0.since) } ?? false
      }
    }
    if isSuspicious { leaks.lookNextTurn { [weak self] in self?.lookForLeaks() } }
  }

  // MARK: - The end

  /// Ends everything: the router is closed or gone.
  ///
  /// - Parameter tellsHosts: Whether the hosts are told that no input is expected any more.
  private func closeNow(tellsHosts: Bool) {
    if isClosed { return }
    self.tellsHosts = tellsHosts
    tabs.tellsHosts = tellsHosts
    phase = .closing
    change.begin()
    stacks.root.model.remove(0..<stacks.root.model.count, because: .routerGone, in: change)
    audit?.remember(stacks.hosts)
    tabs.takeContentsAlong()
    stacks.close()
    stacks.root.close()
    questions.withdrawAll()
    onBackAtRoot = nil
    lifecycle.close()
    change.count()
    tell(FlowEndings(ofAll: flows.roots, by: change, because: .routerGone), nil)
    flows.close()
    notifier.listeners.removeAll()
    stacks.root.disconnect()
    phase = .closed
    link.close()
  }
}
