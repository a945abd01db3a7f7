/// Asks the modules that mind being left, and keeps what waits for their answers.
@MainActor
final class LeaveGuards {
  private let stacks: RouterStacks
  private let notifier: Notifier
  private let link: EngineLink
  private let audit: LeakAudit?

  /// What waits for the answer of a guard.
  private let held = Pile<HeldRequest>()

  init(_ stacks: RouterStacks, _ notifier: Notifier, _ link: EngineLink, _ audit: LeakAudit?) {
    self.stacks = stacks
    self.notifier = notifier
    self.link = link
    self.audit = audit
  }

  /// Whether no module that is shown minds anything.
  var areNone: Bool { stacks.index.guardedCount == 0 }

  // MARK: - What they say

  /// What the guards among some entries say.
  ///
  /// A refusal counts more than a wish to be asked; of those who want to be asked, the top one is first.
  func verdict(on leaving: [StackEntry], pardoning pardoned: Set<ModuleID> = []) -> LeaveVerdict {
    var asking: StackEntry?
    for entry in stacks.withContents(leaving).reversed()
    where entry.isGuarded && !pardoned.contains(entry.id) {
      switch (entry.module as? any LeaveGuard)?.leaving ?? .allowed {
      case .allowed: continue
      case .refused: return .refused
      case .ask: asking = asking ?? entry
      }
    }
    return asking.map { .ask($0) } ?? .allowed
  }

  /// Whether one of them minds that these are gone already.
  func isRefused(_ taken: [StackEntry]) -> Bool {
    if areNone { return false }
    if case .allowed = verdict(on: taken) { return false }
    return true
  }

  // MARK: - Holding back

  /// Asks the guards of what would leave, top first.
  ///
  /// - Parameters:
  ///   - request: What makes them leave.
  ///   - leaving: The entries, lowest first.
  /// - Throws: `held` if one refuses or wants to be asked; the request is taken care of then.
  func consult(_ request: HeldRequest, about leaving: [StackEntry]) throws(Refusal) {
    guard !areNone || leaving.contains(where: \.isGuarded) else { return }
    let leaving = stacks.withContents(leaving)
    request.leaving = leaving.map(\.id)
    switch verdict(on: leaving, pardoning: request.pardoned) {
    case .allowed: return
    case .refused: refuse(request, pardoning: request.leaving)
    case .ask(let entry): hold(request, until: entry)
    }
    throw .held
  }

  private func refuse(_ request: HeldRequest, pardoning refusing: [ModuleID]) {
    let refused = request.again(pardoning: refusing)
    audit?.watch(refused)
    if case .request(let written, let requester) = request.purpose {
      notifier.emit(
        .rejected(RecordedRequest(written) { stacks.index.id(of: $0) }, .leaveRefused),
        in: requester.flow, on: requester.stack?.model, source: written.source)
    }
    request.ticket.refuse(LeaveAttempt(refused, asking: nil, link))
  }

  private func hold(_ request: HeldRequest, until entry: StackEntry) {
    request.asking = entry.id
    held.append(request)
    (entry.module as? any LeaveGuard)?.askToLeave(LeaveAttempt(request, asking: entry.id, link))
  }

  // MARK: - Answers

  /// Takes the answer of a module.
  ///
  /// - Returns: Whether what was held back is to be tried again now.
  func answer(_ request: HeldRequest, of module: ModuleID, _ isLeaving: Bool) -> Bool {
    guard request.asking == module, held.all.contains(where: { $0 === request }) else {
      return false
    }
    held.keep { $0 !== request }
    request.asking = nil
    guard isLeaving else {
      refuse(request, pardoning: [module])
      return false
    }
    request.pardon(module)
    return true
  }

  /// Has everything go on that waits for a module that has left.
  func answerWaiting(for change: Transaction, by queue: WorkQueue) {
    if held.isEmpty { return }
    for removal in change.removed.all {
      for request in held.all where request.asking == removal.entry.id {
        queue.add(.answer(request, of: removal.entry.id, isLeaving: true))
      }
    }
  }

  /// Whether something for the same intent waits for an answer.
  func isHolding(_ intent: IntentKey, on stack: HostedStack) -> Bool {
    if held.isEmpty { return false }
    return held.all.contains { waiting in
      guard case .request(let request, let requester) = waiting.purpose else { return false }
      return request.intent == intent && requester.stack === stack
    }
  }

  /// Whether something that waits would show an object.
  func isHolding(_ object: AnyObject) -> Bool { held.all.contains { $0.isShowing(object) } }
}

/// What the guards of several modules say together.
enum LeaveVerdict {
  case allowed
  case refused
  case ask(StackEntry)

  var policy: LeavePolicy {
    switch self {
    case .allowed: .allowed
    case .refused: .refused
    case .ask: .ask
    }
  }
}
