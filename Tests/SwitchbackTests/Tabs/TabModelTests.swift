import Foundation
import Switchback
import SwitchbackTesting
import Testing

/// Tabs on the real router against a reference model of them.
///
/// `SWITCHBACK_TAB_LENGTH` sets how long the sequences are that are all tried, `SWITCHBACK_TAB_STEPS`
/// how many random steps are taken, `SWITCHBACK_TAB_SEED` the seed.
@MainActor
@Suite(.waitsForRelease)
struct TabModelTests {
  @Test(arguments: TabBack.allCases)
  func everyShortSequenceAgrees(_ back: TabBack) {
    let length = setting("LENGTH") ?? 2
    var stories: [[TabModel.Command]] = [[]]
    for _ in 0..<length {
      stories = stories.flatMap { story in TabModel.Command.all.map { story + [$0] } }
    }
    for story in stories {
      if let difference = difference(after: story, back) {
        Issue.record("\(back), \(story): \(difference)")
        return
      }
    }
  }

  @Test(arguments: TabBack.allCases)
  func longRandomStoriesAgree(_ back: TabBack) {
    let steps = setting("STEPS") ?? 3_000
    var random = FuzzRandom(seed: UInt64(setting("SEED") ?? 2026))
    for _ in 0..<max(1, steps / 25) {
      let story = (0..<25).map { _ in TabModel.Command.all[random.below(TabModel.Command.all.count)]
      }
      .filter { $0 != .leave || random.below(8) == 0 }
      guard difference(after: story, back) != nil else { continue }
      let short = shortened(story, back)
      Issue.record("\(back), \(short): \(difference(after: short, back) ?? "")")
      return
    }
  }

  @Test func theModelCanDisagree() {
    var model = TabModel(back: .history)
    let subject = TabSubject(back: .firstTab)
    for command in [TabModel.Command.tap(.b), .tap(.c), .back] {
      model.perform(command)
      subject.perform(command)
    }
    #expect(model.view != subject.view)
    subject.close()
  }

  /// Leaves out what is not needed to make both differ.
  private func shortened(_ story: [TabModel.Command], _ back: TabBack) -> [TabModel.Command] {
    var story = story
    var position = 0
    while position < story.count {
      var shorter = story
      shorter.remove(at: position)
      if difference(after: shorter, back) == nil { position += 1 } else { story = shorter }
    }
    return story
  }

  private func difference(after story: [TabModel.Command], _ back: TabBack) -> String? {
    var model = TabModel(back: back)
    let subject = TabSubject(back: back)
    defer { subject.close() }
    for command in story where model.applies(command) {
      model.perform(command)
      subject.perform(command)
      guard model.view != subject.view else { continue }
      return "after \(command): \(subject.view), the model says \(model.view)"
    }
    return subject.surprises.isEmpty ? nil : "reported: \(subject.surprises)"
  }

  private func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment["SWITCHBACK_TAB_\(name)"].flatMap { Int($0) }
  }
}
