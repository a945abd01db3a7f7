/// A list of what opening a link would do now, or of what it has done.
///
/// ```swift
/// print(router.plan(for: link))
/// // go on in MainCoordinator#1
/// // keep MainCoordinator.friends in MainCoordinator#1
/// // go on in FriendsCoordinator#2
/// // leave Grace#4
/// // show FriendsCoordinator.friend in FriendsCoordinator#2
/// ```
///
/// A plan reaches as far as the coordinators that exist now can answer.
public struct LinkPlan: Hashable, Sendable {
  /// What would be done, in order.
  package internal(set) var steps: [LinkStep]

  /// The outcome of the link, or nil if it is not known yet.
  ///
  /// The outcome is not known while the link is about to show something or to ask somebody, because it depends on the
  /// result.
  public internal(set) var outcome: LinkOutcome?

  /// The reason why a route is closed, as a sentence for the user, or nil for other outcomes.
  public internal(set) var reason: String?

  /// Describes a plan, for comparing.
  ///
  /// - Parameters:
  ///   - steps: What would be done, in order.
  ///   - outcome: How it would end, if that is known.
  ///   - reason: Why a route is closed. The default is none.
  package init(steps: [LinkStep], outcome: LinkOutcome? = nil, reason: String? = nil) {
    (self.steps, self.outcome, self.reason) = (steps, outcome, reason)
  }

  /// Creates a plan without steps, for code that opens links in place of a router.
  ///
  /// - Parameters:
  ///   - outcome: The outcome, or nil if the link has not ended.
  ///   - reason: The reason why a route is closed. The default is nil.
  public init(outcome: LinkOutcome?, reason: String? = nil) {
    self.init(steps: [], outcome: outcome, reason: reason)
  }
}

extension LinkPlan {
  /// The modules that would leave, or have left, without those on the tabs of a container that leaves.
  public var leaving: [ModuleID] {
    steps.flatMap { step in if case .leave(let modules) = step { modules } else { [ModuleID]() } }
  }

  /// Whether the router asks the user or a module first.
  public var asksFirst: Bool { steps.contains(where: \.isAsking) }
}

extension LinkStep {
  /// Whether what comes after it depends on an answer.
  package var isAsking: Bool {
    switch self {
    case .ask, .askToLeave: true
    default: false
    }
  }
}

/// One thing that following a link does, in a plan and in a report.
package enum LinkStep: Hashable, Sendable {
  /// These parameters of the link's text are named by no pattern.
  case ignore(parameters: [String])
  /// The way leads through this flow.
  case goOn(in: FlowID)
  /// This route is shown by the flow already, and stays.
  case keep(RouteName, in: FlowID)
  /// The user is asked whether this is to be shown.
  case ask(RouteName)
  /// This module is asked whether it may be left.
  case askToLeave(ModuleID)
  /// These leave, root first, top last.
  case leave([ModuleID])
  /// This is shown first, since the next route is not open.
  case showFirst(RouteName, in: FlowID)
  /// This is shown already, and the link waits for what happens there.
  case waitFor(RouteName, in: FlowID)
  /// This is shown.
  case show(RouteName, in: FlowID)
  /// From this route on, nobody can say yet: what comes before it has to be there. Only in plans.
  case later(RouteName)
}

extension LinkStep: CustomStringConvertible {
  /// The step in words.
  package var description: String {
    switch self {
    case .ignore(let names):
      "ignore \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .goOn(let flow): "go on in \(flow)"
    case .keep(let route, let flow): "keep \(route) in \(flow)"
    case .ask(let route): "ask the user about \(route)"
    case .askToLeave(let module): "ask \(module)"
    case .leave(let modules): "leave \(modules.map(\.description).joined(separator: ", "))"
    case .showFirst(let route, let flow): "first show \(route) in \(flow)"
    case .waitFor(let route, let flow): "wait for \(route) in \(flow)"
    case .show(let route, let flow): "show \(route) in \(flow)"
    case .later(let route): "later \(route)"
    }
  }
}

extension LinkPlan: CustomStringConvertible {
  /// The steps and the outcome, one line each.
  public var description: String {
    (steps.map(\.description) + (outcome.map { [$0.description] } ?? [])).joined(separator: "\n")
  }
}
