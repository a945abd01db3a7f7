/// A value that lets a module send actions without knowing who handles them.
///
/// An action is any value. It travels up the tree of flows until a handler handles it: from the flow that gave out
/// this sender to the flow that started it, and so on to the router. A module stays the same wherever you use it. The
/// containers around it give its actions their meaning.
///
/// ```swift
/// final class FriendList: Screen, Presentable {
///   private let send: ActionSender
///   init(send: ActionSender) { self.send = send }
///
///   func tapped(_ friend: Friend) {
///     send(SelectedFriend(friend), from: self)
///   }
/// }
///
/// flow.push(FriendList(send: flow.sender))
/// flow.handle(SelectedFriend.self, with: self) { me, action in
///   me.open(action.friend)
/// }
/// ```
///
/// Sending takes an action up the tree, and ``FlowStarting/deliver(_:source:)`` takes one down. <doc:StartingAFlow>
/// has a picture of both.
///
/// Sending is synchronous: when the call returns, every handler on the way has run. The router carries out the
/// requests of these handlers after the last one has run. A sender retains neither a router nor a coordinator, and
/// its way up never changes. A module can therefore keep its sender for any length of time.
///
/// > Reports: an action that nobody handles, with all flows that were tried; an action from a module that is on no
/// > stack of the router, not yet or no longer; an action whose flow or router is over. The router does not deliver
/// > the last two. A module that is covered or in a hidden tab may send.
///
/// > Source: "Container Coordinators" (Ian Keen, 2020), and the responder chain of UIKit, with the tree of flows in
/// > place of the tree of windows and views.
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

  /// Makes a sender for a test, which passes each action to a closure.
  ///
  /// ```swift
  /// var log: [SelectedFriend] = []
  /// let list = FriendList(send: ActionSender { log.append($0) })
  /// list.tapped(ada)                     // log is [SelectedFriend(ada)]
  /// ```
  ///
  /// > Reports: an action of a different type than the closure takes. The sender prints this report.
  ///
  /// - Parameter body: Called with each action of its type. A closure that takes `Any` receives every action.
  public init<Action>(_ body: @escaping @MainActor (Action) -> Void) {
    target = .body { action in
      guard let action = action as? Action else { return false }
      body(action)
      return true
    }
  }

  /// Sends an action up the tree of flows.
  ///
  /// The router calls only handlers of exactly this type, not handlers of a superclass, a protocol or an optional. To
  /// handle several things together, such as errors, wrap them in one type. For a value of protocol type, the type
  /// that counts is the concrete type in Swift 6, and the protocol in Swift 5 mode.
  ///
  /// > Complexity: O(*n*) in the number of flows on the way. Sending allocates nothing unless somebody observes the
  /// > router.
  ///
  /// - Parameters:
  ///   - action: What happened in the module.
  ///   - sender: The module in which it happened, or the screen of that module. The router only looks the sender up
  ///     and names it in reports. Put what a handler needs to know into the action.
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
