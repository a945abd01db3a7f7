// What routers, flows, tabs and hosts ask for: done at once or, inside a callback, after what is due.

extension NavigationEngine {
  // MARK: - Requests

  /// Takes a request and hands out its ticket.
  ///
  /// Outside of callbacks, one that changes nothing costs no memory: all that are rejected for one reason
  /// share a ticket.
  func perform(_ request: NavigationRequest, from requester: Requester) -> NavigationTicket {
    let isOrdinary = requester.flow?.has(.ordinary) ?? (phase != .closing)
    if !isOrdinary, let ticket = performSpecially(request, from: requester) { return ticket }
    if queue.isWorking {
      let ticket = NavigationTicket()
      queue.add(.request(request, from: requester, ticket))
      return ticket
    }
    queue.begin(isMoreDue: false)
    let ticket = carryOut(request, from: requester)
    finishWork()
    return ticket
  }

  /// Takes a request of a flow that has yet to be told its end, or that shows a route; of others, none.
  private func performSpecially(
    _ request: NavigationRequest, from requester: Requester
  ) -> NavigationTicket? {
    if isEndUntold(requester.flow) {
      let reason = phase == .closing ? Rejection.routerGone : .flowEnded
      calling {
        handlers.requests.tell(
          .rejected(handlers.requests.record(request, in: stackChange), reason), of: request,
          from: requester
        )
      }
      return .rejected(reason)
    }
    guard let visit = RouteVisit.current(of: requester.flow) else { return nil }
    let held = Proposal(.request(request, from: requester), for: visit.note)
    submit(.proposal(held))
    return held.ticket
  }

  /// Does again what was refused.
  func reissue(_ request: Proposal) -> NavigationTicket {
    submit(.proposal(request))
    return request.ticket
  }

  // MARK: - Flows

  /// Makes a flow and its coordinator, hands the coordinator to its owner, and starts it.
  func startFlow<Output>(
    _ request: FlowRequest<Output>,
    under parent: FlowNode?,
    on place: StackReference,
  ) -> FlowTicket<Output> {
    guard let visit = RouteVisit.current(of: parent) else {
      return startFlow(request, under: parent, on: place, for: nil)
    }
    return RouteVisit.outside { startFlow(request, under: parent, on: place, for: visit.note) }
  }

  private func startFlow<Output>(
    _ request: FlowRequest<Output>,
    under parent: FlowNode?,
    on place: StackReference,
    for route: RouteNote?,
  ) -> FlowTicket<Output> {
    guard isGoingOn(parent, request.source) else {
      return FlowTicket(FlowResult(of: nil), reference)
    }
    if request.isRepeated(under: parent, in: flows) {
      return FlowTicket(FlowResult(of: nil), reference)
    }
    let node = flows.makeNode(
      under: parent, request.placement, on: place, for: request.intent, request.source)
    if let route {
      node.route = route
      route.take(node)
    }
    // Of the request, only what is told at the end is kept: not what made the coordinator.
    var onEnd: FlowResult.OnEnd?
    if let told = request.onEnd { onEnd = { told($0, $1.end(as: Output.self)) } }
    let result = FlowResult(of: node, onEnd)
    audit?.watch(result)
    node.result = result
    let coordinator = calling {
      let made = request.make(Flow(node: node, reference))
      return admit(made, to: node) ? made : nil
    }
    if handlers.links.isUnderWay {
      calling { begin(node, coordinator) }
    } else {
      begin(node, coordinator)
    }
    flows.noteStarted(node, at: stackChange.number)
    if flows.hasVacated { work() }
    return FlowTicket(result, reference)
  }

  /// Lets a coordinator begin; where a link waits for that, nothing is shown before the link was followed.
  private func begin(_ node: FlowNode, _ coordinator: (any Coordinator)?) {
    if node.isOpen, let coordinator {
      if let steps = handlers.links.stepsBefore { steps.prepare(node, coordinator) }
      coordinator.start()
    }
    node.note(.started)
    if handlers.links.isUnderWay { work() }
  }

  private func admit(_ coordinator: any Coordinator, to node: FlowNode) -> Bool {
    let refusal = node.note(coordinator).refusal(ofStartingUnder: node.parent)
    if let refusal {
      notifier.log(refusal, node.name, in: node.parent, node.start.source)
    } else if isGoingOn(node.parent, node.start.source) {
      // Its parent may have ended while it was made.
      flows.add(node)
      notifier.emit(
        .flowStarted(node.id, node.start.placement, parent: node.parent?.id), in: node,
        source: node.start.source)
      return true
    }
    node.forgetCoordinator()
    queue.add(.end(node, .notStarted))
    return false
  }

  /// Whether a flow, or with nil the router itself, goes on; if not, says so unless that could not be
  /// known.
  func isGoingOn(_ flow: FlowNode?, _ source: CallSite) -> Bool {
    guard isClosed || flow?.isOpen == false else { return true }
    if !isEndUntold(flow) { reportOver(flow, source) }
    return false
  }

  private func reportOver(_ flow: FlowNode?, _ source: CallSite) {
    let kind = NavigationIssue.Kind.rejected(isClosed ? .routerGone : .flowEnded)
    let issue = NavigationIssue(kind, subject: flow?.name ?? "Router", source: source)
    log(issue, in: flow)
  }

  /// Whether a flow, or with nil the router, is over and those concerned have yet to hear so.
  private func isEndUntold(_ flow: FlowNode?) -> Bool { flow?.isEnding ?? (phase == .closing) }

  /// Ends a flow, for itself or for whoever started it.
  func end(_ node: FlowNode, _ end: Proposal.End, _ source: CallSite) -> NavigationTicket {
    if isEndUntold(node) { return .rejected(.flowEnded) }
    let request = Proposal(.end(node, end, source: source))
    submit(.proposal(request))
    return request.ticket
  }

  /// Ends a flow if nobody is left who could, now that its handle is gone.
  ///
  /// A coordinator that is still there may go later; then the flow ends with the next change.
  func endIfAbandoned(_ node: FlowNode) {
    guard node.isOpen else { return }
    if node.coordinator == nil {
      submit(.end(node, .parentEnded))
    } else {
      flows.unattended.append(node)
    }
  }

  /// Goes on a turn after somebody was told the end of a flow that they awaited.
  func awaiterHadItsTurn() {
    queue.noteTurn()
    queue.oweReaction()
    answerWasHeard()
  }

  // MARK: - Going back

  func wayBack(from layer: Layer, toDepth depth: Int?) -> WayBack {
    handlers.back.wayBack(from: layer, toDepth: depth)
  }

  func goBack(from layer: Layer, toDepth depth: Int?, origin: BackOrigin) -> NavigationTicket {
    guard !isClosed, let wish = handlers.back.wish(from: layer, toDepth: depth, origin: origin)
    else {
      return .rejected(.routerGone)
    }
    submit(.proposal(wish))
    return wish.ticket
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

  // MARK: - Tabs

  /// Gives a container that came onto a stack its tabs, and starts their flows.
  func open(_ container: ContainerNode, at entry: StackEntry, _ source: CallSite?) {
    handlers.tabs.add(container, at: entry)
    for tab in container.tabs { open(tab, in: container, source) }
    handlers.tabs.tellSelection(in: container, source)
  }

  /// Takes a tab into a container that is on a stack.
  func add(_ tab: TabRouter, to container: ContainerNode, _ source: CallSite?) {
    open(tab, in: container, source)
    if container.tabs.count == 1 { handlers.tabs.tellSelection(in: container, source) }
  }

  private func open(_ tab: TabRouter, in container: ContainerNode, _ source: CallSite?) {
    handlers.tabs.open(tab, in: container, source)
    tab.start(by: self)
    container.isBarDue = true
    work()
  }

  /// Whether the user may go to a tab; then choosing it asks nobody again.
  func allows(_ id: TabID, in container: ContainerNode) -> Bool {
    let isAllowed = calling { handlers.tabs.allows(id, in: container) }
    container.allowed = isAllowed ? id : nil
    return isAllowed
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

  func handle<Action>(_ handler: ActionHandler<Action>, in flow: FlowNode?) {
    guard isGoingOn(flow, handler.source) else { return }
    calling { actions.handle(handler, in: flow) }
  }

  // MARK: - Links

  /// Follows a link from a flow inwards, or with nil from the router, in its turn.
  func open(_ link: DeepLink, from flow: FlowNode?, _ source: CallSite) -> LinkTicket {
    guard isGoingOn(flow, source) else { return LinkTicket(isClosed ? .routerGone : .flowEnded) }
    let before = handlers.links.journey
    let ticket = handlers.links.add(link, from: flow, source)
    if let journey = handlers.links.journey, journey !== before, !notifier.listeners.isEmpty {
      calling { notifier.emit(.opened(journey.names), in: flow, source: source) }
    }
    work()
    return ticket
  }

  /// What following a link would do now.
  func plan(for link: DeepLink, from flow: FlowNode?) -> LinkPlan {
    if isClosed { return LinkPlan(steps: [], outcome: .routerGone) }
    if flow?.isOpen == false { return LinkPlan(steps: [], outcome: .flowEnded) }
    return calling { handlers.links.planner(for: link).plan(from: flow) }
  }

  // MARK: - Questions

  /// Asks the user something as soon as nothing moves.
  func ask(_ question: HostQuestion) {
    questions.add(question)
    work()
  }

  /// Goes on after a question was answered, dismissed or taken back.
  ///
  /// Where somebody is about to react, the user's next input must not reach anything before: it is meant for what
  /// comes of the answer.
  func questionHasEnded(_ question: HostQuestion) {
    if question.isAwaited { queue.oweReaction() }
    if question.wasAsked, !notifier.listeners.isEmpty {
      calling {
        notifier.emit(question.endEvent, in: question.flow, source: nil)
      }
    }
    work()
  }

  /// Goes on a turn after somebody was given one to react, with the user's next input a turn later where a module is
  /// being asked.
  ///
  /// An attempt to leave that they let go of stays in that turn; until it has, a second one would be taken for it.
  func answerWasHeard() {
    if guards.areWaitedFor {
      Task { [weak self] in
        self?.queue.noteReaction()
        self?.work()
      }
    } else {
      queue.noteReaction()
    }
    work()
  }

  /// Takes a question back that nobody waits for any more.
  func withdraw(_ question: HostQuestion) { calling { questions.withdraw(question) } }

  var isIdle: Bool { queue.isIdle }

  // MARK: - Observing and reporting

  /// What is shown and waited for; nothing, once the router is closed.
  ///
  /// - Parameter form: How it is put into values, if it is to be kept.
  /// - Returns: Values that keep nothing alive.
  func snapshot(in form: KeptForm? = nil) -> NavigationSnapshot {
    if isClosed { return NavigationSnapshot(items: [], waits: []) }
    let maker = SnapshotMaker(
      stacks: stacks, flows: flows, guards: guards, questions: questions, queue: queue,
      journey: handlers.links.journey, form: form)
    return maker.snapshot()
  }

  func log(_ issue: NavigationIssue, in flow: FlowNode?) {
    calling { notifier.log(issue, in: flow) }
  }

  func observe(
    in flow: FlowNode?,
    on stack: HostedStack? = nil,
    _ body: @escaping @MainActor (NavigationEvent) -> Void,
  ) -> ObservationToken {
    guard !isClosed, flow?.isOpen ?? true else { return .ended }
    return notifier.listeners.add(in: flow, on: stack?.model, since: flows.moment, body)
  }

  func observeRemoval(
    of module: any Presentable,
    on place: StackReference? = nil,
    source: CallSite,
    _ body: @escaping @MainActor (EndCause) -> Void,
  ) -> ObservationToken {
    let observer = RemovalObserver(since: flows.moment, body)
    if queue.isWorking {
      queue.add(.observeRemoval(of: module, on: place, observer, source))
    } else {
      watch(module, on: place, observer, source)
    }
    return observer
  }

  func watch(
    _ module: any Presentable,
    on place: StackReference?,
    _ observer: RemovalObserver,
    _ source: CallSite,
  ) {
    if observer.isCancelled { return }
    if let entry = stacks.index.entry(of: module),
      place.map({ $0.stack === entry.stack }) ?? true
    {
      return observer.watch(entry)
    }
    observer.cancel()
    log(NavigationIssue(.moduleNotShown, subject: module.name, source: source), in: nil)
  }
}
