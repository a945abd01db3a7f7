/// A request on its way through judgement.
struct RequestDraft: ~Copyable {
  let request: NavigationRequest
  let flow: FlowNode?
  let stack: LayeredStack

  /// Whether that is the stack which was meant.
  let isPlaced: Bool
  /// The ticket that was handed out for it, if one was.
  private let ticket: NavigationTicket?

  /// The request as something that may be held back; nil where nobody minds being left.
  private(set) var attempt: NavigationAttempt?

  /// Whether it was judged before and held back.
  let isRepeated: Bool

  /// The number of the step that is being judged; nil before the first.
  var step: Int?

  /// The module of it that was looked at last.
  var offender: (any Presentable)?

  @MainActor
  init(
    _ request: NavigationRequest,
    from requester: Requester,
    orOn root: LayeredStack,
    _ ticket: NavigationTicket?,
    _ attempt: NavigationAttempt?,
  ) {
    self.request = request
    flow = requester.flow
    stack = requester.stack ?? root
    isPlaced = requester.stack != nil
    self.ticket = ticket
    self.attempt = attempt
    let isUnderstood = attempt?.meaning.count == request.changes.count
    isRepeated = isUnderstood && !request.changes.isEmpty
    if !isRepeated { attempt?.meaning = [] }
  }

  /// Keeps what is needed to do it later, after it was held back.
  @MainActor
  mutating func prepareToBeHeld(by requester: Requester) {
    guard attempt == nil else { return }
    attempt = NavigationAttempt(
      .request(request, from: requester), ticket: ticket ?? NavigationTicket())
  }

  /// Its ticket, which has ended if nothing is to be waited for.
  @MainActor
  func end(_ outcome: NavigationOutcome? = nil) -> NavigationTicket {
    guard let outcome else { return attempt?.ticket ?? ticket ?? NavigationTicket() }
    guard let ticket = attempt?.ticket ?? ticket else { return .ended(outcome) }
    ticket.resolve(outcome)
    return ticket
  }

  /// What a report about it names.
  @MainActor var subject: String {
    offender?.name ?? step.flatMap { request.changes[$0].subject } ?? flow?.name ?? "Router"
  }
}

extension NavigationStep {
  /// The modules that it names.
  var modules: [any Presentable] {
    switch self {
    case .push(let module), .pushUnlessOnTop(let module), .present(let module), .popTo(let module),
      .replaceTop(let module):
      [module]
    case .setStack(let modules): modules
    case .popToLast, .pop, .popToRoot, .dismiss: []
    }
  }

  /// What a report about this step names.
  @MainActor fileprivate var subject: String? {
    switch self {
    case .push(let module), .pushUnlessOnTop(let module), .present(let module), .popTo(let module),
      .replaceTop(let module):
      module.name
    case .setStack(let modules): modules.last?.name
    case .popToLast(let type): type.name
    case .pop, .popToRoot, .dismiss: nil
    }
  }
}
