import Testing

@testable import SwitchbackSwiftUI

/// What a command is to bring when the user has left some of that.
@MainActor
struct StackCommandTests {
  private let ids = (0..<5).map { _ in ScreenID() }

  private func screens(_ positions: Int...) -> [ScreenID] { positions.map { ids[$0] } }

  private func command(kept: [ScreenID], tail: [ScreenID]) -> StackCommand {
    StackCommand(id: 1, isAnimated: true, kept: kept, tail: tail, phase: .taken)
  }

  @Test func whatWasThereIsNotBroughtOnceMore() {
    let command = command(kept: screens(0, 1), tail: screens(2, 3))
    let next = command.bringing(screens(3), without: screens(2, 3))
    #expect(next.goal(from: screens(0, 1)) == screens(0, 1, 3))
  }

  @Test func whatWasKeptAndHasNeverBeenThereIsBrought() {
    let command = command(kept: screens(0, 1), tail: screens(2, 3))
    let next = command.bringing(screens(1, 3), without: screens(1, 2, 3))
    #expect(next.goal(from: screens(0)) == screens(0, 1, 3))
  }

  @Test func whatNobodyHasLeftComes() {
    let command = command(kept: screens(0, 1), tail: screens(2, 3))
    let next = command.bringing(screens(1), without: screens(1))
    #expect(next.goal(from: screens(0)) == screens(0, 1, 2, 3))
  }
}
