import Foundation
import SwitchbackTesting
import Testing

@testable import Switchback

/// Programs that nobody has thought of, in which any coordinator may go on at any time, come back where they were, and
/// nothing of them stays behind at their end.
///
/// `SWITCHBACK_PROGRAMS` sets how many programs are drawn, `SWITCHBACK_PROGRAMS_SEED` the first seed.
@MainActor
@Suite(.waitsForRelease)
struct RandomRestorationTests {
  /// How a program comes back.
  private enum Means: CaseIterable { case atOnce, late, asking }

  @Test func randomProgramsComeBack() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SWITCHBACK_PROGRAMS"].flatMap { UInt64($0) } ?? 30
    let first = environment["SWITCHBACK_PROGRAMS_SEED"].flatMap { UInt64($0) } ?? 4400
    var (largest, states, whole, asked) = (0, 0, 0, 0)
    for seed in first..<first + count {
      var random = FuzzRandom(seed: seed &* 7919)
      let program = RandomProgram(seed: seed, isOpen: true)
      program.start()
      for _ in 0..<8 {
        act(on: program, &random)
        let before = program.router.snapshot()
        largest = max(largest, before.rows.count)
        let means = Means.allCases[random.below(Means.allCases.count)]
        var probe = LifetimeProbe()
        guard
          let report = try comeBack(to: before, seed, by: means, &random, &asked, watchedBy: &probe)
        else { return }
        #expect(probe.count > 1 && probe.alive == [], "seed \(seed), \(means)")
        states += 1
        if report.losses.isEmpty { whole += 1 }
      }
      program.router.close()
    }
    #expect(largest > 12)
    #expect(asked * 10 > states)
    #expect(whole * 10 > states * 8)
  }

  /// Starts a program anew, and expects it to be where it was, as far as its report says nothing else.
  private func comeBack(
    to before: NavigationSnapshot, _ seed: UInt64, by means: Means, _ random: inout FuzzRandom,
    _ asked: inout Int, watchedBy probe: inout LifetimeProbe
  ) throws -> RestorationReport? {
    let program = RandomProgram(
      seed: seed, isOpen: true, completion: means == .late ? .whenTold : .atOnce)
    probe = program.facts.probe
    if means == .asking { program.facts.askAgain(&random) }
    var reports: [RestorationReport] = []
    program.start(restoring: try KeptSnapshot.snapshot(KeptSnapshot.stored(before.owned))) {
      reports.append($0)
    }
    var questions = 0
    while let question = program.host.front.question, questions < 100 {
      questions += 1
      question.answer(0)
    }
    asked += questions
    if questions == 0 { #expect(program.host.commands.count == 1) }
    let now = program.router.snapshot()
    try program.host.completeTransitions()
    let shown = program.router.snapshot()
    #expect(shown.items == now.items && shown.waits == [], "seed \(seed), \(means)")
    program.router.close()
    guard let report = reports.first, reports.count == 1 else {
      Issue.record("seed \(seed), \(means): \(reports)\n\(before)\nbecame\n\(now)")
      return nil
    }
    if report.losses.isEmpty {
      guard now.normalized == before.normalized else {
        let (old, new) = (try JSONEncoder().encode(before), try JSONEncoder().encode(now))
        Issue.record(
          """
          seed \(seed), \(means)
          \(before)
          became
          \(now)
          \(String(decoding: old, as: UTF8.self))
          \(String(decoding: new, as: UTF8.self))
          """)
        return nil
      }
    } else {
      // On which sheet a route shows something, nobody knows before.
      let others = report.losses.filter { if case .sheet = $0 { false } else { true } }
      let known = try before.written().expectedLosses
      #expect(Set(others) == Set(known), "seed \(seed), \(means)\n\(before)\nbecame\n\(now)")
    }
    return report
  }

  private func act(on program: RandomProgram, _ random: inout FuzzRandom) {
    switch random.below(6) {
    case 0:
      let front = program.host.front
      if front !== program.host || front.screens.count > 1 { front.back() }
    case 1, 2: program.goOnSomewhere(&random)
    default: _ = program.open(RandomProgram.link(&random))
    }
  }
}
