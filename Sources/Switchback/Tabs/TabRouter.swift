/// One tab of a ``TabContainer``: its title and badge, and the router of its stack.
///
/// You can make requests on a tab whether it is visible or not. The user finds what you showed on a hidden tab when
/// they come to it. Its ``modules`` are only those on this stack and on the stacks presented over it. The router
/// rejects a pop by code at the root of the tab. ``TabBack`` decides where going back leads there.
///
/// ```swift
/// let messages = tabs[.messages]
/// messages?.badge = "2"
/// // Its coordinator shows it, hidden or not.
/// messages?.deliver(ShowConversation(with: ada))
/// ```
///
/// A module that you push here belongs to no flow of the tab. A coordinator of the tab goes on with its own part of
/// the stack, below that module. To have a coordinator show something, deliver an action to it.
///
/// A tab is not itself a flow. Actions that you deliver here go to the flows on its stack. Handlers that you register
/// here, and actions that you send from here, belong to the flow that shows the container.
///
/// > Reports: requests while the container is on no stack, or after the tab was removed.
@MainActor
public final class TabRouter {
  /// The name of the tab in code.
  public let id: TabID

  /// The title that the user reads in the bar.
  public var title: String { didSet { if title != oldValue { barChanged() } } }

  /// A mark that draws attention to the tab in the bar, such as a count, or nil for none.
  public var badge: String? { didSet { if badge != oldValue { barChanged() } } }

  private(set) weak var container: ContainerNode?
  private let onIssue: @MainActor (NavigationIssue) -> Void

  /// What it shows, while its container is on a stack.
  var stack: HostedStack?

  /// The route that has selected it last, or else the one that it was added for, if there is one.
  var route: RouteNote?

  private var reference: EngineReference?

  /// Starts its flow as soon as its container is on a stack.
  private var begin: (@MainActor (NavigationEngine, HostedStack) -> Void)?

  init(
    _ id: TabID,
    title: String,
    badge: String?,
    in container: ContainerNode,
    onIssue: @escaping @MainActor (NavigationIssue) -> Void,
    begin: @escaping @MainActor (NavigationEngine, HostedStack) -> Void,
  ) {
    self.id = id
    self.title = title
    self.badge = badge
    self.container = container
    self.onIssue = onIssue
    self.begin = begin
  }

  /// Starts its flow, unless it was closed meanwhile.
  func start(by engine: NavigationEngine) {
    reference = engine.reference
    guard let stack else { return }
    let due = begin
    begin = nil
    due?(engine, stack)
  }

  /// Lets go of its stack, which the router has closed.
  func close() {
    let forgotten = begin
    begin = nil
    stack = nil
    container = nil
    withExtendedLifetime(forgotten) {}
  }

  /// Has the bar shown as it is now.
  private func barChanged() {
    container?.isBarDue = true
    container?.reporter?.reference.engine?.work()
  }

  /// The engine and the stack to ask, or nil after saying that there are none.
  private func place(_ source: CallSite?) -> (engine: NavigationEngine, stack: HostedStack)? {
    if let stack, let engine = reference?.engine { return (engine, stack) }
    let issue = NavigationIssue(.rejected(.tabNotShown), subject: id.name, source: source)
    if let engine = reference?.engine { engine.log(issue, in: nil) } else { onIssue(issue) }
    return nil
  }
}

// MARK: - Router

extension TabRouter: Router {
  /// The modules that are meant to be on the tab's stack and the stacks presented over it, root first.
  public var modules: [any Presentable] { stack?.model.modules(of: nil) ?? [] }

  /// Judges a request against the tab's ``modules``, and carries it out if accepted.
  ///
  /// > Reports: every rejection that is a mistake of the caller (see ``Rejection``).
  ///
  /// - Parameter request: What to change.
  /// - Returns: The ticket, which says how the request ended.
  @discardableResult
  public func perform(_ request: NavigationRequest) -> NavigationTicket {
    guard let place = place(request.source) else {
      return .rejected(.tabNotShown)
    }
    return place.engine.perform(request, from: Requester(flow: nil, place: place.stack.reference))
  }

  /// Calls a body for every event on the tab's stack from now on, until the tab is removed.
  ///
  /// - Parameter body: Called for each event. What the body captures lives until then.
  /// - Returns: The token that ends the observation.
  @discardableResult
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken {
    guard let place = place(nil) else { return .ended }
    return place.engine.observe(in: nil, on: place.stack, body)
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
    guard let place = place(source) else { return .ended }
    return place.engine.observeRemoval(of: module, on: place.stack.reference, source: source, body)
  }
}

// MARK: - FlowStarting

extension TabRouter: FlowStarting {
  /// Starts another flow on the tab's stack, under the flow that shows the container.
  ///
  /// - Parameters:
  ///   - placement: Where to show the flow.
  ///   - intent: A key for what the flow is for, so that the same request made twice starts one flow; nil for no key.
  ///   - source: The place of the call, for reports.
  ///   - make: Makes the coordinator for the new flow. The router calls it before this method returns.
  ///   - onEnd: Called once when the flow is over, with its coordinator if that still exists.
  /// - Returns: The ticket for the end of the flow.
  public func start<Output>(
    _ placement: FlowPlacement,
    intent: IntentKey?,
    source: CallSite,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onEnd: (@MainActor ((any Coordinator)?, FlowEnd<Output>) -> Void)?,
  ) -> FlowTicket<Output> {
    guard let place = place(source) else {
      return FlowTicket(FlowResult(of: nil), reference)
    }
    return place.engine.startFlow(
      FlowRequest(placement, intent: intent, source: source, make, onEnd: onEnd),
      under: container?.flow, on: place.stack.reference)
  }

  /// The sender that modules shown by the tab itself use to send actions.
  ///
  /// Its actions begin at the flow that shows the container.
  public var sender: ActionSender {
    guard let reference = container?.reporter?.reference else {
      return ActionSender(from: id, onIssue)
    }
    if let flow = container?.flow { return ActionSender(from: flow, reference) }
    return ActionSender(from: reference)
  }

  /// Registers the handler for a type of action in the flow that shows the container.
  ///
  /// - Parameters:
  ///   - owner: The object that handles the actions. Once it is gone, another one may register.
  ///   - source: The place of the call, for reports.
  ///   - body: Called with each action. It returns nil once its owner is gone.
  public func handle<Action>(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  ) {
    guard let place = place(source) else { return }
    place.engine.handle(ActionHandler(by: owner, source: source, body), in: container?.flow)
  }

  /// Delivers an action to the flows on the tab's stack.
  ///
  /// - Parameters:
  ///   - action: What has happened outside.
  ///   - source: The place of the call, for reports.
  public func deliver<Action>(_ action: Action, source: CallSite) {
    guard let place = place(source) else { return }
    place.engine.deliver(action, to: container?.flow, on: place.stack, source: source)
  }
}
