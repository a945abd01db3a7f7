import AuthFlows
import AuthPages
import CGtk
import GtkHost
import MessengerFlows
import MessengerPages
import Switchback
import SwitchbackTesting

/// Pictures of the samples, drawn by the windows themselves.
@MainActor
enum Pictures {
  /// Draws them all, and says which.
  static func draw(in folder: String) async {
    Report.begin("pictures")
    await auth { await draw($0, "\(folder)/window-\($1).png") }
    await messenger { await draw($0, "\(folder)/window-\($1).png") }
  }

  private typealias Draw = @MainActor (Desk, String) async -> Void

  private static func draw(_ desk: Desk, _ path: String) async {
    // A window is drawn as it was in its last frame.
    for _ in 0..<4 { await MainLoop.frame() }
    let isDrawn = desk.host.drawTop(to: path)
    Report.expect(isDrawn, "\(path) could not be written")
    if isDrawn { print(path) }
  }

  private static func auth(_ draw: Draw) async {
    sb_set_animations(0)
    let desk = Desk(watchedBy: LifetimeProbe())
    let modules = AuthPages.WindowModules()
    let (accounts, store) = (InMemoryAccounts(), Store())
    desk.router.start { flow in
      AuthFlows.MainCoordinator(flow: flow, modules: modules, accounts: accounts, store: store)
    }
    await desk.rest()
    desk.person.press("Log in")
    await desk.rest()
    desk.person.type("demo", "secret", enter: false)
    await desk.rest()
    await draw(desk, "sign-in")
    desk.person.type("demo", InMemoryAccounts.demoPassword)
    for _ in 0..<3 { await desk.rest() }
    sb_set_animations(1)
    desk.person.press("Next")
    for _ in 0..<6 { await MainLoop.frame() }
    await draw(desk, "slide")
    sb_set_animations(0)
    await desk.rest()
    for _ in 0..<2 { _ = desk.person.pressBackButton() }
    await desk.rest()
    desk.person.press("Skip")
    await desk.rest()
    await draw(desk, "tabs")
    desk.person.press("Account")
    await desk.rest()
    desk.person.press("Delete the account")
    await desk.rest()
    await draw(desk, "question")
    _ = desk.person.answer(nil)
    await desk.close()
  }

  private static func messenger(_ draw: Draw) async {
    let desk = Desk(watchedBy: LifetimeProbe())
    let (mailbox, modules) = (InMemoryMailbox(), MessengerPages.WindowModules())
    desk.router.start { flow in
      MessengerFlows.MainCoordinator(flow: flow, modules: modules, mailbox: mailbox)
    }
    await desk.rest()
    await draw(desk, "friends")
    desk.person.press("Ada")
    await desk.rest()
    desk.person.press("Write a message")
    await desk.rest()
    desk.person.type("Shall we have tea?", enter: false)
    await draw(desk, "sheet")
    await desk.close()
  }
}
