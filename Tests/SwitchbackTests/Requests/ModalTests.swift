import Switchback
import SwitchbackTesting
import Testing

/// Stacks presented over each other, asked for by the router itself.
@MainActor
@Suite(.waitsForRelease)
struct ModalTests {
  /// a, and over it a sheet with s and t, unless told otherwise.
  func sheet(_ names: [String] = ["s", "t"], completion: InMemoryHost.Completion = .atOnce) -> Story
  {
    let story = Story(completion: completion)
    story.push("a")
    story.host.completeTransition()
    story.present(names[0])
    story.host.completeTransition()
    for name in names.dropFirst() {
      story.push(name)
      story.host.completeTransition()
    }
    story.forget()
    return story
  }

  @Test func aModuleIsPresentedOnAStackOfItsOwn() {
    let story = sheet()
    #expect(story.host.allNames == [["a"], ["s", "t"]])
    #expect(story.names == ["a", "s", "t"])
    #expect(story.host.modalCommands == [.present(["s"])])
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test func dismissingTakesTheWholeSheetTopFirst() {
    let story = sheet()
    let ticket = story.router.dismiss()
    #expect(ticket.outcome == .committed(removed: [ModuleID(2, "s"), ModuleID(3, "t")]))
    #expect(story.told == ["t: dismissed", "s: dismissed"])
    #expect(story.host.allNames == [["a"]])
    #expect(story.host.modalCommands == [.present(["s"]), .dismiss()])
    story.expectReleased()
  }

  @Test func dismissingWhatWasNotPresentedIsAnOrdinaryAnswer() {
    let story = Story()
    story.push("a")
    #expect(story.router.dismiss().outcome == .rejected(.nothingPresented))
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test func presentingWhileSomethingIsPresentedGoesOnTop() {
    let story = sheet(["s"])
    story.present("u")
    #expect(story.host.allNames == [["a"], ["s"], ["u"]])
    story.router.dismiss()
    #expect(story.host.allNames == [["a"], ["s"]])
    story.expectReleased()
  }

  @Test func presentingDuringADismissalWaitsForIt() {
    let story = sheet(["s"], completion: .whenTold)
    story.router.dismiss()
    let ticket = story.present("u")
    #expect(story.names == ["a", "u"])
    #expect(ticket.outcome == nil)
    #expect(story.host.allNames == [["a"]], "the dismissal runs, and nothing else")
    story.host.completeTransition()
    #expect(story.host.allNames == [["a"], ["u"]])
    story.host.completeTransition()
    #expect(ticket.outcome == .committed(removed: []))
    #expect(
      story.host.modalCommands == [.present(["s"]), .dismiss(), .present(["u"])],
      "both from the lowest screen")
    story.expectReleased()
  }

  @Test func dismissingAndPresentingInOneTurnWorks() {
    let story = sheet()
    story.router.batch([.dismiss, .present(story.module("u"))])
    #expect(story.host.allNames == [["a"], ["u"]])
    #expect(story.told == ["t: dismissed", "s: dismissed"])
    story.expectReleased()
  }

  @Test func theLastModuleOfASheetClosesIt() {
    let story = sheet(["s"])
    story.router.pop()
    #expect(story.told == ["s: popped"])
    #expect(story.host.allNames == [["a"]])
    story.expectReleased()
  }

  @Test func poppingToAModuleBelowClosesWhatIsPresentedOverIt() {
    let story = sheet()
    story.present("u")
    story.router.popToRoot()
    #expect(story.told == ["u: popped", "t: popped", "s: popped"])
    #expect(story.host.allNames == [["a"]])
    #expect(story.host.modalCommands.last == .dismiss())
    #expect(story.host.modalCommands.count == 2, "one dismissal for both")
    story.expectReleased()
  }

  @Test func aNewStackKeepsWhatStaysOnItsLayer() {
    let story = sheet()
    story.router.setStack(story.router.modules.prefix(2) + [story.module("u")])
    #expect(story.host.allNames == [["a"], ["s", "u"]])
    #expect(story.told == ["t: replaced"])
    let moved = story.router.setStack(story.router.modules.prefix(2).reversed())
    #expect(moved.outcome == .rejected(.alreadyInStack), "a screen stays on its layer")
    story.expectReleased()
  }

  @Test func aNewRootClosesEverySheet() {
    let story = sheet()
    story.router.setRoot(story.module("z"))
    #expect(story.host.allNames == [["z"]])
    #expect(story.told == ["t: replaced", "s: replaced", "a: replaced"])
    story.expectReleased()
  }

  @Test func sheetsAreDismissedBeforeWhatIsBelowThemChanges() {
    let story = sheet(completion: .whenTold)
    let count = story.host.commands.count
    story.router.setRoot(story.module("z"))
    #expect(story.host.modalCommands.last == .dismiss())
    #expect(story.host.commands.count == count)
    story.host.completeTransition()
    #expect(story.host.allNames == [["z"]])
    story.expectReleased()
  }

  @Test func aHostThatCannotPresentHasTheRequestRejected() {
    let story = Story()
    story.push("a")
    story.host.canPresent = false
    #expect(story.present("s").outcome == .rejected(.cannotPresent))
    #expect(story.names == ["a"])
    #expect(story.issues.contains(.rejected(.cannotPresent)))
    let flow = story.start("flow", .modal)
    let several = flow.setStack([story.module("x"), story.module("y")])
    #expect(several.outcome == .rejected(.cannotPresent))
    #expect(story.issueTexts.last?.hasPrefix("y: ") == true, "the one that would be on top")
    story.expectReleased()
  }

  @Test func whatIsPresentedOnAnEmptyStackIsTheRoot() {
    let story = Story()
    story.present("a")
    #expect(story.host.allNames == [["a"]])
    #expect(story.host.modalCommands == [])
    story.expectReleased()
  }

  @Test func severalSheetsAskedForAtOnceArePresentedOneAfterTheOther() {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.present("s")
    story.push("t")
    let last = story.present("u")
    for _ in 0..<3 {
      #expect(last.outcome == nil)
      story.host.completeTransition()
    }
    #expect(story.host.allNames == [["a"], ["s", "t"], ["u"]])
    #expect(last.outcome == .committed(removed: []))
    #expect(story.host.presented?.frames == [["s", "t"]], "a sheet comes up as it is meant to be")
    story.expectReleased()
  }

  // MARK: - The user

  @Test func backAtTheFirstScreenOfASheetClosesIt() {
    let story = sheet(["s"])
    story.host.front.back()
    #expect(story.told == ["s: system back (key)"])
    #expect(story.host.allNames == [["a"]])
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test func aSheetPulledDownIsGoneAndNotDismissedAgain() {
    let story = sheet()
    #expect(story.host.front.pullDown())
    #expect(story.told == ["t: system back (pullDown)", "s: system back (pullDown)"])
    #expect(story.names == ["a"])
    #expect(story.host.modalCommands == [.present(["s"])], "nothing is dismissed again")
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test func aLowerSheetTakesThoseOverItAlong() {
    let story = sheet(["s"])
    story.present("u")
    story.host.changePresented(to: nil, origin: .pullDown)
    #expect(story.told == ["u: system back (pullDown)", "s: system back (pullDown)"])
    #expect(story.names == ["a"])
    story.expectReleased()
  }

  @Test func aSheetPulledDownFromUnderAnotherIsPutBackAndReported() {
    let story = sheet(["s"])
    story.present("u")
    story.host.changePresented(to: story.host.front, origin: .pullDown)
    #expect(story.told == [])
    #expect(story.names == ["a", "s", "u"])
    #expect(story.issues == [.sheetPulledFromUnder])
    #expect(story.host.allNames == [["a"], ["s"], ["u"]])
    story.expectReleased()
  }

  @Test func wantingTheSheetGoneMeansAlsoWhatIsStillOnItsWayThere() {
    let story = Story()
    story.push("a", "b")
    story.present("s")
    story.host.beginSwipe()
    story.push("t")
    story.host.front.back()
    #expect(story.names == ["a", "b"])
    #expect(story.told == ["t: system back (key)", "s: system back (key)"])
    story.expectReleased()
  }

  @Test func backAtTheRootBelowASheetChangesNothing() {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    story.present("s")
    story.host.back()
    #expect(flow.isOpen)
    #expect(story.names == ["a", "s"])
    #expect(story.told == [])
    story.expectReleased()
  }

  @Test func whatIsPushedMeanwhileGoesWithTheSheetThatTheUserPulledDown() {
    let story = sheet(["s"], completion: .whenTold)
    let ticket = story.push("t")
    story.host.changePresented(to: nil, origin: .pullDown)
    story.host.completeTransition()
    #expect(story.told == ["t: system back (pullDown)", "s: system back (pullDown)"])
    #expect(ticket.outcome == .superseded)
    #expect(story.names == ["a"])
    story.expectReleased()
  }

  @Test func whatIsPresentedMeanwhileStaysWhenTheSheetBelowIsPulledDown() {
    let story = sheet(["s"], completion: .whenTold)
    story.present("u")
    story.host.changePresented(to: nil, origin: .pullDown)
    for _ in 0..<3 { story.host.completeTransition() }
    #expect(story.told == ["s: system back (pullDown)"])
    #expect(story.host.allNames == [["a"], ["u"]], "intent is never lost")
    story.expectReleased()
  }

  @Test(arguments: [BackGesture.automatic, .allowed, .forbidden])
  func aSheetMayForbidBeingPulledDown(gesture: BackGesture) {
    let story = Story()
    story.push("a")
    story.router.present(GuardedModule("s", backGesture: gesture))
    let isGone = story.host.front.pullDown()
    #expect(isGone || gesture == .forbidden)
    story.expectReleased()
  }

  // MARK: - Hosts that do otherwise

  @Test func aPresentationThatIsDroppedIsTriedOnceMore() async {
    let story = Story()
    story.push("a")
    story.host.commandsToDrop = 1
    let ticket = story.present("s")
    #expect(story.issues == [.commandDropped])
    await until { ticket.outcome != nil }
    #expect(ticket.outcome == .committed(removed: []))
    #expect(story.host.allNames == [["a"], ["s"]])
    story.expectReleased()
  }

  @Test func aPresentationThatIsDroppedTwiceIsGivenUp() async {
    let story = Story()
    story.push("a")
    story.host.commandsToDrop = 2
    let ticket = story.present("s")
    await until { ticket.outcome != nil }
    #expect(ticket.outcome == .superseded)
    #expect(story.told == ["s: refused by the host"])
    #expect(story.names == ["a"])
    #expect(story.issues == [.commandDropped, .commandGivenUp])
    story.expectReleased()
  }

  @Test func aDismissalThatIsDroppedTwiceLeavesItsScreensAsModulesWithoutAFlow() async {
    let story = sheet()
    story.host.commandsToDrop = 2
    story.router.dismiss()
    await until { story.issues.contains(.commandGivenUp) }
    #expect(story.told == ["t: dismissed", "s: dismissed"])
    #expect(story.names == ["a", "s", "t"])
    #expect(story.host.allNames == [["a"], ["s", "t"]])
    story.router.dismiss()
    #expect(story.host.allNames == [["a"]])
    story.expectReleased()
  }

  @Test func aModuleThatMovedToASheetIsNotAdoptedWhereItWas() async {
    let story = Story()
    story.push("a", "b")
    story.host.commandsToDrop = 2
    story.router.batch([.pop(count: 1), .present(story.router.modules[1])])
    await until { story.host.allNames == [["a"], ["b"]] }
    #expect(story.host.allNames == [["a"], ["b"]])
    #expect(story.names == ["a", "b"])
    #expect(story.told == ["b: popped"])
    story.expectReleased()
  }

  @Test func aModuleThatMovedOffASheetIsNotAdoptedWhereItWas() async {
    let story = sheet(["s"])
    story.host.commandsToDrop = 2
    story.router.batch([.dismiss, .push(story.router.modules[1])])
    await until { story.host.allNames == [["a", "s"]] }
    #expect(story.host.allNames == [["a", "s"]])
    #expect(story.names == ["a", "s"])
    #expect(story.told == ["s: dismissed"])
    story.expectReleased()
  }

  @Test func reportsThatComeTwiceAreHarmless() {
    let story = sheet()
    for _ in 0..<3 { story.host.completeTransition() }
    #expect(story.told == [])
    #expect(story.names == ["a", "s", "t"])
    #expect(story.host.modalCommands == [.present(["s"])])
    story.expectReleased()
  }

  @Test func aSheetThatIsGoneHasNothingToSayAnyMore() {
    let story = sheet()
    let sheet = story.host.front
    story.router.dismiss()
    story.forget()
    sheet.change(to: [])
    sheet.back()
    #expect(story.told == [])
    #expect(story.names == ["a"])
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test func whatHappensOnASheetThatIsAboutToGoConcernsNobody() {
    let story = sheet(completion: .whenTold)
    let sheet = story.host.front
    story.push("u")
    story.router.dismiss()
    sheet.completeTransition()
    sheet.change(to: [TestModule("stranger")])
    #expect(story.names == ["a"])
    #expect(story.issues == [])
    story.host.completeTransition()
    #expect(story.host.allNames == [["a"]])
    #expect(story.told == ["u: dismissed", "t: dismissed", "s: dismissed"])
    story.expectReleased()
  }

  @Test func closingTheRouterLetsGoOfASheetThatIsStillBeingDismissed() {
    let story = sheet(completion: .whenTold)
    story.router.dismiss()
    story.router.close()
    #expect(!story.probe.alive.contains("s"))
    #expect(!story.probe.alive.contains("t"))
    story.expectReleased()
  }

  @Test func closingTheRouterLeavesTheScreensAndTellsTheSheetFirst() {
    let story = sheet()
    story.router.close()
    #expect(story.told == ["t: router gone", "s: router gone", "a: router gone"])
    #expect(story.host.allNames == [["a"], ["s", "t"]])
    story.expectReleased()
  }
}
