/// One tab of a ``TabContainer``: what its bar shows of it, and the router of its stack.
///
/// Requests are addressed to it whether it is visible or not; what is asked of a hidden tab is there
/// when the user comes to it. Its ``modules`` are those of this stack alone, and of what is presented
/// over it. Going back at its root by code is rejected; what the user's back does there is up to
/// ``TabBack``.
///
/// ```swift
/// let messages = tabs[.messages]
/// messages?.badge = "2"
/// messages?.deliver(ShowConversation(with: ada))   // its coordinator shows it, hidden or not
/// ```
///
/// What is pushed here belongs to no flow of the tab: a coordinator there goes on with its own part of the
/// stack, below it. To have a coordinator show something, deliver it an action. A tab is no flow itself: what
/// is delivered here goes to the flows on its stack, and what is handled here, or sent, is so at the flow
/// that shows the container.
///
/// > Reports: requests while its container is on no stack, or after it was removed.
@MainActor
public final class TabRouter {
  /// Which tab it is.
  public let id: TabID

  /// What the user reads in the bar.
  public var title: String { didSet { if title != oldValue { barChanged() } } }

  /// What draws attention to it in the bar, such as a count; nil for nothing.
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
  /// The modules that are meant to be on its stack, and on what is presented over it, root first.
  public var modules: [any Presentable] { stack?.model.modules(of: nil) ?? [] }

  /// Judges a request against its ``modules`` and, if it is accepted, carries it out.
  ///
  /// > Reports: every rejection that is a mistake of the caller (see ``Rejection``).
  ///
  /// - Parameter request: What to change.
  /// - Returns: The ticket that says how it ended.
  @discardableResult
  public func perform(_ request: NavigationRequest) -> NavigationTicket {
    guard let place = place(request.source) else {
      return .rejected(.tabNotShown)
    }
    return place.engine.perform(request, from: Requester(flow: nil, place: place.stack.reference))
  }

  /// Tells everything that happens on its stack from now on, until it is removed.
  ///
  /// - Parameter body: Called for each event. What it captures is kept alive until then.
  /// - Returns: The token that ends it.
  @discardableResult
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken {
    guard let place = place(nil) else { return .ended }
    return place.engine.observe(in: nil, on: place.stack, body)
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
    guard let place = place(source) else { return .ended }
    return place.engine.observeRemoval(of: module, on: place.stack.reference, source: source, body)
  }
}

// MARK: - FlowStarting

extension TabRouter: FlowStarting {
  /// Starts one more flow on its stack, under the flow that shows the container.
  ///
  /// - Parameters:
  ///   - placement: Where the flow shows itself.
  ///   - intent: What it is for, so that the same thing asked for twice is started once; nil if that is no matter.
  ///   - source: Where it was started, for reports.
  ///   - make: Makes the coordinator around its flow. Called at once.
  ///   - onEnd: Called once, when the flow is over, with its coordinator, if that is still there.
  /// - Returns: The ticket of its end.
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

  /// What modules that the tab itself shows are given to send actions with.
  ///
  /// They begin at the flow that shows the container.
  public var sender: ActionSender {
    guard let reference = container?.reporter?.reference else {
      return ActionSender(from: id, onIssue)
    }
    if let flow = container?.flow { return ActionSender(from: flow, reference) }
    return ActionSender(from: reference)
  }

  /// Registers who handles a type of action in the flow that shows the container.
  ///
  /// - Parameters:
  ///   - owner: Who does it. Once it is gone, another one may.
  ///   - source: Where it was asked for, for reports.
  ///   - body: Called with each action; answers nil once its owner is gone.
  public func handle<Action>(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  ) {
    guard let place = place(source) else { return }
    place.engine.handle(ActionHandler(by: owner, source: source, body), in: container?.flow)
  }

  /// Hands an action down to the flows on its stack.
  ///
  /// - Parameters:
  ///   - action: What has come.
  ///   - source: Where it was delivered, for reports.
  public func deliver<Action>(_ action: Action, source: CallSite) {
    guard let place = place(source) else { return }
    place.engine.deliver(action, to: container?.flow, on: place.stack, source: source)
  }
}
