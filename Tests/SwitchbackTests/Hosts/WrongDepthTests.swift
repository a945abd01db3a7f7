import Switchback
import SwitchbackTesting
import Testing

/// Hosts that say by a number what is left, and are wrong.
@MainActor
@Suite(.waitsForRelease)
struct WrongDepthTests {
  @Test(arguments: [0, -1, .min, 1, 2, 4, .max])
  func aNumberThatDoesNotFitTheTopChangesNothing(depth: Int) throws {
    let stage = BackStage(showing: "a", "b", "c")
    let commands = stage.host.commands.count
    let top = try #require(stage.host.screens.last)
    stage.host.reporter?.settled(atDepth: depth, top: top)
    #expect(stage.issues == [.reportedDepthWrong])
    #expect(stage.issueTexts.first?.hasPrefix("c: the host reported how many") == true)
    #expect(stage.names == ["a", "b", "c"])
    #expect(stage.told == [])
    #expect(stage.host.commands.count == commands)
    stage.router.close()
  }

  @Test(arguments: [0, 1, nil])
  func aTopThatDoesNotFitTheNumberChangesNothing(position: Int?) {
    let stage = BackStage(showing: "a", "b", "c")
    let top = position.map { stage.host.screens[$0] } ?? TestModule("stranger")
    stage.host.reporter?.settled(atDepth: 3, top: top)
    #expect(stage.issues == [.reportedDepthWrong])
    #expect(stage.names == ["a", "b", "c"])
    #expect(stage.told == [])
    stage.router.close()
  }

  @Test(arguments: [0, 2, 3, 4])
  func whatTheHostShowsIsReadAndFollowed(depth: Int) {
    let stage = BackStage(showing: "a", "b", "c")
    let root = stage.host.screens[0]
    stage.host.change(to: [root])
    stage.host.reporter?.settled(atDepth: depth, top: root, origin: .swipe)
    #expect(stage.issues == [.reportedDepthWrong])
    #expect(stage.told == ["c: system back (swipe)", "b: system back (swipe)"])
    #expect(stage.names == ["a"])
    stage.router.close()
  }

  @Test func aNumberThatIsRightIsBelievedWithoutReading() {
    let stage = BackStage(showing: "a", "b", "c")
    let readings = stage.host.readings
    stage.host.goBack(toDepth: 2)
    stage.host.goBack(toDepth: 1)
    #expect(stage.names == ["a"])
    #expect(stage.host.readings == readings)
    stage.router.close()
  }

  @Test func onAnEmptyRouterNoNumberIsRight() {
    let stage = BackStage()
    stage.host.reporter?.settled(atDepth: 1, top: TestModule("stranger"))
    #expect(stage.issues == [.reportedDepthWrong])
    #expect(stage.names == [])
    stage.router.close()
  }

  @Test func duringAGestureItIsReadAndWhatWasPushedMeanwhileIsKept() throws {
    let stage = BackStage(showing: "a", "b", "c")
    stage.host.reporter?.began()
    let ticket = stage.push("x")
    let screens = stage.host.screens
    stage.host.change(to: Array(screens.prefix(2)))
    stage.host.reporter?.settled(atDepth: 1, top: screens[1], origin: .key)
    #expect(stage.issues == [.reportedDepthWrong])
    #expect(stage.told == ["c: system back (key)"])
    #expect(stage.host.names == ["a", "b", "x"])
    #expect(ticket.outcome == .committed(removed: []))
    stage.router.close()
  }

  @Test(arguments: [0, -1, .min, 4, .max])
  func duringACommandItIsReadAndTheCommandCountsAsDropped(depth: Int) async {
    let stage = BackStage(showing: "a", "b", "c")
    stage.host.isSlow = true
    let ticket = stage.push("d")
    stage.host.reporter?.settled(atDepth: depth, top: stage.host.screens[2])
    #expect(stage.issues == [.reportedDepthWrong, .commandDropped])
    #expect(stage.names == ["a", "b", "c", "d"])
    await nextTurn()
    stage.host.finish()
    #expect(ticket.outcome == .committed(removed: []))
    stage.router.close()
  }

  @Test func whatMindsIsPutBackAlsoWhenItWasMiscounted() {
    let stage = BackStage(showing: "a")
    stage.router.push(GuardedModule("form", leaving: .refused))
    let root = stage.host.screens[0]
    stage.host.change(to: [root])
    stage.host.reporter?.settled(atDepth: 2, top: root)
    #expect(stage.issues == [.reportedDepthWrong, .removalUndone])
    #expect(stage.host.names == ["a", "form"])
    stage.router.close()
  }

  @Test(arguments: [true, false])
  func whereOtherCodeHasPushedWhatIsThereIsFollowed(isShared: Bool) {
    let stage = BackStage(showing: "a", "b", sharedWithOtherCode: isShared)
    let stranger = TestModule("stranger")
    stage.host.change(to: [stage.host.screens[0], stranger])
    stage.host.reporter?.settled(atDepth: 2, top: stranger)
    #expect(stage.issues == [.reportedDepthWrong] + (isShared ? [] : [.unannouncedScreen]))
    #expect(stage.told == ["b: system back"])
    #expect(stage.names == ["a", "stranger"])
    stage.router.close()
  }

  @Test(arguments: [true, false])
  func whatTheHostCannotHandOverIsReportedAndChangesNothing(isShared: Bool) {
    let stage = BackStage(showing: "a", "b", sharedWithOtherCode: isShared)
    stage.host.reporter?.coveredByOtherCode()
    #expect(stage.issues == (isShared ? [] : [.coveredByOtherCode]))
    #expect(
      stage.issueTexts.allSatisfy { $0.hasPrefix("b: other code has shown something over it") })
    #expect(stage.told == [])
    stage.push("c")
    #expect(stage.names == ["a", "b", "c"])
    #expect(stage.host.names == ["a", "b", "c"])
    stage.router.close()
  }

  @Test func whatIsAskedForWhenItIsReportedComesAfterwards() {
    let stage = BackStage(showing: "a", "b", "c")
    stage.onIssue { [weak stage] in stage?.push("x") }
    let screens = stage.host.screens
    stage.host.change(to: Array(screens.prefix(2)))
    stage.host.reporter?.settled(atDepth: 1, top: screens[1], origin: .key)
    #expect(stage.told == ["c: system back (key)"])
    #expect(stage.names == ["a", "b", "x"])
    #expect(stage.host.names == ["a", "b", "x"])
    stage.router.close()
  }

  @Test func onASheetItIsTheSheetThatIsRead() throws {
    let stage = BackStage(showing: "a")
    stage.present("s")
    stage.push("t")
    let sheet = try #require(stage.host.presented)
    let first = sheet.screens[0]
    sheet.change(to: [first])
    sheet.reporter?.settled(atDepth: 2, top: first, origin: .key)
    #expect(stage.issues == [.reportedDepthWrong])
    #expect(stage.told == ["t: system back (key)"])
    #expect(stage.names == ["a", "s"])
    stage.router.close()
  }
}
