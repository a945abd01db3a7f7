import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  /// Swipes back, from the edge and from anywhere.
  @MainActor
  struct SwipeStories {
    /// A hidden back button stops no swipe.
    nonisolated private static var buttonless: Rules {
      var rules = Rules()
      rules.hiddenBackKeepsSwipe = true
      rules.hiddenBackKeepsContentSwipe = true
      return rules
    }

    /// Nothing stops a swipe: there is no recogniser to be found, or switching it off does nothing.
    nonisolated private static var unstoppable: [Rules] {
      [\Rules.cannotBeWatched, \.disabledSwipesBegin].map { path in
        var rules = buttonless
        rules[keyPath: path] = true
        return rules
      }
    }

    private func swipe(_ desk: Desk, fromEdge: Bool) async -> Bool {
      guard desk.display.beginSwipe(fromEdge: fromEdge) else { return false }
      await desk.display.turns()
      desk.display.commitSwipe()
      await desk.display.rest()
      return true
    }

    @Test(arguments: Rules.each)
    func aSwipeFromAnywhereGoesBack(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list", "details")
      let canSwipe = !rules.isMac && !rules.swipesOnlyFromTheEdge
      #expect(await swipe(desk, fromEdge: false) == canSwipe)
      #expect(desk.names == (canSwipe ? ["list"] : ["list", "details"]))
    }

    @Test func aSwipeIsNotWhyTheNextPageIsLeft() async {
      let desk = Desk()
      await desk.push("list", "details", "photo")
      #expect(await swipe(desk, fromEdge: true))
      #expect(desk.display.tapBack())
      await desk.display.rest()
      desk.expect(["list"], told: ["photo: system back (swipe)", "details: system back"])
    }

    /// Where SwiftUI leaves a blank page, that is no page.
    @Test(arguments: [false, true], [false, true])
    func aPageThatIsPushedWhenASwipeBeginsIsSeen(leavesBlanks: Bool, isCancelled: Bool) async {
      var rules = Rules()
      rules.changesDuringTransitionsLeaveBlanks = leavesBlanks
      let desk = Desk(rules)
      await desk.push("list", "details")
      let ticket = desk.router.push(PlainPage("photo"))
      #expect(desk.display.beginSwipe())
      await desk.display.turns()
      if isCancelled { desk.display.cancelSwipe() } else { desk.display.commitSwipe() }
      await desk.display.rest()
      #expect(desk.names == (isCancelled ? ["list", "details", "photo"] : ["list", "photo"]))
      #expect(desk.display.names == [desk.names])
      #expect(ticket.outcome == .committed(removed: []))
    }

    @Test(arguments: [Rules(), buttonless], [false, true])
    func aFormThatMindsCannotBeSwipedAway(rules: Rules, fromEdge: Bool) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.push(Form("form", .refused))
      #expect(await !swipe(desk, fromEdge: fromEdge))
      desk.expect(["list", "form"], told: [])
      #expect(desk.issues.isEmpty)
    }

    @Test(arguments: [Rules(), buttonless], [false, true])
    func aFormThatMindsNoMoreCanBeSwipedAway(rules: Rules, fromEdge: Bool) async {
      let desk = Desk(rules)
      let form = ObservedForm("form", .allowed)
      await desk.push("list")
      await desk.push(form)
      for leaving in [LeavePolicy.refused, .allowed, .ask] {
        form.leaving = leaving
        await desk.display.turns()
        #expect(desk.display.beginSwipe(fromEdge: fromEdge) == (leaving == .allowed))
        desk.display.cancelSwipe()
        await desk.display.rest()
      }
      form.leaving = .allowed
      await desk.display.turns()
      #expect(await swipe(desk, fromEdge: fromEdge))
      desk.expect(["list"], told: ["form: system back (swipe)"])
    }

    @Test(arguments: [Rules(), buttonless], [false, true])
    func theSwipeIsBackOnThePageOverAFormAndUnderIt(rules: Rules, fromEdge: Bool) async {
      let desk = Desk(rules)
      let form = Form("form", .refused)
      await desk.push("list", "details")
      await desk.push(form)
      await desk.push("help")
      #expect(await swipe(desk, fromEdge: fromEdge), "from the page over it")
      #expect(await !swipe(desk, fromEdge: fromEdge))
      form.leaving = .allowed
      desk.router.pop()
      await desk.display.rest()
      #expect(await swipe(desk, fromEdge: fromEdge), "from the page under it")
      #expect(desk.names == ["list"])
    }

    @Test(arguments: [Rules(), buttonless], [false, true])
    func aFormInThePlaceOfAnotherKeepsTheSwipeOff(rules: Rules, fromEdge: Bool) async {
      let desk = Desk(rules)
      let (first, second) = (Form("first", .allowed), Form("second", .refused))
      await desk.push("list")
      await desk.push(first)
      desk.router.replaceTop(second)
      await desk.display.turns()
      desk.display.finishMovement()
      #expect(desk.display.isSwipeOn(fromEdge: fromEdge) == false, "not even for a moment")
      await desk.display.rest()
      #expect(await !swipe(desk, fromEdge: fromEdge))
      second.leaving = .allowed
      desk.router.pop()
      await desk.push("details")
      #expect(await swipe(desk, fromEdge: fromEdge))
      #expect(desk.names == ["list"])
    }

    @Test(arguments: unstoppable, [false, true])
    func whatASwipeTakesAllTheSameIsPutBackAndNobodyIsTold(rules: Rules, fromEdge: Bool) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.push(Form("form", .refused))
      #expect(await swipe(desk, fromEdge: fromEdge))
      desk.expect(["list", "form"], told: [])
      #expect(desk.issues == [.removalUndone])
    }

    @Test(arguments: [false, true])
    func aSwipeUnderWayIsNotCancelledByAFormThatBeginsToMind(fromEdge: Bool) async {
      let desk = Desk(Self.buttonless)
      let form = ObservedForm("form", .allowed)
      await desk.push("list")
      await desk.push(form)
      #expect(desk.display.beginSwipe(fromEdge: fromEdge))
      form.leaving = .refused
      await desk.display.turns()
      #expect(desk.display.isMoving, "the finger has it")
      desk.display.commitSwipe()
      await desk.display.rest()
      desk.expect(["list", "form"], told: [])
      #expect(await !swipe(desk, fromEdge: fromEdge))
    }

    @Test func whatTheAppHasSwitchedOffStaysOff() async {
      let desk = Desk()
      let form = ObservedForm("form", .allowed)
      await desk.push("list")
      await desk.push(form)
      desk.display.switchSwipe(fromEdge: false, on: false)
      for leaving in [LeavePolicy.refused, .allowed] {
        form.leaving = leaving
        await desk.display.rest()
      }
      #expect(desk.display.isSwipeOn(fromEdge: true) == true)
      #expect(desk.display.isSwipeOn(fromEdge: false) == false)
    }
  }
}
