import Testing

@testable import SwitchbackSwiftUI

/// For how long something may move where nothing can be seen of it.
struct UnseenMovementTests {
  private func draw(_ count: Int, _ movement: inout UnseenMovement) {
    for _ in 0..<count { movement.noteFrame() }
  }

  @Test func itEndsWhenSwiftUISaysSo() {
    var movement = UnseenMovement()
    let number = movement.begin()
    draw(Patience.limit, &movement)
    movement.end(number)
    #expect(!movement.mayMove)
  }

  /// That it has ended says nothing of what the platform moves.
  @Test func itDoesNotEndAtOnce() {
    var movement = UnseenMovement()
    let number = movement.begin()
    draw(Patience.limit - 1, &movement)
    movement.end(number)
    #expect(movement.mayMove)
  }

  @Test func theEndOfTheOneBeforeIsNotThatOfTheNext() {
    var movement = UnseenMovement()
    let first = movement.begin()
    _ = movement.begin()
    draw(Patience.limit, &movement)
    movement.end(first)
    #expect(movement.mayMove)
  }

  @Test func itEndsWithTheFrames() {
    var movement = UnseenMovement()
    _ = movement.begin()
    draw(Patience.unseenLimit - 1, &movement)
    #expect(movement.mayMove)
    draw(1, &movement)
    #expect(!movement.mayMove)
  }
}
