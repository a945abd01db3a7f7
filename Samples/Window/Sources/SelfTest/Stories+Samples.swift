import AuthFlows
import AuthPages
import CGtk
import GtkHost
import MessengerFlows
import MessengerPages
import Switchback
import SwitchbackTesting

/// The samples, as somebody uses them in their windows.
extension Stories {
  static func samples() async {
    await auth()
    await messenger()
    await link()
  }

  private static func auth() async {
    await play("somebody signs in, is shown around, and signs out") { desk in
      let store = Store()
      await startAuth(desk, store)
      let person = desk.person
      await see(desk, "Welcome", "You are signed out.", "[Log in]", "[Register]")
      person.press("Log in")
      await desk.rest()
      person.type("demo", "wrong")
      await see(desk, "Log in", "The user name or the password is wrong.")
      Report.expect("what was typed", person.typed, is: ["demo", ""])
      person.type("demo", InMemoryAccounts.demoPassword)
      await see(desk, "Step 1 of 3", "[Next]", "[Skip]")
      person.press("Next")
      await see(desk, "Step 2 of 3", "[Next]")
      _ = person.pressBackButton()
      await see(desk, "Step 1 of 3")
      person.press("Skip")
      await see(desk, "Home", "You are signed in as demo.", "[Home]", "[Account]")
      person.press("Account")
      await see(desk, "Account", "Your user name is demo.")
      person.press("Sign out")
      await see(desk, "Account", "Sign out?", "[Stay signed in]")
      person.press("Stay signed in")
      await see(desk, "Account", "Your user name is demo.")
      person.press("Sign out")
      await desk.rest()
      person.press("Sign out")
      await see(desk, "Welcome", "You are signed out.")
      Report.expect("who is signed in", store.state.session == nil, is: true)
    }
    await play("what is typed comes back") { desk in
      var kept: NavigationSnapshot?
      let store = Store()
      desk.router.keep(for: "") { kept = $0 }
      await startAuth(desk, store)
      desk.person.press("Register")
      await desk.rest()
      desk.person.type("ada", enter: false)
      await desk.rest()
      let again = Desk(watchedBy: LifetimeProbe())
      await startAuth(again, store, restoring: kept)
      await see(again, "Register")
      Report.expect("what was typed", again.person.typed, is: ["ada", "", ""])
      await again.close()
    }
  }

  private static func startAuth(
    _ desk: Desk, _ store: Store, restoring place: NavigationSnapshot? = nil
  ) async {
    let modules = AuthPages.WindowModules()
    let accounts = InMemoryAccounts()
    desk.router.start(restoring: place, for: "") { flow in
      AuthFlows.MainCoordinator(flow: flow, modules: modules, accounts: accounts, store: store)
    }
    await desk.rest()
  }

  private static func messenger() async {
    await play("somebody writes, thinks about it, and sends") { desk in
      let mailbox = InMemoryMailbox()
      let modules = MessengerPages.WindowModules()
      desk.router.start { flow in
        MessengerFlows.MainCoordinator(flow: flow, modules: modules, mailbox: mailbox)
      }
      let person = desk.person
      await see(desk, "Friends", "[Ada]", "[Friends]", "[Messages (2 new)]")
      person.press("Ada")
      await desk.rest()
      person.press("Write a message")
      await see(desk, "To Ada", "[Send]")
      Report.expect("windows", desk.person.hosts.filter { $0.ownWindow != nil }.count, is: 2)
      person.type("Hello", enter: false)
      _ = person.closeSheet()
      await see(desk, "To Ada", "Discard what you wrote?", "[Keep writing]")
      person.press("Keep writing")
      await see(desk, "To Ada", "[Send]")
      Report.expect("what was typed", person.typed, is: ["Hello"])
      person.press("Send")
      await see(desk, "Ada", "You: Hello")
      person.press("Friends")
      await see(desk, "Ada", "[Call]")
      person.press("Call")
      await see(desk, "Ada", "Ada does not take calls.", "[OK]")
      person.press("OK")
      await desk.rest()
      desk.person.press(GDK_KEY_Escape)
      await see(desk, "Friends", "[Charles]")
    }
  }

  private static func link() async {
    await play("a link shows nothing else on the way") { desk in
      let (mailbox, modules) = (InMemoryMailbox(), MessengerPages.WindowModules())
      let link = try? DeepLink(
        text: "/messages/Grace", root: MessengerFlows.MainCoordinator.Route.self)
      if let link { desk.router.open(link) }
      desk.router.start { flow in
        MessengerFlows.MainCoordinator(flow: flow, modules: modules, mailbox: mailbox)
      }
      var titles: [String] = []
      for _ in 0..<20 {
        if desk.host.window?.isVisible == true, let title = desk.host.window?.title {
          titles.append(title)
        }
        await MainLoop.turn()
      }
      Report.expect("what was seen", Set(titles), is: ["Grace"])
    }
    await play("a link that comes while something is written asks first") { desk in
      let (mailbox, modules) = (InMemoryMailbox(), MessengerPages.WindowModules())
      desk.router.start { flow in
        MessengerFlows.MainCoordinator(flow: flow, modules: modules, mailbox: mailbox)
      }
      await see(desk, "Friends")
      desk.person.press("Ada")
      await desk.rest()
      desk.person.press("Write a message")
      await desk.rest()
      desk.person.type("Hello", enter: false)
      let link = try? DeepLink(
        text: "/messages/Grace", root: MessengerFlows.MainCoordinator.Route.self)
      let ticket = link.map { desk.router.open($0) }
      await see(desk, "To Ada", "Discard what you wrote?")
      desk.person.press("Discard")
      await see(desk, "Grace")
      Report.expect("the link was followed", ticket?.outcome != nil, is: true)
    }
  }

  /// Waits until nothing moves, and looks for a title and for what is to be read.
  private static func see(_ desk: Desk, _ title: String, _ texts: String...) async {
    for _ in 0..<3 { await desk.rest() }
    Report.expect("the title", desk.person.window?.title, is: title)
    let read = desk.person.texts
    for text in texts { Report.expect(read.contains(text), "\(text) is not to be read in \(read)") }
  }
}

/// What the sample remembers, for as long as a test lasts.
final class Store: AppStateStore {
  var state = AppState()
}
