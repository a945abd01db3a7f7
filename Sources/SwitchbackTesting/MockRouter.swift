public import Switchback

/// The real router on an in-memory host, with everything that was asked of it in one array.
///
/// It imitates nothing: what it answers is what a `StackRouter` answers. Requests of flows that were
/// started from it are recorded as well. Compare how ``requests`` describe themselves with what you expect;
/// there are no assert methods.
///
/// ```swift
/// let router = MockRouter()
/// router.start { NameCoordinator(flow: $0) }
/// print(router.requests)                 // [push NamePage#1]
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
  private let owners = Owners()

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
      host: host,
      audit: audit,
      onIssue: { _ in },
      dependencies: { [owners] in owners.note(dependencies()) },
    )
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

  /// Every action that was sent or delivered, in order: its type, who sent it, who was asked, and what they said.
  public var actions: [String] {
    record.events.compactMap { event in
      guard case .sent(let action, let sender, let asked) = event.kind else { return nil }
      return "\(action)\(sender.map { " from \($0)" } ?? ""): \(asked)"
    }
  }

  /// Every misuse and surprise that was reported, in order.
  public var issues: [NavigationIssue] {
    record.events.compactMap { event in
      guard case .issue(let issue) = event.kind else { return nil }
      return issue
    }
  }

  /// The coordinators of the flows that were started from the router itself.
  public var dependencies: any CoordinatorDependencies { router.dependencies }

  /// The coordinators of the flows that were started from a flow.
  ///
  /// ```swift
  /// router.start { MainCoordinator(flow: $0) }           // starts a flow for the name
  /// let main = router.dependencies(of: FlowID(1, "MainCoordinator"))
  /// main?.coordinators.last is NameCoordinator           // true
  /// ```
  ///
  /// - Parameter flow: The flow, as events name it.
  /// - Returns: What owns them; nil if no such flow was started, or if nothing is left of it.
  public func dependencies(of flow: FlowID) -> (any CoordinatorDependencies)? {
    let isStarted = record.events.contains { event in
      if case .flowStarted(flow, _, _) = event.kind { true } else { false }
    }
    return isStarted ? owners.owner(at: flow.serial) : nil
  }

  /// Called when the user goes back at the very root and no flow is there to end by it.
  ///
  /// What it captures is kept alive until the router is closed or gone.
  public var onBackAtRoot: (@MainActor (BackOrigin) -> Void)? {
    get { router.onBackAtRoot }
    set { router.onBackAtRoot = newValue }
  }

  /// Ends every flow and lets go of every module, now.
  public func close() {
    router.close()
  }

  /// Asks the user something, on whatever is shown on top of the ``host``, and waits for the answer.
  ///
  /// - Parameter question: What to ask.
  /// - Returns: The answer, as the real router hears it.
  public func ask<Answer>(_ question: Question<Answer>) async -> Answer? {
    await router.ask(question)
  }

  /// Tells the user something, on whatever is shown on top of the ``host``, and waits until it was read.
  ///
  /// - Parameters:
  ///   - text: What the user is to know.
  ///   - details: What more there is to know. The default is nothing.
  ///   - button: What the button says. The default is "OK".
  public func inform(_ text: String, details: String? = nil, button: String = "OK") async {
    await router.inform(text, details: details, button: button)
  }

  /// What the router told, apart from the mock, so that neither keeps the other alive.
  @MainActor
  private final class Record {
    var events: [NavigationEvent] = []
  }

  /// What was made to own coordinators, in order: for the router itself, then for each of its flows.
  @MainActor
  private final class Owners {
    private struct Owner {
      weak var dependencies: (any CoordinatorDependencies)?
    }

    private var all: [Owner] = []

    func note(_ dependencies: any CoordinatorDependencies) -> any CoordinatorDependencies {
      all.append(Owner(dependencies: dependencies))
      return dependencies
    }

    func owner(at index: Int) -> (any CoordinatorDependencies)? {
      all.indices.contains(index) ? all[index].dependencies : nil
    }
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
    router.start(placement, intent: intent, source: source, make, onEnd: onEnd)
  }

  /// What modules that the router itself shows are given to send actions with.
  public var sender: ActionSender { router.sender }

  /// Registers who handles a type of action.
  ///
  /// - Parameters:
  ///   - owner: Who does it. Once it is gone, another one may.
  ///   - source: Where it was asked for, for reports.
  ///   - body: Called with each action; answers nil once its owner is gone.
  public func handle<Action>(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  ) {
    router.handle(by: owner, source: source, body)
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

// MARK: - Links

extension MockRouter {
  /// Shows what a link names, on the real router.
  ///
  /// - Parameters:
  ///   - link: What to show.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended, and what was done.
  @discardableResult
  public func open(_ link: DeepLink, file: String = #fileID, line: Int = #line) -> LinkTicket {
    router.open(link, file: file, line: line)
  }

  /// Says what opening a link would do now, and changes nothing.
  ///
  /// - Parameter link: The link.
  /// - Returns: The steps, as far as they can be known.
  public func plan(for link: DeepLink) -> LinkPlan { router.plan(for: link) }

  /// What is shown, in which flows, and what is waited for.
  ///
  /// - Returns: The snapshot of the real router.
  public func snapshot() -> NavigationSnapshot { router.snapshot() }
}
