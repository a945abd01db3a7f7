import Testing

@testable import Switchback

@MainActor
struct CommandStateTests {
  let command = CommandState()

  @Test func aReportMeansTheCommandUnderWay() {
    #expect(!command.isMeant(by: 0) && !command.isMeant(by: nil), "there is none")
    command.begin()
    #expect(command.isMeant(by: command.number))
    #expect(!command.isMeant(by: command.number + 1) && !command.isMeant(by: nil))
    command.end(.acknowledged)
    #expect(!command.isMeant(by: command.number))
  }

  @Test func aReportAboutAnEarlierCommandIsOutdatedWhileThereIsALaterOne() {
    command.begin()
    let first = command.number
    #expect(!command.isOutdated(first))
    command.end(.acknowledged)
    command.begin()
    #expect(command.isOutdated(first))
    #expect(!command.isOutdated(command.number))
    #expect(!command.isOutdated(nil), "what is reported without a number is about now")
    command.forget()
    #expect(!command.isOutdated(first))
  }

  @Test func everyCommandHasANumberOfItsOwn() {
    let numbers = (0..<3).map { _ in
      command.begin()
      command.forget()
      return command.number
    }
    #expect(Set(numbers).count == 3)
  }

  @Test(arguments: [CommandOutcome.none, .acknowledged, .dropped, .givenUp])
  func onlyADroppedCommandIsTriedAgain(outcome: CommandOutcome) {
    command.begin()
    command.end(outcome, CommandRetry(drops: 1, refusals: 2))
    #expect(!command.isUnderWay)
    #expect(command.isAwaitingRetry == (outcome == .dropped))
    #expect(command.retry.drops == 1)
    #expect(command.retry.refusals == 2)
  }
}
