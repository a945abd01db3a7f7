import Switchback
import SwitchbackUIKit
import UIKit

/// What stands on a phone before something happens.
@MainActor
final class Stage {
  let desk: Desk
  let form = Form("form", .ask)
  private(set) var tabs: TabContainer?
  private(set) var bar: TabBarControllerHost?
  private var flow: Flow<Void>?
  private var second: StackRouter?

  var phone: Phone { desk.phone }
  var router: StackRouter { desk.router }

  init(_ rules: Rules) { desk = Desk(rules) }

  func ask(_ choices: [String] = ["Yes", "No"]) {
    let question = Question("Sure?", choices: choices.map { .init($0, $0) })
    Task { [flow] in await flow?.ask(question) }
  }

  func inform() { Task { [flow] in await flow?.inform("Sent.") } }

  func makeSecondRouter() -> StackRouter {
    let router = StackRouter(host: NavigationControllerHost(desk.host.controller))
    second = router
    return router
  }

  func makeTabs() -> TabContainer {
    let bar = TabBarControllerHost()
    let tabs = TabContainer(host: bar)
    for tab in [TabID.friends, .mail] {
      tabs.add(tab, title: tab.name) { OnePage($0, tab.name) }
    }
    (self.tabs, self.bar) = (tabs, bar)
    return tabs
  }

  /// Swipes and has it end.
  func swipe(fromEdge: Bool = true, _ end: (Phone) -> Void) async {
    guard phone.beginSwipe(fromEdge: fromEdge) else { return }
    await phone.turns()
    end(phone)
  }

  /// Shows one page.
  private final class OnePage: Coordinator {
    private let flow: Flow<Void>
    private let name: String

    init(_ flow: Flow<Void>, _ name: String) { (self.flow, self.name) = (flow, name) }

    func start() { flow.push(Page(name)) }
  }
}

// MARK: - What stands there

extension Stage {
  static func list(_ stage: Stage) async { await stage.desk.push("list") }

  static func details(_ stage: Stage) async {
    await stage.desk.push("home", "list", "middle", "details")
  }

  static func sheet(_ stage: Stage) async {
    await list(stage)
    await stage.desk.present(Page("sheet"))
  }

  static func sheetOfOtherCode(_ stage: Stage) async {
    await list(stage)
    let other = UINavigationController(rootViewController: UIViewController())
    stage.desk.host.controller.present(other, animated: true)
    await stage.phone.rest()
  }

  static func zoomed(_ stage: Stage) async {
    await list(stage)
    await stage.desk.push(Page("details"), transition: .custom(Zoom()))
  }

  static func sheetOnASheet(_ stage: Stage) async {
    await sheet(stage)
    await stage.desk.present(Page("upper"))
  }

  static func form(_ stage: Stage) async {
    await list(stage)
    await stage.desk.push(stage.form)
  }

  static func formAsASheet(_ stage: Stage) async {
    await list(stage)
    await stage.desk.present(stage.form)
  }

  static func flow(_ stage: Stage) async {
    stage.router.start { flow in
      stage.flow = flow
      return OnePage(flow, "list")
    }
    await stage.phone.rest()
  }

  static func question(_ stage: Stage) async {
    await flow(stage)
    stage.ask()
    await stage.phone.rest()
  }

  static func sheetOfAFlow(_ stage: Stage) async {
    await flow(stage)
    await stage.desk.present(Page("sheet"))
  }

  static func questionOnASheet(_ stage: Stage) async {
    await sheetOfAFlow(stage)
    stage.ask()
    await stage.phone.rest()
  }

  /// A container of tabs cannot be pushed on a stack of UIKit's, but be the root or stand on a sheet.
  static func tabs(_ stage: Stage) async { await stage.desk.push(stage.makeTabs()) }

  static func pageOnATab(_ stage: Stage) async {
    await tabs(stage)
    stage.tabs?[.friends]?.push(Page("inside"))
    await stage.phone.rest()
  }

  static func sheetOfATab(_ stage: Stage) async {
    await tabs(stage)
    stage.tabs?[.friends]?.present(Page("sheet"))
    await stage.phone.rest()
  }
}
