/// Finds the way of a link, as things are: what is there already, what is in the way, and what comes next.
///
/// It asks coordinators and modules what they say, and changes nothing.
@MainActor
struct LinkPlanner {
  let stacks: RouterStacks
  let guards: LeaveGuards
  let link: DeepLink

  /// The flows of the router, parents before children.
  let flows: [FlowNode]

  /// The routes about which the user has said yes.
  var confirmed: Set<LinkWay.Subject>

  /// Whether to go on as if the user said yes, and as if all that has to come first had.
  var looksBehind = false

  /// What the link waits for, if that came of a route: it covers nothing that a link on top has shown before.
  var gate: ObjectIdentifier?

  /// Whether the steps are noted, which a report wants to know once.
  var notesSteps = true

  /// The flows that the way leads through: which of the routes are theirs, and the first that they do not show yet.
  private(set) var passed: [(own: Range<Int>, next: Int, flow: FlowNode)] = []

  /// What is on the way already, as far as it was followed.
  private(set) var steps: [LinkStep] = []

  /// The hidden tabs that the way leads through, which are taken for selected.
  private(set) var selected: [FlowItem] = []

  /// How many routes may have to come first, one because of the other, before one that a link names.
  static let mostGates = 5

  /// Where the way goes on: at the route at a position, behind what a flow has just shown, of which this is the note.
  typealias Place = (index: Int, note: RouteNote, flow: FlowNode)

  /// Finds the way on from a place or, with nil, from the beginning: from a flow or, with nil, from the router.
  ///
  /// A planner finds one way.
  mutating func way(from origin: FlowNode?, at place: Place? = nil) -> LinkWay {
    // What a coordinator shows that is just starting, nobody knows yet.
    if flows.isEmpty { return LinkWay(.notYet) }
    for flow in flows where !flow.has(.started) { return LinkWay(.notYet) }
    let index = place?.index ?? 0
    guard index < link.routes.count else { return arrival(at: place) }
    let route = link.routes[index]
    guard let (_, note, flow) = place else {
      if let origin, origin.knows(route) { return way(from: index, in: origin) }
      return way(from: index, below: origin, behind: nil)
    }
    if flow.knows(route) {
      let objection = objection(to: index..<end(of: index, in: flow), next: index, in: flow)
      let next = objection ?? .show(stop(at: index, in: flow))
      return LinkWay(next, leaving: leaving(for: next, in: flow))
    }
    let item = FlowItem.items(of: flow).last { $0.note === note }
    if let item { return way(from: index, below: flow, behind: item) }
    // It may have started a flow that shows nothing yet; nothing else is of what the link names.
    let started = flow.children.last { $0.route === note }
    guard let started, started.knows(route) else { return unknown(index, in: flow) }
    return way(from: index, in: started)
  }

  /// The end of the way, where what the last route has shown may be covered.
  private func arrival(at place: Place?) -> LinkWay {
    guard let place, !isInFront(place.note) else { return LinkWay(.end(.arrived)) }
    let item = FlowItem.items(of: place.flow).last { $0.note === place.note }
    if link.isOnTop { return LinkWay(.end(arrival(onTopAt: item))) }
    return LinkWay(.end(.arrived), leaving: item.map { above($0.top) } ?? [])
  }

  /// How a link that takes nothing away ends, where others may stand above what it has come to.
  private func arrival(onTopAt item: FlowItem?) -> LinkOutcome {
    guard let item, let top = stacks.top, !item.contains(top) else { return .arrived }
    return .covered(by: top.id)
  }

  /// Whether what is on top is of a route, so that nothing stands above that.
  private func isInFront(_ note: RouteNote) -> Bool {
    guard let top = stacks.top else { return false }
    if top.route === note { return true }
    return top.flow?.withAncestors.contains { $0.route === note } ?? false
  }

  /// Who refuses a link behind what the user is asked about, or has to do first, on the way that was found, as far as
  /// there is somebody to say so: then it ends before anything of that.
  func refusal(
    behind found: LinkWay, from origin: FlowNode?, at place: Place? = nil
  ) -> LinkWay.Next? {
    var planner = self
    planner.looksBehind = true
    (planner.passed, planner.steps, planner.selected) = ([], [], [])
    let way = planner.way(from: origin, at: place)
    if case .end(.closed, _) = way.next { return way.next }
    // What has to come first goes by itself.
    var leaving = way.leaving
    if case .waitFor(let gate) = found.next, let item = gate.item {
      leaving = leaving.filter { !item.contains($0) }
    }
    let refusing = guards.objections(to: leaving).first { $0.policy == .refused }
    return refusing.map { .end(.leaveRefused($0.entry.id)) }
  }

  /// Whether nobody objects to a way that was found, when all that stands there is as it was.
  func isOpen(_ way: LinkWay) -> Bool {
    guard way.isOpen else { return false }
    for part in passed where objection(to: part.own, next: part.next, in: part.flow) != nil {
      return false
    }
    return true
  }

  private func stop(at index: Int, in flow: FlowNode) -> LinkWay.Stop {
    LinkWay.Stop(route: link.routes[index], index: index, flow: flow, needing: flow)
  }

  private mutating func way(
    from index: Int, below flow: FlowNode?, behind item: FlowItem?
  ) -> LinkWay {
    let route = link.routes[index]
    guard let next = self.flow(for: route, below: flow, behind: item) else {
      return unknown(index, in: flow)
    }
    return way(from: index, in: next)
  }

  private func unknown(_ index: Int, in flow: FlowNode?) -> LinkWay {
    LinkWay(.end(.unknown(RouteNames.name(of: link.routes[index]), in: flow?.id)))
  }

  /// Finds the way through a flow that shows something, or is about to.
  private mutating func way(from index: Int, in flow: FlowNode) -> LinkWay {
    // What it has yet to show comes below.
    if flow.isLoading { return LinkWay(.notYet) }
    let own = index..<end(of: index, in: flow)
    let items = items(of: flow)
    let match = KeptByLink(
      of: link.routes[own], in: items.lazy.map { $0.value }, isOnTop: link.isOnTop,
      leadsOn: own.upperBound < link.routes.count)
    let missing = index + match.found
    passed.append((own, missing, flow))
    if notesSteps {
      steps.reserveCapacity(steps.count + 1 + match.found)
      steps.append(.goOn(in: flow.id))
      for index in index..<missing {
        steps.append(.keep(RouteNames.name(of: link.routes[index]), in: flow.id))
      }
    }
    let next: LinkWay.Next
    if let objection = objection(to: own, next: missing, in: flow) {
      next = objection
    } else if missing < own.upperBound {
      let stop = stop(at: missing, in: flow)
      let isLast = missing == own.upperBound - 1 && missing < link.routes.count - 1
      if isLast, match.kept > 0, let tab = items[match.kept - 1].hiddenTab(of: stop.route) {
        return way(through: tab, selectedBy: stop)
      }
      // A flow that has yet to show something is not started twice.
      next = stop.index == link.routes.count - 1 && stop.isStarting ? .end(.arrived) : .show(stop)
    } else if missing == link.routes.count {
      next = .end(link.isOnTop ? arrival(onTopAt: items[match.kept - 1]) : .arrived)
    } else {
      return way(from: missing, below: flow, behind: items[match.kept - 1])
    }
    let last = match.kept > 0 ? items[match.kept - 1].top : nil
    return LinkWay(next, leaving: leaving(for: next, in: flow, behind: last))
  }

  private func items(of flow: FlowNode) -> [FlowItem] {
    let items = FlowItem.items(of: flow)
    guard let gate else { return items }
    return items.filter { $0.note.map(ObjectIdentifier.init) != gate }
  }

  /// Finds the way through a hidden tab, as if the route at a stop had selected it: who refuses there refuses before
  /// anything changes, and the user is asked before.
  private mutating func way(through tab: FlowItem, selectedBy stop: LinkWay.Stop) -> LinkWay {
    let leaving = leaving(for: .show(stop), in: stop.flow, behind: tab.top)
    guard flows.contains(where: { $0.isOpen && tab.contains($0) }) else {
      return LinkWay(.show(stop), leaving: leaving)
    }
    selected.append(tab)
    let index = stop.index + 1
    let flow = flow(for: link.routes[index], below: stop.flow, behind: tab)
    guard let flow, tab.contains(flow) else { return unknown(index, in: stop.flow) }
    let known = steps.count
    let way = way(from: index, in: flow)
    switch way.next {
    case .end(.arrived, _), .show: break
    case .showFirst(let gate) where tab.contains(gate.flow): break
    case .waitFor(let gate) where tab.contains(gate.flow): break
    case .end, .notYet, .tooMuch, .unknownFirst: return way
    case .ask, .showFirst, .waitFor:
      steps.removeLast(steps.count - known)
      return LinkWay(way.next, leaving: way.leaving)
    }
    let selection = LinkWay.Selection(stop: stop, steps: Array(steps[known...]))
    steps.removeLast(steps.count - known)
    return LinkWay(
      way.next, leaving: way.leaving.isEmpty ? leaving : way.leaving,
      selecting: [selection] + way.selections)
  }

  // MARK: - Flows

  /// Behind the last of the routes from one on that are of the same coordinator.
  private func end(of index: Int, in flow: FlowNode) -> Int {
    var end = index
    while end < link.routes.count, flow.knows(link.routes[end]) { end += 1 }
    return end
  }

  /// The flow inside another one, or with nil in the router, that can show a route: the one that came of the route
  /// before, or that is in what came of it; else one above that, else one that has shown nothing yet.
  ///
  /// Of several, the one that is in front there counts, whatever covers all of it; else the first of what came of the
  /// route, or the latest of the others.
  private func flow(
    for route: AnyRoute, below around: FlowNode?, behind item: FlowItem?
  ) -> FlowNode? {
    lazy var front = Self.front(from: around.map(\.top) ?? stacks.top)
    let isHidden = around.map { !isSeen($0.stack) } ?? false
    let frontOfItem = item.flatMap { Self.front(from: $0.front) }
    var best: (flow: FlowNode, rank: (Int, Int))?
    for (position, flow) in flows.enumerated()
    where flow.knows(route) && flow.isOpen && (isSeen(flow.stack) || isHidden) {
      if let around, !flow.isInside(around) { continue }
      let rank: (Int, Int)
      if let item, item.contains(flow) {
        rank = frontOfItem?.isInside(flow) == true ? (4, -position) : (3, -position)
      } else if flow.total > 0, isAbove(item?.top, flow) {
        rank = front?.isInside(flow) == true ? (2, -position) : (1, flow.serial)
      } else if !flow.hasShown || flow.isLoading {
        rank = (0, position)
      } else {
        continue
      }
      if let best, best.rank > rank { continue }
      best = (flow, rank)
    }
    return best?.flow
  }

  /// The flow of an entry or, if that is a container, of what is on top of its selected tab.
  private static func front(from entry: StackEntry?) -> FlowNode? {
    var top = entry
    while let inner = top?.tabs?.selected?.stack?.model.top { top = inner }
    return top?.flow
  }

  /// Whether a stack is of no tab, or of one that is selected, or taken for that.
  func isSeen(_ stack: StackModel?) -> Bool {
    guard let stack, stack !== stacks.root.model else { return stack != nil }
    return container(around: stack).map { isSeen($0.stack) } ?? false
  }

  /// Whether a flow shows itself above something on its stack, or on one around that; with nil, anywhere.
  private func isAbove(_ entry: StackEntry?, _ flow: FlowNode) -> Bool {
    guard let entry else { return true }
    var lowest = flow.stack.map { $0[$0.slice(of: flow).lowerBound] }
    while let stack = lowest?.stack, stack !== entry.stack {
      lowest = container(around: stack)
    }
    return lowest.map { $0.height > entry.height } ?? false
  }

  /// The container of tabs that a stack is seen in; nil if it is in none, or in one that is about to leave.
  private func container(around stack: StackModel) -> StackEntry? {
    if let tab = selected.first(where: { $0.isTab(of: stack) }) { return tab.top }
    guard let entry = stacks.container(around: stack)?.entry, entry.isWanted else { return nil }
    return entry
  }

  // MARK: - What is in the way

  /// What stands above the last entry of a flow that stays or, with nil, nothing.
  ///
  /// What stands above the flow leaves if something has to be shown first in it, which that would cover.
  private func leaving(
    for next: LinkWay.Next, in flow: FlowNode, behind last: StackEntry? = nil
  ) -> [StackEntry] {
    if link.isOnTop { return [] }
    switch next {
    case .show, .ask, .end(.arrived, _):
      guard let last else { return [] }
      return above(last)
    case .showFirst(let gate):
      return gate.flow.top.map(above) ?? []
    case .waitFor(let gate):
      return gate.item.map { above($0.top) } ?? []
    case .end, .notYet, .tooMuch, .unknownFirst: return []
    }
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
  private func objection(to own: Range<Int>, next: Int, in flow: FlowNode) -> LinkWay.Next? {
    guard let guide = flow.guide else { return nil }
    var question: LinkWay.Next?
    for index in own {
      switch guide.admission(of: link.routes[index], from: link.origin) {
      case .open: continue
      case .closed(let reason): return .end(.closed(stop(at: index, in: flow).name), reason)
      case _ where looksBehind: continue
      case .asking(let text, let button):
        let stop = stop(at: index, in: flow)
        if index < next || question != nil || confirmed.contains(stop.subject(text)) {
          continue
        }
        question = .ask(stop, text, button: button)
      case .after(let first): return gate(first, before: stop(at: index, in: flow))
      case .afterOuter(let first):
        return gate(AnyRoute(first), isOuter: true, before: stop(at: index, in: flow))
      }
    }
    return question
  }

  /// What to do about a route that has to come first, and about those that have to come before that; with whether it
  /// is of a flow around.
  private func gate(
    _ route: AnyRoute, isOuter: Bool = false, before stop: LinkWay.Stop
  ) -> LinkWay.Next {
    var (gate, isOuter) = (stop, isOuter)
    gate.route = route
    for _ in 0..<Self.mostGates {
      if isOuter {
        guard let outer = gate.flow.withAncestors.dropFirst().first(where: { $0.knows(gate.route) })
        else { return .unknownFirst(gate) }
        gate.flow = outer
      }
      if gate.isThere { return .waitFor(gate) }
      switch gate.flow.guide?.admission(of: gate.route, from: link.origin) {
      case .after(let earlier): (gate.route, isOuter) = (earlier, false)
      case .afterOuter(let earlier): (gate.route, isOuter) = (AnyRoute(earlier), true)
      case .closed(let reason): return .end(.closed(gate.name), reason)
      case .asking(let text, let button) where !confirmed.contains(gate.subject(text)):
        return .ask(gate, text, button: button)
      case .open, .asking, nil: return .showFirst(gate)
      }
    }
    return .tooMuch(gate)
  }
}
