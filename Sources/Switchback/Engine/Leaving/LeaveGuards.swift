/// Asks the modules that mind being left, and keeps what waits for their answers.
@MainActor
final class LeaveGuards {
  private let stacks: RouterStacks
  private let notifier: Notifier
  private let reference: EngineReference
  private let audit: LeakAudit?

  /// What waits for the answer of a guard.
  private let held = Pile<Proposal>()

  init(
    _ stacks: RouterStacks, _ notifier: Notifier, _ reference: EngineReference, _ audit: LeakAudit?
  ) {
    self.stacks = stacks
    self.notifier = notifier
    self.reference = reference
    self.audit = audit
  }

  var areNone: Bool { stacks.index.guardedCount == 0 }

  // MARK: - What they say

  /// A module that minds being left, and how.
  typealias Objection = (entry: StackEntry, policy: LeavePolicy)

  /// The modules among some that mind being left, and how, top first.
  func objections(
    to leaving: [StackEntry], pardoning pardoned: Set<ModuleID> = []
  ) -> [Objection] {
    stacks.withContents(leaving).reversed().compactMap { entry in
      guard entry.isGuarded, !pardoned.contains(entry.id),
        let policy = (entry.module as? any LeaveGuard)?.leaving, policy != .allowed
      else { return nil }
      return (entry, policy)
    }
  }

  /// The objection that counts, if there is one: a refusal counts more than a wish to be asked, and of those the top
  /// one is first.
  func objection(
    to leaving: [StackEntry], pardoning pardoned: Set<ModuleID> = []
  ) -> Objection? {
    let all = objections(to: leaving, pardoning: pardoned)
    return all.first { $0.policy == .refused } ?? all.first
  }

  /// Whether one of them minds that these are gone already.
  func isRefused(_ taken: [StackEntry]) -> Bool { !areNone && objection(to: taken) != nil }

  /// Asks the guards of what would leave, top first.
  ///
  /// - Throws: That it is held back, or refused, which is taken care of then.
  func consult(_ proposal: Proposal, about leaving: [StackEntry]) throws(Refusal) {
    guard let minding = objection(to: leaving, of: proposal) else { return }
    hold(proposal, about: leaving, for: minding)
    throw .held
  }

  /// The objection that counts, if there is one, of what would leave by something that may have been held back before.
  func objection(to leaving: [StackEntry], of proposal: Proposal) -> Objection? {
    guard !areNone || leaving.contains(where: \.isGuarded) else { return nil }
    // A process that was asked to end waits for nobody.
    if proposal.origin == .signal { return nil }
    return objection(to: leaving, pardoning: proposal.pardoned)
  }

  /// Holds something back until the module that minds has answered, or refuses it.
  func hold(_ proposal: Proposal, about leaving: [StackEntry], for minding: Objection) {
    proposal.leaving = stacks.withContents(leaving).map(\.id)
    let entry = minding.entry
    guard minding.policy == .ask else {
      tell(.leaveRefused(entry.id, by: proposal.origin), entry, proposal)
      return refuse(proposal, by: entry.id, pardoning: proposal.leaving)
    }
    proposal.asking = entry.id
    proposal.sharesAnswer = proposal.isOfLink && held.all.contains { $0.asking == entry.id }
    held.append(proposal)
    if proposal.sharesAnswer { return }
    tell(.leaveAsked(entry.id, by: proposal.origin), entry, proposal)
    (entry.module as? any LeaveGuard)?.askToLeave(
      LeaveAttempt(proposal, asking: entry.id, reference))
  }

  private func refuse(_ proposal: Proposal, by module: ModuleID, pardoning refusing: [ModuleID]) {
    for route in proposal.routes { route.refusal = module }
    let refused = proposal.again(pardoning: refusing)
    audit?.watch(refused)
    if case .request(let written, let requester) = proposal.purpose {
      notifier.emit(
        .rejected(RecordedRequest(written) { stacks.index.id(of: $0) }, .leaveRefused),
        in: requester.flow, on: requester.stack, source: written.source)
    }
    proposal.ticket.refuse(LeaveAttempt(refused, asking: nil, reference))
  }

  // MARK: - Answers

  /// Takes the answer of a module, and says whether what was held back is to be tried again now.
  ///
  /// It counts for the links, too, that have found the module being asked.
  func answer(
    _ proposal: Proposal, of module: ModuleID, _ isLeaving: Bool, by queue: WorkQueue
  ) -> Bool {
    guard proposal.asking == module, held.all.contains(where: { $0 === proposal }) else {
      return false
    }
    held.remove(proposal)
    proposal.asking = nil
    for waiting in held.all where waiting.asking == module && waiting.isOfLink {
      queue.add(.answer(waiting, of: module, isLeaving: isLeaving))
    }
    if !proposal.sharesAnswer { tellAnswer(isLeaving, of: module, proposal) }
    if isLeaving {
      proposal.pardoned = proposal.pardoned.union([module])
    } else {
      refuse(proposal, by: module, pardoning: [module])
    }
    return isLeaving
  }

  /// Tells what a module has answered; one that has left meanwhile was told to have left, and answers no more.
  private func tellAnswer(_ isLeaving: Bool, of module: ModuleID, _ proposal: Proposal) {
    if notifier.listeners.isEmpty { return }
    let kind: NavigationEvent.Kind =
      isLeaving ? .leaveAllowed(module) : .leaveRefused(module, by: proposal.origin)
    for stack in stacks.all {
      guard let entry = stack.model.entries.first(where: { $0.id == module }) else { continue }
      return tell(kind, entry, proposal)
    }
  }

  private func tell(_ kind: NavigationEvent.Kind, _ entry: StackEntry, _ proposal: Proposal) {
    notifier.emit(kind, in: entry.flow, on: entry.stack, source: proposal.source)
  }

  var areWaitedFor: Bool { !held.isEmpty }

  /// Has everything go on that waits for a module that has left.
  func answerWaiting(for change: StackChange, by queue: WorkQueue) {
    for removal in change.removed.all {
      for proposal in held.all where proposal.asking == removal.entry.id {
        queue.add(.answer(proposal, of: removal.entry.id, isLeaving: true))
      }
    }
  }

  /// The modules that are being asked.
  var asking: [ModuleID] { held.all.compactMap(\.asking) }

  /// Whether something for the same intent waits for an answer.
  func isHolding(_ intent: IntentKey, on stack: HostedStack) -> Bool {
    if held.isEmpty { return false }
    return held.all.contains { waiting in
      guard case .request(let request, let requester) = waiting.purpose else { return false }
      return request.intent == intent && requester.stack === stack.model
    }
  }

  /// Whether something waits for an answer that is done for a route.
  func areHolding(_ route: RouteNote) -> Bool {
    !held.isEmpty && held.all.contains { waiting in waiting.routes.contains { $0 === route } }
  }

  /// Whether something that waits would show an object.
  func isHolding(_ object: AnyObject) -> Bool { held.all.contains { $0.isShowing(object) } }
}
