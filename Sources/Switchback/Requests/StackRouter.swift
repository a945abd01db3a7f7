/// The router on a host: one stack of modules, and the flows that are shown on it.
///
/// ```swift
/// let router = StackRouter(host: host)
/// // The router owns the coordinator,
/// // whose first screen becomes the root.
/// router.start { MainCoordinator(flow: $0) }
/// ```
///
/// Screens that are already on the host become modules without a flow. When you release the router, its flows end with
/// ``EndCause/routerGone`` on the next turn of the main actor. ``close()`` ends them at once.
///
/// A host belongs to one router. If you make another router on the host, on one of its sheets or on one of its tabs,
/// the first router is closed.
///
/// > Source: the router of the router and coordinator pattern. When the user goes back without the router, it follows
/// > the report of the host, and never guesses from gestures.
@MainActor
public final class StackRouter {
  let engine: NavigationEngine

  /// Until it is closed.
  private var lifetime: RouterLifetime?

  /// Makes a router on a host, and takes over the screens that are on the host.
  ///
  /// > Reports: screens that are on the host already, unless `sharedWithOtherCode` is true. If another router has the
  /// > host, that router reports ``NavigationIssue/Kind/hostTakenOver``, and is closed. A router that was closed or
  /// > released no longer has its host.
  ///
  /// - Parameters:
  ///   - host: The container. The router retains it.
  ///   - sharedWithOtherCode: Whether other code puts screens on the container as well. The router then takes in
  ///     unannounced screens without reporting them.
  ///   - audit: Looks for objects that outlive their flow. The default is none.
  ///   - onIssue: Receives reports of misuse and surprises. By default, the host logs them, see
  ///     ``StackHost/log(_:)``.
  ///   - dependencies: Makes the owner of child coordinators for each flow, and one for the router itself. The
  ///     default makes a ``DefaultCoordinatorDependencies`` that reports to `onIssue`.
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

  /// The owner of the coordinators of the flows that were started from the router itself.
  public var dependencies: any CoordinatorDependencies { engine.flows.dependencies }

  /// The closure to call when the user goes back at the root of everything and no flow ends.
  ///
  /// The router calls the closure each time this happens, after it has asked the module at the root whether it may
  /// leave. The router retains what the closure captures until the router is closed or gone.
  public var onBackAtRoot: (@MainActor (BackOrigin) -> Void)? {
    get { engine.onBackAtRoot }
    set {
      guard lifetime != nil, !engine.isClosed else { return }
      engine.onBackAtRoot = newValue
    }
  }

  /// Ends every flow and releases every module, at once.
  ///
  /// The host goes on showing the last screens.
  ///
  /// Inside a callback, the router closes after the pending callbacks. The router rejects later requests with
  /// ``Rejection/routerGone``.
  public func close() {
    lifetime = nil
    engine.submit(.close(tellsHost: true))
  }
}

// MARK: - What one can see

extension StackRouter: CustomStringConvertible {
  /// Returns what the router shows now, in which flows, and what it waits for.
  ///
  /// You can call this method at any time, even inside a callback. It tells nobody and changes nothing.
  ///
  /// - Returns: Values that retain nothing. Those of a closed router are empty.
  public func snapshot() -> NavigationSnapshot { engine.snapshot() }

  /// The ``snapshot()`` in words: an indented tree of modules and flows, and what the router waits for.
  public var description: String { snapshot().description }
}

// MARK: - Router

extension StackRouter: Router {
  /// The modules that are meant to be on the stack, root first, top last.
  ///
  /// A container of tabs is one module of this list. For the modules on its tabs, see ``TabRouter/modules``.
  public var modules: [any Presentable] { engine.stacks.root.model.modules(of: nil) }

  /// Judges a request against ``modules``, and carries it out if accepted.
  ///
  /// > Reports: every rejection that is a mistake of the caller (see ``Rejection``).
  ///
  /// - Parameter request: What to change.
  /// - Returns: The ticket, which says how the request ended.
  @discardableResult
  public func perform(_ request: NavigationRequest) -> NavigationTicket {
    engine.perform(request, from: Requester(flow: nil, place: engine.stacks.root.reference))
  }

  /// Calls a body for every event from now on, in order.
  ///
  /// - Parameter body: Called for each event. The router retains what the body captures until the token is cancelled
  ///   or the router is gone.
  /// - Returns: The token that ends the observation.
  @discardableResult
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken {
    engine.observe(in: nil, body)
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
    engine.observeRemoval(of: module, source: source, body)
  }
}

// MARK: - FlowStarting

extension StackRouter: FlowStarting {
  /// Starts a flow that has no flow around it.
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
    engine.startFlow(
      FlowRequest(placement, intent: intent, source: source, make, onEnd: onEnd),
      under: nil, on: engine.stacks.root.reference)
  }

  /// The sender that modules shown by the router itself use to send actions.
  public var sender: ActionSender { ActionSender(from: engine.reference) }

  /// Registers the handler for a type of action that no flow has handled.
  ///
  /// The handler stays until the router is closed or gone.
  ///
  /// - Parameters:
  ///   - owner: The object that handles the actions. Once it is gone, another one may register.
  ///   - source: The place of the call, for reports.
  ///   - body: Called with each action. It returns nil once its owner is gone.
  public func handle<Action>(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  ) {
    engine.handle(ActionHandler(by: owner, source: source, body), in: nil)
  }

  /// Delivers an action to the router and to every open flow.
  ///
  /// - Parameters:
  ///   - action: What has happened outside.
  ///   - source: The place of the call, for reports.
  public func deliver<Action>(_ action: Action, source: CallSite) {
    engine.deliver(action, to: nil, source: source)
  }
}
