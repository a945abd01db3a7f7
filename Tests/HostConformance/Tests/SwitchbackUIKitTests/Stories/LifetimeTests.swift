import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What is left when something has gone: nothing.
@MainActor
struct LifetimeTests {
  private struct Kept {
    weak var host: NavigationControllerHost?
    weak var controller: UINavigationController?
    weak var delegate: NSObject?
    weak var sheet: UIViewController?
    weak var page: Page?

    var isNothing: Bool {
      host == nil && controller == nil && delegate == nil && sheet == nil && page == nil
    }
  }

  @Test(arguments: Rules.all, [ScreenTransition.automatic, .custom(Zoom())])
  func nothingIsLeftOfASheet(rules: Rules, transition: ScreenTransition) async {
    let desk = Desk(rules)
    await desk.push("a")
    var kept = Kept()
    await {
      let page = Page("s")
      await desk.present(page, transition: transition)
      await desk.push(Page("t"), transition: transition)
      kept.page = page
      kept.sheet = page.navigationController
      kept.delegate = page.navigationController?.delegate as? NSObject
    }()
    desk.router.dismiss()
    await desk.phone.rest()
    #expect(kept.isNothing)
  }

  @Test(arguments: Rules.all)
  func nothingIsLeftOfASheetThatUIKitHasRefused(rules: Rules) async {
    let made = Made()
    let host = NavigationControllerHost(
      prepareSheet: { sheet, _ in
        made.prepared += 1
        sheet.sheetPresentationController?.prefersGrabberVisible = true
      },
      makeSheetController: {
        let sheet = UINavigationController()
        made.sheets.append(Kept(sheet: sheet))
        return sheet
      })
    let phone = Phone(rules)
    phone.window.rootViewController = host.controller
    phone.window.makeKeyAndVisible()
    let router = StackRouter(host: host)
    router.push(Page("a"))
    await phone.rest()
    host.controller.present(UIViewController(), animated: true)
    await phone.rest()
    let ticket = router.present(Page("s"))
    await phone.rest()
    #expect(ticket.outcome != nil)
    #expect(router.modules.map(\.name) == ["a"])
    #expect(made.sheets.count == 1)
    #expect(made.sheets.first?.isNothing == true)
    host.controller.dismiss(animated: true)
    await phone.rest()
    router.present(Page("t"))
    await phone.rest()
    #expect(phone.frontNavigation?.titles == ["t"])
    #expect(made.prepared == 1, "only what comes up")
  }

  private final class Made {
    var prepared = 0
    var sheets: [Kept] = []
  }

  @Test(arguments: Rules.all, [ScreenTransition.automatic, .custom(Zoom())])
  func nothingIsLeftOfAController(rules: Rules, transition: ScreenTransition) async {
    var kept = Kept()
    await {
      let desk = Desk(rules)
      await desk.push("a")
      let page = Page("b")
      await desk.push(page, transition: transition)
      kept = Kept(host: desk.host, controller: desk.host.controller, page: page)
      kept.delegate = desk.host.controller.delegate as? NSObject
      desk.phone.window.rootViewController = nil
    }()
    for _ in 0..<20 { await Task.yield() }
    #expect(kept.isNothing)
  }

  /// How a question comes to its end.
  enum QuestionEnd: CaseIterable {
    case answered
    case dismissed
    case takenAway
    case withdrawn
    case withdrawnBeforeItWasSeen
  }

  @Test(arguments: Rules.all, QuestionEnd.allCases)
  func nothingIsLeftOfAQuestion(rules: Rules, end: QuestionEnd) async {
    let (phone, host) = (Phone(rules), Listening())
    let controller = host.host.controller
    phone.window.rootViewController = controller
    if end != .withdrawnBeforeItWasSeen { phone.window.makeKeyAndVisible() }
    let router = StackRouter(host: host)
    let start = router.start { (flow: Flow<Void>) in Asking(flow) }
    await phone.rest()
    #expect(host.question != nil)
    switch end {
    case .answered: #expect(phone.tapAlert(0))
    case .dismissed: #expect(phone.dismissAlert())
    case .takenAway: controller.dismiss(animated: true)
    case .withdrawn, .withdrawnBeforeItWasSeen: router.setStack([Page("b")])
    }
    await phone.rest()
    #expect(host.question == nil)
    #expect(phone.alert == nil)
    withExtendedLifetime((router, start)) {}
  }

  private final class Asking: Coordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }

    func start() {
      flow.push(Page("asking"))
      Task { [flow] in _ = await flow.ask(Question("?", choices: [.init("Yes", true)])) }
    }
  }

  /// Passes everything on to a host, and notes what is asked.
  private final class Listening: StackHost {
    let host = NavigationControllerHost()
    private(set) weak var question: HostQuestion?

    var screens: [any Screen] { host.screens }
    func canShow(_ screen: any Screen) -> Bool { host.canShow(screen) }
    func connect(_ reporter: HostReporter) { host.connect(reporter) }
    func show(_ command: HostCommand) { host.show(command) }
    func withdraw(_ question: HostQuestion) { host.withdraw(question) }

    func ask(_ question: HostQuestion) {
      self.question = question
      host.ask(question)
    }
  }
}
