/// What follows from a change, besides that it is told: flows end, coordinators change hands, tickets wait for less,
/// and questions are taken back.
@MainActor
final class Consequences {
  private let flows: FlowTree
  private let questions: QuestionQueue
  private let audit: LeakAudit?

  init(flows: FlowTree, questions: QuestionQueue, audit: LeakAudit?) {
    self.flows = flows
    self.questions = questions
    self.audit = audit
  }

  /// Does what holds before anyone is told.
  ///
  /// - Parameters:
  ///   - change: What left and entered.
  ///   - endings: The flows that end by it, if any do.
  func begin(_ change: StackChange, _ endings: FlowEndings?) {
    if let endings {
      for ending in endings.ended { ending.node.beginEnding() }
      if !endings.vacated.isEmpty { flows.vacate(endings.vacated) }
    }
    if !change.added.isEmpty {
      for entry in change.added.all {
        guard let flow = entry.flow else { continue }
        if !flow.hasShown { flow.noteShown() }
        audit?.watch(entry, of: flow)
        if flow.isHeldByScreens { flows.giveToScreens(flow) }
      }
    }
    if change.removed.isEmpty { return }
    for removal in change.removed.all {
      let entry = removal.entry
      if let flow = entry.flow, flow.isHeldByScreens { flows.takeBack(flow) }
      entry.stack?.tickets.strike(entry)
    }
  }

  /// Takes a flow that is over out of the tree, its coordinator from its owner, and its questions back.
  ///
  /// It is told next.
  ///
  /// - Parameters:
  ///   - ending: The flow, and why it ends.
  ///   - change: How many changes there were.
  /// - Returns: The coordinator.
  // Not inlined, so that telling is small where no flow ends.
  @inline(never)
  func end(_ ending: StackChange.Ending, at change: Int) -> (any Coordinator)? {
    let node = ending.node
    let owner = audit.map { _ in flows.owner(of: node) }
    let coordinator = flows.remove(node)
    audit?.noteEnd(ending, coordinator, ownedBy: owner, at: (change, flows.moment))
    questions.withdraw(of: node)
    if node.result?.output != nil { flows.leaveToDecide(node.parent) }
    return coordinator
  }
}
