import Testing

@testable import SwitchbackSwiftUI

/// What is done about a layer that shows something else than it was told, and when.
@MainActor
struct StackCheckTests {
  private let ids = (0..<3).map { _ in ScreenID() }

  /// What is done with each frame in which the layer is seen to be wrong.
  private func remedies(
    _ frames: Int, seen positions: [Int], before: [Int] = []
  ) -> [StackCheck.Remedy] {
    guard let sight = StackSight(positions.map { ids[$0] }, of: ids) else { return [] }
    var check = StackCheck()
    check.doubt()
    return (0..<frames).map { _ in
      check.noteFrame()
      let remedy = check.remedy(for: sight, of: ids) { id in before.contains { ids[$0] == id } }
      if remedy == .buildAnew { check.noteAnew() }
      return remedy
    }
  }

  @Test func whatWasNeverSeenIsBuiltAnewAndBelievedInTheEnd() {
    let remedies = remedies(6, seen: [0, 1], before: [0, 1])
    #expect(remedies == [.wait, .wait, .buildAnew, .wait, .wait, .follow])
  }

  @Test func whatWasThereAndIsNotTheUserLeft() {
    #expect(remedies(3, seen: [0], before: [0, 1, 2]) == [.wait, .wait, .follow])
    #expect(remedies(3, seen: [0], before: [0, 1]) == [.wait, .wait, .buildAnew])
    #expect(remedies(3, seen: [0, 2], before: [0, 1, 2]) == [.wait, .wait, .buildAnew])
  }

  @Test func whatTheUserLeftIsNotGivenUp() throws {
    let sight = try #require(StackSight([ids[0]], of: ids))
    for (wasSeen, isGivenUp) in [(true, false), (false, true)] {
      var check = StackCheck()
      check.noteAnew()
      check.doubt()
      for _ in 0..<Patience.limit { check.noteFrame() }
      #expect(check.remedy(for: sight, of: ids) { _ in wasSeen } == .follow)
      #expect(check.isGivenUp == isGivenUp)
    }
  }

  @Test func framesOnEndAreCountedAndOnlyInDoubt() throws {
    let sight = try #require(StackSight([ids[0]], of: ids))
    var check = StackCheck()
    for _ in 0..<Patience.limit { check.noteFrame() }
    #expect(check.remedy(for: sight, of: ids) { _ in false } == .wait, "nothing was in doubt")
    check.doubt()
    for _ in 1..<Patience.limit { check.noteFrame() }
    check.renewPatience()
    check.noteFrame()
    #expect(check.remedy(for: sight, of: ids) { _ in false } == .wait, "something has moved")
  }
}
