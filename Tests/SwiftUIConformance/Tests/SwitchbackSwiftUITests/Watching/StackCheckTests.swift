import Testing

@testable import SwitchbackSwiftUI

/// What is done about a layer that shows something else than it was told, and when.
@MainActor
struct StackCheckTests {
  private let ids = (0..<3).map { _ in ScreenID() }

  /// What is done each time that the layer is seen to be wrong.
  private func remedies(
    _ times: Int, seen positions: [Int], before: [Int] = []
  ) -> [StackCheck.Remedy] {
    guard let sight = StackSight(positions.map { ids[$0] }, of: ids) else { return [] }
    var check = StackCheck()
    return (0..<times).map { _ in
      check.note(isWrong: true)
      return check.remedy(for: sight, of: ids) { id in before.contains { ids[$0] == id } }
    }
  }

  @Test func whatWasNeverSeenIsBuiltAnewAndBelievedInTheEnd() {
    let remedies = remedies(9, seen: [0, 1], before: [0, 1])
    #expect(
      remedies == [.wait, .wait, .buildAnew, .wait, .wait, .buildAnew, .wait, .wait, .follow])
  }

  @Test func whatWasThereAndIsNotTheUserLeft() {
    #expect(remedies(3, seen: [0], before: [0, 1, 2]) == [.wait, .wait, .follow])
    #expect(remedies(3, seen: [0], before: [0, 1]) == [.wait, .wait, .buildAnew])
    #expect(remedies(3, seen: [0, 2], before: [0, 1, 2]) == [.wait, .wait, .buildAnew])
  }

  @Test func whatIsSeenToBeRightIsDoubtedNoMore() {
    var check = StackCheck()
    for _ in 0..<9 { check.note(isWrong: true) }
    #expect(check.isGivenUp)
    check.note(isWrong: false)
    #expect(!check.isGivenUp)
  }
}
