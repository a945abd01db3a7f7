extension NavigationEngine {
  /// Does what was attempted, unless a guard holds it back.
  func carryOut(_ attempt: NavigationAttempt) {
    switch attempt.purpose {
    case .request(let request, let requester):
      judge(request, from: requester, attempt.ticket, as: attempt)
    case .back(let leaving, let origin, let place):
      goBack(leaving, origin, on: place.stack, attempt)
    case .removeTab(let tab, let source): remove(tab, source: source, attempt)
    case .finish(let node, let source, let prepare): finish(node, source, prepare, attempt)
    }
  }

  /// Asks the guards of what would leave, top first.
  ///
  /// - Parameters:
  ///   - attempt: What makes them leave.
  ///   - leaving: The entries, lowest first.
  /// - Throws: If one refuses or wants to be asked; the attempt is taken care of then.
  func consult(
    _ attempt: NavigationAttempt,
    about leaving: [NavigationEntry],
  ) throws(RejectedStep) {
    guard index.guardedCount > 0 || leaving.contains(where: \.isGuarded) else { return }
    let leaving = withContents(leaving)
    attempt.leaving = leaving.map(\.id)
    switch verdict(on: leaving, pardoning: attempt.pardoned) {
    case .allowed: return
    case .refused: refuse(attempt, pardoning: attempt.leaving)
    case .ask(let entry): hold(attempt, until: entry)
    }
    throw .held
  }

  /// What the guards among some entries say.
  ///
  /// A refusal counts more than a wish to be asked; of those who want to be asked, the top one is first.
  func verdict(
    on leaving: [NavigationEntry],
    pardoning pardoned: Set<ModuleID> = [],
  ) -> LeaveVerdict {
    var asking: NavigationEntry?
    for entry in withContents(leaving).reversed()
    where entry.isGuarded && !pardoned.contains(entry.id) {
      switch (entry.module as? any LeaveGuard)?.leaving ?? .allowed {
      case .allowed: continue
      case .refused: return .refused
      case .ask: asking = asking ?? entry
      }
    }
    return asking.map { .ask($0) } ?? .allowed
  }

  private func refuse(_ attempt: NavigationAttempt, pardoning refusing: [ModuleID]) {
    let refused = attempt.again(pardoning: refusing)
    audit?.watch(refused)
    if case .request(let request, let requester) = attempt.purpose {
      announceRefusal(request, from: requester, attempt)
    }
    attempt.ticket.refuse(LeaveAttempt(refused, asking: nil, engine: self))
  }

  private func hold(_ attempt: NavigationAttempt, until entry: NavigationEntry) {
    attempt.asking = entry.id
    held = held + [attempt]
    let question = LeaveAttempt(attempt, asking: entry.id, engine: self)
    (entry.module as? any LeaveGuard)?.askToLeave(question)
  }

  /// Goes on with an attempt that was held back, or gives it up.
  func answer(_ attempt: NavigationAttempt, of module: ModuleID, _ isLeaving: Bool) {
    guard attempt.asking == module, held.contains(where: { $0 === attempt }) else { return }
    held = held.filter { $0 !== attempt }
    attempt.asking = nil
    guard isLeaving else { return refuse(attempt, pardoning: [module]) }
    attempt.pardoned.insert(module)
    carryOut(attempt)
  }

  /// Looks again at what waits for a module that is gone.
  func reconsiderHeld(after change: borrowing StackChange) {
    for removal in change.removed {
      for attempt in held where attempt.asking == removal.entry.id {
        submit(.answer(attempt, of: removal.entry.id, isLeaving: true))
      }
    }
  }

  /// Does again what was refused, with a ticket of its own.
  func reissue(_ attempt: NavigationAttempt) -> NavigationTicket {
    submit(.attempt(attempt))
    return attempt.ticket
  }

  /// Whether the same thing is on top, on its way, or waits for an answer.
  func isUnderWay(_ intent: IntentKey, on stack: LayeredStack) -> Bool {
    if stack.isUnderWay(intent) { return true }
    return held.contains { attempt in
      guard case .request(let request, let requester) = attempt.purpose else { return false }
      return request.intent == intent && requester.stack === stack
    }
  }
}

/// What the guards of several modules say together.
enum LeaveVerdict {
  case allowed
  case refused
  case ask(NavigationEntry)

  var policy: LeavePolicy {
    switch self {
    case .allowed: .allowed
    case .refused: .refused
    case .ask: .ask
    }
  }
}
