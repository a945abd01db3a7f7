import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Tabs that UIKit selects by itself, and tells nobody.
@MainActor
struct TabReselectionTests {
  @Test(arguments: Rules.all)
  func aTabThatUIKitSelectsByItselfIsFollowedOnce(rules: Rules) async {
    let desk = await TabDesk(rules)
    await desk.push(Page("2"), on: .mail)
    let told = desk.note()
    desk.phone.changeWidth()
    await desk.phone.rest()
    desk.phone.touch()
    await desk.phone.rest()
    let expected: TabID = rules.reselects ? .mail : .friends
    #expect(desk.tabs.selected?.id == expected)
    #expect(desk.container.tabs.selectedViewController === desk.controller(of: expected))
    #expect(told.kinds == (rules.reselects ? [.tabSelected(.mail)] : []))
    #expect(desk.titles(of: .mail) == ["mail 1", "2"], "it is no second tap")
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aTabThatIsRefusedIsPutBack(rules: Rules) async {
    let desk = await TabDesk(rules)
    let (keeper, told) = (Keeper(), desk.note())
    keeper.isOpen = false
    desk.tabs.guardSelection(with: keeper) { $0.admits($1) }
    desk.phone.changeWidth()
    await desk.phone.rest()
    #expect(keeper.asked == (rules.reselects ? [.mail] : []))
    #expect(told.kinds == (rules.reselects ? [.tabRefused(.mail)] : []))
    #expect(desk.tabs.selected?.id == .friends)
    #expect(desk.container.tabs.selectedViewController === desk.controller(of: .friends))
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aTabThatCodeSelectsMeanwhileIsNotReported(rules: Rules) async {
    let desk = await TabDesk(rules)
    await desk.push(Page("2"), on: .mail)
    let told = desk.note()
    let tabs = desk.container.tabs
    desk.desk.router.observe { [weak phone = desk.phone] event in
      if case .tabSelected = event.kind, tabs.selectedIndex == 0 { phone?.changeWidth() }
    }
    desk.tabs.select(.mail)
    await desk.phone.rest()
    #expect(desk.tabs.selected?.id == .mail)
    #expect(tabs.selectedViewController === desk.controller(of: .mail))
    #expect(told.kinds == [.tabSelected(.mail)])
    #expect(desk.titles(of: .mail) == ["mail 1", "2"])
  }

  @Test(arguments: Rules.all)
  func aTabThatOtherCodeSelectsIsFollowed(rules: Rules) async {
    let desk = await TabDesk(rules)
    let told = desk.note()
    desk.container.tabs.selectedIndex = 1
    await desk.phone.rest()
    #expect(desk.tabs.selected?.id == .mail)
    #expect(told.kinds == [.tabSelected(.mail)])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSheetOverTheTabThatUIKitSelectsComesUpWithIt(rules: Rules) async {
    let desk = await TabDesk(rules)
    let page = Page("s")
    desk.tabs[.mail]?.present(page)
    await desk.phone.rest()
    #expect(page.navigationController?.presentingViewController == nil)
    desk.phone.changeWidth()
    await desk.phone.rest()
    #expect((page.navigationController?.presentingViewController != nil) == rules.reselects)
    #expect(desk.names(of: .mail) == ["mail 1", "s"])
    #expect(desk.desk.issues == [])
    #expect(desk.phone.console == [])
  }

  @Test(arguments: Rules.all)
  func aTapGoesOnWorkingAfterwards(rules: Rules) async {
    let desk = await TabDesk(rules)
    await desk.push(Page("2"), Page("3"), on: .mail)
    desk.phone.changeWidth()
    await desk.phone.rest()
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(desk.titles(of: .mail) == ["mail 1", "2", "3"])
    #expect(!desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(desk.titles(of: .mail) == ["mail 1"])
    #expect(desk.tabs.selected?.id == .mail)
  }
}

extension Rules {
  /// Whether UIKit selects another tab when the width changes.
  fileprivate var reselects: Bool { widthChangesReselectTabs || widthChangesReselectTabsLate }
}
