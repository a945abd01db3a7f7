import Switchback
import SwitchbackTesting
import Testing

/// The user's back, said by how many screens are left, comes to the same as said by all of them.
@MainActor
@Suite(.waitsForRelease)
struct DepthReportTests {
  @Test(arguments: BackReport.allCases)
  func allThereIsMeansThatNothingHasHappened(report: BackReport) {
    let stage = BackStage(by: report, showing: "a", "b", "c")
    let commands = stage.host.commands.count
    stage.host.reporter?.began()
    stage.host.sayWhatIsLeft()
    #expect(stage.names == ["a", "b", "c"])
    #expect(stage.told == [])
    #expect(stage.issues == [])
    #expect(stage.host.commands.count == commands)
    let ticket = stage.push("d")
    #expect(ticket.outcome == .committed(removed: []), "nothing moves any more")
    stage.router.close()
  }

  @Test(arguments: BackReport.allCases)
  func itMayLeaveSeveralFlowsAtOnce(report: BackReport) {
    let stage = BackStage(by: report, showing: "a")
    let outer = stage.start("outer", showing: "b")
    stage.start("inner", in: outer, showing: "c", "d")
    stage.host.goBack(toDepth: 1)
    let back = "system back (key)"
    #expect(stage.told == ["d", "c", "b", "inner ended", "outer ended"].map { "\($0): \(back)" })
    #expect(stage.names == ["a"])
    #expect(stage.issues == [])
    stage.router.close()
  }

  @Test(arguments: BackReport.allCases)
  func itIsHarmlessWhenRepeated(report: BackReport) {
    let stage = BackStage(by: report, showing: "a", "b", "c")
    stage.host.goBack(toDepth: 2)
    let commands = stage.host.commands.count
    for _ in 0..<3 { stage.host.sayWhatIsLeft() }
    #expect(stage.told == ["c: system back (key)"])
    #expect(stage.names == ["a", "b"])
    #expect(stage.issues == [])
    #expect(stage.host.commands.count == commands)
    stage.router.close()
  }

  @Test(arguments: BackReport.allCases)
  func aCommandThatNothingAcknowledgesCountsAsDropped(report: BackReport) async {
    let stage = BackStage(by: report, showing: "a", "b", "c")
    stage.host.isSlow = true
    let ticket = stage.push("d")
    stage.host.goBack(toDepth: 2)
    #expect(stage.issues == [.commandDropped])
    #expect(stage.told == ["c: system back (key)"])
    #expect(stage.names == ["a", "b", "d"])
    #expect(ticket.outcome == nil)
    await nextTurn()
    stage.host.finish()
    #expect(ticket.outcome == .committed(removed: []))
    #expect(stage.host.names == ["a", "b", "d"])
    stage.router.close()
  }

  @Test(arguments: BackReport.allCases)
  func aHostThatDropsACommandTwiceIsFollowed(report: BackReport) async {
    let stage = BackStage(by: report, showing: "a", "b", "c")
    stage.host.isSlow = true
    let ticket = stage.push("d")
    stage.host.goBack(toDepth: 2)
    await nextTurn()
    stage.host.goBack(toDepth: 2)
    #expect(stage.issues == [.commandDropped, .commandGivenUp])
    #expect(ticket.outcome == .superseded)
    #expect(stage.names == ["a", "b"])
    stage.router.close()
  }

  @Test(arguments: BackReport.allCases)
  func whatWasPushedMeanwhileIsNotLost(report: BackReport) {
    let stage = BackStage(by: report, showing: "a", "b", "c")
    stage.host.reporter?.began()
    let ticket = stage.push("x")
    let commands = stage.host.commands.count
    stage.host.goBack(toDepth: 2)
    #expect(stage.told == ["c: system back (key)"])
    #expect(stage.names == ["a", "b", "x"])
    #expect(stage.host.names == ["a", "b", "x"])
    #expect(stage.host.commands.count == commands + 1)
    #expect(ticket.outcome == .committed(removed: []))
    #expect(stage.issues == [])
    stage.router.close()
  }

  @Test(arguments: BackReport.allCases)
  func whatWasPoppedMeanwhileIsNotToldAgain(report: BackReport) {
    let stage = BackStage(by: report, showing: "a", "b", "c")
    stage.host.reporter?.began()
    stage.router.pop()
    stage.host.goBack(toDepth: 2)
    #expect(stage.told == ["c: popped"])
    #expect(stage.names == ["a", "b"])
    #expect(stage.host.names == ["a", "b"])
    #expect(stage.issues == [])
    stage.router.close()
  }

  @Test(arguments: BackReport.allCases)
  func saidInACallbackItWaitsForItsTurn(report: BackReport) {
    let stage = BackStage(by: report, showing: "a", "b", "c", "d")
    let observation = stage.router.observe { [weak stage] event in
      guard case .removed(let module, _) = event.kind, module.name == "d" else { return }
      stage?.host.goBack(toDepth: 1)
      stage?.push("x")
    }
    stage.host.goBack(toDepth: 3)
    #expect(stage.told == ["d", "c", "b"].map { "\($0): system back (key)" })
    #expect(stage.names == ["a", "x"])
    #expect(stage.host.names == ["a", "x"])
    #expect(stage.issues == [])
    observation.cancel()
    stage.router.close()
  }

  // MARK: - Modules that mind

  @Test(arguments: BackReport.allCases)
  func whatMindsIsPutBack(report: BackReport) {
    let stage = BackStage(by: report, showing: "a")
    stage.router.push(GuardedModule("form", leaving: .refused))
    stage.push("c")
    stage.host.goBack(toDepth: 1)
    #expect(stage.issues == [.removalUndone])
    #expect(stage.told == [])
    #expect(stage.names == ["a", "form", "c"])
    #expect(stage.host.names == ["a", "form", "c"])
    stage.router.close()
  }

  @Test(arguments: BackReport.allCases)
  func whatAsksIsPutBackAndAsked(report: BackReport) {
    let stage = BackStage(by: report, showing: "a")
    let form = GuardedModule("form", leaving: .ask)
    stage.router.push(form)
    stage.host.goBack(toDepth: 1)
    #expect(stage.issues == [.removalUndone])
    #expect(stage.host.names == ["a", "form"])
    #expect(form.timesAsked == 1)
    form.leaveAnyway()
    #expect(stage.names == ["a"])
    #expect(stage.host.names == ["a"])
    stage.router.close()
  }

  // MARK: - Sheets

  @Test(arguments: BackReport.allCases)
  func onASheetItIsAboutTheScreensOfThat(report: BackReport) throws {
    let stage = BackStage(by: report, showing: "a", "b")
    stage.present("s")
    for name in ["t", "u"] { stage.push(name) }
    try #require(stage.host.presented).goBack(toDepth: 1)
    #expect(stage.told == ["u: system back (key)", "t: system back (key)"])
    #expect(stage.names == ["a", "b", "s"])
    stage.host.goBack(toDepth: 1)
    #expect(stage.told.last == "b: system back (key)", "below the sheet")
    #expect(stage.names == ["a", "s"])
    #expect(stage.issues == [])
    stage.router.close()
  }

  @Test(arguments: BackReport.allCases)
  func afterItsSheetIsGoneItSaysNothing(report: BackReport) throws {
    let stage = BackStage(by: report, showing: "a")
    stage.present("s")
    stage.push("t")
    let sheet = try #require(stage.host.presented)
    stage.router.dismiss()
    let told = stage.told
    sheet.goBack(toDepth: 1)
    #expect(stage.told == told)
    #expect(stage.names == ["a"])
    #expect(stage.issues == [])
    stage.router.close()
    stage.host.goBack(toDepth: 1)
    #expect(stage.issues == [], "nor after its router is closed")
  }
}
