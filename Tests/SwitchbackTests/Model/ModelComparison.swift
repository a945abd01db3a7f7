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
    var number = 0
    for command in commands {
      let seen = subject.view
      let expected = model.view
      if seen != expected { return text(commands.prefix(number), seen, expected) }
      subject.perform(command)
      model.perform(command)
      number += 1
    }
    let seen = subject.view
    let expected = model.view
    return seen == expected ? nil : text(commands[...], seen, expected)
  }

  private func text(
    _ story: ArraySlice<ModelCommand>,
    _ seen: ModelView,
    _ expected: ModelView,
  ) -> String {
    let lines = ["\(scenario)"] + story.map { "  \($0)" } + seen.differences(from: expected)
    return lines.joined(separator: "\n")
  }

  /// The shortest story found in which the two differ, by leaving out commands of one in which they do.
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
}
