/// Tells who is covered and who is on top, whenever that has changed since it was told last.
@MainActor
final class TopNotifier {
  private let stacks: RouterStacks

  /// What was on top when that was told last, until it leaves.
  private var onTop: StackEntry?

  /// The number of that entry, also after it has left; 0 if nothing was on top.
  private var serialOnTop = 0

  private var flowOnTop: FlowNode?

  init(of stacks: RouterStacks) {
    self.stacks = stacks
  }

  /// Tells it now, unless something moves that the user began.
  ///
  /// - Returns: Whether it had changed.
  func tell() -> Bool {
    let top = stacks.top
    let serial = top?.serial ?? 0
    guard serial != serialOnTop, !stacks.isMoving else { return false }
    // A module that has left is not there any more, nor is the coordinator of a flow that is over.
    let covered = onTop
    onTop = top
    serialOnTop = serial
    covered?.listener?.onCovered()
    if top?.flow !== flowOnTop { tell(flow: top?.flow) }
    if let top, let listener = top.listener { tellOnTop(top, listener) }
    return true
  }

  private func tell(flow new: FlowNode?) {
    let old = flowOnTop
    flowOnTop = new
    if let old { tellCovered(old, unless: new) }
    if let new { tellOnTop(new, unless: old) }
  }

  /// Forgets an entry that has left: nobody is covered then.
  func forget(_ entry: StackEntry) { if entry === onTop { onTop = nil } }

  func close() {
    onTop = nil
    serialOnTop = 0
    flowOnTop = nil
  }

  private func tellOnTop(_ entry: StackEntry, _ listener: any LifecycleListener) {
    let wasOnTop = entry.wasOnTop
    entry.wasOnTop = true
    if wasOnTop { listener.onUncovered() } else { listener.onShown() }
  }

  /// Tells a flow and those around it, innermost first.
  private func tellCovered(_ flow: FlowNode, unless new: FlowNode?) {
    for flow in flow.withAncestors {
      if new?.isInside(flow) == true { return }
      flow.listener?.onCovered()
    }
  }

  /// Tells a flow and those around it, the outermost first.
  private func tellOnTop(_ flow: FlowNode, unless old: FlowNode?) {
    if old?.isInside(flow) == true { return }
    if let parent = flow.parent { tellOnTop(parent, unless: old) }
    let wasOnTop = flow.has(.onTop)
    flow.note(.onTop)
    guard let listener = flow.listener else { return }
    if wasOnTop { listener.onUncovered() } else { listener.onShown() }
  }
}
