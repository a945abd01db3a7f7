import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Screens of other code that nobody has reported yet when the router is asked for something.
@MainActor
struct StrangerTests {
  /// - Returns: A desk that hears nothing, since the app has set a delegate of its own.
  private func deafDesk(_ rules: Rules, isShared: Bool, _ app: AppDelegate) async -> Desk {
    let desk = Desk(rules, isShared: isShared)
    await desk.push("root", "a")
    desk.host.controller.delegate = app
    return desk
  }

  /// By which means the user went back last says nothing of who takes away the next page.
  @Test(arguments: Rules.all)
  func whatOtherCodePopsAfterASwipeIsNotSaidToBeSwiped(rules: Rules) async {
    let desk = Desk(rules, isShared: true)
    await desk.push("root", "a", "b")
    #expect(desk.phone.beginSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["root", "a"], told: ["b: system back (swipe)"])
    desk.host.controller.popViewController(animated: true)
    await desk.phone.rest()
    desk.expect(["root"], told: ["b: system back (swipe)", "a: system back"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all, [true, false])
  func aScreenThatOtherCodePushedUnheardStaysBelowAPush(rules: Rules, isShared: Bool) async {
    let app = AppDelegate()
    let desk = await deafDesk(rules, isShared: isShared, app)
    desk.host.controller.pushViewController(Page("old"), animated: true)
    await desk.phone.rest()
    #expect(desk.names == ["root", "a"], "nobody has heard of it")
    await desk.push("new")
    desk.expect(["root", "a", "old", "new"], told: [])
    #expect(desk.issues == (isShared ? [] : [.unannouncedScreen]))
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["root", "a", "old"], told: ["new: system back"])
  }

  @Test(arguments: Rules.all, [true, false])
  func aScreenThatOtherCodePushedUnheardStaysBelowAFlow(rules: Rules, isShared: Bool) async {
    let app = AppDelegate()
    let desk = await deafDesk(rules, isShared: isShared, app)
    desk.host.controller.pushViewController(Page("old"), animated: false)
    await desk.phone.rest()
    desk.router.start(.push) { (flow: Flow<Void>) in OnePage(flow) }
    await desk.phone.rest()
    desk.expect(["root", "a", "old", "of the flow"], told: [])
    #expect(desk.issues == (isShared ? [] : [.unannouncedScreen]))
  }

  @Test(arguments: Rules.all, [true, false])
  func pushesPastTheRouterAndThroughItInOneTurnAreBothThere(rules: Rules, isShared: Bool) async {
    let desk = Desk(rules, isShared: isShared)
    await desk.push("root")
    desk.host.controller.pushViewController(Page("old"), animated: false)
    await desk.push("new")
    desk.expect(["root", "old", "new"], told: [])
    #expect(desk.issues == (isShared ? [] : [.unannouncedScreen]))
  }

  @Test(arguments: Rules.all, [true, false])
  func theFirstPushComesOnTopOfWhatOtherCodeHasJustPushed(rules: Rules, isShared: Bool) async {
    for isAnimated in [true, false] {
      let desk = Desk(rules, isShared: isShared)
      desk.host.controller.pushViewController(Page("old"), animated: isAnimated)
      await desk.push("new")
      desk.expect(["old", "new"], told: [])
      #expect(desk.issues == (isShared ? [] : [.unannouncedScreen]))
    }
  }

  @Test(arguments: Rules.all, [true, false])
  func theFirstFlowComesOnTopOfWhatWasPutThereUnseen(rules: Rules, isShared: Bool) async {
    let desk = Desk(rules, isShared: isShared, isVisible: false)
    await desk.phone.rest()
    let old = [Page("old 1"), Page("old 2")]
    desk.host.controller.setViewControllers(old, animated: false)
    desk.router.start(.push) { (flow: Flow<Void>) in OnePage(flow) }
    desk.phone.window.makeKeyAndVisible()
    await desk.phone.rest()
    desk.expect(["old 1", "old 2", "of the flow"], told: [])
  }

  @Test(arguments: Rules.all)
  func aPopTakesWhatTheRouterKnowsAndLeavesTheRest(rules: Rules) async {
    let app = AppDelegate()
    let desk = await deafDesk(rules, isShared: false, app)
    desk.host.controller.pushViewController(Page("old"), animated: false)
    desk.router.pop()
    await desk.phone.rest()
    desk.expect(["root", "old"], told: ["a: popped"])
    #expect(desk.issues == [.unannouncedScreen])
  }

  @Test(arguments: Rules.all)
  func aNewRootComesBelowWhatNobodyKnew(rules: Rules) async {
    let app = AppDelegate()
    let desk = await deafDesk(rules, isShared: false, app)
    desk.host.controller.pushViewController(Page("old"), animated: false)
    desk.router.setStack([Page("login")])
    await desk.phone.rest()
    desk.expect(["login", "old"], told: ["a: replaced", "root: replaced"])
    #expect(desk.issues == [.unannouncedScreen])
  }

  @Test(arguments: Rules.all)
  func whatOtherCodeTookUnheardIsNotTakenForAnother(rules: Rules) async {
    let app = AppDelegate()
    let desk = await deafDesk(rules, isShared: false, app)
    await desk.push("b")
    desk.host.controller.delegate = app
    let shown = desk.host.controller.viewControllers
    desk.host.controller.setViewControllers([shown[0], shown[2]], animated: false)
    desk.router.replaceTop(Page("c"))
    await desk.phone.rest()
    desk.expect(["root", "c"], told: ["b: replaced", "a: system back"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aScreenThatLeavesIsNotKeptAlive(rules: Rules) async {
    let app = AppDelegate()
    let desk = await deafDesk(rules, isShared: false, app)
    weak var old: Page?
    do {
      let page = Page("old")
      old = page
      desk.host.controller.pushViewController(page, animated: false)
    }
    await desk.push("new")
    desk.router.popToRoot()
    await desk.phone.rest()
    #expect(old == nil)
    desk.expect(["root"], told: ["new: popped", "a: popped"])
  }

  private final class OnePage: Coordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Page("of the flow")) }
  }
}
