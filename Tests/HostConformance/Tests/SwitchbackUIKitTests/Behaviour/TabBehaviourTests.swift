import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What is known of UIKit's tabs, by the numbers in RULES.md, and what the host makes of it.
@MainActor
struct TabBehaviourTests {
  @Test(arguments: Rules.all)
  func b10TabThatIsVisitedAgainIsNoNews(rules: Rules) async {
    let desk = await TabDesk(rules)
    var events: [String] = []
    desk.desk.router.observe { events.append($0.description) }
    for index in [1, 0, 1, 0] {
      #expect(desk.phone.tapTab(index))
      await desk.phone.rest()
    }
    #expect(events.filter { !$0.hasPrefix("tab selected") && !$0.hasPrefix("shown") } == [])
    #expect(desk.told == [])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func b17SecondTapOnATabGoesBackToItsRootAndIsTold(rules: Rules) async {
    let desk = await TabDesk(rules)
    await desk.push(Page("2"), Page("3"), on: .friends)
    _ = desk.phone.tapTab(0)
    await desk.phone.rest()
    #expect(desk.titles(of: .friends) == ["friends 1"])
    #expect(desk.names(of: .friends) == ["friends 1"])
    #expect(desk.told.map { $0.prefix(1) } == ["3", "2"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func b17SecondTapAsksTheModulesThatMind(rules: Rules) async {
    let desk = await TabDesk(rules)
    let form = Form("form", .ask)
    await desk.push(form, Page("3"), on: .friends)
    _ = desk.phone.tapTab(0)
    await desk.phone.rest()
    #expect(
      desk.titles(of: .friends) == ["friends 1", "form", "3"], "it did not even begin to leave")
    #expect(form.attempts.count == 1)
    #expect(desk.desk.issues == [])
    form.attempts.first?.leaveAnyway()
    await desk.phone.rest()
    #expect(desk.titles(of: .friends) == ["friends 1"])
  }

  @Test(arguments: Rules.all)
  func b17TabThatCodeSelectsIsSelectedOnce(rules: Rules) async {
    let desk = await TabDesk(rules)
    var selections: [String] = []
    desk.desk.router.observe { event in
      if case .tabSelected(let tab) = event.kind { selections.append(tab.name) }
    }
    desk.tabs.select(.mail)
    await desk.phone.rest()
    #expect(selections == ["mail"])
    #expect(desk.container.tabs.selectedViewController === desk.controller(of: .mail))
    _ = desk.phone.tapTab(0)
    await desk.phone.rest()
    #expect(selections == ["mail", "friends"])
  }
}
