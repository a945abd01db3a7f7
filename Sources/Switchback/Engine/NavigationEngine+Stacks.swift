extension NavigationEngine {
  /// The modules and screens that are meant to be shown.
  var index: EntryIndex { root.index }

  /// All stacks, those around others first.
  var stacks: [LayeredStack] {
    containers.isEmpty ? [root] : [root] + containers.flatMap(\.stacks)
  }

  /// The innermost stack that can be seen: that of the selected tab, if tabs are on top.
  var front: LayeredStack {
    var front = root
    while let stack = front.top?.tabs?.selected?.stack { front = stack }
    return front
  }

  /// The entry that can be seen: on top of the front stack or, where that is empty, around it.
  var top: NavigationEntry? {
    var top = root.top
    while let inner = top?.tabs?.selected?.stack?.top { top = inner }
    return top
  }

  /// Whether everything is shown as it is meant to be, and nothing moves.
  var agrees: Bool {
    !hasStack { !$0.agrees || $0.isBusy }
  }

  /// Whether there is a stack of which something is true.
  func hasStack(where isTrue: (LayeredStack) -> Bool) -> Bool {
    isTrue(root) || containers.contains { $0.stacks.contains(where: isTrue) }
  }

  /// The stack and the layer of a host that the router knows.
  func place(of host: any StackHost) -> (stack: LayeredStack, layer: HostedStack)? {
    if let layer = root.layer(of: host) { return (root, layer) }
    for stack in containers.flatMap(\.stacks) {
      if let layer = stack.layer(of: host) { return (stack, layer) }
    }
    return nil
  }

  /// Entries with everything in the containers among them, each before what is in it.
  func withContents(_ entries: [NavigationEntry]) -> [NavigationEntry] {
    guard !containers.isEmpty else { return entries }
    return entries.flatMap { entry in
      [entry] + (entry.tabs?.stacks ?? []).flatMap { withContents($0.intent) }
    }
  }

  /// Tells the hosts what to show: what is inside of something before that.
  func command() {
    isCommanding = true
    defer { isCommanding = false }
    guard !containers.isEmpty || !departed.isEmpty else { return root.command() }
    noteVisibility()
    for tabs in containers.reversed() {
      for tab in tabs.tabs { tab.stack?.command() }
      tabs.command()
    }
    noteVisibility()
    root.command()
    forgetDeparted()
  }

  /// Notes which stacks of tabs can be seen, by what the containers were told.
  private func noteVisibility() {
    for tabs in containers {
      let isVisible = tabs.entry?.stack?.isVisible ?? true
      for tab in tabs.tabs { tab.stack?.isVisible = isVisible && tabs.conversation.shown == tab.id }
    }
  }
}

/// The ticket of a request, and where it is to be shown.
@MainActor
struct ExpectedChange {
  let ticket: NavigationTicket
  let stack: LayeredStack
  var transition = ScreenTransition.automatic

  func expect(_ change: borrowing StackChange) {
    stack.await(ticket, of: change, transition: transition)
  }
}
