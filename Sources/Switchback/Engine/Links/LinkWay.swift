/// The way of a link, as it is now.
struct LinkWay {
  /// What is in the way, lowest first, and leaves.
  let leaving: [StackEntry]

  /// The hidden tabs that have to be selected after that, the outermost first.
  let selections: [Selection]

  /// What comes after that.
  let next: Next

  enum Next {
    /// Nothing: it ends, with a sentence for the user if the way is closed.
    case end(LinkOutcome, String? = nil)
    /// A coordinator is still starting, or there is none yet.
    case notYet
    case show(Stop)
    /// The user is asked about a route.
    case ask(Stop, String, button: String)
    /// Another route has to come first.
    case showFirst(Stop)
    /// Another route that has to come first is there already, and has to be gone through.
    case waitFor(Stop)
    /// More has to come first, one because of the other, than anybody needs.
    case tooMuch(Stop)
    /// A route would have to come first that no coordinator around has.
    case unknownFirst(Stop)
  }

  /// A hidden tab that a route on the way selects.
  struct Selection {
    let stop: Stop

    /// What is on the way already, on the tab.
    let steps: [LinkStep]
  }

  /// A route on the way, and the flow that shows it.
  struct Stop {
    /// One that the link names, or that has to come first.
    var route: AnyRoute

    /// The position of the route in the link, or of the one that this comes before.
    let index: Int

    /// The flow that shows it: for what has to come first, the same one or one around it.
    var flow: FlowNode

    /// The flow that the link leads through here: the same one, except for what has to come first.
    let needing: FlowNode

    func subject(_ text: String) -> Subject { Subject(route: route, index: index, text: text) }
  }

  /// What the user is asked: about a route of the link, or one that has to come before it, and in which words.
  struct Subject: Hashable {
    let route: AnyRoute
    let index: Int
    let text: String
  }

  init(_ next: Next, leaving: [StackEntry] = [], selecting selections: [Selection] = []) {
    (self.next, self.leaving, self.selections) = (next, leaving, selections)
  }

  /// What is done once nothing is in the way.
  var step: Next { selections.first.map { .show($0.stop) } ?? next }

  /// Whether the user is asked first, or has to do something.
  var isConditional: Bool {
    switch next {
    case .ask, .showFirst, .waitFor: true
    case .end, .notYet, .show, .tooMuch, .unknownFirst: false
    }
  }

  /// Whether nobody objects to it but those who are asked about being left, and the user.
  var isOpen: Bool {
    switch next {
    case .show, .ask, .end(.arrived, _): true
    case .end, .notYet, .showFirst, .waitFor, .tooMuch, .unknownFirst: false
    }
  }
}

@MainActor
extension LinkWay.Stop {
  var name: RouteName { RouteNames.name(of: route) }

  /// What the flow shows of it.
  var item: FlowItem? { FlowItem.items(of: flow).last { $0.note?.route == route } }

  /// Whether it is there: a flow that it has started may have yet to show something.
  var isThere: Bool { item != nil || isStarting }

  /// Whether it has started a flow that has yet to show something.
  var isStarting: Bool {
    flow.children.contains { !$0.hasShown && $0.route?.route == route }
  }

  /// Whether the flow that shows it was left: it is over, and has neither finished nor given way to
  /// another one.
  var isLeft: Bool {
    let last = FlowAncestors(from: flow).first { $0.end?.cause != .parentEnded }
    switch last?.end?.cause {
    case nil, .finished, .replaced: return false
    default: return true
    }
  }
}

/// A way in which something stands, for which journey it was found, and by whom.
@MainActor
final class FoundWay {
  let journey: LinkJourney
  let planner: LinkPlanner
  let way: LinkWay

  /// That what stands in it leaves.
  let proposal: Proposal

  /// What has left, the lowest first.
  var removed: [ModuleID] = []

  init(for journey: LinkJourney, _ way: LinkWay, by planner: LinkPlanner, _ proposal: Proposal) {
    (self.journey, self.way, self.planner) = (journey, way, planner)
    self.proposal = proposal
  }
}
