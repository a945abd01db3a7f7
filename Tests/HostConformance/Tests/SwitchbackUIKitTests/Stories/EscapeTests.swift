import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKit

/// What a person does to go back where nothing is left to go back to, and VoiceOver's escape everywhere.
@MainActor
struct EscapeTests {
  /// The main flow, until it ends.
  private final class Main {
    weak var flow: Flow<Void>?
    var ends: [FlowEnd<Void>] = []
  }

  private final class Shows: Coordinator {
    private let flow: Flow<Void>
    private let page: any Presentable

    init(_ flow: Flow<Void>, _ page: any Presentable) {
      (self.flow, self.page) = (flow, page)
    }

    func start() { flow.push(page) }
  }

  private func start(_ page: any Presentable, on desk: Desk) async -> Main {
    let main = Main()
    desk.router.start(for: main) { (flow: Flow<Void>) in
      main.flow = flow
      return Shows(flow, page)
    } onEnd: { main, end in
      main.ends.append(end)
    }
    await desk.phone.rest()
    return main
  }

  private func tabs(back: TabBack) -> TabContainer {
    let tabs = TabContainer(host: TabBarControllerHost(), back: back)
    for tab in [TabID.friends, .mail] {
      tabs.add(tab, title: tab.name) { Shows($0, Page(tab.name)) }
    }
    return tabs
  }

  /// Whatever goes back on a phone.
  private static let acts: [(String, @MainActor (Phone) -> Bool)] = [
    ("escape", { $0.escape() }),
    ("button", { $0.tapBack() }),
    ("long press", { $0.longPressBack(toDepth: 1) }),
    ("pull", { $0.pullDown() }),
    ("swipe from the edge", { $0.swipe(fromEdge: true) }),
    ("swipe from anywhere", { $0.swipe(fromEdge: false) }),
    ("trackpad", { $0.beginTrackpadSwipe() }),
  ]

  @Test(arguments: Rules.all)
  func atTheRootNothingThatAPersonDoesEndsTheMainFlow(rules: Rules) async {
    for (name, act) in Self.acts {
      let desk = Desk(rules)
      let main = await start(Page("home"), on: desk)
      #expect(!act(desk.phone), "\(name)")
      await desk.phone.rest()
      #expect(main.ends.isEmpty, "\(name)")
      #expect(main.flow?.isOpen == true, "\(name)")
      desk.expect(["home"], told: [])
    }
  }

  @Test(arguments: Rules.all)
  func atTheRootOfATabThatLeadsToNoOtherNothingEndsTheMainFlow(rules: Rules) async {
    for (name, act) in Self.acts {
      let desk = Desk(rules)
      let tabs = tabs(back: .none)
      let main = await start(tabs, on: desk)
      #expect(desk.phone.tapTab(1))
      await desk.phone.rest()
      #expect(!act(desk.phone), "\(name)")
      await desk.phone.rest()
      #expect(main.ends.isEmpty, "\(name)")
      #expect(main.flow?.isOpen == true, "\(name)")
      #expect(tabs.selected?.id == .mail, "\(name)")
      #expect(desk.names == [tabs.name])
    }
  }

  /// A button of the app's is no gesture: whoever puts one there means the flow that is there.
  @Test(arguments: Rules.all)
  func atTheRootAButtonOfTheAppsEndsTheMainFlow(rules: Rules) async {
    let desk = Desk(rules)
    let home = Page("home")
    home.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: .goingBack(from: home, title: "Close"))
    let main = await start(home, on: desk)
    #expect(!desk.phone.escape())
    await desk.phone.rest()
    #expect(main.flow?.isOpen == true, "the button says nothing of the gesture")
    #expect(desk.phone.tapBarItem("Close"))
    await desk.phone.rest()
    #expect(main.ends.map(\.cause) == [.systemBack(.key)])
    #expect(desk.phone.exceptions == [])
  }

  @Test(arguments: Rules.all, [false, true])
  func atTheRootOfATabEscapeLeadsWhereTheContainerSays(rules: Rules, isPushed: Bool) async {
    let desk = Desk(rules)
    if isPushed { await desk.push("list") }
    let tabs = tabs(back: .history)
    await desk.push(tabs)
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(desk.phone.escape())
    await desk.phone.rest()
    #expect(tabs.selected?.id == .friends)
    #expect(desk.told == [])
    #expect(desk.phone.escape() == isPushed)
    await desk.phone.rest()
    #expect(desk.titles == (isPushed ? ["list"] : ["no title"]))
    #expect(desk.phone.exceptions == [])
  }

  @Test(arguments: Rules.all)
  func whileATabMovesEscapeLeavesNoTabs(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("list")
    let tabs = tabs(back: .none)
    await desk.push(tabs)
    tabs[.friends]?.push(Page("next"))
    await desk.phone.turns()
    desk.phone.escape()
    await desk.phone.rest()
    #expect(desk.names == ["list", tabs.name])
    let isPopped = rules.backCanBeTappedDuringTransitions
    #expect(tabs[.friends]?.modules.count == (isPopped ? 1 : 2))
    #expect(desk.phone.exceptions == [])
  }

  @Test(arguments: Rules.all, [UIModalPresentationStyle.pageSheet, .fullScreen])
  func atTheRootOfASheetEscapeClosesIt(rules: Rules, style: UIModalPresentationStyle) async {
    let desk = Desk(rules)
    await desk.push("list")
    let page = Page("sheet")
    page.modalPresentationStyle = style
    await desk.present(page)
    #expect(desk.phone.escape())
    await desk.phone.rest()
    let origin = style == .fullScreen ? BackOrigin.key : .pullDown
    desk.expect(["list"], told: ["sheet: \(EndCause.systemBack(origin))"])
  }

  @Test(arguments: Rules.all, [UIModalPresentationStyle.pageSheet, .fullScreen])
  func aModuleOnASheetThatMindsIsAsked(rules: Rules, style: UIModalPresentationStyle) async {
    let desk = Desk(rules)
    await desk.push("list")
    let form = Form("form", .ask)
    form.modalPresentationStyle = style
    await desk.present(form)
    #expect(desk.phone.escape())
    await desk.phone.rest()
    desk.expect(["list", "form"], told: [])
    #expect(form.attempts.count == 1)
    form.attempts.first?.leaveAnyway()
    await desk.phone.rest()
    #expect(desk.names == ["list"])
  }

  @Test(arguments: Rules.all)
  func aModuleOnASheetThatWasAskedAndStayedIsAskedByTheNextEscape(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("list")
    let form = Form("form", .ask)
    await desk.present(form)
    for count in 1...2 {
      #expect(desk.phone.escape())
      await desk.phone.rest()
      #expect(form.attempts.count == count)
      form.attempts.last?.stay()
      await desk.phone.rest()
    }
    desk.expect(["list", "form"], told: [])
  }

  @Test(arguments: Rules.all)
  func aboveTheRootOfACoverEscapeGoesBackOnIt(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("list")
    let page = Page("cover")
    page.modalPresentationStyle = .fullScreen
    await desk.present(page)
    await desk.push("next")
    #expect(desk.phone.escape())
    await desk.phone.rest()
    desk.expect(["list", "cover"], told: ["next: system back"])
  }

  @Test func anEscapeOfTheAppsOwnFromWhereItsSheetsAreMadeIsLeftAlone() async {
    var count = 0
    let sheet = UINavigationController()
    sheet.view.accessibilityPerformEscapeBlock = {
      count += 1
      return true
    }
    let host = NavigationControllerHost(makeSheetController: { sheet })
    let phone = Phone()
    phone.window.rootViewController = host.controller
    phone.window.makeKeyAndVisible()
    let router = StackRouter(host: host)
    let page = Page("cover")
    page.modalPresentationStyle = .fullScreen
    router.push(Page("list"))
    router.present(page)
    await phone.rest()
    #expect(phone.escape())
    await phone.rest()
    #expect(count == 1)
    #expect(router.modules.map(\.name) == ["list", "cover"])
  }

  /// The app's own answer comes first.
  @Test func anEscapeOfTheAppsOwnIsLeftAlone() async {
    var count = 0
    let desk = Desk(prepareSheet: { sheet in
      sheet.view.accessibilityPerformEscapeBlock = {
        count += 1
        return true
      }
    })
    await desk.push("list")
    let page = Page("cover")
    page.modalPresentationStyle = .fullScreen
    await desk.present(page)
    #expect(desk.phone.escape())
    await desk.phone.rest()
    #expect(count == 1)
    desk.expect(["list", "cover"], told: [])
  }
}

extension Phone {
  /// Swipes back, if a swipe begins.
  fileprivate func swipe(fromEdge: Bool) -> Bool {
    guard beginSwipe(fromEdge: fromEdge) else { return false }
    commitSwipe()
    return true
  }
}
