import SwiftUI
import Switchback
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  @MainActor
  struct QuestionStories {
    private final class Asking: Coordinator {
      private let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      func start() { body() }
    }

    private func start(on desk: Desk) async -> Flow<Void>? {
      var made: Flow<Void>?
      desk.router.start { flow in
        made = flow
        return Asking { flow.push(PlainPage("list")) }
      }
      await desk.display.rest()
      return made
    }

    private func ask(_ text: String, _ flow: Flow<Void>) -> Task<Bool?, Never> {
      Task { await flow.ask(Question(text, choices: [.init("Yes", true), .init("No", false)])) }
    }

    @Test func anAlertThatGoesWithoutAnAnswerIsShownOnceMoreAndThenDismissed() async throws {
      let desk = Desk()
      let flow = try #require(await start(on: desk))
      let answer = ask("Sure?", flow)
      await desk.display.rest()
      desk.display.loseAlert()
      await desk.display.rest()
      #expect(desk.display.alert?.title == "Sure?")
      desk.display.loseAlert()
      await desk.display.rest()
      #expect(desk.display.alert == nil)
      #expect(await answer.value == nil)
    }

    /// SwiftUI shows it once more only if it was told meanwhile that it is not to be shown.
    @Test func anAlertThatSwiftUIHasTakenAwayIsNotSaidToBeShown() async throws {
      let desk = Desk()
      let flow = try #require(await start(on: desk))
      let answer = ask("Sure?", flow)
      await desk.display.rest()
      let alert = try #require(desk.host.top?.alert)
      #expect(alert.isShown)
      alert.isShown = false
      #expect(!alert.isShown)
      await desk.display.rest()
      #expect(alert.isShown, "it is asked once more")
      #expect(desk.display.answer("Yes"))
      #expect(await answer.value == true)
    }

    @Test(arguments: Rules.each)
    func twoQuestionsAreAnsweredOneAfterTheOther(rules: Rules) async throws {
      let desk = Desk(rules)
      let flow = try #require(await start(on: desk))
      let answers = [ask("First?", flow), ask("Second?", flow)]
      await desk.display.rest()
      #expect(desk.display.alert?.title == "First?")
      #expect(desk.display.answer("Yes"))
      await desk.display.rest()
      #expect(desk.display.alert?.title == "Second?")
      #expect(desk.display.answer("No"))
      await desk.display.rest()
      #expect(desk.display.alert == nil)
      #expect(await answers[0].value == true)
      #expect(await answers[1].value == false)
    }

    @Test func aQuestionWhoseFlowIsOverIsTakenBack() async throws {
      let desk = Desk()
      let flow = try #require(await start(on: desk))
      let answer = ask("Sure?", flow)
      await desk.display.rest()
      flow.finish()
      await desk.display.rest()
      #expect(desk.display.alert == nil)
      #expect(await answer.value == nil)
    }

    @Test func aNoticeHasItsOwnButtonOnly() async throws {
      let desk = Desk()
      let flow = try #require(await start(on: desk))
      let notice = Task { await flow.inform("Sent.", button: "Good") }
      await desk.display.rest()
      #expect(desk.display.alert?.title == "Sent.")
      #expect(desk.display.alert?.buttons == ["Good"])
      #expect(desk.display.answer("Good"))
      await desk.display.rest()
      #expect(desk.display.alert == nil)
      await notice.value
    }
  }
}
