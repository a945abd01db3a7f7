/// The router of a coordinator: its own part of the stack, its child flows, and its end.
///
/// You cannot make a flow by hand: `start` makes one. The type of its result is the type that its starter receives.
/// The requests of a coordinator concern only the modules of its flow and of the flows started from it. The root of a
/// flow is its first module. ``Router/setStack(_:transition:file:line:)`` replaces modules from there up, and a pop
/// at the first module ends the flow. So a flow behaves the same wherever it is placed.
///
/// ```swift
/// final class NameCoordinator: Coordinator {
///   private let flow: Flow<String>
///   init(flow: Flow<String>) { self.flow = flow }
///
///   func start() {
///     flow.push(NamePage { [flow] name in flow.finish(name) })
///   }
/// }
/// ```
///
/// A flow ends when you call ``finish(_:file:line:)`` or ``cancel(because:file:line:)``, or when a removal leaves it
/// no modules. After such a removal, the flow is cancelled with the cause of the removal, unless
/// ``setOutput(_:file:line:)`` has set its result.
///
/// In two cases, a flow without modules stays open, and its coordinator decides what comes next:
///
/// - A child flow finished.
/// - A child flow was cancelled while the flow itself showed nothing. If the coordinator starts nothing new by the
///   time the router has told everyone of that end, the flow ends as well.
///
/// A flow retains neither its router nor any coordinator, so a closure that captures the flow leaks nothing.
///
/// > Reports: requests on a flow that is over or whose router is gone; a flow that has shown nothing although the
/// > stack went on changing.
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

  /// The identity of this flow, as events name it.
  public var id: FlowID { node.id }

  /// Whether the flow is still open.
  public var isOpen: Bool { node.isOpen }

  /// The owner of the coordinators of the flows that were started from this one.
  ///
  /// The policy of the router decides which coordinators they have. Dependencies that
  /// ``DefaultCoordinatorDependencies/screenOwned(onIssue:)`` makes have only the coordinators that show nothing at
  /// present. When the flow is over, its dependencies are empty.
  ///
  /// ```swift
  /// flow.start { NameCoordinator(flow: $0) }
  /// flow.dependencies.coordinators.last is NameCoordinator        // true
  /// ```
  public var dependencies: any CoordinatorDependencies { node.dependencies }

  /// Ends the flow with a result.
  ///
  /// In one step, the modules of the flow and of its child flows leave, and so does everything above them, whoever
  /// shows it. Then the owner of the coordinator releases it, and the router tells the code that started the flow.
  ///
  /// > Reports: a flow that is over already. The report says how and where the flow first ended. Nothing changes in
  /// > this case. Inside a callback of the change that ended the flow, before the starter is notified, the router
  /// > reports nothing, because the caller could not know.
  ///
  /// - Parameters:
  ///   - output: The result.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket. It ends with ``Rejection/leaveRefused`` if a module of another flow, above this one,
  ///   refuses to leave. The flow then stays open, and ``NavigationTicket/refused`` keeps the result.
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

  /// Sets the result of the flow, which then counts however the flow is left.
  ///
  /// From then on, the code that started the flow receives ``FlowEnd/finished(_:)`` with this output. That holds
  /// whatever ends the flow: the user goes back, code pops the flow, something else takes its place, the flow around
  /// it ends, its task is cancelled, or the router goes. Nothing changes on the stack. Call this method for what
  /// going back cannot undo, such as an order that has been placed when the last page says "Thank you".
  ///
  /// ```swift
  /// flow.setOutput(order)
  /// // A user who goes back from here has still ordered.
  /// flow.setRoot(ThankYouPage())
  /// ```
  ///
  /// The latest output counts. ``finish(_:file:line:)`` replaces the output with its own.
  /// ``cancel(because:file:line:)`` and ``FlowTicket/cancel(because:file:line:)`` discard it. You can set an output
  /// even inside a callback of the change that ends the flow, until the router tells the starter. The router tells
  /// the end of a child flow first, so a flow around it may pass on the child's output.
  ///
  /// A listener receives ``EndCause/finished``, as if the flow had called `finish` at the end. Modules, events and
  /// reports still name the means by which the flow was left.
  ///
  /// > Reports: a flow whose starter knows of the end already, with how and where it ended.
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

  /// Ends the flow without a result, whether it is pushed, presented, the root or in a tab.
  ///
  /// Call it from a Cancel button. The same modules leave, and the router tells the same objects in the same order,
  /// as for ``finish(_:file:line:)``. The code that started the flow receives ``FlowEnd/cancelled(_:)`` with
  /// ``EndCause/cancelled(because:)``. The flow discards any output that it has set.
  ///
  /// ```swift
  /// // From any page of the flow, even in a sheet.
  /// page.onCancel = { [flow] in flow.cancel() }
  /// idleTimer.onFire = { [flow] in flow.cancel(because: "idle") }
  /// ```
  ///
  /// A reason distinguishes one `cancel` from another. It is a part of the cause that the starter, the flow's own
  /// modules, listeners and events receive. Flows inside this one receive ``EndCause/parentEnded``.
  ///
  /// > Reports: a flow that is over, as `finish` does.
  ///
  /// - Parameters:
  ///   - reason: The reason, under a name that the app chooses. The default is no reason.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket. It ends with ``Rejection/leaveRefused`` if a module of another flow, above this one,
  ///   refuses to leave. The router does not ask the flow's own modules.
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
  /// Ends a flow whose output is `Void`.
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
  /// Asks the user a question over what is shown on top, and waits for the answer.
  ///
  /// The router asks one question at a time, when nothing moves on screen. Other requests go on meanwhile. To show
  /// something that the user only reads, call ``inform(_:details:button:)``. The host shows a question without
  /// choices in the same way.
  ///
  /// - Parameter question: What to ask.
  /// - Returns: The answer. It is nil if the user dismissed the question, if other code took it off the screen, if the
  ///   flow ended meanwhile or is over, or if the task was cancelled.
  public func ask<Answer>(_ question: Question<Answer>) async -> Answer? {
    await reference.ask(question, in: node)
  }

  /// Shows the user a notice over what is shown on top, and waits until the user has read it.
  ///
  /// A host shows a notice like a question with one button and nothing else to choose: as an alert, or as a line to
  /// confirm. Notices and questions wait for each other, and until nothing moves on screen. Other requests go on
  /// meanwhile.
  ///
  /// ```swift
  /// await flow.inform(
  ///   "The message was not sent.",
  ///   details: "There is no connection.",
  /// )
  /// flow.pop()                                     // it was read
  /// ```
  ///
  /// The call also returns if the user dismisses the notice, such as with Esc, if other code takes it off the screen,
  /// if the flow ends meanwhile or is over, or if the task is cancelled. If the flow ends or the task is cancelled, the
  /// host withdraws the notice.
  ///
  /// - Parameters:
  ///   - text: What the user needs to know.
  ///   - details: Further information. The default is none.
  ///   - button: The title of the button. The default is "OK".
  public func inform(_ text: String, details: String? = nil, button: String = "OK") async {
    await reference.inform(text, details: details, button: button, in: node)
  }
}

// MARK: - Router

extension Flow: Router {
  /// The modules of this flow and of the flows started from it, root first, top last.
  ///
  /// The list has the modules on the flow's own stack and on the stacks presented over it. A container of tabs is one
  /// module of this list. For the modules on its tabs, see ``TabRouter/modules``.
  public var modules: [any Presentable] { node.stack?.modules(of: node) ?? [] }

  /// Judges a request against this flow's part of the stack, and carries it out if accepted.
  ///
  /// > Reports: every rejection that is a mistake of the caller (see ``Rejection``).
  ///
  /// - Parameter request: What to change.
  /// - Returns: The ticket, which says how the request ended.
  @discardableResult
  public func perform(_ request: NavigationRequest) -> NavigationTicket {
    guard let engine = engine(request.source) else { return .rejected(.routerGone) }
    return engine.perform(request, from: Requester(flow: node, place: node.place))
  }

  /// Calls a body for events in this flow and in the flows started from it, until this flow ends.
  ///
  /// - Parameter body: Called for each event. What the body captures lives until then.
  /// - Returns: The token that ends the observation.
  @discardableResult
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken {
    reference.engine?.observe(in: node, body) ?? .ended
  }

  /// Calls a body once when a module on the stack has left it, whatever the cause.
  ///
  /// > Reports: a module that is not on the stack. The router observes nothing in this case.
  ///
  /// - Parameters:
  ///   - module: A module on the stack.
  ///   - source: The place of the call, for reports.
  ///   - body: Called with the cause when the module has left.
  /// - Returns: The token that ends the observation.
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
  ///   - placement: Where to show the flow.
  ///   - intent: A key for what the flow is for, so that the same request made twice starts one flow; nil for no key.
  ///   - source: The place of the call, for reports.
  ///   - make: Makes the coordinator for the new flow. The router calls it before this method returns.
  ///   - onEnd: Called once when the flow is over, with its coordinator if that still exists.
  /// - Returns: The ticket for the end of the flow.
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

  /// The sender that the modules of this flow use to send actions.
  public var sender: ActionSender { ActionSender(from: node, reference) }

  /// Registers the handler for a type of action in this flow, until the flow is over.
  ///
  /// - Parameters:
  ///   - owner: The object that handles the actions. Once it is gone, another one may register.
  ///   - source: The place of the call, for reports.
  ///   - body: Called with each action. It returns nil once its owner is gone.
  public func handle<Action>(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  ) {
    engine(source)?.handle(ActionHandler(by: owner, source: source, body), in: node)
  }

  /// Delivers an action to this flow and to the flows started from it.
  ///
  /// - Parameters:
  ///   - action: What has happened outside.
  ///   - source: The place of the call, for reports.
  public func deliver<Action>(_ action: Action, source: CallSite) {
    engine(source)?.deliver(action, to: node, source: source)
  }
}
