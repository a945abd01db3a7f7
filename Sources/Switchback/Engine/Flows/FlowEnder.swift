/// Ends flows that end by themselves, or that nobody is left to end: takes away what they show.
@MainActor
struct FlowEnder {
  let stacks: RouterStacks
  let guards: LeaveGuards
  let notifier: Notifier

  /// Takes away what a flow shows, to end it with a result or without one, unless a module above it minds.
  ///
  func end(
    _ node: FlowNode,
    _ end: Proposal.End,
    _ source: CallSite,
    _ proposal: Proposal,
    in stackChange: StackChange,
  ) -> Change {
    guard node.isOpen, let stack = node.stack else {
      let isMistake = !node.isOpen && !proposal.isTriedAgain
      if isMistake, let end = node.end {
        let issue = NavigationIssue.Kind.flowEndedTwice(first: end.cause, at: end.source)
        notifier.log(issue, node.name, in: node, source)
      }
      proposal.ticket.resolve(isMistake ? .rejected(.flowEnded) : .superseded)
      return Change()
    }
    if !guards.areNone {
      let above = stack[heights(endedWith: node, on: stack)]
      do throws(Refusal) {
        try guards.consult(proposal, about: above.filter { !node.contains($0) })
      } catch {
        return Change()
      }
    }
    switch end {
    case .finished(let output):
      node.result?.set(output)
      self.end(node, .finished, in: stackChange)
    case .cancelled(let reason):
      node.result?.discard()
      self.end(node, .cancelled(because: reason), in: stackChange)
    }
    let hosted = stacks.hosted(stack)
    hosted?.transition = .automatic
    return Change(ticket: proposal.ticket, stack: hosted)
  }

  /// Takes away what a flow shows and what is above that, and notes that it ends.
  func end(_ node: FlowNode, _ cause: EndCause, in change: StackChange) {
    change.note(ending: node, because: cause)
    guard let stack = node.stack else { return }
    stack.remove(heights(endedWith: node, on: stack), because: cause, in: change)
  }

  private func heights(endedWith node: FlowNode, on stack: StackModel) -> Range<Int> {
    guard node.total > 0 else { return 0..<0 }
    return stack.slice(of: node).lowerBound..<stack.count
  }
}
