import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// What stands on a display before something happens.
@MainActor
final class Stage {
  static let home = TabID("home")
  static let mail = TabID("mail")

  let desk: Desk
  let form = ObservedForm("form", .ask)
  private(set) var tabs: TabContainer?
  private var flow: Flow<Void>?

  init(_ rules: Rules) { desk = Desk(rules) }

  func ask() {
    let question = Question("Sure?", choices: [.init("Yes", true), .init("No", false)])
    Task { [flow] in await flow?.ask(question) }
  }

  func makeTabs() -> TabContainer {
    let tabs = TabContainer(host: TabViewHost())
    for tab in [Self.home, Self.mail] {
      tabs.add(tab, title: tab.name) { PageCoordinator($0, PlainPage(tab.name)) }
    }
    self.tabs = tabs
    return tabs
  }

  /// Leaves the app for a moment, and comes back.
  func leaveTheApp() async {
    await desk.display.frames(2)
    for phase in [ScenePhase.inactive, .background, .inactive] {
      desk.display.scenePhase = phase
      await desk.display.frames(2)
    }
    desk.display.scenePhase = .active
  }

  /// Swipes, if the system lets a finger do that, and has it end.
  func swipe(_ end: (Display) -> Void) async {
    guard desk.display.beginSwipe() else { return }
    await desk.display.turns()
    end(desk.display)
  }
}

// MARK: - What stands there

extension Stage {
  static func list(_ stage: Stage) async { await stage.desk.push("list") }

  static func details(_ stage: Stage) async {
    await stage.desk.push("home", "list", "middle", "details")
  }

  static func links(_ stage: Stage) async {
    await list(stage)
    let links = ViewModule("links") { LinksView() }
      .onAction(String.self) { [router = stage.desk.router] in router.push(PlainPage($0)) }
    await stage.desk.push(links)
  }

  private struct LinksView: View {
    var body: some View {
      VStack {
        Text("links")
        NavigationLink("Ada", sending: "ada")
        NavigationLink("Bob", sending: 7)
        NavigationLink("Help") { Text("help") }
      }
    }
  }

  static func help(_ stage: Stage) async {
    await links(stage)
    _ = stage.desk.display.tap("Help")
    await stage.desk.display.rest()
  }

  static func sheet(_ stage: Stage) async {
    await list(stage)
    await stage.desk.present(PlainPage("sheet"))
  }

  static func sheetOnASheet(_ stage: Stage) async {
    await sheet(stage)
    await stage.desk.present(PlainPage("upper"))
  }

  static func form(_ stage: Stage) async {
    await list(stage)
    await stage.desk.push(stage.form)
  }

  static func flow(_ stage: Stage) async { stage.flow = await stage.desk.start("list") }

  static func question(_ stage: Stage) async {
    await flow(stage)
    stage.ask()
    await stage.desk.display.rest()
  }

  static func questionOnAPage(_ stage: Stage) async {
    await flow(stage)
    await stage.desk.push("details")
    stage.ask()
    await stage.desk.display.rest()
  }

  static func sheetOfAFlow(_ stage: Stage) async {
    await flow(stage)
    await stage.desk.present(PlainPage("sheet"))
  }

  static func questionOnASheet(_ stage: Stage) async {
    await sheetOfAFlow(stage)
    stage.ask()
    await stage.desk.display.rest()
  }

  static func tabs(_ stage: Stage) async {
    await list(stage)
    await stage.desk.push(stage.makeTabs())
  }

  static func pageOnATab(_ stage: Stage) async {
    await tabs(stage)
    stage.tabs?[home]?.push(PlainPage("inside"))
    await stage.desk.display.rest()
  }

  static func sheetOfATab(_ stage: Stage) async {
    await tabs(stage)
    stage.tabs?[home]?.present(PlainPage("sheet"))
    await stage.desk.display.rest()
  }
}
