/// All stacks of a router: the one that it was made for, and those of the tabs that stand on it or on each
/// other.
@MainActor
final class RouterStacks {
  /// The stack that all others are in.
  let root: HostedStack

  /// The entries on all of them.
  let index = EntryIndex()

  /// What they let go of, until nothing is half done.
  let pool: ReleasePool

  /// The containers of tabs on the stacks, the outer before the inner ones.
  let containers = Pile<ContainerNode>()

  /// The stacks that are gone with their tabs, until everyone was told.
  let closed = Pile<HostedStack>()

  /// Containers that have left, and may still be seen.
  private let departed = Pile<DepartedTabs>()

  init(on host: any StackHost, releasing pool: ReleasePool) {
    self.pool = pool
    root = HostedStack(on: host, index: index, releasing: pool)
  }

  /// Whether there is no stack but the root: the ordinary case.
  var isAlone: Bool { containers.isEmpty }

  /// All stacks, those around others first.
  var all: [HostedStack] { isAlone ? [root] : [root] + containers.all.flatMap(\.stacks) }

  /// Whether something is so of one of the stacks, asked without making a list of them.
  private func contains(where isSo: (HostedStack) -> Bool) -> Bool {
    if isSo(root) { return true }
    for container in containers.all {
      for tab in container.tabs { if let stack = tab.stack, isSo(stack) { return true } }
    }
    return false
  }

  /// The stack of a layer that the router knows.
  func stack(of layer: Layer) -> HostedStack? {
    if layer === root.model.base { return root }
    guard let model = layer.stack, let stack = hosted(model), stack.knows(layer) else { return nil }
    return stack
  }

  /// The stack that a reference leads to; nil once it is closed.
  func stack(at place: StackReference) -> HostedStack? {
    guard let model = place.stack else { return nil }
    return hosted(model)
  }

  /// The stack that a model is of.
  func hosted(_ model: StackModel) -> HostedStack? {
    if model === root.model { return root }
    for container in containers.all {
      for tab in container.tabs { if let stack = tab.stack, stack.model === model { return stack } }
    }
    return nil
  }

  /// Entries with everything in the containers among them, each before what is in it.
  func withContents(_ entries: [StackEntry]) -> [StackEntry] {
    guard !isAlone else { return entries }
    return entries.flatMap { entry in
      [entry] + (entry.tabs?.stacks ?? []).flatMap { withContents($0.model.entries) }
    }
  }

  // MARK: - What can be seen

  /// The innermost stack that can be seen: that of the selected tab, if tabs are on top.
  var front: HostedStack {
    var front = root
    while let stack = front.model.top?.tabs?.selected?.stack { front = stack }
    return front
  }

  /// The entry that can be seen: on top of the front stack or, where that is empty, around it.
  var top: StackEntry? {
    var top = root.model.top
    if isAlone { return top }
    while let inner = top?.tabs?.selected?.stack?.model.top { top = inner }
    return top
  }

  /// Whether a host that is asked something can be seen, or is covered by what can.
  func isSeen(_ host: any StackHost) -> Bool {
    all.first { $0.hosts.contains { $0 === host } }?.isVisible ?? false
  }

  // MARK: - How things stand

  /// Whether everything is shown as it is meant to be, and nothing moves.
  var agrees: Bool { !contains { !$0.agrees || $0.isBusy } }
  var isMoving: Bool { isAlone ? root.isMoving : contains { $0.isMoving } }
  var hasBarToShow: Bool { !isAlone && containers.all.contains(where: \.isBarDue) }

  // MARK: - Containers

  /// Notes that a container has left, which may go on showing what was in it.
  func remove(_ container: ContainerNode) {
    departed.append(DepartedTabs(container))
    containers.remove(container)
  }

  /// Whether a container is on one of the stacks.
  func has(_ container: ContainerNode) -> Bool {
    for other in containers.all where other === container { return true }
    return false
  }

  /// The container that a stack is in, if it is that of its selected tab.
  func container(around stack: StackModel) -> ContainerNode? {
    containers.all.first { $0.selected?.stack?.model === stack }
  }

  /// Forgets everything, for good: the router is closed.
  func close() {
    departed.set([])
    root.close()
  }

  // MARK: - Commands

  /// Tells the hosts what to show: what is inside of something before that.
  func giveCommands() {
    guard !isAlone || !departed.isEmpty else { return root.giveCommand() }
    let isBarDue = hasBarToShow
    if isBarDue { noteVisibility() }
    let inside = containers.all
    for number in inside.indices.reversed() {
      for tab in inside[number].tabs { tab.stack?.giveCommand() }
      inside[number].showBar()
    }
    if isBarDue { noteVisibility() }
    root.giveCommand()
    if !departed.isEmpty { forgetDeparted() }
  }

  /// Notes which stacks of tabs can be seen, by what the containers were told.
  private func noteVisibility() {
    for container in containers.all {
      let outer = container.entry?.stack.flatMap(hosted)
      let isVisible = outer?.isVisible == true
      for tab in container.tabs {
        tab.stack?.isVisible = isVisible && container.shown == tab.id
      }
    }
  }

  /// Empties the containers that have left, once they cannot be seen any more.
  ///
  /// So is one whose screen its host has kept, although it had to go: what was in it is over.
  private func forgetDeparted() {
    if contains(where: { $0.isBusy }) { return }
    var seen = Set(all.flatMap(\.hosts).flatMap(\.screens).map { ObjectIdentifier($0) })
    for tabs in departed.all where tabs.isAmong(seen) {
      seen.formUnion(tabs.hosts.flatMap(\.screens).map { ObjectIdentifier($0) })
    }
    for tabs in departed.set([]) {
      guard let host = tabs.host, tabs.isOurs else { continue }
      if tabs.isAmong(seen), !index.shows(host) {
        departed.append(tabs)
      } else {
        host.show(TabBar())
      }
    }
  }

  /// Whether its hosts are still this router's; once they were let go of, another may have them.
  var tellsHosts = true

  func expectInput(_ isDecided: Bool) {
    guard tellsHosts else { return }
    root.expectInput(isDecided)
    for container in containers.all {
      for tab in container.tabs { tab.stack?.expectInput(isDecided) }
    }
  }

  func allowRetry() { for stack in all { stack.allowRetry() } }

  // MARK: - For the audit

  var hosts: [any StackHost] { all.flatMap(\.hosts) + departed.all.flatMap(\.hosts) }

  /// The modules and screens that are shown, or meant to be.
  var everythingShown: Set<ObjectIdentifier> {
    let entries = all.flatMap(\.model.entries)
    let objects: [AnyObject] =
      entries.map(\.screen) + entries.compactMap(\.module) + hosts.flatMap(\.screens)
    return Set(objects.map { ObjectIdentifier($0) })
  }

  /// The entries that a host has not said to be gone, and that keep an object meanwhile.
  func entries(holding object: AnyObject) -> [StackEntry] {
    all.flatMap { stack in
      stack.shownEntries.filter { !stack.model.contains($0) && $0.screen === object }
    }
  }

  /// The flows of the modules whose removal is observed since one of these flows was the latest.
  func observedFlows(begunDuring life: Range<Int>) -> [FlowID?] {
    all.flatMap(\.model.entries).flatMap { entry in
      entry.observers.all.filter { life.contains($0.since) }.map { _ in entry.flow?.id }
    }
  }
}
