/// Takes the user's wish to go back: says beforehand whether it may be, and carries it out once the guards
/// agree.
@MainActor
final class GoingBack {
  private let stacks: RouterStacks
  private let guards: LeaveGuards
  private let change: Transaction

  init(_ stacks: RouterStacks, _ guards: LeaveGuards, _ change: Transaction) {
    self.stacks = stacks
    self.guards = guards
    self.change = change
  }

  // MARK: - Beforehand

  /// How the user may leave screens of a container, right now.
  ///
  /// - Parameters:
  ///   - layer: The layer of that container.
  ///   - depth: How many screens are to be left there; nil for one less than it shows.
  /// - Returns: What the modules and their transitions say.
  func wayBack(from layer: Layer, toDepth depth: Int?) -> WayBack {
    guard let stack = stacks.stack(of: layer) else { return .unmoved }
    let leaving = leaving(from: layer, of: stack.model, toDepth: depth)
    let isRoot = layer === stack.model.base && leaving.first === layer.shown.first
    if isRoot, stack.model.tab != nil { return wayBack(outOf: stack) }
    let policy = guards.verdict(on: leaving).policy
    return WayBack(
      leaving: policy,
      isGuarded: stacks.withContents(leaving).contains(where: \.isGuarded),
      allowsGesture: policy == .allowed && !isRoot && !leaving.isEmpty
        && allowsGesture(leaving, on: stack),
      transition: leaving.first?.wayBack ?? .automatic,
    )
  }

  /// How the user may leave the root of a tab: to another tab, or with the whole container.
  private func wayBack(outOf stack: HostedStack) -> WayBack {
    guard let tabs = stacks.container(around: stack), let entry = tabs.entry,
      tabs.visits.previous == nil
    else { return .unmoved }
    if let outer = entry.stack, outer.tab != nil, entry === outer.bottom {
      return stacks.hosted(outer).map(wayBack(outOf:)) ?? .unmoved
    }
    return WayBack(
      leaving: guards.verdict(on: [entry]).policy,
      isGuarded: stacks.withContents([entry]).contains(where: \.isGuarded),
      allowsGesture: false,
      transition: .automatic,
    )
  }

  /// What the modules say about a gesture: the top one about a swipe, all of them about a sheet.
  private func allowsGesture(_ leaving: [StackEntry], on stack: HostedStack) -> Bool {
    let policies = leaving.map { $0.module?.backGesture ?? .automatic }
    if policies.contains(.forbidden) { return false }
    if policies.last == .allowed { return true }
    return !stack.isCommanded && leaving.first?.transition.custom == nil
  }

  /// The wanted entries that the user would leave, as seen on the container, root first.
  private func leaving(
    from layer: Layer,
    of stack: StackModel,
    toDepth depth: Int?,
  ) -> [StackEntry] {
    let seen = layer.host.screens
    let depth = min(max(depth ?? seen.count - 1, 0), seen.count)
    guard depth > 0 || layer === stack.base else {
      return stack.layers.drop { $0 !== layer }.flatMap(\.entries.all)
    }
    return seen[depth...].compactMap(stack.entry(showing:))
  }

  /// The user's wish, to be carried out in its turn; nil if the container is no more one of the router's.
  func wish(from layer: Layer, toDepth depth: Int?, origin: BackOrigin) -> HeldRequest? {
    guard let stack = stacks.stack(of: layer) else { return nil }
    let leaving = leaving(from: layer, of: stack.model, toDepth: depth)
    return HeldRequest(.back(EntryReferences(leaving), origin, on: stack.link))
  }

  // MARK: - Carrying it out

  /// What a wish to go back has come to.
  enum Answer {
    /// It is over, or a guard is being asked.
    case done
    /// Something leaves a stack.
    case changed(HostedStack)
    /// Another tab is selected.
    case selectedTab(in: TabRouter)
    /// Nothing of the router's is left to go back to, and no flow ends by it.
    case outside(BackOrigin)
  }

  /// Takes away what the user wants to leave, once the guards agree.
  ///
  /// At the first screen of a sheet, the sheet closes. At the root of a tab it leads to the tab before, or out
  /// of the container. At the very root, the flow that the root belongs to ends.
  ///
  /// - Parameters:
  ///   - wanted: What the user wants to leave, lowest first.
  ///   - origin: By what means.
  ///   - link: The stack that it is on.
  ///   - request: The wish, which is asked about.
  /// - Returns: What it has come to.
  func goBack(
    _ wanted: EntryReferences,
    _ origin: BackOrigin,
    on link: StackLink,
    _ request: HeldRequest,
  ) -> Answer {
    guard let stack = link.stack else { return end(request, .superseded) }
    let model = stack.model
    var leaving = wanted.entries.filter(model.contains)
    guard !leaving.isEmpty || wanted.count == 0 else { return end(request, .superseded) }
    // Only what is on its own is left at the root; else the root stays.
    if leaving.first === model.bottom, leaving.count > 1 || model.count > 1 {
      leaving = Array(leaving.dropFirst())
    }
    let isAtRoot = leaving.first === model.bottom
    // While the root itself is on its way, nobody can have meant it.
    if isAtRoot, model.base.command.isUnderWay { return end(request, .rejected(.atRoot)) }
    if isAtRoot, model.tab != nil { return goBack(outOf: stack, origin, request) }
    guard !leaving.isEmpty else { return end(request, .rejected(.atRoot)) }
    let covered = covered(by: leaving, on: model)
    do throws(Refusal) {
      try guards.consult(request, about: leaving + covered)
    } catch {
      return .done
    }
    if isAtRoot, leaving[0].flow == nil {
      request.ticket.resolve(.rejected(.atRoot))
      return .outside(origin)
    }
    for entry in (leaving + covered).sorted(by: { $0.height > $1.height }) {
      model.remove(entry.height..<entry.height + 1, because: .systemBack(origin), in: change)
    }
    return .changed(stack)
  }

  private func end(_ request: HeldRequest, _ outcome: NavigationOutcome) -> Answer {
    request.ticket.resolve(outcome)
    return .done
  }

  /// What stands on layers that would be left empty, or is presented over one.
  private func covered(by leaving: [StackEntry], on stack: StackModel) -> [StackEntry] {
    guard stack.hasSheets else { return [] }
    let leaving = Set(leaving)
    let layers = stack.layers
    let emptied = layers.firstIndex { layer in
      layer.count > 0 && layer.entries.all.allSatisfy(leaving.contains)
    }
    guard let emptied else { return [] }
    return layers[emptied...].flatMap(\.entries.all).filter { !leaving.contains($0) }
  }

  /// Goes back from the root of a tab: to the tab before, or out of the container.
  private func goBack(
    outOf stack: HostedStack,
    _ origin: BackOrigin,
    _ request: HeldRequest,
  ) -> Answer {
    guard let tabs = stacks.container(around: stack), let entry = tabs.entry,
      let outer = entry.stack.flatMap(stacks.hosted)
    else { return end(request, .rejected(.atRoot)) }
    if !origin.leavesProgram, tabs.selectPrevious(for: request.ticket) {
      return .selectedTab(in: tabs)
    }
    let container = EntryReferences([entry])
    // Whoever is asked answers about this, whatever tab is shown by then.
    request.means(.back(container, origin, on: outer.link))
    return goBack(container, origin, on: outer.link, request)
  }
}
