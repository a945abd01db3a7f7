public import Switchback

/// The real router on an in-memory host, with every request in one array.
///
/// The mock imitates nothing: it answers as a `StackRouter` does. It also records the requests of the flows that it
/// started. It has no assert methods. Instead, compare the descriptions of its ``requests`` with what you expect.
///
/// ```swift
/// let router = MockRouter()
/// router.start { NameCoordinator(flow: $0) }
/// print(router.requests)   // [push NamePage#1]
/// router.host.back()       // the user goes back; the flow ends
/// ```
///
/// > Source: a fake that wraps the real navigator, as Circuit's `FakeNavigator` (Slack) does.
@MainActor
public final class MockRouter {
  /// The host that shows the modules, on which a test acts as the user.
  public let host: InMemoryHost

  private let router: StackRouter
  private let record = Record()
  private let owners = Owners()

  /// Creates a router on an in-memory host.
  ///
  /// - Parameters:
  ///   - host: The host. The default is a new one that shows everything at once.
  ///   - dependencies: Creates the owners of child coordinators, as for a `StackRouter`.
  ///   - audit: An audit that finds objects that outlive their flow. The default is none.
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

  /// Every request that the router judged, accepted or not, in order.
  public var requests: [RecordedRequest] {
    record.events.compactMap { event in
      switch event.kind {
      case .requested(let request), .rejected(let request, _): request
      default: nil
      }
    }
  }

  /// Every action that was sent or delivered, in order.
  ///
  /// Each text names the type of the action, its sender, and who was asked, with their answers.
  public var actions: [String] {
    record.events.compactMap { event in
      guard case .sent(let action, let sender, let asked) = event.kind else { return nil }
      return "\(action)\(sender.map { " from \($0)" } ?? ""): \(asked)"
    }
  }

  /// Every issue that the router reported, in order.
  public var issues: [NavigationIssue] {
    record.events.compactMap { event in
      guard case .issue(let issue) = event.kind else { return nil }
      return issue
    }
  }

  /// The owner of the coordinators whose flows the router started.
  public var dependencies: any CoordinatorDependencies { router.dependencies }

  /// Returns the owner of the coordinators that a flow started.
  ///
  /// ```swift
  /// // MainCoordinator starts a flow for the name.
  /// router.start { MainCoordinator(flow: $0) }
  /// let main = router.dependencies(of: FlowID(1, "MainCoordinator"))
  /// main?.coordinators.last is NameCoordinator   // true
  /// ```
  ///
  /// - Parameter flow: The flow, as events name it.
  /// - Returns: The owner; nil if no such flow was started, or if nothing of it is left.
  public func dependencies(of flow: FlowID) -> (any CoordinatorDependencies)? {
    let isStarted = record.events.contains { event in
      if case .flowStarted(flow, _, _) = event.kind { true } else { false }
    }
    return isStarted ? owners.owner(at: flow.serial) : nil
  }

  /// Called when the user goes back at the root and no flow ends as a result.
  ///
  /// The router retains what the closure captures, until the router is closed or gone.
  public var onBackAtRoot: (@MainActor (BackOrigin) -> Void)? {
    get { router.onBackAtRoot }
    set { router.onBackAtRoot = newValue }
  }

  /// Ends every flow and releases every module, now.
  public func close() {
    router.close()
  }

  /// Asks the user a question, over everything on the ``host``, and waits for the answer.
  ///
  /// - Parameter question: The question.
  /// - Returns: The answer, as the real router returns it.
  public func ask<Answer>(_ question: Question<Answer>) async -> Answer? {
    await router.ask(question)
  }

  /// Shows the user a notice, over everything on the ``host``, and waits until it was read.
  ///
  /// - Parameters:
  ///   - text: The text of the notice.
  ///   - details: More text. The default is none.
  ///   - button: The title of the button. The default is "OK".
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
  /// The modules that should be on the stack, root first, top last.
  public var modules: [any Presentable] { router.modules }

  /// Records a request, and passes it to the real router.
  ///
  /// - Parameter request: The request.
  /// - Returns: The ticket of the real router.
  @discardableResult
  public func perform(_ request: NavigationRequest) -> NavigationTicket {
    router.perform(request)
  }

  /// Reports everything that happens from now on, in order.
  ///
  /// - Parameter body: Called for each event.
  /// - Returns: The token that ends the observation.
  @discardableResult
  public func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken {
    router.observe(body)
  }

  /// Reports once that a module has left the stack, whatever the cause.
  ///
  /// - Parameters:
  ///   - module: A module on the stack.
  ///   - source: The place in your code, for reports.
  ///   - body: Called with the cause when the module has left.
  /// - Returns: The token that ends the observation.
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
  ///   - placement: Where the flow shows its modules.
  ///   - intent: The purpose of the flow. While a flow with the same intent goes on, the router starts no other. Nil
  ///     starts one each time.
  ///   - source: The place in your code, for reports.
  ///   - make: Creates the coordinator of the flow. Called at once.
  ///   - onEnd: Called once, when the flow is over, with its coordinator, if it is still alive.
  /// - Returns: The ticket of the flow.
  public func start<Output>(
    _ placement: FlowPlacement,
    intent: IntentKey?,
    source: CallSite,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onEnd: (@MainActor ((any Coordinator)?, FlowEnd<Output>) -> Void)?,
  ) -> FlowTicket<Output> {
    router.start(placement, intent: intent, source: source, make, onEnd: onEnd)
  }

  /// The sender of actions for modules that the router itself shows.
  public var sender: ActionSender { router.sender }

  /// Registers a handler for a type of action.
  ///
  /// - Parameters:
  ///   - owner: The owner of the handler. Once it is gone, another owner may register one.
  ///   - source: The place in your code, for reports.
  ///   - body: Called with each action. It returns nil once its owner is gone.
  public func handle<Action>(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  ) {
    router.handle(by: owner, source: source, body)
  }

  /// Hands an action down to everyone who handles it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - source: The place in your code, for reports.
  public func deliver<Action>(_ action: Action, source: CallSite) {
    router.deliver(action, source: source)
  }
}

// MARK: - Links

extension MockRouter {
  /// Opens a link on the real router.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, which says how the link ended and what was done.
  @discardableResult
  public func open(_ link: DeepLink, file: String = #fileID, line: Int = #line) -> LinkTicket {
    router.open(link, file: file, line: line)
  }

  /// Returns what opening a link would do now, without changing anything.
  ///
  /// - Parameter link: The link.
  /// - Returns: The steps, as far as they can be known.
  public func plan(for link: DeepLink) -> LinkPlan { router.plan(for: link) }

  /// Returns what is shown, in which flows, and what the router waits for.
  ///
  /// - Returns: The snapshot of the real router.
  public func snapshot() -> NavigationSnapshot { router.snapshot() }
}
