/// Tries every sequence of commands up to a length.
///
/// A command that changes nothing by the model is tried wherever it could stand, and the router must
/// agree; but nothing is tried after it, since all of that was tried without it.
@MainActor
struct ModelWalk {
  let comparison: ModelComparison
  var commands = ModelCommand.all

  /// How many sequences were tried.
  private(set) var sequences = 0

  /// The first one after which router and model differ.
  private(set) var failure: [ModelCommand]?

  init(_ comparison: ModelComparison) {
    self.comparison = comparison
  }

  mutating func walk(upTo length: Int, from story: [ModelCommand] = []) {
    let subject = ModelSubject(comparison.scenario)
    defer { subject.close() }
    var model = ReferenceModel(comparison.scenario, breaking: comparison.broken)
    for command in story {
      subject.perform(command)
      model.perform(command)
    }
    sequences += 1
    if subject.view != model.view { failure = story }
    guard failure == nil, story.count < length else { return }

    let idle = commands.filter(model.isUnchanged)
    for command in idle where failure == nil {
      sequences += 1
      subject.perform(command)
      model.perform(command)
      if subject.view != model.view { failure = story + [command] }
    }
    for command in commands where failure == nil && !idle.contains(command) {
      walk(upTo: length, from: story + [command])
    }
  }
}
