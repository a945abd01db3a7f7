/// An attempt to remove modules, which one of those modules has held back or refused.
///
/// An attempt remembers, by identity, what it meant when the router first judged it. For example, going back from a
/// page still means that page, even when another page has come on top. Modules that have come on top stay, whether code
/// or the user went back. The exception is a sheet that leaves as a whole: code dismisses it, or the user pulls it down
/// or closes it. What has come onto the sheet or over it then leaves as well.
///
/// ```swift
/// let ticket = router.popToRoot()
/// if ticket.outcome == .rejected(.leaveRefused) {
///   ticket.refused?.leaveAnyway()
/// }
/// ```
@MainActor
public final class LeaveAttempt {
  /// The modules that would leave, root first, top last, when the router last judged the attempt.
  public let leaving: [ModuleID]

  /// The means by which the user wanted to go back, or nil if code made the request.
  public let origin: BackOrigin?

  private let proposal: Proposal
  private let asking: ModuleID?
  private let reference: EngineReference
  private var isAnswered = false

  init(_ proposal: Proposal, asking: ModuleID?, _ reference: EngineReference) {
    self.proposal = proposal
    leaving = proposal.leaving
    self.asking = asking
    self.reference = reference
    origin = proposal.origin
  }

  deinit {
    guard !isAnswered, let asking else { return }
    Task { @MainActor [proposal, reference] in
      reference.engine?.submit(.answer(proposal, of: asking, isLeaving: false))
    }
  }

  /// Carries out the attempt after all.
  ///
  /// The router judges the attempt again, against the current stack. The modules that the attempt meant leave if they
  /// are still there, and modules that have come since stay above. A module that has come since leaves as well only
  /// if its stack is dismissed, or if it is presented over a stack that becomes empty. The router then asks that
  /// module, too.
  ///
  /// If another module wants to be asked, the router asks it next. If modules have refused outright, the router does
  /// not ask them again. If nothing that the attempt meant is left, the attempt ends
  /// ``NavigationOutcome/superseded``. Calling this method again changes nothing.
  ///
  /// - Returns: The ticket that says how the attempt ended. While the request waits for this answer, it is the ticket
  ///   of the request. After a refusal, it is a new ticket.
  @discardableResult
  public func leaveAnyway() -> NavigationTicket {
    guard !isAnswered else { return proposal.ticket }
    isAnswered = true
    guard let engine = reference.engine else { return proposal.ticket }
    guard let asking else { return engine.reissue(proposal) }
    engine.submit(.answer(proposal, of: asking, isLeaving: true))
    return proposal.ticket
  }

  /// Refuses the attempt, so that everything stays.
  ///
  /// Releasing the attempt has the same effect, one turn of the main actor later.
  public func stay() {
    guard !isAnswered, let asking else { return }
    isAnswered = true
    reference.engine?.submit(.answer(proposal, of: asking, isLeaving: false))
  }
}
