/// One thing that happened in a router, as a value that you can store and that retains nothing.
///
/// Events arrive in the order in which things happened. For one change, the request or the user's action comes first.
/// Then come the modules that entered (root first), the modules that left (top first), and the flows that ended
/// (children before parents). When these events arrive, everything that left is gone from ``stack``.
///
/// Some changes wait for an answer. These events come before the change:
///
/// - **Guards:** The router asks a module with a ``LeaveGuard``, and the module answers, unless it leaves in the
///   meantime. The router judges the request after the answer, so the event of the request comes after it. A refusal
///   comes before the rejection.
/// - **Questions and notices:** They come one at a time. The first event says that the host asks, and the second how
///   the question ended. Events that follow from the answer come later. A question that is withdrawn before the host
///   receives it has no events. The questions of a flow end before the flow does.
/// - **Links:** The first event says that a link was opened. The events of what the link does come next, and the last
///   event says how the link ended. If a newer link supersedes a link, the older one ends after the newer one is
///   opened.
///
/// Events end up in logs. They never contain what the user typed, or the text of a question.
///
/// ```swift
/// router.observe { print($0) }
/// router.push(list)
/// // request push FriendList#1 [FriendList#1] (Sample/Main.swift:9)
/// // shown FriendList#1 [FriendList#1] (Sample/Main.swift:9)
/// ```
public struct NavigationEvent: Hashable, Sendable {
  /// The kind of the event, with its module or flow and its cause.
  public let kind: Kind

  /// The innermost flow in which it happened, or nil outside of flows.
  public let flow: FlowID?

  /// The tab on whose stack it happened, or nil if the stack belongs to no tab.
  public let tab: TabID?

  /// The modules on the stack after the event, root first, top last.
  public let stack: [ModuleID]

  /// The place in your code that caused the event, or nil if no code did.
  public let source: CallSite?

  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// The router accepted a request.
    case requested(RecordedRequest)
    /// The router rejected a request, and nothing changed.
    case rejected(RecordedRequest, Rejection)
    /// A request was no longer needed, and nothing changed.
    case superseded(RecordedRequest)
    /// A module entered the stack and was not presented: it was pushed, or it is the root.
    case shown(ModuleID)
    /// A module entered the stack as the first module of a presented stack.
    case presented(ModuleID)
    /// A module left the stack, for this cause.
    case removed(ModuleID, EndCause)
    /// A flow started with this placement.
    ///
    /// The parent is the flow that started it, or nil if the router or a tab did.
    case flowStarted(FlowID, FlowPlacement, parent: FlowID?)
    /// A flow ended, for this cause.
    ///
    /// The cause says how the flow was left, even when its starter receives an output that the flow had set before.
    case flowEnded(FlowID, EndCause)
    /// A tab was added and has a stack.
    case tabAdded(TabID)
    /// A tab was removed, with everything in it.
    case tabRemoved(TabID)
    /// A tab was selected, by the user, by code, or because the selected tab was removed.
    case tabSelected(TabID)
    /// The user chose a tab that may not be selected now, and the selected tab stays.
    case tabRefused(TabID)
    /// Code sent an action of this type, and everyone on its way has reacted.
    ///
    /// The event names the module that sent the action, or nil if a coordinator sent it or it came from outside. The
    /// last value lists who was asked, in order, with the answers.
    ///
    /// ```swift
    /// router.observe { print($0) }
    /// // action SelectedFriend from FriendList#1:
    /// //   FriendsCoordinator#2 > MainCoordinator#1 handled it
    /// ```
    case sent(String, from: ModuleID?, asked: String)
    /// The router asks a module with a guard whether it may be left.
    ///
    /// The origin says how the user wants to go back, or is nil if code asked. The request waits for
    /// ``leaveAllowed(_:)`` or ``leaveRefused(_:by:)``, or until the module leaves.
    ///
    /// A host that checks ahead whether a gesture may begin asks nobody, and causes none of these three events.
    case leaveAsked(ModuleID, by: BackOrigin?)
    /// A module that was asked has agreed, and the router judges the request next.
    case leaveAllowed(ModuleID)
    /// A module refused to be left, and nothing changed.
    ///
    /// The module was asked, or it refused in advance. The origin says how the user wanted to go back, or is nil if
    /// code asked.
    case leaveRefused(ModuleID, by: BackOrigin?)
    /// The host asks the user a question with this number of choices.
    ///
    /// The event comes once, even if the question appears again on a stack that is presented later.
    case questionAsked(choices: Int)
    /// The user chose the answer at this position, counted from 0, or dismissed the question, with nil.
    case questionEnded(choice: Int?)
    /// The router withdrew the question: its flow ended, its task was cancelled, or the router was closed.
    case questionWithdrawn
    /// The host shows the user a notice.
    case noticeShown
    /// The user read the notice, or dismissed it without its button.
    case noticeClosed(isRead: Bool)
    /// The router withdrew the notice, for the same reasons as a question.
    case noticeWithdrawn
    /// Code opened a link that names these routes, and the router now follows it.
    case opened([RouteName])
    /// The router followed a link that names these routes, with this outcome.
    indirect case followed([RouteName], LinkOutcome)
    /// The router was misused, or something unexpected happened.
    case issue(NavigationIssue)
  }
}

extension NavigationEvent: CustomStringConvertible {
  /// The event on one line: what happened, in which flow, the stack afterward, and who asked for it.
  public var description: String {
    let place = kind.namesItsFlow ? "" : flow.map { " in \($0)" } ?? ""
    let modules = stack.map(\.description).joined(separator: ", ")
    let tab = tab.map { " \($0)" } ?? ""
    let asked = kind.namesItsSource ? "" : source.map { " (\($0))" } ?? ""
    return "\(kind)\(place)\(tab) [\(modules)]\(asked)"
  }
}

extension NavigationEvent.Kind {
  fileprivate var namesItsFlow: Bool {
    switch self {
    case .flowStarted, .flowEnded: true
    default: false
    }
  }

  fileprivate var namesItsSource: Bool { if case .issue = self { true } else { false } }
}

extension NavigationEvent.Kind: CustomStringConvertible {
  /// The kind of the event as a trace prints it.
  public var description: String {
    switch self {
    case .requested(let request): "request \(request)"
    case .rejected(let request, let reason): "rejected (\(reason.rawValue)) \(request)"
    case .superseded(let request): "superseded \(request)"
    case .shown(let module): "shown \(module)"
    case .removed(let module, let cause): "removed \(module): \(cause)"
    case .presented(let module): "presented \(module)"
    case .flowStarted(let flow, let placement, let parent):
      "flow started \(flow) (\(placement.rawValue)\(parent.map { " from \($0)" } ?? ""))"
    case .flowEnded(let flow, let cause): "flow ended \(flow): \(cause)"
    case .tabAdded(let tab): "tab added \(tab)"
    case .tabRemoved(let tab): "tab removed \(tab)"
    case .tabSelected(let tab): "tab selected \(tab)"
    case .tabRefused(let tab): "tab refused \(tab)"
    case .sent(let action, let sender, let asked):
      "action \(action)\(sender.map { " from \($0)" } ?? ""): \(asked)"
    case .leaveAsked(let module, let origin): "asks \(module) to leave\(words(for: origin))"
    case .leaveAllowed(let module): "\(module) may be left"
    case .leaveRefused(let module, let origin): "\(module) refuses to leave\(words(for: origin))"
    case .questionAsked(let count): "question with \(count) \(count == 1 ? "choice" : "choices")"
    case .questionEnded(let choice):
      choice.map { "question answered by choice \($0)" } ?? "question dismissed"
    case .questionWithdrawn: "question withdrawn"
    case .noticeShown: "notice"
    case .noticeClosed(let isRead): "notice \(isRead ? "read" : "dismissed")"
    case .noticeWithdrawn: "notice withdrawn"
    case .opened(let routes): "link \(names(of: routes)) opened"
    case .followed(let routes, let outcome): "link \(names(of: routes)) \(outcome)"
    case .issue(let issue): "issue \(issue)"
    }
  }

  private func words(for origin: BackOrigin?) -> String {
    origin.map { ": \(EndCause.systemBack($0))" } ?? ""
  }

  private func names(of routes: [RouteName]) -> String {
    "[\(routes.map(\.description).joined(separator: ", "))]"
  }
}
