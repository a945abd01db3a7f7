/// Tries every sequence of commands up to a length, the shortest first.
///
/// A command that changes nothing by the model is tried wherever it could stand, and the router must
/// agree; but nothing is tried after it, since all of that was tried without it. Sequences that lead to
/// the same state of the model are only gone on from once, unless asked otherwise.
@MainActor
struct ModelWalk {
  private struct Place {
    var story: [ModelCommand]
    var model: ReferenceModel
  }

  let comparison: ModelComparison
  var mergesStates = true

  /// How many sequences were tried.
  private(set) var sequences = 0

  /// The states that were gone on from, each reached by a shortest sequence.
  private(set) var states: Set<String> = []

  /// The first sequence after which router and model differ.
  private(set) var failure: [ModelCommand]?

  init(_ comparison: ModelComparison, mergesStates: Bool = true) {
    self.comparison = comparison
    self.mergesStates = mergesStates
  }

  mutating func walk(upTo length: Int) {
    let model = ReferenceModel(comparison.scenario, breaking: comparison.broken)
    var places = [Place(story: [], model: model)]
    for depth in 0...length {
      var next: [Place] = []
      for place in places where failure == nil {
        let subject = arrive(at: place)
        if depth < length, isToBeLeft(place) { next += leave(place, subject) }
        subject.close()
      }
      places = next
    }
  }

  /// Takes the router to a place, and looks around.
  private mutating func arrive(at place: Place) -> ModelSubject {
    let subject = ModelSubject(comparison.scenario)
    for command in place.story { subject.perform(command) }
    sequences += 1
    if subject.view != place.model.view { failure = place.story }
    return subject
  }

  /// Whether to go on from a place.
  private mutating func isToBeLeft(_ place: Place) -> Bool {
    guard failure == nil else { return false }
    let isNew = states.insert(place.model.state).inserted
    return isNew || !mergesStates
  }

  /// Tries what changes nothing, and says where everything else leads.
  private mutating func leave(_ place: Place, _ subject: ModelSubject) -> [Place] {
    var model = place.model
    var next: [Place] = []
    for command in ModelCommand.all where failure == nil {
      if model.isUnchanged(by: command) {
        sequences += 1
        subject.perform(command)
        model.perform(command)
        if subject.view != model.view { failure = place.story + [command] }
      } else {
        var after = place.model
        after.perform(command)
        next.append(Place(story: place.story + [command], model: after))
      }
    }
    return next
  }
}
