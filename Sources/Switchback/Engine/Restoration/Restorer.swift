/// Brings the user back to where he was: whenever everything is at rest, the lowest thing that is missing is shown, by
/// the coordinator that showed it before.
///
/// What a flow begins with is its coordinator's decision. What was kept comes back above that, if that was kept as
/// the first.
@MainActor
final class Restorer {
  let source: CallSite
  let stacks: RouterStacks
  private let flows: FlowTree
  let reference: EngineReference
  private let root: KeptFlow?
  let policy: RestorationPolicy
  private let agreements: Agreements
  private let whenMore: () -> Void
  private let whenOver: (RestorationReport) -> Void

  /// The flows that have begun anew.
  private(set) var known: [FlowNode: KeptFlow] = [:]

  /// What coordinators have been asked to show.
  private(set) var asked = AskedRoutes()

  /// Has the coordinator of a flow show a route.
  ///
  /// - Returns: The note of what comes of it.
  func show(_ route: AnyRoute, in flow: FlowNode) -> RouteNote {
    guard let guide = flow.guide else { return RouteNote(route) }
    let note = guide.visit(route, in: flow)
    asked.add(note, in: flow)
    return note
  }

  var losses: [RestorationReport.Loss]
  private var hasLooked = false

  /// Whether it is held up; once something else was shown meanwhile, that counts for more than what is yet to come.
  private var pause = StepsAtRest.Pause.none
  private var stage = Stage.unseen

  private enum Stage: Comparable {
    case unseen
    /// The user may have seen something.
    case seen
    /// The user has gone back meanwhile.
    case left
  }

  /// Brings back what was kept, and says once, when nothing is left to do, what has come of it; before that, each time
  /// that it has waited and more is about to be shown.
  init(
    _ snapshot: NavigationSnapshot, in engine: NavigationEngine, _ policy: RestorationPolicy,
    _ source: CallSite, whenMore: @escaping () -> Void,
    whenOver: @escaping (RestorationReport) -> Void
  ) {
    (stacks, flows, reference) = (engine.stacks, engine.flows, engine.reference)
    (self.policy, self.source) = (policy, source)
    (self.whenMore, self.whenOver) = (whenMore, whenOver)
    agreements = Agreements(engine.questions, reference)
    let flows = KeptFlow.flows(in: snapshot.items)
    root = flows.first
    losses = KeptFlow.namesOutside(of: flows.first, in: snapshot.items).map { .outside($0) }
  }

  /// Whether the first flow has begun.
  var hasBegun: Bool { root?.node != nil }

  private func end() {
    agreements.withdraw()
    losses += root?.missing.map { .interrupted($0) } ?? []
    whenOver(RestorationReport(restored: root?.restored ?? [], losses: losses))
  }

  /// What has left by the user's hand, he does not want back: nothing more comes, once he goes his own way.
  private func note(_ change: StackChange) {
    for removal in change.removed.all {
      if case .systemBack = removal.cause { stage = max(stage, .left) }
    }
    if pause == .none || change.added.isEmpty && change.removed.isEmpty { return }
    let entries = change.added.all + change.removed.all.map(\.entry)
    if !entries.allSatisfy(isExpected) {
      pause = .overtaken
    } else if pause == .waiting {
      pause = .none
      whenMore()
    }
  }

  /// Whether something is what the coordinator was asked to show, or the first that a flow shows.
  private func isExpected(_ entry: StackEntry) -> Bool {
    if asked.contains(entry.route) { return true }
    for flow in FlowAncestors(from: entry.flow) {
      if asked.contains(flow.route) { return true }
      if let kept = known[flow] { return kept.back == 0 }
    }
    return false
  }

  /// What is to be done before a link is followed, or with nil if there is none; one that is opened later ends it.
  func steps(before link: LinkJourney?) -> StepsAtRest {
    StepsAtRest(
      source: source,
      takeNext: { self.takeNextStep(before: $0, isLinkNew: $0 !== link) },
      prepare: { self.prepare($0, $1) },
      note: { self.note($0) },
      pause: { self.pause },
      giveUp: { self.end() })
  }

  // MARK: - Flows that begin

  private func prepare(_ node: FlowNode, _ coordinator: any Coordinator) {
    guard let kept = keptFlow(of: node) else { return }
    (known[node], kept.node) = (kept, node)
    if kept.name == node.name {
      give(kept.state, back: coordinator, node.name)
    } else if kept.state != nil {
      losses.append(.state(node.name, "The kept state belongs to \(kept.name)."))
    }
  }

  /// What was kept of a flow that begins.
  private func keptFlow(of node: FlowNode) -> KeptFlow? {
    guard let parent = node.parent else {
      guard let root, root.node == nil else { return nil }
      if root.name == node.name || root.beginsWithRoute { return root }
      lose(.startedElsewhere(node.id), of: root)
      return nil
    }
    guard let outer = known[parent], !outer.isDone else { return nil }
    if outer.isOver, node.isOnStackOfParent { return nil }
    // What is there again has all its flows, but for those of tabs that come later.
    let parts = node.isOnStackOfParent ? outer.parts.dropFirst(outer.back) : outer.parts[...]
    for part in parts {
      let flows =
        node.isOnStackOfParent
        ? isSame(part.route, node.route, in: parent) ? part.flows : []
        : part.modules.flatMap(\.tabs).filter { $0.id == node.stack?.tab }.flatMap(\.flows)
      let free = flows.filter { $0.node == nil }
      // One that is called otherwise now is told by the route that it begins with.
      let same = free.first { $0.name == node.name } ?? free.first(where: \.beginsWithRoute)
      if let same { return same }
    }
    return nil
  }

  /// Whether what was kept for a route was shown for that one.
  func isSame(_ kept: AnyRoute?, _ note: RouteNote?, in flow: FlowNode) -> Bool {
    guard let kept else { return note == nil }
    guard let note, let guide = flow.guide else { return false }
    return (try? guide.known(kept)) == note.route
  }

  /// Whether a flow shows what was kept: by the same route or, if it is of none, under the same name.
  private func isSame(_ part: KeptPart, _ item: FlowItem, in node: FlowNode) -> Bool {
    guard isSame(part.route, item.note, in: node) else { return false }
    if part.route != nil { return true }
    return part.flows.contains { $0.node != nil }
      || item.entries(of: node).first?.name == part.name
  }

  private func give(_ state: StoredValue?, back object: AnyObject, _ name: String) {
    guard let state else { return }
    guard let object = object as? any Restorable else {
      losses.append(.state(name, "It is not Restorable any more."))
      return
    }
    do {
      try object.restore(from: state)
    } catch { losses.append(.state(name, Self.text(of: error))) }
  }

  private static func text(of error: any Error) -> String {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.debugDescription
    default: "\(error)"
    }
  }

  // MARK: - Step by step

  private func takeNextStep(before link: LinkJourney?, isLinkNew: Bool) -> StepsAtRest.Next? {
    if stage >= .left || root?.node?.isOpen == false { return .end }
    let comesBack = asked.forgetAnswered() || !hasLooked
    let found = look()
    // What the user does meanwhile moves as ever.
    if comesBack { for stack in stacks.all { stack.transition = ScreenTransition.none } }
    if isLinkNew { return .end }
    if stage == .unseen, let lost = takeBack() { return lost }
    if let step = found.due(while: asked) {
      step.body()
      return .goOn
    }
    stage = max(stage, .seen)
    if !asked.isEmpty || found.waits > 0 { return waits() }
    // What needs the user's word comes last, and not where he wants to go elsewhere.
    if link != nil { return .end }
    // What has been shown meanwhile without being agreed to, or cannot come any more, needs no answer.
    if let asked = agreements.asked, !found.contains(asked) { agreements.withdraw() }
    guard let agreement = agreements.asked ?? found.lowestToAgreeTo?.agreement else { return .end }
    guard agreements.isAnswered(agreement) else { return waits() }
    if let loss = agreement.loss { losses.append(loss) }
    return .goOn
  }

  /// Looks at everything.
  private func look() -> Findings {
    var found = Findings()
    guard let root else { return found }
    guard let node = root.node else {
      found.waits += 1
      return found
    }
    if !look(at: root, node, &found) { found.waits += 1 }
    hasLooked = true
    return found
  }

  /// Notes that nothing can be done yet.
  private func waits() -> StepsAtRest.Next? {
    if pause == .none { pause = .waiting }
    return nil
  }

  /// Looks what of a flow is there, and what is missing next.
  ///
  /// - Returns: Whether that can be told by now.
  private func look(at kept: KeptFlow, _ node: FlowNode, _ found: inout Findings) -> Bool {
    if !kept.isDone, !node.isOpen {
      losses += kept.missing.map { .interrupted($0) }
      kept.isDone = true
    }
    if kept.isDone { return true }
    if kept.isLoading, !kept.isOver { return false }
    let before = found
    // What is there again is looked at no more, but for what is in it.
    for part in kept.parts.prefix(kept.back) where !part.isSettled {
      if !look(inside: part, node, &found) { return false }
      if part.isWaitingForTab { return true }
    }
    if !kept.isOver, kept.back < kept.parts.count { return lookForMore(of: kept, node, &found) }
    if found.hasNoMore(than: before) { kept.isDone = true }
    return true
  }

  private func lookForMore(of kept: KeptFlow, _ node: FlowNode, _ found: inout Findings) -> Bool {
    let shown = FlowItem.itemsOnce(of: node)
    kept.noteBeginning(shown.count)
    // What was there again, and has left since, is not missed.
    if kept.back > 0,
      kept.back > shown.count || kept.parts[kept.back - 1].note !== shown[kept.back - 1].note
    {
      losses += kept.interrupt()
    }
    while !kept.isOver, kept.back < kept.parts.count {
      let part = kept.parts[kept.back]
      if part.flows.contains(where: \.isLoading) { return false }
      guard kept.back < shown.count else {
        return show(part, of: kept, node, shown.isEmpty, &found)
      }
      let item = shown[kept.back]
      guard isSame(part, item, in: node) else {
        noteOther(than: part, of: kept, node)
        return true
      }
      if let route = part.route, part.count != item.count || part.isWhole != item.value.isWhole {
        if part.count > item.count, part.isWhole, item.note?.isOver == false { return false }
        lose(.incomplete(RouteName(of: route)), of: kept)
        return true
      }
      take(part, of: kept, item, node)
      kept.noteNextBack()
      if !look(inside: part, node, &found) { return false }
      if part.isWaitingForTab { return true }
    }
    return true
  }

  /// Notes that something else is shown where a part of a flow was.
  private func noteOther(than part: KeptPart, of kept: KeptFlow, _ node: FlowNode) {
    if let unknown = unknown(part.route, in: node) {
      lose(unknown, of: kept)
    } else if kept.isAtBeginning {
      lose(.startedElsewhere(node.id), of: kept)
    } else if let note = part.asked, !asked.contains(note) {
      lose(.nothingShown(RouteName(of: note.route)), of: kept)
    } else {
      losses += kept.interrupt()
    }
  }

  /// Has something shown that is not there; unless that was asked for before, or nothing was shown at all.
  private func show(
    _ part: KeptPart, of kept: KeptFlow, _ node: FlowNode, _ isEmpty: Bool, _ found: inout Findings
  ) -> Bool {
    if let note = part.asked, asked.contains(note) { return false }
    if part.asked != nil || isEmpty || part.hasBegun {
      let name = isEmpty ? nil : part.route.map { RouteName(of: $0) }
      lose(name.map { .nothingShown($0) } ?? .startedElsewhere(node.id), of: kept)
    } else if let step = step(to: part, of: kept, in: node) {
      found.add(step)
    }
    return true
  }

  /// Notes that something is there again, gives its modules their states, and looks what is not in it any more.
  private func take(_ part: KeptPart, of kept: KeptFlow, _ item: FlowItem, _ node: FlowNode) {
    part.noteBack(item.note)
    for (module, entry) in zip(part.modules, item.entries(of: node)) {
      losses += [kept.noteSheet(module, entry)].compactMap { $0 }
      // One object that is both has it back as the coordinator.
      if let shown = entry.module, shown !== node.coordinator || known[node]?.state == nil {
        give(module.state, back: shown, entry.name)
      }
      module.container = entry.tabs
      if entry.tabs == nil { losses += module.tabs.map { .tab($0.id) } }
      for tab in module.tabs where entry.tabs == nil { tab.isBack = true }
      for tab in module.tabs where entry.tabs?[tab.id] != nil {
        losses += tab.flows.filter { $0.node == nil }.map { .outside($0.name) }
      }
    }
    losses += part.flows.filter { $0.node == nil }.map { .outside($0.name) }
  }

  private func look(inside part: KeptPart, _ node: FlowNode, _ found: inout Findings) -> Bool {
    for module in part.modules {
      guard let container = module.container, container.entry != nil else { continue }
      look(at: module, of: part, container, node, &found)
    }
    var isKnown = true
    for flow in part.allFlows {
      guard let node = flow.node, !look(at: flow, node, &found) else { continue }
      // What comes on a tab is not below what comes next.
      if node.isOnStackOfParent { isKnown = false } else { found.waits += 1 }
    }
    return isKnown
  }

  /// What has the coordinator of a flow show what is missing; nil if it does not come back.
  private func step(to part: KeptPart, of kept: KeptFlow, in node: FlowNode) -> Findings.Step? {
    guard let route = part.route, part.isWhole else {
      if let loss = part.expectedLoss(isFirst: false, in: node.id) { lose(loss, of: kept) }
      return nil
    }
    guard let (known, agreement) = admitted(route, in: node, part.agreement) else {
      kept.lose()
      return nil
    }
    part.agreement = agreement
    return Findings.Step(stack: node.stack, position: part.position, agreement: agreement?.pending)
    {
      [weak self] in
      part.asked = self?.show(known, in: node)
    }
  }

  /// A route that is known and admitted, and what the user has to agree to before; otherwise nil, and it is noted why.
  func admitted(
    _ route: AnyRoute, in node: FlowNode, _ agreement: Agreement?
  ) -> (AnyRoute, Agreement?)? {
    guard let guide = node.guide, let known = try? guide.known(route) else {
      losses += [unknown(route, in: node)].compactMap { $0 }
      return nil
    }
    if agreement?.isDeclined == true { return nil }
    let name = RouteName(of: route)
    let admission = guide.admission(of: known, from: .memory)
    switch admission {
    case .open: return (known, nil)
    case .asking(let text, let button):
      return (known, agreement ?? Agreement(name, in: node, text, button))
    case .after, .afterOuter, .closed:
      losses.append(.notAdmitted(name, Self.text(of: admission)))
      return nil
    }
  }

  /// Why a coordinator knows no such route; nil if it does, or there is none.
  private func unknown(_ route: AnyRoute?, in node: FlowNode) -> RestorationReport.Loss? {
    guard let route else { return nil }
    do {
      return try node.guide?.known(route) == nil ? .unknown(RouteName(of: route), in: node.id) : nil
    } catch { return .unreadable(RouteName(of: route), Self.text(of: error)) }
  }

  private static func text(of admission: Admission<AnyRoute>) -> String {
    switch admission {
    case .open: ""
    case .after(let route): "\(RouteName(of: route)) has to come first."
    case .afterOuter(let route): "\(RouteName(route)) has to come first."
    case .asking(let question, _): question
    case .closed(let reason): reason
    }
  }
}
