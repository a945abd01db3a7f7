import Foundation
import Switchback
import SwitchbackTerminal
import SwitchbackTesting
import Testing

/// Sheets, questions and modules that mind being left, line by line.
@MainActor
@Suite(.waitsForRelease)
struct LineHostSheetTests {
  @Test func aSheetIsAskedBeforeWhatItIsPresentedOver() async {
    let stage = Stage("1", "back", "back")
    let end = await stage.run { flow in
      flow.push(Menu("List") { _, _ in flow.present(Menu("Sheet")) })
    }
    #expect(end.cause == .systemBack(.key))
    #expect(stage.issues == [])
    #expect(
      stage.transcript == """
        == List ==
          1) Next
        Your choice (1, back, quit or help): 1

        == Sheet ==
          1) Next
        Your choice (1, or help): back

        == List ==
          1) Next
        Your choice (1, or help): back

        """)
  }

  @Test func quittingClosesTheSheetAndEndsEverything() async {
    let stage = Stage("1", "quit")
    let listener = RecordingFlowListener()
    let end = await stage.run { flow in
      flow.push(
        Menu("List") { _, _ in
          flow.start(.modal, listener: listener) { (child: Flow<Void>) in
            TestCoordinator(child) {
              $0.push(Menu("Sheet"))
              $0.push(Menu("Second"))
            }
          }
        })
    }
    #expect(end.cause == .systemBack(.quit))
    #expect(listener.ends.map(\.cause) == [.systemBack(.quit)])
  }

  @Test func aQuestionIsAskedWithNumberedChoices() async {
    let stage = Stage("1", "back", "nonsense", "2", "back", "1", "back")
    let end = await stage.run { flow in
      flow.push(Menu("List") { _, _ in flow.push(Draft(flow)) })
    }
    #expect(end.cause == .systemBack(.key))
    #expect(
      stage.transcript == """
        == List ==
          1) Next
        Your choice (1, back, quit or help): 1

        == Draft ==
          1) Send
        Your choice (1, or help): back

        == Discard the draft? ==
        It is lost then.
          1) Discard
          2) Keep
        Your choice (1-2, or help): nonsense
        Please type a number from 1 to 2, or back, quit or help.
        Your choice (1-2, or help): 2

        == Draft ==
          1) Send
        Your choice (1, or help): back

        == Discard the draft? ==
        It is lost then.
          1) Discard
          2) Keep
        Your choice (1-2, or help): 1

        == List ==
          1) Next
        Your choice (1, or help): back

        """)
  }

  @Test func backDismissesAQuestion() async {
    let stage = Stage("1", "back", "back", "quit", "1")
    let end = await stage.run { flow in
      flow.push(Menu("List") { _, _ in flow.push(Draft(flow)) })
    }
    #expect(stage.transcript.components(separatedBy: "Discard the draft?").count == 3)
    #expect(end.cause != .finished)
  }

  @Test func aScreenThatRefusesSaysSo() async {
    let stage = Stage("1", "back", "1")
    let end = await stage.run(String.self) { flow in
      flow.push(
        Menu("List") { _, _ in
          flow.push(Stubborn { flow.finish("sent") })
        })
    }
    #expect(end.output == "sent")
    #expect(stage.transcript.contains("You cannot leave now.\nYour choice"))
  }

  /// A menu that can be left by its choice only.
  final class Stubborn: TerminalScreen, LeaveGuard {
    let content = ScreenContent(title: "Stubborn", choices: ["Send"])
    let leaving = LeavePolicy.refused
    private let onSend: @MainActor () -> Void

    init(onSend: @escaping @MainActor () -> Void) { self.onSend = onSend }

    func chose(_ choice: Int) { onSend() }
  }

  @Test func whoeverQuitsOnceMoreIsAskedNoMore() async {
    let stage = Stage("1", "quit", "quit", "1")
    let end = await stage.run { flow in
      flow.push(Menu("List") { _, _ in flow.push(Draft(flow)) })
    }
    #expect(end.cause == .taskCancelled)
    #expect(stage.transcript.components(separatedBy: "Discard the draft?").count == 2)
  }

  @Test func whereTheInputEndsNobodyIsAsked() async {
    let stage = Stage("1")
    let end = await stage.run { flow in
      flow.push(Menu("List") { _, _ in flow.push(Draft(flow)) })
    }
    #expect(end.cause == .taskCancelled, "the program is over although a screen minds")
    #expect(!stage.transcript.contains("Discard the draft?"))
  }
}
