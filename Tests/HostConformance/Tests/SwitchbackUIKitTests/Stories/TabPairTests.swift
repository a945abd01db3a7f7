import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Taps of which UIKit asks and tells by controllers, by tabs, or both.
@MainActor
struct TabPairTests {
  @Test(arguments: Rules.all)
  func aTapIsDecidedOnceHoweverUIKitAsks(rules: Rules) async {
    let desk = await TabDesk(rules)
    let told = desk.note()
    let keeper = Keeper()
    desk.tabs.guardSelection(with: keeper) { $0.admits($1) }
    for isOpen in [false, true] {
      keeper.isOpen = isOpen
      #expect(desk.phone.tapTab(1) == isOpen)
      await desk.phone.rest()
    }
    #expect(keeper.asked == [.mail, .mail], "once for each tap")
    #expect(told.kinds == [.tabRefused(.mail), .tabSelected(.mail)])
    #expect(desk.container.tabs.selectedViewController === desk.controller(of: .mail))
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func twoTapsInOneTurnAreTwoDecisions(rules: Rules) async {
    let desk = await TabDesk(rules)
    let keeper = Keeper()
    desk.tabs.guardSelection(with: keeper) { $0.admits($1) }
    keeper.isOpen = false
    #expect(!desk.phone.tapTab(1))
    keeper.isOpen = true
    #expect(desk.phone.tapTab(1))
    #expect(desk.phone.tapTab(0))
    #expect(keeper.asked == [.mail, .mail, .friends])
    await desk.phone.rest()
    #expect(desk.tabs.selected?.id == .friends)
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSecondTapIsOneRequestHoweverUIKitAsks(rules: Rules) async {
    let desk = await TabDesk(rules)
    await desk.push(Page("2"), Page("3"), on: .friends)
    let told = desk.note()
    #expect(!desk.phone.tapTab(0), "the router takes the screens away, not UIKit")
    await desk.phone.rest()
    #expect(desk.titles(of: .friends) == ["friends 1"])
    #expect(desk.told == ["3: popped", "2: popped"])
    #expect(told.kinds.filter { if case .tabSelected = $0 { true } else { false } } == [])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aTapThatSelectsATabIsNotTakenForASecondTapOnIt(rules: Rules) async {
    let desk = await TabDesk(rules)
    await desk.push(Page("2"), on: .mail)
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(desk.titles(of: .mail) == ["mail 1", "2"])
    #expect(desk.told == [])
    #expect(desk.tabs.selected?.id == .mail)
  }

  @Test(arguments: Rules.all)
  func aTabThatCodeSelectsIsNotTakenForATap(rules: Rules) async {
    let desk = await TabDesk(rules)
    await desk.push(Page("2"), on: .mail)
    let (told, keeper) = (desk.note(), Keeper())
    keeper.isOpen = false
    desk.tabs.guardSelection(with: keeper) { $0.admits($1) }
    for id in [TabID.mail, .friends, .mail] {
      desk.tabs.select(id)
      await desk.phone.rest()
    }
    #expect(keeper.asked == [], "code is not asked about")
    #expect(told.kinds == [.tabSelected(.mail), .tabSelected(.friends), .tabSelected(.mail)])
    #expect(desk.titles(of: .mail) == ["mail 1", "2"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aTabThatIsRemovedWhileItIsSelectedIsNoTapEither(rules: Rules) async {
    let desk = await TabDesk(rules)
    await desk.push(Page("2"), on: .friends)
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    let keeper = Keeper()
    desk.tabs.guardSelection(with: keeper) { $0.admits($1) }
    desk.tabs.remove(.mail)
    await desk.phone.rest()
    #expect(keeper.asked == [])
    #expect(desk.tabs.selected?.id == .friends)
    #expect(desk.titles(of: .friends) == ["friends 1", "2"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aTabThatUIKitSelectsInThePlaceOfARemovedOneIsNoTap(rules: Rules) async {
    let desk = await TabDesk(rules)
    desk.tabs.add(.more, title: "more") { More(flow: $0) }
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    desk.tabs.remove(.mail)
    await desk.phone.rest()
    let selected = desk.tabs.selected?.id
    #expect(selected == .friends, "the one before, and not the one that stands there now")
    #expect(desk.container.tabs.selectedViewController === desk.controller(of: .friends))
    #expect(desk.desk.issues == [])
  }

  private final class More: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Page("more 1")) }
  }

  // MARK: - The app's own delegate

  @Test(arguments: Rules.all)
  func aDelegateThatWasSetWhileSomethingStoodOverTheTabsLetsNoTabThrough(rules: Rules) async {
    final class App: NSObject, UITabBarControllerDelegate {}
    let (desk, app, keeper) = (await TabDesk(rules), App(), Keeper())
    desk.tabs.guardSelection(with: keeper) { $0.admits($1) }
    keeper.isOpen = false
    await desk.desk.push("over")
    desk.container.tabs.delegate = app
    desk.desk.router.pop()
    await desk.phone.rest()
    #expect(!desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(keeper.asked == [.mail])
    #expect(desk.tabs.selected?.id == .friends)
  }

  @Test(arguments: Rules.all)
  func aDelegateOfTheAppsWithBothPairsHearsWhatUIKitAsks(rules: Rules) async {
    let (app, controller) = (Both(), UITabBarController())
    controller.delegate = app
    let desk = await TabDesk(rules, tabBarController: controller)
    app.calls = []
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    let pair = rules.ways.map { $0 == .tabs ? "tab" : "controller" }
    #expect(app.calls == pair.map { "should \($0)" } + pair.map { "did \($0)" })
    app.refused = pair.first ?? ""
    #expect(!desk.phone.tapTab(0))
    await desk.phone.rest()
    #expect(desk.tabs.selected?.id == .mail)
  }

  @Test(arguments: Rules.all)
  func whereTheSecondQuestionIsRefusedByTheAppNothingIsSelected(rules: Rules) async {
    let (app, controller) = (Both(), UITabBarController())
    controller.delegate = app
    let desk = await TabDesk(rules, tabBarController: controller)
    app.refused = rules.ways.last == .tabs ? "tab" : "controller"
    #expect(!desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(desk.tabs.selected?.id == .friends)
    #expect(controller.selectedViewController === desk.controller(of: .friends))
    app.refused = ""
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(desk.tabs.selected?.id == .mail)
  }

  @Test(arguments: ["tab", "controller"])
  func whatTheAppRefusesInOneWayIsNotAllowedInTheOther(first: String) async throws {
    let (app, controller) = (Both(), UITabBarController())
    controller.delegate = app
    let desk = await TabDesk(Rules(), tabBarController: controller)
    let (mail, tab) = (try #require(desk.controller(of: .mail)), try #require(controller.tabs.last))
    let asks = [
      { controller.delegate?.tabBarController(controller, shouldSelectTab: tab) },
      { controller.delegate?.tabBarController(controller, shouldSelect: mail) },
    ]
    app.refused = first
    // In one turn, as for one tap.
    for ask in first == "tab" ? asks : asks.reversed() { #expect(ask() == false) }
    await desk.phone.rest()
    #expect(asks[first == "tab" ? 1 : 0]() == true, "that is another tap")
  }

  @Test(arguments: Rules.all)
  func aDelegateThatKnowsOnlyControllersIsAskedOnceForEachTap(rules: Rules) async {
    let (app, controller) = (Both(), UITabBarController())
    app.unimplemented = [.shouldSelectTab, .didSelectTab]
    controller.delegate = app
    let desk = await TabDesk(rules, tabBarController: controller)
    desk.tabs.select(.mail)
    await desk.phone.rest()
    desk.tabs.select(.friends)
    await desk.phone.rest()
    app.calls = app.calls.filter { !$0.hasSuffix("tab") }
    #expect(app.calls == [], "what code selects is not told to it")
    for index in [1, 1] {
      #expect(desk.phone.tapTab(index))
      await desk.phone.rest()
    }
    let calls = app.calls.filter { !$0.hasSuffix("tab") }
    #expect(
      calls == ["should controller", "did controller", "should controller", "did controller"])
    app.refused = "controller"
    #expect(!desk.phone.tapTab(0))
    await desk.phone.rest()
    #expect(desk.tabs.selected?.id == .mail)
  }

  @Test(arguments: Rules.all)
  func aTabThatUIKitSelectsWithoutAQuestionIsTold(rules: Rules) async throws {
    let (app, controller) = (Both(), UITabBarController())
    app.unimplemented = [.shouldSelectTab, .didSelectTab]
    controller.delegate = app
    let desk = await TabDesk(rules, tabBarController: controller)
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    app.calls = []
    // As it may from the list behind the fifth tab.
    let friends = try #require(desk.controller(of: .friends))
    controller.selectedViewController = friends
    controller.delegate?.tabBarController(controller, didSelect: friends)
    await desk.phone.rest()
    #expect(app.calls == ["did controller"])
    #expect(desk.tabs.selected?.id == .friends)
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aDelegateThatPassesOnToTheOneBeforeItIsNoSecondTap(rules: Rules) async {
    let (app, controller) = (Both(), UITabBarController())
    let desk = await TabDesk(rules, tabBarController: controller)
    await desk.push(Page("2"), on: .friends)
    app.before = controller.delegate
    controller.delegate = app
    desk.tabs.add(.more, title: "more") { (flow: Flow<Void>) in Only(flow) }
    await desk.phone.rest()
    #expect(controller.delegate !== app, "the host is before it again")
    let (keeper, told) = (Keeper(), desk.note())
    desk.tabs.guardSelection(with: keeper) { $0.admits($1) }
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(keeper.asked == [.mail])
    #expect(desk.phone.tapTab(0))
    await desk.phone.rest()
    #expect(told.kinds == [.tabSelected(.mail), .tabSelected(.friends)])
    #expect(desk.titles(of: .friends) == ["friends 1", "2"])
    #expect(!desk.phone.tapTab(0))
    await desk.phone.rest()
    #expect(desk.titles(of: .friends) == ["friends 1"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aDelegateThatIsGoneForbidsNothing(rules: Rules) async {
    let controller = UITabBarController()
    var app: Both? = Both()
    app?.refused = "tab"
    controller.delegate = app
    let desk = await TabDesk(rules, tabBarController: controller)
    app = nil
    #expect(app == nil)
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(desk.tabs.selected?.id == .mail)
  }

  // MARK: - Tabs that nobody knows

  @Test(arguments: Rules.all)
  func aTabThatShowsNothingOfTheRoutersIsLeftToUIKit(rules: Rules) async {
    let desk = await TabDesk(rules)
    let (controller, tab) = (desk.container.tabs, UITab())
    let told = desk.note()
    #expect(controller.delegate?.tabBarController(controller, shouldSelectTab: tab) == true)
    controller.delegate?.tabBarController(controller, didSelectTab: tab, previousTab: nil)
    await desk.phone.rest()
    #expect(told.kinds == [])
    #expect(desk.tabs.selected?.id == .friends)
  }

  private final class Only: Coordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Page("only")) }
  }

  /// The delegate that an app has set, with both pairs.
  private final class Both: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var refused = ""
    weak var before: (any UITabBarControllerDelegate)?

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect controller: UIViewController
    ) -> Bool {
      calls.append("should controller")
      if let before { return before.tabBarController(tabs, shouldSelect: controller) }
      return refused != "controller"
    }

    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      calls.append("did controller")
      before?.tabBarController(tabs, didSelect: controller)
    }

    func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      calls.append("should tab")
      if let before { return before.tabBarController(tabs, shouldSelectTab: tab) }
      return refused != "tab" || unimplemented.contains(.shouldSelectTab)
    }

    func tabBarController(
      _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
    ) {
      calls.append("did tab")
      before?.tabBarController(tabs, didSelectTab: tab, previousTab: previousTab)
    }
  }
}
