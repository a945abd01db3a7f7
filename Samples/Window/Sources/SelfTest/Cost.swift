import CGtk
import GtkHost
import Switchback
import SwitchbackTesting

/// What a push and the user's back cost through real widgets, ten deep, for a program that counts instructions.
///
/// `SelfTest cost router 100` does it a hundred times with a router, `SelfTest cost bare 100` does to the widgets what
/// the host does, without one.
@MainActor
enum Cost {
  static func run(_ kind: String, _ count: Int) async {
    Report.begin("cost")
    sb_set_animations(0)
    let desk = Desk(watchedBy: LifetimeProbe())
    let pages = (0..<10).map { TestPage("\($0)") }
    desk.router.setStack(pages)
    desk.router.observe { _ in }
    await desk.rest()
    for _ in 0..<count {
      let page = TestPage("page")
      if kind == "router" {
        desk.router.push(page)
        await MainLoop.turn()
        _ = desk.person.pressBackButton()
      } else {
        show(page, over: pages, desk)
        await MainLoop.turn()
        show(nil, over: pages, desk)
      }
      await MainLoop.turn()
    }
    await desk.close()
  }

  /// What the host does to its widgets.
  private static func show(_ page: TestPage?, over pages: [TestPage], _ desk: Desk) {
    let screens = pages + (page.map { [$0] } ?? [])
    desk.host.pages.show(screens, .none) {}
    desk.person.window?.update()
  }
}
