/// The same commands to the router and to the reference model.
@MainActor
struct ModelComparison {
  let scenario: ModelScenario
  var broken: ModelRule?

  /// Where the two differ, after the first command after which they do; nil if they agree all along.
  func difference(after commands: [ModelCommand]) -> String? {
    let subject = ModelSubject(scenario)
    defer { subject.close() }
    var model = ReferenceModel(scenario, breaking: broken)
    for number in 0...commands.count {
      let seen = subject.view
      if seen != model.view {
        return story(commands.prefix(number), seen.differences(from: model.view))
      }
      guard number < commands.count else { break }
      subject.perform(commands[number])
      model.perform(commands[number])
    }
    return nil
  }

  /// The shortest story found in which the two differ, by leaving out commands of one in which they do.
  ///
  /// First by halves, then by ever smaller parts; in the end none of its commands can be left out.
  func shortened(_ commands: [ModelCommand]) -> [ModelCommand] {
    var story = commands
    var size = max(1, story.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < story.count {
        var shorter = story
        shorter.removeSubrange(start..<min(start + size, story.count))
        if difference(after: shorter) == nil {
          start += size
        } else {
          story = shorter
          isShorter = true
        }
      }
      if size == 1, !isShorter { return story }
      size = max(1, size / 2)
    }
  }

  private func story(_ commands: ArraySlice<ModelCommand>, _ differences: [String]) -> String {
    (["\(scenario)"] + commands.map { "  \($0)" } + differences).joined(separator: "\n")
  }
}
