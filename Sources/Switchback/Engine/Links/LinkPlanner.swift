/// Finds the way of a link, as things are: what is there already, what is in the way, and what comes next.
///
/// It asks coordinators and modules what they say, and changes nothing.
@MainActor
struct LinkPlanner {
  let stacks: RouterStacks
  let flows: FlowTree
  let guards: LeaveGuards
  let link: DeepLink

  /// The routes about which the user has said yes, by their positions.
  var confirmed: Set<Int>

  /// How many routes may have to come first, one because of the other, before one that a link names.
  static let mostGates = 5

  /// Where the way goes on.
  enum Place {
    /// At the beginning: in this flow or, with nil, in the router.
    case start(FlowNode?)
    /// Behind what a flow has just shown, of which this is the note.
    case behind(RouteNote, in: FlowNode)
  }

  /// Finds the way from one of the routes on.
  func way(from index: Int, at place: Place) -> LinkWay {
    // What a coordinator shows that is just starting, nobody knows yet.
    let all = flows.all
    guard !all.isEmpty, all.allSatisfy(\.isStarted) else { return LinkWay(.notYet) }
    guard index < link.routes.count else { return LinkWay(.stop(.arrived)) }
    switch place {
    case .behind(let note, let flow):
      guard flow.guide?.knows(link.routes[index]) == true else {
        let item = FlowItem.items(of: flow).last { $0.note === note }
        if let item { return way(from: index, below: flow, behind: item) }
        // It may have started a flow that shows nothing yet; nothing else is of what the link names.
        let started = flow.children.last { $0.route === note }
        guard let started, started.guide?.knows(link.routes[index]) == true else {
          return unknown(index, in: flow)
        }
        return way(from: index, in: started)
      }
      let own = index..<end(of: index, in: flow)
      return way(objection(to: own, showing: index, in: flow) ?? .show(index, in: flow), over: flow)
    case .start(let flow?) where flow.guide?.knows(link.routes[index]) == true:
      return way(from: index, in: flow)
    case .start(let flow): return way(from: index, below: flow, behind: nil)
    }
  }

  private func way(from index: Int, below flow: FlowNode?, behind item: FlowItem?) -> LinkWay {
    let route = link.routes[index]
    guard let next = self.flow(for: route, below: flow, behind: item) else {
      return unknown(index, in: flow)
    }
    return way(from: index, in: next)
  }

  private func unknown(_ index: Int, in flow: FlowNode?) -> LinkWay {
    LinkWay(.stop(.unknown(RouteName(link.routes[index]), in: flow?.id)))
  }

  /// Finds the way through a flow that shows something, or is about to.
  private func way(from index: Int, in flow: FlowNode) -> LinkWay {
    let own = index..<end(of: index, in: flow)
    let items = FlowItem.items(of: flow)
    let match = RouteMatch(
      of: Array(link.routes[own]), in: items.map(\.value), isOnTop: link.isOnTop)
    let missing = index + match.found
    let known = own.prefix(match.found).map { number in
      LinkStep.keep(RouteName(link.routes[number]), in: flow.id)
    }
    var way: LinkWay
    if let objection = objection(to: own, showing: missing, in: flow, items) {
      way = self.way(objection, over: flow)
    } else if missing < own.upperBound || missing == link.routes.count {
      way = LinkWay(missing < own.upperBound ? .show(missing, in: flow) : .stop(.arrived))
    } else {
      way = self.way(from: missing, below: flow, behind: items[match.kept - 1])
      way.steps = [.goOn(in: flow.id)] + known + way.steps
      return way
    }
    way.steps = [.goOn(in: flow.id)] + known
    if way.isOpen, !link.isOnTop, match.kept > 0 {
      way.leaving = above(items[match.kept - 1].top)
    }
    return way
  }

  // MARK: - Flows

  /// Behind the last of the routes from one on that are of the same coordinator.
  private func end(of index: Int, in flow: FlowNode) -> Int {
    guard let guide = flow.guide else { return index }
    return link.routes[index...].firstIndex { !guide.knows($0) } ?? link.routes.count
  }

  /// The flow inside another one, or with nil in the router, that can show a route: the one that came of the route
  /// before, or that is in what came of it; else the front one above that, else the latest.
  private func flow(
    for route: AnyRoute,
    below around: FlowNode?,
    behind item: FlowItem?,
  ) -> FlowNode? {
    let able = flows.all.filter { flow in
      guard flow.isOpen, around.map(flow.isInside) ?? true, isSeen(flow.stack)
      else { return false }
      return flow.guide?.knows(route) ?? false
    }
    let front = stacks.top?.flow
    func isInFront(_ flow: FlowNode) -> Bool { front?.isInside(flow) ?? false }
    let inside = able.filter { item?.contains($0) ?? false }
    if let found = inside.first(where: isInFront) ?? inside.first { return found }
    let shown = able.filter { flow in
      flow.total > 0 && item.map { isAbove($0.top, flow) } ?? true
    }
    return shown.first(where: isInFront) ?? shown.max { $0.serial < $1.serial }
  }

  /// Whether a stack is of no tab, or of one that is selected.
  private func isSeen(_ stack: StackModel?) -> Bool {
    guard let stack, stack !== stacks.root.model else { return stack != nil }
    return container(around: stack).map { isSeen($0.stack) } ?? false
  }

  /// Whether a flow shows itself above something on its stack, or on one around that.
  private func isAbove(_ entry: StackEntry, _ flow: FlowNode) -> Bool {
    var lowest = flow.stack.map { $0[$0.slice(of: flow).lowerBound] }
    while let stack = lowest?.stack, stack !== entry.stack {
      lowest = container(around: stack)
    }
    return lowest.map { $0.height > entry.height } ?? false
  }

  /// The container of tabs that a stack is seen in; nil if it is in none, or in one that is about to leave.
  private func container(around stack: StackModel) -> StackEntry? {
    guard let entry = stacks.container(around: stack)?.entry, entry.isWanted else { return nil }
    return entry
  }

  // MARK: - What is in the way

  /// What comes first where coordinators object, or else the next route.
  ///
  /// What stands above the flow leaves if something has to be shown first in it, which that would cover.
  private func way(_ next: LinkWay.Next, over flow: FlowNode) -> LinkWay {
    var way = LinkWay(next)
    if case .showFirst = next, !link.isOnTop, flow.total > 0, let stack = flow.stack {
      way.leaving = above(stack[stack.slice(of: flow).upperBound - 1])
    }
    return way
  }

  /// What stands above an entry, and over the containers of tabs around that; lowest first.
  private func above(_ entry: StackEntry) -> [StackEntry] {
    guard let stack = entry.stack else { return [] }
    let above = stack[entry.height + 1..<stack.count]
    guard let outer = container(around: stack) else { return above }
    return above + self.above(outer)
  }

  // MARK: - What coordinators say

  /// Why the way does not lead on yet, or at all, by what a coordinator says of its routes.
  ///
  /// A closed route counts most, unless another one has to come first; the user is asked last, and only about what is
  /// to be shown.
  private func objection(
    to own: Range<Int>,
    showing missing: Int,
    in flow: FlowNode,
    _ items: [FlowItem]? = nil,
  ) -> LinkWay.Next? {
    guard let guide = flow.guide else { return nil }
    var question: LinkWay.Next?
    for index in own {
      switch guide.admission(of: link.routes[index], from: link.origin) {
      case .open: continue
      case .closed(let reason): return .stop(.closed(RouteName(link.routes[index])), reason)
      case .asking(let text, let button):
        if index < missing || confirmed.contains(index) || question != nil { continue }
        question = .ask(index, text, button: button, in: flow)
      case .after(let first):
        return gate(first, for: index, in: flow, items ?? FlowItem.items(of: flow))
      }
    }
    return question
  }

  /// What to do about a route that has to come first, and about those that have to come before that.
  private func gate(
    _ route: AnyRoute,
    for index: Int,
    in flow: FlowNode,
    _ items: [FlowItem],
  ) -> LinkWay.Next {
    var gate = LinkWay.Gate(route: route, index: index, flow: flow)
    for _ in 0..<Self.mostGates {
      // A flow that it has started may have yet to show something.
      let isThere =
        items.contains { $0.note?.route == gate.route }
        || flow.children.contains { !$0.hasShown && $0.route?.route == gate.route }
      if isThere { return .waitFor(gate) }
      switch flow.guide?.admission(of: gate.route, from: link.origin) {
      case .after(let earlier): gate.route = earlier
      case .closed(let reason): return .stop(.closed(gate.name), reason)
      case .open, .asking, nil: return .showFirst(gate)
      }
    }
    return .tooMuch(gate)
  }
}

/// The way of a link, as it is now.
struct LinkWay {
  /// What is on it already.
  var steps: [LinkStep] = []

  /// What is in the way, lowest first, and leaves.
  var leaving: [StackEntry] = []

  /// What comes after that.
  let next: Next

  enum Next {
    /// Nothing: it ends, with a sentence for the user if the way is closed.
    case stop(LinkOutcome, String? = nil)
    /// A coordinator is still starting, or there is none yet.
    case notYet
    case show(Int, in: FlowNode)
    /// The user is asked about a route.
    case ask(Int, String, button: String, in: FlowNode)
    /// Another route has to come first.
    case showFirst(Gate)
    /// Another route that has to come first is there already, and has to be gone through.
    case waitFor(Gate)
    /// More has to come first, one because of the other, than anybody needs.
    case tooMuch(Gate)
  }

  /// A route that has to come before one that the link names.
  struct Gate {
    var route: AnyRoute

    /// The position of the one that it comes before.
    let index: Int
    let flow: FlowNode
  }

  init(_ next: Next) { self.next = next }

  /// Whether nobody objects to it but those who are asked about being left, and the user.
  var isOpen: Bool {
    switch next {
    case .show, .ask, .stop(.arrived, _): true
    case .stop, .notYet, .showFirst, .waitFor, .tooMuch: false
    }
  }

  /// Whether what is in the way may leave now: the user is asked before.
  var mayBeCleared: Bool { if case .ask = next { false } else { true } }
}

@MainActor
extension LinkWay.Gate {
  var name: RouteName { RouteName(route) }

  /// Whether the flow in which it is to be gone through was left: it is over, and has neither finished nor given way to
  /// another one.
  var isLeft: Bool {
    var last: FlowNode? = flow
    while let node = last, node.end?.cause == .parentEnded { last = node.parent }
    switch last?.end?.cause {
    case nil, .finished, .replaced: return false
    default: return true
    }
  }
}
