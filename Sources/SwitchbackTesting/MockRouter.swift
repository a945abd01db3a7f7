public import Switchback

/// The real router on an in-memory host, with everything that was asked of it in one array.
///
/// It imitates nothing: what it answers is what a `StackRouter` answers. Requests of flows that were
/// started from it are recorded as well. Compare ``requests`` with what you expect; there are no
/// assert methods.
///
/// ```swift
/// let router = MockRouter()
/// router.start { NameCoordinator(flow: $0) }
/// router.requests                        // [.push(ModuleID(1, "NamePage"))]
/// router.host.back()                     // the user goes back; the flow ends
/// ```
///
/// > Source: a fake that wraps the real navigator, as Circuit's `FakeNavigator` (Slack) does.
@MainActor
public final class MockRouter {
  /// Where the modules are shown, and where a test does what a person can do.
  public let host: InMemoryHost

  private let router: StackRouter
  private let record = Record()

  /// Makes a router on a host of its own.
  ///
  /// - Parameters:
  ///   - host: The host. The default is a new one that shows everything at once.
  ///   - dependencies: Makes the owners of child coordinators, as for a `StackRouter`.
  ///   - audit: Looks for what outlives its flow. The default is none.
  public init(
    host: InMemoryHost = InMemoryHost(),
    dependencies: @escaping @MainActor () -> any CoordinatorDependencies = {
      DefaultCoordinatorDependencies()
    },
    audit: LeakAudit? = nil,
  ) {
    self.host = host
    router = StackRouter(
      host: host, dependencies: dependencies, audit: audit, onIssue: { _ in })
    router.observe { [record] in record.events.append($0) }
  }

  /// Everything that happened, in order.
  public var events: [NavigationEvent] { record.events }

  /// Every request that was judged, accepted or not, in order.
  public var requests: [RecordedRequest] {
    record.events.compactMap { event in
      switch event.kind {
      case .requested(let request), .rejected(let request, _): request
      default: nil
      }
    }
  }

  /// Every action that was sent or delivered, in order.
  public var actions: [RecordedAction] {
    record.events.compactMap { event in
      guard case .sent(let action) = event.kind else { return nil }
      return action
    }
  }

  /// Every misuse and surprise that was reported, in order.
  public var issues: [NavigationIssue] {
    record.events.compactMap { event in
      guard case .issue(let issue) = event.kind else { return nil }
      return issue
    }
  }

  /// Ends every flow and lets go of every module, now.
  public func close() {
    router.close()
  }

  /// What the router told, apart from the mock, so that neither keeps the other alive.
  @MainActor
  private final class Record {
    var events: [NavigationEvent] = []
  }
}

// MARK: - Router

extension MockRouter: Router {
  /// The modules that are meant to be on the stack, root first, top last.
  public var modules: [any Presentable] { router.modules }

  /// Records a request and passes it to the real router.
  ///
  /// - Parameter request: What to change.
  /// - Returns: The real router's ticket.
  @discardableResult
  public func perform(_ request: NavigationRequest) -> NavigationTicket {
    router.perform(request)
  }

  /// Tells everything that happens from now on, in order.
  ///
  /// - Parameter body: Called for each event.
  /// - Returns: The token that ends it.
  @discardableResult
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken {
    router.observe(body)
  }

  /// Tells once, when a module on the stack has left it, whatever the cause.
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
    router.observeRemoval(of: module, source: source, body)
  }
}

// MARK: - FlowStarting

extension MockRouter: FlowStarting {
  /// Starts a flow on the real router.
  ///
  /// - Parameter request: What to start.
  /// - Returns: The ticket of its end.
  public func start<Output>(_ request: FlowRequest<Output>) -> FlowTicket<Output> {
    router.start(request)
  }

  /// What modules that the router itself shows are given to send actions with.
  public var send: ActionSender { router.send }

  /// Registers who handles a type of action.
  ///
  /// - Parameter handler: What is done with it.
  public func handle<Action>(_ handler: ActionHandler<Action>) {
    router.handle(handler)
  }

  /// Hands an action down to everyone who handles it.
  ///
  /// - Parameters:
  ///   - action: What has come.
  ///   - source: Where it was delivered, for reports.
  public func deliver<Action>(_ action: Action, source: CallSite) {
    router.deliver(action, source: source)
  }
}
