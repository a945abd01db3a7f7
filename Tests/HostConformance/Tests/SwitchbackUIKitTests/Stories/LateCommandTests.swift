import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Calls that UIKit drops, and calls that it makes long after it was told.
@MainActor
struct LateCommandTests {
  private final class Own: UINavigationController {}

  @Test(arguments: Rules.all)
  func aPushThatComesAfterItWasMadeOnceMoreChangesNothing(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    desk.phone.holdNextCommands()
    let ticket = await desk.push(Page("b"))
    desk.expect(["a", "b"], told: [])
    #expect(ticket.outcome == .committed(removed: []))
    desk.phone.performHeldCommands()
    await desk.phone.rest()
    desk.expect(["a", "b"], told: [])
    #expect(desk.issues == [.commandDropped])
  }

  @Test(arguments: Rules.all)
  func aPushOfTheTurnInWhichTheRouterWasMadeIsNotTakenForDropped(rules: Rules) async {
    let desk = Desk(rules)
    desk.phone.delayNextCommands()
    await desk.push(Page("a"))
    desk.expect(["a"], told: [])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aPopThatComesAfterItWasMadeOnceMoreTakesNothingElse(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a", "b", "c")
    desk.phone.holdNextCommands()
    desk.router.pop()
    await desk.phone.rest()
    desk.phone.performHeldCommands()
    await desk.phone.rest()
    desk.expect(["a", "b"], told: ["c: popped"])
  }

  @Test(arguments: Rules.all)
  func aSheetsPushThatComesAfterItWasMadeOnceMoreChangesNothing(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    await desk.present(Page("s"))
    desk.phone.holdNextCommands()
    await desk.push("t")
    desk.phone.performHeldCommands()
    await desk.phone.rest()
    desk.expect(["a", "s", "t"], told: [])
  }

  @Test(arguments: Rules.all, [true, false])
  func aPushByHandIsNotMadeOnceMore(rules: Rules, isCustom: Bool) async {
    let desk = Desk(rules, on: isCustom ? UINavigationController() : Own())
    await desk.push("a")
    desk.phone.holdNextCommands()
    let ticket = await desk.push(Page("b"), transition: isCustom ? .custom(Zoom()) : .automatic)
    desk.expect(["a"], told: ["b: refused by the host"])
    #expect(ticket.outcome == .superseded)
    #expect(desk.issues == [.commandDropped, .commandGivenUp])
    desk.phone.performHeldCommands()
    await desk.phone.rest()
    #expect(desk.titles == ["a", "b"])
    #expect(desk.names == desk.titles)
    await desk.push("c")
    #expect(desk.titles == ["a", "b", "c"])
    #expect(desk.phone.exceptions == [])
  }

  @Test(arguments: Rules.all)
  func aPushByHandThatComesBeforeTheNextRequestIsDone(rules: Rules) async {
    let desk = Desk(rules, on: Own())
    await desk.push("a")
    desk.phone.delayNextCommands()
    let ticket = await desk.push(Page("b"))
    desk.expect(["a", "b"], told: [])
    #expect(ticket.outcome == .committed(removed: []))
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aPageThatWasGivenUpCanBePushedAgain(rules: Rules) async {
    let desk = Desk(rules, on: Own())
    await desk.push("a")
    desk.phone.dropNextCommands()
    let page = Page("b")
    await desk.push(page)
    desk.expect(["a"], told: ["b: refused by the host"])
    await desk.push("c")
    await desk.push(page)
    desk.expect(["a", "c", "b"], told: ["b: refused by the host"])
  }

  enum Way: CaseIterable {
    case pop
    case popToRoot
    case setStack
    case replaceTop
  }

  @Test(arguments: Rules.all, Way.allCases)
  func whatIsDroppedIsTriedAgain(rules: Rules, way: Way) async {
    let desk = Desk(rules)
    await desk.push("a", "b", "c")
    desk.phone.dropNextCommands()
    let ticket: NavigationTicket
    let expected: [String]
    switch way {
    case .pop: (ticket, expected) = (desk.router.pop(), ["a", "b"])
    case .popToRoot: (ticket, expected) = (desk.router.popToRoot(), ["a"])
    case .setStack: (ticket, expected) = (desk.router.setStack([Page("d")]), ["d"])
    case .replaceTop: (ticket, expected) = (desk.router.replaceTop(Page("d")), ["a", "b", "d"])
    }
    await desk.phone.rest()
    #expect(desk.names == expected)
    #expect(desk.titles == expected)
    #expect(desk.issues == [.commandDropped])
    guard case .committed = ticket.outcome else {
      Issue.record("it was \(String(describing: ticket.outcome))")
      return
    }
  }
}
