import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Sheets of tabs, when tabs are selected faster than sheets come and go.
@MainActor
struct TabSheetTests {
  @Test(arguments: Rules.all)
  func aSheetStaysOrComesBackWhenItsTabIsSelectedAgainAtOnce(rules: Rules) async {
    for turns in [false, true] {
      let desk = await TabDesk(rules)
      let page = Page("s")
      desk.tabs[.friends]?.present(page)
      desk.desk.note(page)
      await desk.phone.rest()
      desk.tabs.select(.mail)
      if turns { await desk.phone.turns() }
      desk.tabs.select(.friends)
      await desk.phone.rest()
      #expect(desk.phone.frontNavigation?.titles == ["s"])
      #expect(desk.names(of: .friends) == ["friends 1", "s"])
      #expect(desk.told == [])
      #expect(desk.phone.exceptions == [])
      #expect(desk.phone.console == [])
      #expect(desk.phone.pullDown())
      await desk.phone.rest()
      #expect(desk.told == ["s: system back (pullDown)"])
      #expect(desk.desk.issues == [])
    }
  }

  @Test(arguments: Rules.all)
  func sheetsOnSheetsComeBackWhenTheirTabIsSelectedAgainAtOnce(rules: Rules) async {
    let desk = await TabDesk(rules)
    for name in ["s", "t"] {
      desk.tabs[.friends]?.present(Page(name))
      await desk.phone.rest()
    }
    desk.tabs.select(.mail)
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["t"])
    #expect(desk.names(of: .friends) == ["friends 1", "s", "t"])
    #expect(desk.phone.exceptions == [])
    #expect(desk.phone.console == [])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all, [UIModalPresentationStyle.automatic, .fullScreen])
  func aSheetComesBackWhenOtherCodeHasClearedTheWay(
    rules: Rules, style: UIModalPresentationStyle
  ) async {
    let desk = await TabDesk(rules)
    let page = Page("s")
    desk.tabs[.friends]?.present(page)
    desk.desk.note(page)
    await desk.phone.rest()
    desk.tabs.select(.mail)
    await desk.phone.rest()
    let cover = UIViewController()
    cover.modalPresentationStyle = style
    desk.desk.host.controller.present(cover, animated: true)
    await desk.phone.rest()
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(desk.phone.front === cover)
    #expect(desk.names(of: .friends) == ["friends 1", "s"])
    #expect(desk.told == [])
    desk.desk.host.controller.dismiss(animated: true)
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["s"])
    #expect(desk.names(of: .friends) == ["friends 1", "s"])
    #expect(desk.told == [])
    #expect(desk.desk.issues == [])
    #expect(desk.phone.console == [])
  }
}
