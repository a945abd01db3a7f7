/// The router a coordinator gets: its own part of the stack, its child flows, and its end.
///
/// A flow cannot be made by hand; `start` makes one, and the type of its result is the type that the
/// starter is told. What a coordinator asks of its flow concerns the modules of that flow and of the
/// flows started from it, and nothing else: its root is its first module, ``Router/setStack(_:transition:file:line:)``
/// replaces from there up, and a pop at its first module ends it. So it behaves alike wherever it is
/// placed.
///
/// ```swift
/// final class NameCoordinator: Coordinator {
///   private let flow: Flow<String>
///   init(flow: Flow<String>) { self.flow = flow }
///   func start() { flow.push(NamePage { [flow] name in flow.finish(name) }) }
/// }
/// ```
///
/// A flow ends by ``finish(_:file:line:)`` or ``cancel(because:file:line:)``, or when a removal leaves it no modules:
/// then it is cancelled, with the cause of that removal, unless ``setOutput(_:file:line:)`` has said what it has come
/// to. Two cases leave it open for its coordinator to decide: a child flow that finished, and a child flow that was
/// cancelled while the flow itself showed nothing. In the second, the flow ends as well if nothing new was started by
/// the time that the child's end has been told.
///
/// A flow keeps neither its router nor any coordinator alive; a closure that captures it leaks
/// nothing.
///
/// > Reports: requests on a flow that is over or whose router is gone, and a flow that has shown
/// > nothing although the stack went on changing.
@MainActor
public final class Flow<Output> {
  let node: FlowNode
  private let reference: EngineReference
  private var isOver = false

  init(node: FlowNode, _ reference: EngineReference) {
    self.node = node
    self.reference = reference
    node.handle = self
  }

  deinit {
    guard !isOver else { return }
    Task { @MainActor [node, reference] in reference.engine?.endIfAbandoned(node) }
  }

  /// Which flow this is, as events name it.
  public var id: FlowID { node.id }

  /// Whether the flow is still going on.
  public var isOpen: Bool { node.isOpen }

  /// The coordinators of the flows that were started from this one.
  ///
  /// What they are in follows the policy of the router: what ``DefaultCoordinatorDependencies/screenOwned(onIssue:)``
  /// makes has only those that show nothing at present. When the flow is over, they are empty.
  ///
  /// ```swift
  /// flow.start { NameCoordinator(flow: $0) }
  /// flow.dependencies.coordinators.last is NameCoordinator        // true
  /// ```
  public var dependencies: any CoordinatorDependencies { node.dependencies }

  /// Ends the flow with a result.
  ///
  /// Its modules leave, those of its child flows, and everything above them, whoever shows it, in one step.
  /// Then its owner lets the coordinator go, and whoever started the flow is told.
  ///
  /// > Reports: a flow that is over, with how and where it ended first. Nothing changes then. In a callback
  /// > of the very change that ended the flow, before its starter was told, nothing is reported: nobody
  /// > could know.
  ///
  /// - Parameters:
  ///   - output: The result.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket; ``Rejection/leaveRefused`` if a module of another flow, above this one, minds
  ///   being left. The flow goes on then, and ``NavigationTicket/refused`` has kept the result.
  @discardableResult
  public func finish(
    _ output: Output,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    let source = CallSite(file: file, line: line)
    guard let engine = engine(source) else { return .rejected(.routerGone) }
    return engine.end(node, .finished(output), source)
  }

  /// Says what the flow has come to, whatever takes its pages away afterwards.
  ///
  /// From then on whoever started the flow is told ``FlowEnd/finished(_:)`` with it: also if the user goes back or
  /// code pops it, if something else takes its place, if the flow around it ends, if the task that ran it is
  /// cancelled, or if the router goes. Nothing changes on the stack. It is for what cannot be undone by going back,
  /// such as an order that was placed when its last page says "Thank you".
  ///
  /// ```swift
  /// flow.setOutput(order)
  /// flow.setRoot(ThankYouPage())         // whoever goes back from here has ordered
  /// ```
  ///
  /// The latest output counts. ``finish(_:file:line:)`` puts its own in its place; ``cancel(because:file:line:)`` and
  /// ``FlowTicket/cancel(because:file:line:)`` discard it. In a callback of the change that ends the flow there is
  /// still time, until its starter was told: a child flow is told of first, and a flow around it may pass on what that
  /// has come to.
  ///
  /// A starter hears ``EndCause/finished``, as if the flow had said so at the end. Modules, events and reports go on
  /// saying by what means it was left.
  ///
  /// > Reports: a flow whose starter was told of its end, with how and where it ended.
  ///
  /// - Parameters:
  ///   - output: The result.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  public func setOutput(_ output: Output, file: String = #fileID, line: Int = #line) {
    if let result = node.result { return result.set(output) }
    guard let end = node.end else { return }
    let issue = NavigationIssue.Kind.outputSetTooLate(ended: end.cause, at: end.source)
    reference.log(issue, node.name, in: node, CallSite(file: file, line: line))
  }

  /// Ends the flow without a result, wherever it stands: pushed, presented, as the root or in a tab.
  ///
  /// What leaves, who is told and in which order is as for ``finish(_:file:line:)``; whoever started the flow
  /// is told ``FlowEnd/cancelled(_:)`` with ``EndCause/cancelled(because:)``, and an output that was set is forgotten.
  /// It is what a button means that says Cancel.
  ///
  /// ```swift
  /// page.onCancel = { [flow] in flow.cancel() }      // from any page of the flow, also in a sheet
  /// idleTimer.onFire = { [flow] in flow.cancel(because: "idle") }
  /// ```
  ///
  /// A reason tells one `cancel` from another. It goes wherever the cause goes: to the starter, to the flow's own
  /// modules, to listeners and into events. Flows inside hear ``EndCause/parentEnded``.
  ///
  /// > Reports: a flow that is over, as `finish` does.
  ///
  /// - Parameters:
  ///   - reason: Why, in a name of the app's own. The default is no reason.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket; ``Rejection/leaveRefused`` if a module of another flow, above this one, minds
  ///   being left. The flow's own modules are not asked.
  @discardableResult
  public func cancel(
    because reason: CancelReason? = nil,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    let source = CallSite(file: file, line: line)
    guard let engine = engine(source) else { return .rejected(.routerGone) }
    return engine.end(node, .cancelled(because: reason), source)
  }

  /// The engine to ask, or nil after saying that the router is gone.
  func engine(_ source: CallSite?, subject: String? = nil) -> NavigationEngine? {
    if let engine = reference.engine { return engine }
    reference.log(.rejected(.routerGone), subject ?? node.name, in: node, source)
    return nil
  }
}

extension Flow: FlowHandle {
  func flowIsOver() { isOver = true }
}

extension Flow where Output == Void {
  /// Ends the flow.
  ///
  /// - Parameters:
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, as for a flow with a result.
  @discardableResult
  public func finish(file: String = #fileID, line: Int = #line) -> NavigationTicket {
    finish((), file: file, line: line)
  }
}

// MARK: - Questions

extension Flow {
  /// Asks the user something, on whatever is shown on top, and waits for the answer.
  ///
  /// Questions are asked one at a time, when nothing moves on screen. Requests made meanwhile go on. What is
  /// only to be read is shown with ``inform(_:details:button:)``; so is a question without choices.
  ///
  /// - Parameter question: What to ask.
  /// - Returns: The answer; nil if the question was dismissed, if the flow ended meanwhile or is over, or
  ///   if the task was cancelled.
  public func ask<Answer>(_ question: Question<Answer>) async -> Answer? {
    await reference.ask(question, in: node)
  }

  /// Tells the user something, on whatever is shown on top, and waits until it was read.
  ///
  /// A host shows a notice as it asks a question, with one button and nothing else to choose: as an alert, or
  /// with a line to be confirmed. Notices and questions wait for each other, and until nothing moves on screen;
  /// requests made meanwhile go on.
  ///
  /// ```swift
  /// await flow.inform("The message was not sent.", details: "There is no connection.")
  /// flow.pop()                                     // it was read
  /// ```
  ///
  /// It goes on as well if the user dismissed it, such as with Esc, if the flow ended meanwhile or is over,
  /// and if the task was cancelled: then the notice is taken back.
  ///
  /// - Parameters:
  ///   - text: What the user is to know.
  ///   - details: What more there is to know. The default is nothing.
  ///   - button: What the button says. The default is "OK".
  public func inform(_ text: String, details: String? = nil, button: String = "OK") async {
    await reference.inform(text, details: details, button: button, in: node)
  }
}

// MARK: - Router

extension Flow: Router {
  /// The modules of this flow and of the flows started from it, root first, top last.
  ///
  /// Those on its own stack, that is, and on what is presented over it: a container of tabs is one of them, and
  /// what is on its tabs is found there, see ``TabRouter/modules``.
  public var modules: [any Presentable] { node.stack?.modules(of: node) ?? [] }

  /// Judges a request against this flow's part of the stack and, if it is accepted, carries it out.
  ///
  /// > Reports: every rejection that is a mistake of the caller (see ``Rejection``).
  ///
  /// - Parameter request: What to change.
  /// - Returns: The ticket that says how it ended.
  @discardableResult
  public func perform(_ request: NavigationRequest) -> NavigationTicket {
    guard let engine = engine(request.source) else { return .rejected(.routerGone) }
    return engine.perform(request, from: Requester(flow: node, place: node.place))
  }

  /// Tells everything that happens in this flow and in the flows started from it, until it is over.
  ///
  /// - Parameter body: Called for each event. What it captures is kept alive until then.
  /// - Returns: The token that ends it.
  @discardableResult
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken {
    reference.engine?.observe(in: node, body) ?? .ended
  }

  /// Tells once, when a module on the stack has left it, whatever the cause.
  ///
  /// > Reports: a module that is not on the stack. Nothing is observed then.
  ///
  /// - Parameters:
  ///   - module: A module on the stack.
  ///   - source: Where this was asked for, for reports.
  ///   - body: Called with the cause when the module has left.
  /// - Returns: The token that ends it.
  @discardableResult
  public func observeRemoval(
    of module: any Presentable,
    source: CallSite,
    _ body: @escaping @MainActor (EndCause) -> Void,
  ) -> ObservationToken {
    guard let engine = engine(source, subject: module.name) else { return .ended }
    return engine.observeRemoval(of: module, source: source, body)
  }
}

// MARK: - FlowStarting

extension Flow: FlowStarting {
  /// Starts a child flow.
  ///
  /// - Parameters:
  ///   - placement: Where the flow shows itself.
  ///   - intent: What it is for, so that the same thing asked for twice is started once; nil if that is no matter.
  ///   - source: Where it was started, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  ///   - onEnd: Called once, when the flow is over, with its coordinator, if that is still there.
  /// - Returns: The ticket of its end.
  public func start<ChildOutput>(
    _ placement: FlowPlacement,
    intent: IntentKey?,
    source: CallSite,
    _ make: @escaping @MainActor (Flow<ChildOutput>) -> any Coordinator,
    onEnd: (@MainActor ((any Coordinator)?, FlowEnd<ChildOutput>) -> Void)?,
  ) -> FlowTicket<ChildOutput> {
    guard let engine = engine(source) else {
      return FlowTicket(FlowResult(of: nil), reference)
    }
    return engine.startFlow(
      FlowRequest(placement, intent: intent, source: source, make, onEnd: onEnd),
      under: node, on: node.place)
  }

  /// What the modules of this flow are given to send actions with.
  public var sender: ActionSender { ActionSender(from: node, reference) }

  /// Registers who handles a type of action in this flow, until it is over.
  ///
  /// - Parameters:
  ///   - owner: Who does it. Once it is gone, another one may.
  ///   - source: Where it was asked for, for reports.
  ///   - body: Called with each action; answers nil once its owner is gone.
  public func handle<Action>(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  ) {
    engine(source)?.handle(ActionHandler(by: owner, source: source, body), in: node)
  }

  /// Hands an action down to this flow and to the flows started from it.
  ///
  /// - Parameters:
  ///   - action: What has come.
  ///   - source: Where it was delivered, for reports.
  public func deliver<Action>(_ action: Action, source: CallSite) {
    engine(source)?.deliver(action, to: node, source: source)
  }
}
