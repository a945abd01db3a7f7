/// The router on a host: one stack of modules, and the flows that show themselves on it.
///
/// ```swift
/// let router = StackRouter(host: host)
/// router.start { MainCoordinator(flow: $0) }     // the router owns it; its first screen is the root
/// ```
///
/// Screens that are on the host already become modules without a flow. When the router is let go, its
/// flows end with ``EndCause/routerGone`` on the next turn of the main actor; ``close()`` ends them at
/// once.
///
/// A host is one router's. Whoever makes another router on it, on one of its sheets or on one of its tabs
/// closes the first one.
///
/// > Source: the router of the router and coordinator pattern; what it does when the user goes back
/// > by himself follows the host's report, never a guess about gestures.
@MainActor
public final class StackRouter {
  let engine: NavigationEngine

  /// Until it is closed.
  private var lifetime: RouterLifetime?

  /// Makes a router on a host, and takes over the screens that are on it.
  ///
  /// > Reports: screens that are on the host already, unless `sharedWithOtherCode`. The router that has the host
  /// > already reports ``NavigationIssue/Kind/hostTakenOver``, and is closed; one that was closed or let go has
  /// > it no more.
  ///
  /// - Parameters:
  ///   - host: The container. The router keeps it alive.
  ///   - sharedWithOtherCode: Whether other code puts screens on the container as well. Screens that
  ///     nobody announced are then taken in without a report.
  ///   - audit: Looks for what outlives its flow. The default is none.
  ///   - onIssue: Told of misuse and surprises. The default leaves them to the host, see
  ///     ``StackHost/log(_:)``.
  ///   - dependencies: Makes the owner of child coordinators for each flow, and one for the router
  ///     itself. The default makes a ``DefaultCoordinatorDependencies`` that reports to `onIssue`.
  public init(
    host: any StackHost,
    sharedWithOtherCode: Bool = false,
    audit: LeakAudit? = nil,
    onIssue: (@MainActor (NavigationIssue) -> Void)? = nil,
    dependencies: (@MainActor () -> any CoordinatorDependencies)? = nil,
  ) {
    let lifetime = RouterLifetime()
    self.lifetime = lifetime
    engine = NavigationEngine(
      host: host,
      lifetime: lifetime,
      dependencies: dependencies,
      sharedWithOtherCode: sharedWithOtherCode,
      audit: audit,
      onIssue: onIssue,
    )
    lifetime.router = self
  }

  deinit {
    guard lifetime != nil else { return }
    Task { @MainActor [engine] in engine.submit(.close(tellsHost: false)) }
  }

  /// The coordinators of the flows that were started from the router itself.
  public var dependencies: any CoordinatorDependencies { engine.flows.dependencies }

  /// Called when the user goes back at the very root and no flow is there to end by it.
  ///
  /// Once for each time, after the root's module was asked if it minds being left. What it captures is
  /// kept alive until the router is closed or gone.
  public var onBackAtRoot: (@MainActor (BackOrigin) -> Void)? {
    get { engine.onBackAtRoot }
    set {
      guard lifetime != nil, !engine.isClosed else { return }
      engine.onBackAtRoot = newValue
    }
  }

  /// Ends every flow and lets go of every module, now.
  ///
  /// The host goes on showing the last screens.
  ///
  /// Inside a callback, it does so after the callbacks that are due. Requests made later are
  /// ``Rejection/routerGone``.
  public func close() {
    lifetime = nil
    engine.submit(.close(tellsHost: true))
  }
}

// MARK: - What one can see

extension StackRouter: CustomStringConvertible {
  /// What the router shows at this moment, in which flows, and what it waits for.
  ///
  /// It may be asked for at any time, also in a callback; nobody is told, and nothing changes.
  ///
  /// - Returns: Values that keep nothing alive. Those of a router that is closed are empty.
  public func snapshot() -> NavigationSnapshot { engine.snapshot() }

  /// The ``snapshot()`` in words: modules and flows as an indented tree, and what is waited for.
  public var description: String { snapshot().description }
}

// MARK: - Router

extension StackRouter: Router {
  /// The modules that are meant to be on the stack, root first, top last.
  ///
  /// A container of tabs is one of them; what is on its tabs is found there, see ``TabRouter/modules``.
  public var modules: [any Presentable] { engine.stacks.root.model.modules(of: nil) }

  /// Judges a request against ``modules`` and, if it is accepted, carries it out.
  ///
  /// > Reports: every rejection that is a mistake of the caller (see ``Rejection``).
  ///
  /// - Parameter request: What to change.
  /// - Returns: The ticket that says how it ended.
  @discardableResult
  public func perform(_ request: NavigationRequest) -> NavigationTicket {
    engine.perform(request, from: Requester(flow: nil, place: engine.stacks.root.reference))
  }

  /// Tells everything that happens from now on, in order.
  ///
  /// - Parameter body: Called for each event. What it captures is kept alive until the token is
  ///   cancelled or the router is gone.
  /// - Returns: The token that ends it.
  @discardableResult
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken {
    engine.observe(in: nil, body)
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
    engine.observeRemoval(of: module, source: source, body)
  }
}

// MARK: - FlowStarting

extension StackRouter: FlowStarting {
  /// Starts a flow that no other flow is around.
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
    engine.startFlow(
      FlowRequest(placement, intent: intent, source: source, make, onEnd: onEnd),
      under: nil, on: engine.stacks.root.reference)
  }

  /// What modules that the router itself shows are given to send actions with.
  public var sender: ActionSender { ActionSender(from: engine.reference) }

  /// Registers who handles a type of action that no flow has handled, until the router is closed or gone.
  ///
  /// - Parameters:
  ///   - owner: Who does it. Once it is gone, another one may.
  ///   - source: Where it was asked for, for reports.
  ///   - body: Called with each action; answers nil once its owner is gone.
  public func handle<Action>(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  ) {
    engine.handle(ActionHandler(by: owner, source: source, body), in: nil)
  }

  /// Hands an action down to the router and to every flow that is going on.
  ///
  /// - Parameters:
  ///   - action: What has come.
  ///   - source: Where it was delivered, for reports.
  public func deliver<Action>(_ action: Action, source: CallSite) {
    engine.deliver(action, to: nil, source: source)
  }
}
