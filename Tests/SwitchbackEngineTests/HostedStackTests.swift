import Testing

@testable import Switchback

/// What a stack does about commands, beside giving them.
@MainActor
struct HostedStackTests {
  let stage = StackStage()

  @Test func whatWasDroppedIsOfNoAccountOnceTheHostAgrees() {
    let commands = [stage.model.base.command, stage.stack.sheets.command]
    for command in commands { command.end(.dropped, CommandRetry(drops: 1)) }
    stage.stack.giveCommand()
    #expect(commands.allSatisfy { $0.retry.drops == 0 })
    stage.close()
  }

  @Test(arguments: [true, false])
  func aDroppedCommandIsTriedAgainOnceThatIsAllowed(isAboutSheets: Bool) {
    let base = stage.model.base.command
    let dropped = isAboutSheets ? stage.stack.sheets.command : base
    stage.show(0)
    dropped.end(.dropped, CommandRetry(drops: 1))
    stage.stack.giveCommand()
    #expect(!base.isUnderWay)
    stage.stack.allowRetry()
    #expect(!dropped.isAwaitingRetry)
    stage.stack.giveCommand()
    #expect(base.isUnderWay)
    stage.close()
  }
}
