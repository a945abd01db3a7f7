/// Whose turn it is: one piece of work after the other, first in, first out.
@MainActor
final class WorkQueue {
  /// Whether something is being done, so that what is asked for waits.
  private(set) var isWorking = false

  private let queue = Pile<NavigationWork>()

  /// How many of the queue are done.
  private var done = 0
  private let awaiters = Pile<Awaiter>()

  /// How many have been told the end of a flow that they awaited, and have not reacted to it yet.
  private(set) var owedTurns = 0

  /// How many have an answer from the user that they have not reacted to yet.
  private(set) var owedReactions = 0

  /// What nobody needs any more, until nothing is half done.
  let pool = ReleasePool()

  /// Whether something has happened that may have more to be done than what is asked for.
  private var isMoreDue = false

  var hasWork: Bool { !queue.isEmpty }
  /// Whether something waits to be done, or may.
  var isDue: Bool { isMoreDue || hasWork }
  /// Whether everything is done, and whoever was told something has reacted.
  var isIdle: Bool { !isWorking && !hasWork && owedTurns == 0 && owedReactions == 0 }

  /// Begins to work.
  ///
  /// - Parameter isMoreDue: Whether there may be more to be done than what is asked for, whatever happens.
  func begin(isMoreDue: Bool = true) {
    assert(!isWorking, "one piece of work at a time")
    isWorking = true
    self.isMoreDue = isMoreDue
  }

  /// Notes that something has happened that may have more to be done.
  func noteDue() { isMoreDue = true }

  /// Notes that all is done that was asked for; whoever is told now may bring more.
  func forgetDue() { isMoreDue = false }

  func end() { isWorking = false }

  func add(_ work: NavigationWork) { queue.append(work) }

  func next() -> NavigationWork? {
    guard done < queue.count else { return nil }
    let work = queue[done]
    done += 1
    if done == queue.count {
      done = 0
      queue.removeAll()
    }
    return work
  }

  // MARK: - Those who await something

  func add(awaiters more: [Awaiter]) {
    if !more.isEmpty { awaiters.append(contentsOf: more) }
  }

  /// Whether somebody who awaits the end of a flow has yet to be given a turn.
  var hasAwaiters: Bool { !awaiters.isEmpty }

  func resumeAwaiters() {
    let due = awaiters.set([])
    owedTurns += due.count
    for awaiter in due { awaiter.resume() }
  }

  /// Notes that somebody who awaited the end of a flow has reacted, or chosen not to.
  func noteTurn() { owedTurns -= 1 }
  func oweReaction() { owedReactions += 1 }
  func noteReaction() { owedReactions -= 1 }
}

/// Something for the engine to do, in its turn.
enum NavigationWork {
  case request(NavigationRequest, from: Requester, NavigationTicket)
  case proposal(Proposal)
  case answer(Proposal, of: ModuleID, isLeaving: Bool)
  case report(HostReport, on: Layer)
  case end(FlowNode, EndCause)
  case observeRemoval(of: any Presentable, on: StackReference?, RemovalObserver, CallSite)
  case selectTab(TabID, in: ContainerNode, NavigationTicket, CallSite)
  case tabChosen(TabID, in: ContainerNode, NavigationTicket)
  case close(tellsHost: Bool)
}
