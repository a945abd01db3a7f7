/// What a module is given to say what was done on it, without knowing what that means.
///
/// An action is any value. It travels up the tree of flows, from the flow whose sender this is to the
/// flow that started it, and so on to the router, until somebody handles it. A module is the same
/// wherever it is used; the containers around it give its actions their meaning.
///
/// ```swift
/// final class FriendList: Screen, Presentable {
///   private let send: ActionSender
///   init(send: ActionSender) { self.send = send }
///   func tapped(_ friend: Friend) { send(SelectedFriend(friend), from: self) }
/// }
///
/// flow.push(FriendList(send: flow.sender))
/// flow.handle(SelectedFriend.self, with: self) { me, action in me.open(action.friend) }
/// ```
///
/// What is sent goes up; what is delivered, see ``FlowStarting/deliver(_:source:)``, goes down. The picture is in
/// <doc:StartingAFlow>.
///
/// An action is handled at once: when the call returns, everyone on its way has reacted. What they
/// ask of a router is done after that. A sender keeps neither a router nor a coordinator alive, and its
/// way never changes, so a module may keep it as long as it likes.
///
/// > Reports: an action that nobody handles, with everyone who was tried; one that is sent from a module
/// > that is on no stack of the router, not yet or no longer; one whose flow or router is over. The last
/// > two are not delivered. A module that is covered, or in a hidden tab, may send.
///
/// > Source: "Container Coordinators" (Ian Keen, 2020), and the responder chain of UIKit, with the tree of
/// > flows in place of that of the windows.
@MainActor
public struct ActionSender {
  private enum Target {
    case flow(FlowNode, EngineReference)
    case router(EngineReference)
    case body(@MainActor (Any) -> Bool)
    case nowhere(subject: String, @MainActor (NavigationIssue) -> Void)
  }

  private let target: Target

  init(from flow: FlowNode, _ reference: EngineReference) {
    target = .flow(flow, reference)
  }

  init(from reference: EngineReference) {
    target = .router(reference)
  }

  /// The sender of a tab that is not shown.
  init(from tab: TabID, _ onIssue: @escaping @MainActor (NavigationIssue) -> Void) {
    target = .nowhere(subject: tab.name, onIssue)
  }

  /// Makes a sender for a test, which hands what is sent to a body.
  ///
  /// ```swift
  /// var log: [SelectedFriend] = []
  /// let list = FriendList(send: ActionSender { log.append($0) })
  /// list.tapped(ada)                     // log is [SelectedFriend(ada)]
  /// ```
  ///
  /// > Reports: an action of another type than the body takes, by printing it.
  ///
  /// - Parameter body: Called with each action of its type; with `Any`, that is each.
  public init<Action>(_ body: @escaping @MainActor (Action) -> Void) {
    target = .body { action in
      guard let action = action as? Action else { return false }
      body(action)
      return true
    }
  }

  /// Sends an action up the tree of flows.
  ///
  /// It is handled by those who handle its very type, not a superclass of it, nor a protocol, nor an
  /// optional of it: what should be handled together, such as errors, goes into one type. A value that is
  /// only known by a protocol is of its own type in Swift 6, and of the protocol's in Swift 5 mode.
  ///
  /// > Complexity: O(*n*) in the number of flows on its way. Nothing is allocated unless somebody
  /// > observes the router.
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - sender: The module it was done on, or its screen. It is only looked up, and named in reports: what
  ///     a handler should know of it goes into the action.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  public func callAsFunction<Action>(
    _ action: Action,
    from sender: any AnyObject,
    file: String = #fileID,
    line: Int = #line,
  ) {
    send(action, from: sender, source: CallSite(file: file, line: line))
  }

  func send<Action>(_ action: Action, from sender: (any AnyObject)?, source: CallSite) {
    switch target {
    case .flow(let flow, let reference):
      guard let engine = reference.engine else {
        return reference.log(.rejected(.routerGone), flow.name, in: flow, source)
      }
      engine.send(action, from: sender, in: flow, source: source)
    case .router(let router):
      guard let engine = router.engine else {
        return router.log(.rejected(.routerGone), "Router", in: nil, source)
      }
      engine.send(action, from: sender, in: nil, source: source)
    case .nowhere(let subject, let onIssue):
      onIssue(NavigationIssue(.rejected(.tabNotShown), subject: subject, source: source))
    case .body(let body):
      guard !body(action) else { return }
      print("\(Action.self): the body of this sender takes actions of another type (\(source))")
    }
  }
}
