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
  func aSheetThatTheUserHasPulledDownDoesNotComeBackWithItsTab(rules: Rules) async {
    let desk = await TabDesk(rules)
    let page = Page("s")
    desk.tabs[.friends]?.present(page)
    desk.desk.note(page)
    await desk.phone.rest()
    #expect(desk.phone.beginPull())
    desk.phone.commitPull()
    await desk.phone.turns()
    desk.tabs.select(.mail)
    await desk.phone.rest()
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(desk.names(of: .friends) == ["friends 1"])
    #expect(desk.told == ["s: system back (pullDown)"])
    #expect(desk.phone.console == [])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSheetThatIsDismissedGoesAlsoWhenItsTabIsLeftAndSelectedAgainAtOnce(rules: Rules) async {
    let desk = await TabDesk(rules)
    desk.tabs[.friends]?.present(Page("s"))
    desk.phone.finishTransitions()
    desk.tabs[.friends]?.dismiss()
    desk.tabs.select(.mail)
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(desk.names(of: .friends) == ["friends 1"])
    #expect(desk.phone.front?.presentingViewController == nil)
    #expect(desk.desk.issues == [])
  }

  /// Nothing is taken down while it comes up, and by then it is on a tab that is hidden.
  @Test(arguments: Rules.all)
  func aSheetThatIsDismissedWhileItComesGoesAlsoWhenItsTabIsLeft(rules: Rules) async {
    let desk = await TabDesk(rules)
    desk.tabs[.friends]?.present(Page("s"))
    await desk.phone.turns()
    desk.tabs[.friends]?.dismiss()
    desk.tabs.select(.mail)
    await desk.phone.rest()
    #expect(desk.names(of: .friends) == ["friends 1"])
    #expect(desk.phone.front?.presentingViewController == nil)
    desk.desk.router.present(Page("over all"))
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["over all"])
    #expect(desk.desk.issues == [])
  }

  /// The same while a page moves on it, and for a sheet over all tabs in its place.
  @Test(arguments: Rules.all)
  func oneThatIsDismissedWhileAPageMovesMakesRoomForASheetOverAllTabs(rules: Rules) async {
    let desk = await TabDesk(rules)
    desk.tabs[.friends]?.present(Page("s"))
    await desk.phone.rest()
    desk.tabs[.friends]?.push(Page("t"))
    await desk.phone.turns()
    desk.tabs[.friends]?.dismiss()
    desk.desk.router.present(Page("over all"))
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["over all"])
    #expect(desk.desk.issues == [])
    #expect(desk.phone.pullDown())
    await desk.phone.rest()
    #expect(desk.phone.front?.presentingViewController == nil)
    #expect(desk.names(of: .friends) == ["friends 1"])
  }

  /// Nothing is taken down while a page moves on it, and by then its tab is shown again.
  @Test(arguments: Rules.all)
  func aSheetOnWhichAPageMovesStaysWhenItsTabIsSelectedAgainAtOnce(rules: Rules) async {
    var presentations = 0
    let desk = await TabDesk(rules, prepareSheet: { _ in presentations += 1 })
    desk.tabs[.friends]?.present(Page("s"))
    await desk.phone.rest()
    desk.tabs[.friends]?.push(Page("t"))
    await desk.phone.turns()
    desk.tabs.select(.mail)
    await desk.phone.turns()
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["s", "t"])
    #expect(presentations == 1)
    desk.tabs[.friends]?.present(Page("over it"))
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["over it"])
    #expect(desk.phone.exceptions == [])
    #expect(desk.phone.console == [])
    #expect(desk.desk.issues == [])
  }

  /// A navigation controller of the app's that may refuse to present anything.
  private final class Refusing: UINavigationController {
    var isRefusing = false

    override func present(
      _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
      if !isRefusing { super.present(controller, animated: flag, completion: completion) }
    }
  }

  @Test(arguments: Rules.all)
  func aSheetThatTheAppDoesNotLetComeBackHasLeft(rules: Rules) async {
    let controller = Refusing()
    let desk = await TabDesk(rules, makeController: { $0 == .friends ? controller : nil })
    let page = Page("s")
    desk.tabs[.friends]?.present(page)
    desk.desk.note(page)
    await desk.phone.rest()
    desk.tabs.select(.mail)
    await desk.phone.rest()
    controller.isRefusing = true
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(desk.names(of: .friends) == ["friends 1"])
    #expect(desk.told == ["s: system back"])
  }

  @Test(arguments: Rules.all)
  func aSheetComesBackOnlyWhenUIKitHasLetItGo(rules: Rules) async {
    var rules = rules
    rules.presentedIsForgottenEarly = true
    rules.unanimatedDismissalsTakeATurn = true
    let desk = await TabDesk(rules)
    desk.tabs[.friends]?.present(Page("s"))
    await desk.phone.rest()
    desk.tabs.select(.mail)
    await desk.phone.turns()
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["s"])
    #expect(desk.names(of: .friends) == ["friends 1", "s"])
    #expect(desk.phone.exceptions == [])
    #expect(desk.phone.console == [])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aTabsSheetComesBackWhenTheUserPullsDownWhatCoversIt(rules: Rules) async {
    let (desk, page) = (await TabDesk(rules), Page("s"))
    desk.tabs[.friends]?.present(page)
    await desk.phone.rest()
    await desk.desk.present(Page("cover"))
    #expect(desk.phone.pullDown())
    await desk.phone.rest()
    #expect(desk.told == ["cover: system back (pullDown)"])
    #expect(page.navigationController?.presentingViewController != nil)
    #expect(page.viewIfLoaded?.window != nil)
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

  @Test(arguments: Rules.all, [0, 1])
  func aSheetOverAllTabsWaitsForThatOfATabWhicheverRouterPresentsIt(
    rules: Rules, position: Int
  ) async {
    let controller = UINavigationController()
    let phone = Phone(rules)
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    let routers = [controller, controller].map {
      StackRouter(host: NavigationControllerHost($0), sharedWithOtherCode: true)
    }
    let tabs = TabContainer(host: TabBarControllerHost())
    let tab = tabs.add(.friends, title: "Friends") { (flow: Flow<Void>) in First(flow) }
    routers[0].push(tabs)
    await phone.rest()
    tab.present(Page("s"))
    await phone.rest()
    let ticket = routers[position].present(Page("cover"))
    await phone.rest()
    #expect(ticket.outcome != nil)
    #expect(phone.frontNavigation?.titles == ["cover"])
    #expect(phone.console == [])
    routers[position].dismiss()
    await phone.rest()
    #expect(phone.frontNavigation?.titles == ["s"])
    #expect(phone.exceptions == [])
  }

  private final class First: Coordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Page("of the tab")) }
  }
}
