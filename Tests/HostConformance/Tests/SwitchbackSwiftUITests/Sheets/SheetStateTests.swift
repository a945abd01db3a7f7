import Testing

@testable import SwitchbackSwiftUI

/// How far what a host presents has come.
@MainActor
struct SheetStateTests {
  @Test func forHowLongTheOneBeforeWasWaitedForSaysNothingOfTheNext() {
    let state = SheetState()
    state.dismiss(nil)
    for _ in 0..<Patience.limit { state.noteFrame(isUnseen: false) }
    #expect(state.patience.isOver)
    state.begin()
    #expect(!state.patience.isOver)
  }
}
