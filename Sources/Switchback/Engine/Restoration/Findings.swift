/// What was found when everything that is to come back was looked at.
@MainActor
struct Findings {
  var steps: [Step] = []

  /// In how many places something has yet to be shown before it is known what is missing.
  var waits = 0

  /// Something that is to be done, and where that stood.
  struct Step {
    let stack: StackModel?
    let position: Int
    /// What the user has to agree to before; nil if to nothing.
    let agreement: Agreement?
    let body: @MainActor () -> Void
  }

  /// Whether nothing was found since another look.
  func hasNoMore(than other: Findings) -> Bool {
    steps.count == other.steps.count && waits == other.waits
  }

  /// The lowest step that may be done while others wait for the user or for what is being loaded: nothing comes above
  /// what is to come below it.
  func due(while asked: AskedRoutes) -> Step? {
    let waiting = steps.filter { $0.agreement != nil }
    let due = steps.filter { step in
      step.agreement == nil && !asked.has(on: step.stack)
        && !waiting.contains { $0.stack === step.stack && $0.position < step.position }
    }
    return due.min { $0.position < $1.position }
  }

  /// What the user has to agree to, lowest first.
  var agreements: [Agreement] {
    steps.sorted { $0.position < $1.position }.compactMap(\.agreement)
  }
}
