import Testing

@testable import SwitchbackSwiftUI

/// What is seen of a layer, compared with what it should show.
@MainActor
struct StackSightTests {
  private let ids = (0..<4).map { _ in ScreenID() }

  private func sight(_ seen: [Int?], of layer: [Int]) -> StackSight? {
    StackSight(seen.map { $0.map { ids[$0] } }, of: layer.map { ids[$0] })
  }

  /// As where a stack of the platform's begins in the middle of it.
  @Test func aStackThatLacksTheRootOfALayerDoesNotShowIt() {
    #expect(sight([1, 2], of: [0, 1, 2]) == nil)
  }

  private func layer(_ positions: Int...) -> [ScreenID] { positions.map { ids[$0] } }

  @Test(arguments: [[0, 1, 2], [nil, 1, 2], [0, nil, 2], [nil, nil, 2], [0, nil, nil]])
  func whatIsNotKnownMayBeAnything(seen: [Int?]) {
    #expect(sight(seen, of: [0, 1, 2])?.shows(layer(0, 1, 2)) == true)
  }

  @Test(arguments: [[0, 2, 1], [0, 1], [0, 1, 3], [0, 1, 2, 3], [0, 1, 2, nil], [0, nil]])
  func whatIsKnownHasToBeRight(seen: [Int?]) {
    #expect(sight(seen, of: [0, 1, 2])?.shows(layer(0, 1, 2)) == false)
  }

  @Test func thePartThatIsLeftIsTheLowest() {
    #expect(sight([0, 1], of: [0, 1, 2])?.isPart(of: layer(0, 1, 2)) == true)
    #expect(sight([0, nil], of: [0, 1, 2])?.isPart(of: layer(0, 1, 2)) == true)
    #expect(sight([0, 2], of: [0, 1, 2])?.isPart(of: layer(0, 1, 2)) == false)
    #expect(sight([0, 1, 2, 3], of: [0, 1, 2])?.isPart(of: layer(0, 1, 2)) == false)
  }

  @Test func whatStandsBelowIsNoneOfItsConcern() {
    let sight = sight([nil, 0, 1], of: [0, 1])
    #expect(sight?.shows(layer(0, 1)) == true)
    #expect(sight?.count == 2)
  }

  @Test(arguments: [[0, 1, 2], [nil, nil, 2], [0, 1, 2, nil]])
  func theTopIsKnownWhereItIsSeen(seen: [Int?]) {
    #expect(sight(seen, of: [0, 1, 2])?.isTopKnown(of: layer(0, 1, 2)) == true)
  }

  @Test(arguments: [[0, 1, nil], [0, nil, nil], [0, 1]])
  func whatMayBeAnythingIsNoTopThatIsKnown(seen: [Int?]) {
    #expect(sight(seen, of: [0, 1, 2])?.isTopKnown(of: layer(0, 1, 2)) == false)
  }

  @Test(arguments: [[0, 1, nil], [nil, 1, nil], [0, 1, nil, nil]])
  func whatOtherCodeHasPushedCoversWhatIsRight(seen: [Int?]) {
    #expect(sight(seen, of: [0, 1])?.isCovered(over: layer(0, 1)) == true)
  }

  @Test(arguments: [[0, 1], [0, 2, nil], [0, 1, 2], [0, 1, nil, 2]])
  func whatIsWrongOrOfTheHostIsNotCovered(seen: [Int?]) {
    #expect(sight(seen, of: [0, 1])?.isCovered(over: layer(0, 1)) == false)
  }

  @Test func withoutAnyOfItsScreensNothingIsSeen() {
    #expect(sight([nil, 3], of: [0, 1]) == nil)
    #expect(sight([], of: [0, 1]) == nil)
  }
}
