/// What was found when everything that is to come back was looked at.
@MainActor
struct Findings {
  private var steps: [Step] = []

  /// How many steps were found.
  var count: Int { steps.count }

  /// In how many places something has yet to be shown before it is known what is missing.
  var waits = 0

  /// Something that is to be done, and where that stood.
  @MainActor
  final class Step {
    let stack: StackModel?
    let position: Int
    /// What the user has to agree to before; nil if to nothing.
    let agreement: Agreement?
    let body: @MainActor () -> Void

    init(
      stack: StackModel?, position: Int, agreement: Agreement?,
      body: @escaping @MainActor () -> Void
    ) {
      (self.stack, self.position, self.agreement, self.body) = (stack, position, agreement, body)
    }
  }

  mutating func add(_ step: Step) { steps.append(step) }

  /// Whether nothing was found since another look.
  func hasNoMore(than other: Findings) -> Bool { count == other.count && waits == other.waits }

  /// The lowest step that may be done while others wait for the user or for what is being loaded: nothing comes above
  /// what is to come below it.
  func due(while asked: AskedRoutes) -> Step? {
    lowest { step in
      step.agreement == nil && !asked.has(on: step.stack) && !isAboveWhatWaits(step)
    }
  }

  /// The lowest step that the user has to agree to.
  var lowestToAgreeTo: Step? { lowest { $0.agreement != nil } }

  /// Whether a step still waits for an agreement.
  func contains(_ agreement: Agreement) -> Bool {
    for step in steps where step.agreement === agreement { return true }
    return false
  }

  private func isAboveWhatWaits(_ step: Step) -> Bool {
    for other in steps
    where other.agreement != nil && other.stack === step.stack && other.position < step.position {
      return true
    }
    return false
  }

  private func lowest(where isMeant: (Step) -> Bool) -> Step? {
    var lowest: Step?
    for step in steps where isMeant(step) {
      if let known = lowest, known.position <= step.position { continue }
      lowest = step
    }
    return lowest
  }
}
