import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Something that happens on a display, which comes to rest then.
@MainActor
struct Occasion {
  let name: String
  private let prepare: @MainActor (Stage) async -> Void
  private let happen: @MainActor (Stage) async -> Void

  private init(
    _ name: String, after prepare: @escaping @MainActor (Stage) async -> Void,
    _ happen: @escaping @MainActor (Stage) async -> Void
  ) {
    (self.name, self.prepare, self.happen) = (name, prepare, happen)
  }

  /// What comes of it on a system, in one line.
  func timeline(on rules: Rules) async -> String {
    let stage = Stage(rules)
    await prepare(stage)
    return await Timeline.of(stage.desk) { await happen(stage) }
  }

  static let all: [Self] = stacks + links + fingers + sheets + minding + tabs + scenes

  private static let stacks = [
    Self("a page is pushed", after: { await $0.desk.push("list") }) {
      $0.desk.router.push(PlainPage("details"))
    },
    Self("a page is pushed without an animation", after: { await $0.desk.push("list") }) {
      $0.desk.router.push(PlainPage("details"), transition: .none)
    },
    Self("a page is pushed and left again at once", after: { await $0.desk.push("list") }) {
      $0.desk.router.push(PlainPage("details"))
      $0.desk.router.pop()
    },
    Self("two pages are popped", after: { await $0.desk.push("list", "details", "photo") }) {
      $0.desk.router.popToRoot()
    },
    Self("a page takes the place of all", after: { await $0.desk.push("list", "details") }) {
      $0.desk.router.setStack([PlainPage("home")])
    },
    Self("a page takes the place of the top", after: { await $0.desk.push("list", "details") }) {
      $0.desk.router.replaceTop(PlainPage("photo"))
    },
    Self("somebody taps the back button", after: { await $0.desk.push("list", "details") }) {
      _ = $0.desk.display.tapBack()
    },
    Self("somebody goes back twice", after: { await $0.desk.push("list", "details", "photo") }) {
      _ = $0.desk.display.tapBack()
      await $0.desk.display.turns()
      _ = $0.desk.display.tapBack()
    },
    Self(
      "somebody goes back to the root", after: { await $0.desk.push("list", "details", "photo") }
    ) {
      _ = $0.desk.display.pressBack(toDepth: 1)
    },
    Self(
      "somebody goes back while a page is pushed", after: { await $0.desk.push("list", "details") }
    ) {
      _ = $0.desk.display.tapBack()
      $0.desk.router.push(PlainPage("photo"))
    },
    Self("a page is pushed while another one comes", after: { await $0.desk.push("list") }) {
      $0.desk.router.push(PlainPage("details"))
      await $0.desk.display.turns()
      $0.desk.router.push(PlainPage("photo"))
    },
  ]

  private static let links = [
    Self("somebody follows a link", after: { await $0.showLinks() }) {
      _ = $0.desk.display.tap("Ada")
    },
    Self("nobody takes what a link sends", after: { await $0.showLinks() }) {
      _ = $0.desk.display.tap("Bob")
    },
    Self("somebody follows a link with a destination", after: { await $0.showLinks() }) {
      _ = $0.desk.display.tap("Help")
    },
    Self(
      "somebody goes back from what a link has pushed",
      after: {
        await $0.showLinks()
        _ = $0.desk.display.tap("Help")
        await $0.desk.display.rest()
      }
    ) {
      _ = $0.desk.display.tapBack()
    },
    Self(
      "a page is pushed over what a link has pushed",
      after: {
        await $0.showLinks()
        _ = $0.desk.display.tap("Help")
        await $0.desk.display.rest()
      }
    ) {
      $0.desk.router.push(PlainPage("details"))
    },
  ]

  private static let fingers = [
    Self("somebody swipes", after: { await $0.desk.push("list", "details") }) {
      await $0.swipe { $0.commitSwipe() }
    },
    Self("somebody changes their mind in a swipe", after: { await $0.desk.push("list", "details") })
    {
      await $0.swipe { $0.cancelSwipe() }
    },
    Self("a page is pushed in a swipe", after: { await $0.desk.push("list", "details") }) { stage in
      await stage.swipe {
        stage.desk.router.push(PlainPage("photo"))
        $0.commitSwipe()
      }
    },
    Self(
      "a page is pushed in a swipe that is cancelled",
      after: { await $0.desk.push("list", "details") }
    ) {
      stage in
      await stage.swipe {
        stage.desk.router.push(PlainPage("photo"))
        $0.cancelSwipe()
      }
    },
    Self(
      "somebody makes the gesture of VoiceOver", after: { await $0.desk.push("list", "details") }
    ) {
      _ = $0.desk.display.escape()
    },
  ]

  private static let sheets = [
    Self("a sheet is presented", after: { await $0.desk.push("list") }) {
      $0.desk.router.present(PlainPage("sheet"))
    },
    Self("a cover is presented", after: { await $0.desk.push("list") }) {
      $0.desk.router.present(PlainPage("cover", style: .fullScreen))
    },
    Self("a page and a sheet come together", after: { await $0.desk.push("list") }) {
      $0.desk.router.push(PlainPage("details"))
      $0.desk.router.present(PlainPage("sheet"))
    },
    Self("a cover comes with a page on it", after: { await $0.desk.push("list") }) {
      $0.desk.router.present(PlainPage("cover", style: .fullScreen))
      $0.desk.router.push(PlainPage("details"))
    },
    Self("a sheet is presented and dismissed at once", after: { await $0.desk.push("list") }) {
      $0.desk.router.present(PlainPage("sheet"))
      $0.desk.router.dismiss()
    },
    Self("a sheet is dismissed while it comes", after: { await $0.desk.push("list") }) {
      $0.desk.router.present(PlainPage("sheet"))
      await $0.desk.display.turns()
      $0.desk.router.dismiss()
    },
    Self("a sheet is presented without an animation", after: { await $0.desk.push("list") }) {
      $0.desk.router.present(PlainPage("sheet"), transition: .none)
    },
    Self("a sheet comes in a swipe", after: { await $0.desk.push("list", "details") }) { stage in
      await stage.swipe {
        stage.desk.router.present(PlainPage("sheet"))
        $0.commitSwipe()
      }
    },
    Self("something of the system is in the way of a sheet", after: { await $0.desk.push("list") })
    {
      _ = $0.desk.display.presentForeign()
      $0.desk.router.present(PlainPage("sheet"))
      await $0.desk.display.rest()
      $0.desk.display.dismissForeign()
    },
    Self("a sheet is dismissed", after: { await $0.showSheet() }) {
      $0.desk.router.dismiss()
    },
    Self("a sheet is pulled down", after: { await $0.showSheet() }) {
      _ = $0.desk.display.pullDown()
    },
    Self("a finger holds a sheet and lets it go", after: { await $0.showSheet() }) {
      guard $0.desk.display.beginPull() else { return }
      await $0.desk.display.turns()
      $0.desk.display.cancelPull()
    },
    Self("a sheet takes the place of another", after: { await $0.showSheet() }) {
      $0.desk.router.dismiss()
      $0.desk.router.present(PlainPage("other"))
    },
    Self("a sheet comes over a sheet", after: { await $0.showSheet() }) {
      $0.desk.router.present(PlainPage("upper"))
    },
    Self(
      "two sheets are dismissed",
      after: {
        await $0.showSheet()
        await $0.desk.present(PlainPage("upper"))
      }
    ) {
      $0.desk.router.dismiss()
      $0.desk.router.dismiss()
    },
    Self("a page is pushed on a sheet", after: { await $0.showSheet() }) {
      $0.desk.router.push(PlainPage("details"))
    },
    Self("SwiftUI drops a sheet", after: { await $0.desk.push("list") }) {
      $0.desk.display.presentationsToDrop = 1
      $0.desk.router.present(PlainPage("sheet"))
    },
    Self("SwiftUI drops a sheet for good", after: { await $0.desk.push("list") }) {
      $0.desk.display.presentationsToDrop = 5
      $0.desk.router.present(PlainPage("sheet"))
    },
  ]

  private static let minding = [
    Self("a form is pushed", after: { await $0.desk.push("list") }) {
      $0.desk.router.push(Form("form", .ask))
    },
    Self("a form minds no more", after: { await $0.showForm() }) {
      $0.form.leaving = .allowed
    },
    Self("somebody wants to leave a form", after: { await $0.showForm() }) {
      _ = $0.desk.display.tapBack()
    },
    Self("a form is shown as a sheet", after: { await $0.desk.push("list") }) {
      $0.desk.router.present($0.form)
    },
    Self("a question is asked", after: { await $0.start() }) {
      $0.ask()
    },
    Self(
      "a question is answered",
      after: {
        await $0.start()
        $0.ask()
        await $0.desk.display.rest()
      }
    ) {
      _ = $0.desk.display.answer("Yes")
    },
    Self("a question is asked while a page comes", after: { await $0.start() }) {
      $0.desk.router.push(PlainPage("details"))
      $0.ask()
    },
    Self(
      "SwiftUI takes a question away",
      after: {
        await $0.start()
        $0.ask()
        await $0.desk.display.rest()
      }
    ) {
      $0.desk.display.loseAlert()
    },
    Self(
      "a page comes under a question",
      after: {
        await $0.start()
        $0.ask()
        await $0.desk.display.rest()
      }
    ) {
      $0.desk.router.push(PlainPage("details"))
    },
    Self(
      "a page with a question is left",
      after: {
        await $0.start()
        await $0.desk.push("details")
        $0.ask()
        await $0.desk.display.rest()
      }
    ) {
      $0.desk.router.pop()
    },
    Self(
      "a question is asked over a sheet",
      after: {
        await $0.start()
        await $0.desk.present(PlainPage("sheet"))
      }
    ) {
      $0.ask()
    },
    Self(
      "a sheet with a question goes",
      after: {
        await $0.start()
        await $0.desk.present(PlainPage("sheet"))
        $0.ask()
        await $0.desk.display.rest()
      }
    ) {
      $0.desk.router.dismiss()
    },
    Self("SwiftUI drops a question", after: { await $0.start() }) {
      $0.desk.display.alertsToDrop = 1
      $0.ask()
    },
    Self(
      "a sheet is presented over a question",
      after: {
        await $0.start()
        $0.ask()
        await $0.desk.display.rest()
      }
    ) {
      $0.desk.router.present(PlainPage("sheet"))
    },
  ]

  private static let tabs = [
    Self("tabs are pushed", after: { await $0.desk.push("list") }) {
      $0.desk.router.push($0.makeTabs())
    },
    Self("tabs are left", after: { await $0.showTabs() }) {
      _ = $0.desk.display.tapBack()
    },
    Self("tabs are popped", after: { await $0.showTabs() }) {
      $0.desk.router.pop()
    },
    Self("a page is pushed over tabs", after: { await $0.showTabs() }) {
      $0.desk.router.push(PlainPage("above"))
    },
    Self("somebody chooses a tab", after: { await $0.showTabs() }) {
      _ = $0.desk.display.tapTab("mail")
    },
    Self(
      "somebody taps a tab again",
      after: {
        await $0.showTabs()
        $0.tabs?[Stage.home]?.push(PlainPage("inside"))
        await $0.desk.display.rest()
      }
    ) {
      _ = $0.desk.display.tapTab("home")
    },
    Self("a page is pushed on a hidden tab", after: { await $0.showTabs() }) {
      $0.tabs?[Stage.mail]?.push(PlainPage("letter"))
    },
    Self("a tab is chosen that a page is pushed on", after: { await $0.showTabs() }) {
      $0.tabs?[Stage.mail]?.push(PlainPage("letter"))
      $0.tabs?.select(Stage.mail)
    },
    Self("a tab presents a sheet", after: { await $0.showTabs() }) {
      $0.tabs?[Stage.home]?.present(PlainPage("sheet"))
    },
    Self("a hidden tab presents a sheet", after: { await $0.showTabs() }) {
      $0.tabs?[Stage.mail]?.present(PlainPage("sheet"))
    },
    Self(
      "the tab of a sheet is hidden",
      after: {
        await $0.showTabs()
        $0.tabs?[Stage.home]?.present(PlainPage("sheet"))
        await $0.desk.display.rest()
      }
    ) {
      $0.tabs?.select(Stage.mail)
    },
    Self(
      "tabs with a sheet are popped",
      after: {
        await $0.showTabs()
        $0.tabs?[Stage.home]?.present(PlainPage("sheet"))
        await $0.desk.display.rest()
      }
    ) {
      $0.desk.router.pop()
    },
    Self("tabs take the place of all", after: { await $0.desk.push("list", "details") }) {
      $0.desk.router.setStack([$0.makeTabs()])
    },
    Self("the tab is removed that is shown", after: { await $0.showTabs() }) {
      $0.tabs?.remove(Stage.home)
    },
    Self(
      "a tab with a sheet is removed",
      after: {
        await $0.showTabs()
        $0.tabs?[Stage.home]?.present(PlainPage("sheet"))
        await $0.desk.display.rest()
      }
    ) {
      $0.tabs?.remove(Stage.home)
    },
    Self("SwiftUI shows another tab by itself", after: { await $0.showTabs() }) {
      _ = $0.desk.display.resize(showing: "mail")
    },
    Self(
      "SwiftUI shows another tab than that of a sheet",
      after: {
        await $0.showTabs()
        $0.tabs?[Stage.home]?.present(PlainPage("sheet"))
        await $0.desk.display.rest()
      }
    ) {
      _ = $0.desk.display.resize(showing: "mail")
    },
    Self(
      "a sheet is presented over tabs with one",
      after: {
        await $0.showTabs()
        $0.tabs?[Stage.home]?.present(PlainPage("sheet"))
        await $0.desk.display.rest()
      }
    ) {
      $0.desk.router.present(PlainPage("over all"))
    },
  ]

  private static let scenes = [
    Self("the app is left while a page comes", after: { await $0.desk.push("list") }) {
      $0.desk.router.push(PlainPage("details"))
      await $0.leaveTheApp()
    },
    Self("the app is left while a sheet comes", after: { await $0.desk.push("list") }) {
      $0.desk.router.present(PlainPage("sheet"))
      await $0.leaveTheApp()
    },
    Self("the app is left while SwiftUI drops a sheet", after: { await $0.desk.push("list") }) {
      $0.desk.display.presentationsToDrop = 1
      $0.desk.router.present(PlainPage("sheet"))
      await $0.leaveTheApp()
    },
    Self(
      "the app is left while somebody goes back", after: { await $0.desk.push("list", "details") }
    ) {
      _ = $0.desk.display.tapBack()
      await $0.leaveTheApp()
    },
    Self("the app is left while a question comes", after: { await $0.start() }) {
      $0.desk.display.alertsToDrop = 1
      $0.ask()
      await $0.leaveTheApp()
    },
    Self("the app is left and nothing happens", after: { await $0.desk.push("list", "details") }) {
      await $0.leaveTheApp()
    },
    Self("a scene is made anew", after: { await $0.desk.push("list", "details") }) {
      $0.desk.display.buildAnew()
    },
    Self("a scene with a sheet is made anew", after: { await $0.showSheet() }) {
      $0.desk.display.buildAnew()
    },
  ]
}

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

  func showSheet() async {
    await desk.push("list")
    await desk.present(PlainPage("sheet"))
  }

  func showForm() async {
    await desk.push("list")
    await desk.push(form)
  }

  func start() async { flow = await desk.start("list") }

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

  func showTabs() async {
    await desk.push("list")
    await desk.push(makeTabs())
  }

  func showLinks() async {
    await desk.push("list")
    let links = ViewModule("links") { LinksView() }
      .onAction(String.self) { [router = desk.router] in router.push(PlainPage($0)) }
    await desk.push(links)
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
