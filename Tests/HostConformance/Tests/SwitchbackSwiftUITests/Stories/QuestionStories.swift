import SwiftUI
import Switchback
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  @MainActor
  struct QuestionStories {
    private func ask(_ text: String, _ flow: Flow<Void>) -> Task<Bool?, Never> {
      Task { await flow.ask(Question(text, choices: [.init("Yes", true), .init("No", false)])) }
    }

    @Test func anAlertThatGoesWithoutAnAnswerIsShownOnceMoreAndThenDismissed() async throws {
      let desk = Desk()
      let flow = try #require(await desk.start("list"))
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
      let flow = try #require(await desk.start("list"))
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
      let flow = try #require(await desk.start("list"))
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
      let flow = try #require(await desk.start("list"))
      let answer = ask("Sure?", flow)
      await desk.display.rest()
      flow.finish()
      await desk.display.rest()
      #expect(desk.display.alert == nil)
      #expect(await answer.value == nil)
    }

    /// What SwiftUI shows neither then nor once more is asked again when something changes.
    @Test func anAlertThatIsDroppedIsAskedForTwiceAndNotForEver() async throws {
      let desk = Desk()
      let flow = try #require(await desk.start("list"))
      desk.display.alertsToDrop = 100
      let answer = ask("Sure?", flow)
      await desk.display.rest()
      #expect(desk.display.alert == nil)
      #expect(!desk.display.isTimelineSeen)
      #expect(desk.display.alertsToDrop == 98)
      desk.display.alertsToDrop = 0
      await desk.push("details")
      #expect(desk.display.answer("Yes"))
      #expect(await answer.value == true)
    }

    /// Where nothing can be seen, nothing says that it is not there.
    @Test func anAlertOfWhichNothingIsSeenStaysWhateverIsSettled() async throws {
      let desk = Desk(Rules.unwatched(\.cannotBeWatched))
      let flow = try #require(await desk.start("list"))
      await desk.push("details")
      let answer = ask("Sure?", flow)
      await desk.display.rest()
      let alert = try #require(desk.host.top?.alert)
      desk.host.settle()
      #expect(alert.isShown)
      #expect(desk.display.answer("Yes"))
      #expect(await answer.value == true)
    }

    /// It keeps what waits for the answer.
    @Test func aQuestionThatIsAnsweredIsNotKept() async throws {
      let desk = Desk()
      let flow = try #require(await desk.start("list"))
      let answer = ask("Sure?", flow)
      await desk.display.rest()
      weak let question = desk.host.asked?.question
      #expect(question != nil)
      #expect(desk.display.answer("Yes"))
      #expect(await answer.value == true)
      await desk.display.rest()
      #expect(question == nil)
    }

    @Test func escapeGivesNoAnswer() async throws {
      let desk = Desk()
      let flow = try #require(await desk.start("list"))
      let question = Question(
        "Sure?", choices: [.init("Delete", true, isDestructive: true), .init("Keep", false)])
      let answer = Task { await flow.ask(question) }
      await desk.display.rest()
      #expect(desk.display.roles == [.destructive, nil, .cancel])
      #expect(desk.display.escape())
      await desk.display.rest()
      #expect(desk.display.alert == nil)
      #expect(await answer.value == nil)
    }

    @Test func escapeTakesANoticeAway() async throws {
      let desk = Desk()
      let flow = try #require(await desk.start("list"))
      let notice = Task { await flow.inform("Sent.") }
      await desk.display.rest()
      #expect(desk.display.escape())
      await desk.display.rest()
      #expect(desk.display.alert == nil)
      await notice.value
    }

    @Test func aNoticeHasItsOwnButtonOnly() async throws {
      let desk = Desk()
      let flow = try #require(await desk.start("list"))
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
