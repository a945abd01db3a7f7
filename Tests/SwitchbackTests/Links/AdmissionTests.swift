import Switchback
import Testing

/// What a coordinator says to a route can be compared, and kept in a set.
struct AdmissionTests {
  private enum Page: Route { case one, two }
  private enum Other: Route { case one, two }

  @Test func eachAnswerIsEqualToItselfOnly() {
    let answers: [Admission<Page>] = [
      .open, .after(.one), .after(.two), .after(outer: Page.one), .after(outer: Other.one),
      .after(outer: Other.two), .asking("Open it?"), .asking("Open it?", button: "Yes"),
      .asking("Really?"), .closed(reason: "It is gone."), .closed(reason: "Open it?"),
    ]
    for (position, one) in answers.enumerated() {
      for (number, other) in answers.enumerated() {
        #expect((one == other) == (position == number), "\(one), \(other)")
      }
    }
    #expect(Set(answers + answers).count == answers.count)
  }
}
