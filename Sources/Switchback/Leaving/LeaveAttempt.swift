/// Something that was asked for and kept back, because a module minds being left.
///
/// It remembers what the request meant when it was first judged, by identity: "one back" from a page
/// stays "without this page", also when something else is on top by then. That stays, whether it was code or
/// the user who went back. Only a sheet that is to go as a whole, dismissed by code, pulled down or closed by
/// the user, takes along what has come onto it or over it.
///
/// ```swift
/// let ticket = router.popToRoot()
/// if ticket.outcome == .rejected(.leaveRefused) { ticket.refused?.leaveAnyway() }
/// ```
@MainActor
public final class LeaveAttempt {
  /// The modules that would leave, root first, top last, as it was judged last.
  public let leaving: [ModuleID]

  /// By what means the user wanted to go back, or nil if it was code.
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

  /// Does what was attempted after all.
  ///
  /// It is judged again, against the stack as it is. What it meant leaves, as far as it is still there, and
  /// what came since stays above. Where that is on a stack that is dismissed, or presented over one that is
  /// left empty, it goes along and is asked as well, and so is the next one that wants to be asked; what was
  /// refused outright is not asked again. If what it meant is gone, it ends
  /// ``NavigationOutcome/superseded``. Calling this again changes nothing.
  ///
  /// - Returns: The ticket that says how it ended: that of the request while it waits for this answer,
  ///   a new one after it was refused.
  @discardableResult
  public func leaveAnyway() -> NavigationTicket {
    guard !isAnswered else { return proposal.ticket }
    isAnswered = true
    guard let engine = reference.engine else { return proposal.ticket }
    guard let asking else { return engine.reissue(proposal) }
    engine.submit(.answer(proposal, of: asking, isLeaving: true))
    return proposal.ticket
  }

  /// Refuses: everything stays.
  ///
  /// Letting go of the attempt means the same, a turn of the main actor later.
  public func stay() {
    guard !isAnswered, let asking else { return }
    isAnswered = true
    reference.engine?.submit(.answer(proposal, of: asking, isLeaving: false))
  }
}
