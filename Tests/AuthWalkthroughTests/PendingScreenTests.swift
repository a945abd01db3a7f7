import AuthFlows
import Switchback
import SwitchbackTerminal
import Testing

@testable import AuthWalkthrough

/// The screens of the terminal on accounts that take a while, which the program itself has not.
@MainActor
struct PendingScreenTests {
  private let server = Server()
  private let store = Store()

  private func serve(on host: any TerminalHost) -> Task<FlowEnd<String>, Never> {
    let (modules, server, store) = (TerminalModules(), server, store)
    let router = StackRouter(host: host)
    return Task {
      await host.serve {
        await router.run { flow in
          MainCoordinator(flow: flow, modules: modules, accounts: server, store: store)
        }
      }
    }
  }

  @Test func aPageSaysThatItWaitsAndThenWhatWasWrong() async {
    let pilot = TerminalPilot()
    let end = serve(on: pilot.host)
    #expect(await pilot.shows("1  Log in"))
    pilot.press(.enter)
    #expect(await pilot.shows("User name"))
    pilot.type("demo\nwrong\n")
    #expect(await pilot.shows("Logging in"))
    await server.answer()
    #expect(await pilot.shows("! The user name or the password is wrong."))
    pilot.type("switchback\n")
    #expect(await pilot.shows("Logging in"))
    await server.answer()
    #expect(await pilot.shows("Walkthrough  1 of 3"))
    pilot.press(.control("c"))
    #expect(await end.value == .cancelled(.systemBack(.interrupt)))
  }

  @Test func escCancelsWhatIsUnderWay() async {
    let pilot = TerminalPilot()
    let end = serve(on: pilot.host)
    #expect(await pilot.shows("1  Log in"))
    pilot.press(.enter)
    #expect(await pilot.shows("User name"))
    pilot.type("demo\nswitchback\n")
    #expect(await pilot.shows("Logging in"))
    pilot.press(.escape)
    #expect(await pilot.shows("You are signed out."))
    await server.answer()
    #expect(await pilot.shows("You are signed out."))
    pilot.press(.escape)
    #expect(await end.value == .cancelled(.systemBack(.key)))
    #expect(store.state == AppState())
  }

  @Test func lineByLineTheNextLineWaits() async {
    let console = Console(["1", "demo", "wrong", "demo", "switchback", "quit"])
    let end = serve(on: LineHost(console: console))
    for _ in 1...2 {
      await server.answer { console.transcript.hasSuffix("== Log in ==\nLogging in\n") }
    }
    #expect(await end.value == .cancelled(.systemBack(.quit)))
    #expect(
      console.transcript.hasSuffix(
        """
        == Log in ==
        Logging in
        == Log in ==
        To look around, sign in as demo, with the password switchback.
        Type :back to go back, :quit to leave, or :help.
        The user name or the password is wrong.
        User name [demo]: demo
        Password:\(" ")
        == Log in ==
        Logging in
        \(Transcript.page1)quit

        """))
  }
}

/// Accounts that answer when a test says so.
@MainActor
private final class Server: Accounts {
  private let accounts = InMemoryAccounts()
  private var waiting: CheckedContinuation<Void, Never>?

  /// Answers who asked, once whoever waits sees that.
  func answer(once isShown: () -> Bool = { true }) async {
    for _ in 0..<100_000 where waiting == nil || !isShown() { await Task.yield() }
    #expect(waiting != nil, "nothing was asked")
    waiting?.resume()
    waiting = nil
  }

  private func reach() async { await withCheckedContinuation { waiting = $0 } }

  func logIn(userName: String, password: String) async throws(AccountError) -> Session {
    await reach()
    return try accounts.logIn(userName: userName, password: password)
  }

  func check(userName: String, password: String) async throws(AccountError) {
    await reach()
    try accounts.check(userName: userName, password: password)
  }

  func register(userName: String, password: String) async throws(AccountError) -> Session {
    await reach()
    return try accounts.register(userName: userName, password: password)
  }

  func delete(userName: String) async {
    await reach()
    accounts.delete(userName: userName)
  }
}

@MainActor
private final class Store: AppStateStore {
  var state = AppState()
}

/// A few lines, and everything that was printed.
@MainActor
private final class Console: LineConsole {
  private(set) var transcript = ""
  private var lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  let columns = 80
  let showsTyping = false

  func write(_ text: String) {
    transcript += text
  }

  func readLine(after prompt: String, isSecret: Bool) async -> String? {
    transcript += prompt
    return lines.isEmpty ? nil : lines.removeFirst()
  }
}
