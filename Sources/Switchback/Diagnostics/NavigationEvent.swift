/// One thing that happened in a router, in values that can be stored and keep nothing alive.
///
/// Events come in the order in which things happened. Of one change, the request or the user's act
/// comes first, then every module that entered (root first), every module that left (top first), and
/// every flow that ended (children before parents). By then all of them have left ``stack``.
///
/// What a change waits for is told before it:
///
/// - A module that minds being left is asked, and then answers, unless it leaves meanwhile. What it was asked about is
///   judged after the answer, so that the request comes behind it. A refusal comes before the rejection.
/// - One question or notice is told at a time: that the host asks it, then how it ended, before anything that comes of
///   the answer. One that is taken back before the host was given it is not told. What a flow asks ends before the
///   flow does.
/// - A link is opened, does what it does, and is followed, with how it ended. One in whose place another is opened
///   ends behind that.
///
/// No event has anything in it that the user has typed, or the text of a question, since events end up in logs.
///
/// ```swift
/// router.observe { print($0) }
/// router.push(list)         // request push FriendList#1 [FriendList#1] (Sample/Main.swift:9)
///                           // shown FriendList#1 [FriendList#1] (Sample/Main.swift:9)
/// ```
public struct NavigationEvent: Hashable, Sendable {
  /// What happened, to whom, and why.
  public let kind: Kind

  /// The innermost flow it happened in, or nil outside of flows.
  public let flow: FlowID?

  /// The tab on whose stack it happened, or nil if it is not the stack of a tab.
  public let tab: TabID?

  /// The modules of the stack on which it happened, afterwards, root first, top last.
  public let stack: [ModuleID]

  /// Where it was asked for, or nil if it was not code that asked.
  public let source: CallSite?

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// A request was accepted.
    case requested(RecordedRequest)
    /// A request was not done, and changed nothing.
    case rejected(RecordedRequest, Rejection)
    /// A request was no longer called for, and changed nothing.
    case superseded(RecordedRequest)
    /// A module entered the stack, with nothing presented for it: it was pushed, or is the root.
    case shown(ModuleID)
    /// A module entered the stack as the first of what is presented over the others.
    case presented(ModuleID)
    /// A module left the stack.
    case removed(ModuleID, EndCause)
    /// A flow began, which was told to show itself here, and was started from another flow or, with nil,
    /// from the router or a tab.
    case flowStarted(FlowID, FlowPlacement, parent: FlowID?)
    /// A flow is over, by these means, also if its starter is told of an output that it had set.
    case flowEnded(FlowID, EndCause)
    /// A tab was added, and has a stack.
    case tabAdded(TabID)
    /// A tab was removed, with everything in it.
    case tabRemoved(TabID)
    /// A tab was selected: by the user, by code, or since the one before it is gone.
    case tabSelected(TabID)
    /// The user has chosen a tab that is not to be selected now, and the one that was shown stays.
    case tabRefused(TabID)
    /// An action of this type was sent, and everyone on its way has reacted. With the module that it was sent from, or
    /// nil if it was a coordinator or came from outside; and who was asked, in that order, with what they said.
    ///
    /// ```swift
    /// router.observe { print($0) }
    /// // action SelectedFriend from FriendList#1: FriendsCoordinator#2 > MainCoordinator#1 handled it
    /// ```
    case sent(String, from: ModuleID?, asked: String)
    /// A module that minds being left is asked, since code or, by these means, the user wants it gone. What it is
    /// asked about waits for ``leaveAllowed(_:)`` or ``leaveRefused(_:by:)``, or for the module to leave.
    ///
    /// A host that looks ahead whether a gesture may begin asks nobody, and none of the three is told.
    case leaveAsked(ModuleID, by: BackOrigin?)
    /// A module that was asked has agreed; what it was asked about is judged next.
    case leaveAllowed(ModuleID)
    /// A module has refused to be left, when it was asked or ahead of time, and everything stays. With the means by
    /// which the user wanted it gone, or nil if it was code.
    case leaveRefused(ModuleID, by: BackOrigin?)
    /// The host asks the user something, with so many choices. It is told once, also where the question comes up
    /// again on what is presented later.
    case questionAsked(choices: Int)
    /// The user has made the choice at this position, from 0; or has dismissed the question, with nil.
    case questionEnded(choice: Int?)
    /// The question was taken back: the flow that asked is over, its task was cancelled, or the router is closed.
    case questionWithdrawn
    /// The host tells the user something.
    case noticeShown
    /// The user has read the notice, or has dismissed it otherwise than by its button.
    case noticeClosed(isRead: Bool)
    /// The notice was taken back, as a question is.
    case noticeWithdrawn
    /// A link that names these routes was opened, and is followed from now on.
    case opened([RouteName])
    /// A link that names these routes was followed, and ended so.
    indirect case followed([RouteName], LinkOutcome)
    /// Something was misused, or went otherwise than announced.
    case issue(NavigationIssue)
  }
}

extension NavigationEvent: CustomStringConvertible {
  /// The event on one line: what, in which flow, the stack afterwards, and where it was asked for.
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
  /// What happened, as a trace prints it.
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
