import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Tabs with what is on them and over them.
@MainActor
struct TabStoryTests {
  // MARK: - Tabs that are refused

  @Test(arguments: Rules.all)
  func aTabThatIsRefusedDoesNotEvenAppear(rules: Rules) async {
    let delegate = TabDelegate()
    let controller = UITabBarController()
    controller.delegate = delegate
    let desk = await TabDesk(rules, tabBarController: controller)
    let keeper = Keeper()
    desk.tabs.guardSelection(with: keeper) { $0.admits($1) }
    var told: [NavigationEvent.Kind] = []
    desk.desk.router.observe { told.append($0.kind) }
    keeper.isOpen = false
    #expect(!desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(controller.selectedViewController === desk.controller(of: .friends))
    #expect(desk.controller(of: .mail)?.topViewController?.viewIfLoaded?.window == nil)
    #expect(desk.tabs.selected?.id == .friends)
    #expect(told == [.tabRefused(.mail)])
    #expect(delegate.calls == ["should mail"], "UIKit tells nobody that it was selected")
    #expect(keeper.asked == [.mail])
    keeper.isOpen = true
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(controller.selectedViewController === desk.controller(of: .mail))
    #expect(desk.tabs.selected?.id == .mail)
    #expect(keeper.asked == [.mail, .mail], "it is asked once for a tap")
    #expect(told.contains(.tabSelected(.mail)))
    #expect(delegate.calls == ["should mail", "should mail", "did mail"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func whereTheAppsDelegateSaysNoNobodyElseIsAsked(rules: Rules) async {
    let delegate = TabDelegate()
    delegate.allows = false
    let controller = UITabBarController()
    controller.delegate = delegate
    let desk = await TabDesk(rules, tabBarController: controller)
    let keeper = Keeper()
    desk.tabs.guardSelection(with: keeper) { $0.admits($1) }
    #expect(!desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(keeper.asked == [])
    #expect(delegate.calls == ["should mail"])
    #expect(desk.tabs.selected?.id == .friends)
  }

  @Test(arguments: Rules.all)
  func whoeverIsRefusedSignsInAndIsThere(rules: Rules) async {
    let desk = await TabDesk(rules)
    let keeper = Keeper()
    keeper.isOpen = false
    let page = Page("sign in")
    desk.tabs.guardSelection(with: keeper) { [weak router = desk.desk.router] keeper, tab in
      guard !keeper.admits(tab) else { return true }
      router?.present(page)
      return false
    }
    #expect(!desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(page.viewIfLoaded?.window != nil)
    #expect(desk.container.tabs.selectedViewController === desk.controller(of: .friends))
    desk.desk.router.dismiss()
    desk.tabs.select(.mail)
    await desk.phone.rest()
    #expect(desk.container.tabs.selectedViewController === desk.controller(of: .mail))
    #expect(desk.desk.issues == [])
  }

  /// The delegate that an app has set on a tab bar controller itself.
  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var allows = true
    private(set) var calls: [String] = []

    override init() {
      super.init()
      unimplemented = [.shouldSelectTab, .didSelectTab]
    }

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect tab: UIViewController
    ) -> Bool {
      calls.append("should \(tab.tabBarItem.title ?? "")")
      return allows
    }

    func tabBarController(_ tabs: UITabBarController, didSelect tab: UIViewController) {
      calls.append("did \(tab.tabBarItem.title ?? "")")
    }
  }

  // MARK: - The outer bar

  @Test(arguments: Rules.all)
  func theOuterBarIsHiddenWhileTabsAreOnTop(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let container = TabBarControllerHost()
    let tabs = TabContainer(host: container)
    tabs.add(.friends, title: "Friends", badge: "3") { (flow: Flow<Void>) in Single(flow) }
    await desk.push(tabs)
    #expect(desk.host.controller.isNavigationBarHidden)
    #expect(container.tabs.viewControllers?.map(\.tabBarItem.title) == ["Friends"])
    #expect(container.tabs.viewControllers?.map(\.tabBarItem.badgeValue) == ["3"])
    desk.router.pop()
    await desk.phone.rest()
    #expect(!desk.host.controller.isNavigationBarHidden)
    #expect(desk.names == ["a"])
  }

  @Test(arguments: Rules.all, [true, false])
  func theOuterBarIsBackWhenTheTabsWereReplacedUnseen(rules: Rules, isCovered: Bool) async {
    let desk = await TabDesk(rules)
    let (controller, window) = (desk.desk.host.controller, desk.phone.window)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    if isCovered {
      controller.present(cover, animated: true)
    } else {
      window.rootViewController = cover
    }
    await desk.phone.rest()
    desk.desk.router.setStack([Page("login")])
    await desk.phone.rest()
    if isCovered {
      controller.dismiss(animated: true)
    } else {
      window.rootViewController = controller
    }
    await desk.phone.rest()
    #expect(desk.desk.titles == ["login"])
    #expect(!controller.isNavigationBarHidden)
  }

  @Test(arguments: Rules.all)
  func theOuterBarIsHiddenWhenTheTabsCanBeSeenAgain(rules: Rules) async {
    let desk = await TabDesk(rules)
    let controller = desk.desk.host.controller
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    controller.present(cover, animated: true)
    await desk.phone.rest()
    controller.dismiss(animated: true)
    await desk.phone.rest()
    #expect(controller.isNavigationBarHidden)
  }

  @Test(arguments: Rules.all)
  func aPageOverTabsKeepsItsBarWhenTheSwipeIsCancelled(rules: Rules) async {
    let desk = await TabDesk(rules)
    let controller = desk.desk.host.controller
    await desk.desk.push("over")
    #expect(!controller.isNavigationBarHidden)
    #expect(desk.phone.beginSwipe())
    await desk.phone.turns()
    desk.phone.cancelSwipe()
    await desk.phone.rest()
    #expect(!controller.isNavigationBarHidden)
    #expect(desk.phone.beginSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    #expect(controller.isNavigationBarHidden)
    #expect(desk.desk.names == ["Tabs"])
  }

  @Test(arguments: Rules.all)
  func theAppsOwnDelegateOfTheTabsIsAskedAndTold(rules: Rules) async {
    final class App: NSObject, UITabBarControllerDelegate {
      var calls: [String] = []
      var allows = true
      override init() {
        super.init()
        unimplemented = [.shouldSelectTab, .didSelectTab]
      }
      func tabBarController(
        _ tabs: UITabBarController, shouldSelect tab: UIViewController
      ) -> Bool {
        calls.append("should select \(tab.tabBarItem.title ?? "")")
        return allows
      }
      func tabBarController(_ tabs: UITabBarController, didSelect tab: UIViewController) {
        calls.append("did select \(tab.tabBarItem.title ?? "")")
      }
    }
    let (app, controller) = (App(), UITabBarController())
    controller.delegate = app
    let desk = await TabDesk(rules, tabBarController: controller)
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(desk.tabs.selected?.id == .mail)
    #expect(app.calls == ["should select mail", "did select mail"])
    app.allows = false
    _ = desk.phone.tapTab(0)
    await desk.phone.rest()
    #expect(desk.tabs.selected?.id == .mail)
  }

  @Test(arguments: Rules.all)
  func aSheetOverATabIsHiddenWithItAndComesBack(rules: Rules) async {
    let desk = await TabDesk(rules)
    let page = Page("s")
    desk.tabs[.friends]?.present(page)
    desk.desk.note(page)
    await desk.phone.rest()
    #expect(desk.names(of: .friends) == ["friends 1", "s"])
    let sheet = page.navigationController
    #expect(sheet?.presentingViewController != nil)
    desk.tabs.select(.mail)
    await desk.phone.rest()
    #expect(sheet?.presentingViewController == nil)
    #expect(desk.names(of: .friends) == ["friends 1", "s"])
    #expect(desk.told == [])
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(sheet?.presentingViewController != nil)
    #expect(desk.told == [])
    #expect(desk.phone.pullDown())
    await desk.phone.rest()
    #expect(desk.told == ["s: system back (pullDown)"])
    #expect(desk.names(of: .friends) == ["friends 1"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSheetOverAHiddenTabComesUpWithIt(rules: Rules) async {
    let desk = await TabDesk(rules)
    let page = Page("s")
    desk.tabs[.mail]?.present(page)
    await desk.phone.rest()
    #expect(page.navigationController?.presentingViewController == nil)
    #expect(desk.names(of: .mail) == ["mail 1", "s"])
    desk.tabs.select(.mail)
    await desk.phone.rest()
    #expect(page.navigationController?.presentingViewController != nil)
    #expect(desk.desk.issues == [])
    #expect(desk.phone.console == [])
  }

  @Test(arguments: Rules.all)
  func aSheetOverATabGoesWithTheTabs(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let tabs = TabContainer(host: TabBarControllerHost())
    let tab = tabs.add(.friends, title: "Friends") { (flow: Flow<Void>) in Single(flow) }
    await desk.push(tabs)
    let page = Page("s")
    tab.present(page)
    await desk.phone.rest()
    #expect(desk.sheetTitles == ["s"])
    desk.router.pop()
    await desk.phone.rest()
    desk.expect(["a"], told: ["Tabs: popped"])
    #expect(page.navigationController?.presentingViewController == nil)
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func whatIsPresentedOverAllTabsCoversASheetOfOne(rules: Rules) async {
    let desk = await TabDesk(rules)
    let (sheet, cover) = (Page("sheet"), Page("cover"))
    desk.tabs[.friends]?.present(sheet)
    await desk.phone.rest()
    await desk.desk.present(cover)
    #expect(desk.phone.frontNavigation?.titles == ["cover"])
    #expect(desk.desk.names == ["Tabs", "cover"])
    #expect(desk.names(of: .friends) == ["friends 1", "sheet"])
    desk.desk.router.dismiss()
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["sheet"])
    #expect(desk.names(of: .friends) == ["friends 1", "sheet"])
    #expect(desk.told == ["cover: dismissed"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSheetOfATabWaitsForWhatIsPresentedOverAllTabs(rules: Rules) async {
    let desk = await TabDesk(rules)
    let (sheet, cover) = (Page("sheet"), Page("cover"))
    await desk.desk.present(cover)
    desk.tabs[.friends]?.present(sheet)
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["cover"])
    #expect(desk.names(of: .friends) == ["friends 1", "sheet"])
    desk.desk.router.dismiss()
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["sheet"])
    #expect(desk.told == ["cover: dismissed"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSheetOfATabIsHiddenWithTheTabs(rules: Rules) async {
    let desk = await TabDesk(rules)
    desk.tabs[.friends]?.present(Page("sheet"))
    await desk.phone.rest()
    await desk.desk.push("over")
    #expect(desk.phone.frontNavigation?.titles == ["no title", "over"])
    #expect(desk.names(of: .friends) == ["friends 1", "sheet"])
    desk.desk.router.pop()
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["sheet"])
    #expect(desk.told == ["over: popped"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSheetWaitsUntilThatOfTheTabBeforeIsGone(rules: Rules) async {
    let desk = await TabDesk(rules)
    desk.tabs[.mail]?.present(Page("of mail"))
    desk.tabs[.friends]?.present(Page("of friends"))
    await desk.phone.rest()
    desk.tabs[.friends]?.present(Page("over it"))
    await desk.phone.turns()
    desk.tabs.select(.mail)
    await desk.phone.turns()
    #expect(desk.phone.isMoving, "what comes up cannot be taken down yet")
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["of mail"])
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(desk.phone.frontNavigation?.titles == ["over it"])
    #expect(desk.names(of: .mail) == ["mail 1", "of mail"])
    #expect(desk.names(of: .friends) == ["friends 1", "of friends", "over it"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func theTabsAreSetOnlyWhenTheyChange(rules: Rules) async {
    final class Counting: UITabBarController {
      var count = 0
      override func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        count += 1
        super.setViewControllers(controllers, animated: animated)
      }
    }
    let controller = Counting()
    let desk = await TabDesk(rules, tabBarController: controller)
    let count = controller.count
    #expect(count > 0)
    desk.tabs.select(.mail)
    await desk.phone.rest()
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(controller.count == count)
  }

  private final class Single: Coordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Page("1")) }
  }

  /// A page of the app's that hides the bar while it is there.
  private final class BarlessPage: Page {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }

  @Test(arguments: Rules.all)
  func aPageOverTheTabsMayHideTheBarThatTheyShowAgain(rules: Rules) async {
    let desk = await TabDesk(rules)
    await desk.desk.push(BarlessPage("barless"))
    #expect(desk.desk.host.controller.isNavigationBarHidden)
    #expect(desk.desk.issues == [])
  }
}
