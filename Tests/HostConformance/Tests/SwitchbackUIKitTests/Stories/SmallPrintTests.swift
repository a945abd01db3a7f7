import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What is easily taken for needless in the hosts.
@MainActor
struct SmallPrintTests {
  /// A controller of the app's that may refuse to dismiss what it presents.
  private final class Stubborn: UINavigationController {
    var isStubborn = false
    var refusals = 0

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      guard isStubborn else { return super.dismiss(animated: flag, completion: completion) }
      refusals += 1
    }
  }

  @Test(arguments: Rules.all)
  func aPullThatNeverBeginsToMoveHoldsNothingBack(rules: Rules) async throws {
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("s")
    await desk.present(page)
    let presentation = try #require(page.navigationController?.presentationController)
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    await desk.phone.rest()
    let ticket = await desk.push(Page("t"))
    #expect(ticket.outcome == .committed(removed: []))
    #expect(page.navigationController?.titles == ["s", "t"])
    desk.router.dismiss()
    await desk.phone.rest()
    desk.expect(["a"], told: ["t: dismissed", "s: dismissed"])
  }

  @Test(arguments: Rules.all)
  func aSheetOverOneThatNobodyCanHideIsGivenUp(rules: Rules) async {
    let root = Stubborn()
    let desk = Desk(rules, on: root)
    let tabs = TabContainer(host: TabBarControllerHost())
    let tab = tabs.add(.friends, title: "Friends") { (flow: Flow<Void>) in OnePage(flow) }
    await desk.push(tabs)
    tab.present(Page("s"))
    await desk.phone.rest()
    root.isStubborn = true
    let ticket = await desk.present(Page("cover"))
    #expect(ticket.outcome == .superseded, "it is not tried for ever")
    #expect(desk.issues == [.commandDropped, .commandGivenUp])
  }

  @Test(arguments: Rules.all)
  func aSheetThatTheAppDoesNotLetGoIsNotWaitedFor(rules: Rules) async {
    let root = Stubborn()
    let desk = Desk(rules, on: root)
    await desk.push("a")
    await desk.present(Page("s"))
    root.isStubborn = true
    let ticket = desk.router.dismiss()
    await desk.phone.rest()
    #expect(ticket.outcome != nil)
    desk.expect(["a", "s"], told: ["s: dismissed"])
    #expect(desk.issues == [.commandDropped, .commandGivenUp])
  }

  @Test(arguments: Rules.all)
  func aSheetThatTheAppDoesNotLetGoIsDismissedOnceForEachRequest(rules: Rules) async {
    let root = Stubborn()
    let desk = Desk(rules, on: root)
    await desk.push("a")
    await desk.present(Page("s"))
    root.isStubborn = true
    root.refusals = 0
    desk.router.dismiss()
    desk.router.present(Page("t"))
    await desk.phone.rest()
    #expect(root.refusals == 2)
  }

  /// Which of two routers on one controller shows the tabs, and a sheet over everything.
  enum Who: CaseIterable {
    case first
    case second
  }

  @Test(arguments: Rules.all, Who.allCases)
  func whatATabPresentsWaitsForTheSheetOfAnyRouterThatTheTabsAreOn(rules: Rules, who: Who) async {
    let controller = UINavigationController()
    let phone = Phone(rules)
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    let routers = [controller, controller].map {
      StackRouter(host: NavigationControllerHost($0), sharedWithOtherCode: true)
    }
    let router = routers[who == .first ? 0 : 1]
    let tabs = TabContainer(host: TabBarControllerHost())
    let tab = tabs.add(.friends, title: "Friends") { (flow: Flow<Void>) in OnePage(flow) }
    router.push(tabs)
    await phone.rest()
    router.present(Page("cover"))
    await phone.rest()
    let page = Page("s")
    tab.present(page)
    await phone.rest()
    #expect(phone.console == [])
    #expect(phone.frontNavigation?.titles == ["cover"])
    router.dismiss()
    await phone.rest()
    #expect(phone.frontNavigation?.titles == ["s"])
    #expect(page.navigationController?.presentingViewController != nil)
    #expect(phone.console == [])
    withExtendedLifetime(routers) {}
  }

  @Test(arguments: Rules.all)
  func aSheetThatATrackpadPulledAtInVainIsNotSaidToBePulledDownLater(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    await desk.present(Page("s"))
    #expect(desk.phone.beginTrackpadPull())
    await desk.phone.turns()
    desk.phone.cancelPull()
    await desk.phone.rest()
    desk.host.controller.dismiss(animated: true)
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: system back"])
  }

  @Test(arguments: Rules.all, [ScreenTransition.automatic, .none])
  func whatUIKitDoesBeforeTheTurnEndsIsNotTakenForDropped(
    rules: Rules, transition: ScreenTransition
  ) async {
    let desk = Desk(rules)
    await desk.push("a")
    desk.phone.holdNextCommands()
    desk.router.push(Page("b"), transition: transition)
    desk.phone.performHeldCommands()
    await desk.phone.rest()
    desk.expect(["a", "b"], told: [])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSheetThatATapBringsIsNotSaidToBeThereWhileItComes(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    desk.phone.touch()
    let ticket = desk.router.present(Page("s"))
    await desk.phone.turns()
    #expect(ticket.outcome == nil)
    await desk.phone.rest()
    #expect(ticket.outcome == .committed(removed: []))
    desk.expect(["a", "s"], told: [])
  }

  /// A controller that has its transition for some turns after it has ended.
  private final class Lingering: UINavigationController {
    private var last: (any UIViewControllerTransitionCoordinator)?

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      last = super.transitionCoordinator ?? last
      return last
    }
  }

  @Test(arguments: Rules.all)
  func aTransitionThatHasEndedIsNotWaitedForOnceMore(rules: Rules) async {
    let desk = Desk(rules, on: Lingering())
    await desk.push("a", "b")
    let ticket = await desk.push(Page("c"))
    #expect(ticket.outcome == .committed(removed: []))
    desk.expect(["a", "b", "c"], told: [])
  }

  @Test func theFirstScreenHasNoBackButtonToAskOn() async {
    let desk = Desk()
    let form = Form("a", .ask)
    await desk.push(form)
    #expect(form.navigationItem.backAction == nil)
  }

  @Test func aPageThatIsPushedWithAnimationCanBePreparedUntilTheTurnEnds() async {
    var rules = Rules()
    rules.animatedChangesBeginAtLayout = true
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("b")
    desk.router.push(page)
    #expect(!page.isViewLoaded, "UIKit is not asked to lay it out at once")
    await desk.phone.rest()
    desk.expect(["a", "b"], told: [])
  }

  @Test(arguments: Rules.all)
  func theBarAroundTabsGoesWithAnAnimationUnlessTheyWereOnlyCovered(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let tabs = TabContainer(host: TabBarControllerHost())
    tabs.add(.friends, title: "Friends") { (flow: Flow<Void>) in OnePage(flow) }
    let drive = Drive()
    await desk.push(tabs, transition: .custom(Driven(by: drive, .back)))
    let changes = desk.host.controller.barChanges
    #expect(changes.animated == 1, "as they came")
    let cover = Page("cover")
    cover.modalPresentationStyle = .fullScreen
    await desk.present(cover)
    desk.router.dismiss()
    await desk.phone.rest()
    #expect(desk.host.controller.isNavigationBarHidden)
    #expect(desk.host.controller.barChanges.animated == 1, "they were there all the time")
    desk.host.controller.popViewController(animated: true)
    await desk.phone.turns()
    desk.phone.layOut()
    drive.current?.cancel()
    await desk.phone.rest()
    #expect(desk.host.controller.isNavigationBarHidden)
    #expect(desk.host.controller.barChanges.animated == 3, "it had begun to come, and went again")
    #expect(desk.phone.exceptions == [])
  }

  @Test func theTabsFillTheirContainerAlsoWhenTheDeviceIsTurned() {
    let container = TabBarControllerHost()
    container.tabs.view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    let bounds = container.view.bounds
    #expect(container.tabs.view.frame == bounds)
    #expect(container.tabs.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test(arguments: Rules.all)
  func aQuestionLeavesAtOnceForASheet(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    desk.router.start(.push) { (flow: Flow<Void>) in Asking(flow) }
    await desk.phone.rest()
    #expect(desk.phone.alert != nil)
    desk.router.present(Page("s"))
    await desk.phone.turns()
    desk.phone.layOut()
    await desk.phone.turns()
    let isThere = rules.unanimatedDismissalsTakeATurn
    #expect((desk.phone.alert == nil) != isThere, "nothing is waited for but UIKit")
    await desk.phone.rest()
    #expect(desk.phone.alert != nil, "it is asked once more, on top")
    #expect(desk.sheetTitles == ["s"])
  }

  @Test(arguments: Rules.all)
  func aBackActionOfTheAppsIsLeftAlone(rules: Rules) async {
    let desk = Desk(rules)
    let form = Form("form", .ask)
    var count = 0
    form.navigationItem.backAction = UIAction { _ in count += 1 }
    await desk.push("a")
    await desk.push(form)
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(count == 1)
    #expect(form.attempts.isEmpty)
    desk.expect(["a", "form"], told: [])
  }

  @Test func whereTheAppHidesTheBackButtonNoActionTakesItsPlace() async {
    let desk = Desk()
    let form = Form("form", .ask)
    form.navigationItem.hidesBackButton = true
    await desk.push("a")
    await desk.push(form)
    #expect(form.navigationItem.backAction == nil)
    #expect(!desk.phone.tapBack())
  }

  @Test func aButtonOfTheAppsInPlaceOfTheBackButtonLeavesNoneToAskOn() async {
    let desk = Desk()
    let form = Form("form", .ask)
    form.navigationItem.leftBarButtonItem = UIBarButtonItem()
    await desk.push("a")
    await desk.push(form)
    #expect(form.navigationItem.backAction == nil)
  }

  @Test(arguments: Rules.all)
  func aHostWithoutARouterForbidsNoSwipe(rules: Rules) async {
    let phone = Phone(rules)
    let host = NavigationControllerHost()
    phone.window.rootViewController = host.controller
    phone.window.makeKeyAndVisible()
    host.controller.setViewControllers([Page("a"), Page("b")], animated: false)
    await phone.rest()
    #expect(phone.beginSwipe())
    phone.commitSwipe()
    await phone.rest()
    #expect(host.controller.titles == ["a"])
  }

  @Test(arguments: Rules.all)
  func aQuestionThatOtherCodeTakesAwayIsLetGo(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    weak var asking: Asking?
    await {
      desk.router.start(.push) { (flow: Flow<Void>) in
        let coordinator = Asking(flow)
        asking = coordinator
        return coordinator
      }
      await desk.phone.rest()
    }()
    desk.host.controller.dismiss(animated: true)
    await desk.phone.rest()
    desk.router.pop()
    await desk.phone.rest()
    #expect(desk.names == ["a"])
    #expect(asking == nil)
  }

  @Test(arguments: Rules.all)
  func aQuestionAndASheetOfOneTurnAreBothShown(rules: Rules) async throws {
    let desk = Desk(rules)
    var asking: Asking?
    desk.router.start { (flow: Flow<Void>) in
      let coordinator = Asking(flow)
      asking = coordinator
      return coordinator
    }
    await desk.phone.rest()
    #expect(desk.phone.tapAlert(0))
    await desk.phone.rest()
    asking?.ask()
    Task { desk.router.present(Page("s")) }
    await desk.phone.rest()
    desk.expect(["asking", "s"], told: [])
    #expect(desk.phone.alert != nil)
    #expect(desk.issues == [])
  }

  private final class OnePage: Coordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Page("of the tab")) }
  }

  private final class Asking: Coordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }

    func start() {
      flow.push(Page("asking"))
      ask()
    }

    func ask() {
      Task { [flow] in _ = await flow.ask(Question("?", choices: [.init("Yes", true)])) }
    }
  }
}
