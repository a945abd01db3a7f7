import AuthFlows
import Switchback
import SwitchbackTesting
import Testing

/// The coordinators on the real router, without a terminal.
@MainActor
@Suite(.waitsForRelease)
final class CoordinatorTests {
  private let router = MockRouter()
  private let modules = FakeModules()
  private let accounts = InMemoryAccounts()
  private let store = FakeStore()
  private var host: InMemoryHost { router.host }

  private func start(_ state: AppState = AppState()) -> FlowTicket<String> {
    store.state = state
    let (modules, accounts, store) = (modules, accounts, store)
    return router.start { flow in
      modules.probe.track(
        MainCoordinator(flow: flow, modules: modules, accounts: accounts, store: store))
    }
  }

  private let demo = Session(userName: "demo")
  private var atHome: AppState { AppState(session: demo, shownAround: ["demo"]) }

  @Test func loggingInLeadsThroughTheWalkthroughHomeAndDone() throws {
    let end = start()
    try host.top(as: FakeChoose.self).onLogIn?()
    try host.top(as: FakeLogIn.self).submit("demo", "switchback")
    #expect(host.names == ["Page1"])
    for _ in WalkthroughPage.allCases { try host.top(as: FakePage.self).onNext?() }
    #expect(host.names == ["FakeHome"])
    #expect(store.state == atHome)
    try host.top(as: FakeHome.self).onDone?()
    #expect(end.result == .finished("demo"))
    #expect(router.issues.isEmpty)
  }

  @Test func aWrongPasswordIsForgottenAndTheNameKept() throws {
    _ = start()
    try host.top(as: FakeChoose.self).onLogIn?()
    let logIn = try host.top(as: FakeLogIn.self)
    logIn.submit("demo", "wrong")
    #expect(logIn.errors == [.wrongNameOrPassword])
    #expect(logIn.draft.userName == "demo")
    #expect(logIn.draft.password == "")
    #expect(host.names == ["FakeChoose", "FakeLogIn"])
  }

  @Test func theDraftIsTheSameOnEveryScreenOfTheFlow() throws {
    _ = start()
    try host.top(as: FakeChoose.self).onLogIn?()
    try host.top(as: FakeLogIn.self).draft.userName = "ada"
    host.back()
    try host.top(as: FakeChoose.self).onRegister?()
    #expect(try host.top(as: FakeRegister.self).draft.userName == "ada")
  }

  @Test func acceptingTheTermsRegisters() throws {
    _ = start()
    try host.top(as: FakeChoose.self).onRegister?()
    try host.top(as: FakeRegister.self).submit("ada", "lovelace1")
    #expect(host.names == ["FakeChoose", "FakeRegister", "FakeTerms"])
    try host.top(as: FakeTerms.self).onAccept?()
    #expect(store.state.session == Session(userName: "ada"))
    #expect(host.names == ["Page1"])
    #expect(try accounts.logIn(userName: "ada", password: "lovelace1").userName == "ada")
  }

  @Test func decliningTheTermsLeadsBackToTheForm() throws {
    _ = start()
    try host.top(as: FakeChoose.self).onRegister?()
    let register = try host.top(as: FakeRegister.self)
    register.submit("ada", "lovelace1")
    try host.top(as: FakeTerms.self).onDecline?()
    #expect(host.names == ["FakeChoose", "FakeRegister"])
    #expect(register.errors == [.termsDeclined])
    #expect(register.draft.newPassword == "lovelace1")
  }

  @Test func goingBackFromTheTermsKeepsWhatWasTyped() throws {
    _ = start()
    try host.top(as: FakeChoose.self).onRegister?()
    let register = try host.top(as: FakeRegister.self)
    register.submit("ada", "lovelace1")
    host.back()
    #expect(try host.top(as: FakeRegister.self) === register)
    #expect(register.errors.isEmpty)
    #expect(register.draft.repeatedPassword == "lovelace1")
  }

  @Test(arguments: [
    ("", "lovelace1", "lovelace1", AccountError.noName, true),
    ("demo", "lovelace1", "lovelace1", .nameTaken("demo"), true),
    ("ada", "short", "short", .passwordTooShort(minimum: 8), false),
    ("ada", "lovelace1", "lovelace2", .passwordsDiffer, false),
  ])
  func aRegistrationThatIsWrongStays(
    name: String, password: String, again: String, error: AccountError, keepsPasswords: Bool,
  ) throws {
    _ = start()
    try host.top(as: FakeChoose.self).onRegister?()
    let register = try host.top(as: FakeRegister.self)
    register.submit(name, password, again: again)
    #expect(register.errors == [error])
    #expect(host.names == ["FakeChoose", "FakeRegister"])
    #expect(register.draft.newPassword == (keepsPasswords ? password : ""))
  }

  @Test(arguments: [BackOrigin.key, .quit, .endOfInput])
  func backingOutOfSigningInEndsTheMainFlow(origin: BackOrigin) {
    let end = start()
    host.back(origin: origin)
    #expect(end.result == .cancelled(.systemBack(origin)))
  }

  @Test func backingOutOfTheWalkthroughLeadsHomeAndCounts() {
    let end = start(AppState(session: demo))
    host.back()
    #expect(host.names == ["FakeHome"])
    #expect(host.frames == [["Page1"], ["FakeHome"]])
    #expect(store.state == atHome)
    #expect(end.result == nil)
  }

  @Test(arguments: [BackOrigin.quit, .endOfInput])
  func leavingInTheWalkthroughEndsTheMainFlowAndDoesNotCount(origin: BackOrigin) {
    let end = start(AppState(session: demo))
    host.back(origin: origin)
    #expect(end.result == .cancelled(.systemBack(origin)))
    #expect(store.state == AppState(session: demo))
  }

  @Test func theWalkthroughAgainIsPushedAndLeadsBackToTheSameHome() throws {
    _ = start(atHome)
    let home = try host.top(as: FakeHome.self)
    home.onWalkthrough?()
    #expect(host.names == ["FakeHome", "Page1"])
    for _ in WalkthroughPage.allCases { try host.top(as: FakePage.self).onNext?() }
    #expect(try host.top(as: FakeHome.self) === home)
  }

  @Test func helpIsAPageThatCloses() throws {
    _ = start(atHome)
    try host.top(as: FakeHome.self).onHelp?()
    #expect(host.names == ["FakeHome", "FakeHelp"])
    try host.top(as: FakeHelp.self).onClose?()
    #expect(host.names == ["FakeHome"])
  }

  @Test func signingOutLetsSomebodySignIn() throws {
    _ = start(atHome)
    try host.top(as: FakeHome.self).onSignOut?()
    #expect(host.names == ["FakeChoose"])
    #expect(store.state == AppState(shownAround: ["demo"]))
  }

  @Test func closingTheRouterInTheWalkthroughIsNoMisuse() {
    let end = start(AppState(session: demo))
    router.close()
    #expect(end.result == .cancelled(.routerGone))
    #expect(router.issues.isEmpty)
  }

}

/// Modules hold coordinators and flows as they like; nothing of it is a cycle.
@MainActor
@Suite(.waitsForRelease)
struct CoordinatorLifetimeTests {
  @Test func everythingIsReleasedWithTheRouter() async throws {
    let probe = try walkThroughEverything()
    #expect(probe.count == 10)
    // A dropped router closes in the next turn of the main actor.
    await until { probe.alive.isEmpty }
  }

  private func walkThroughEverything() throws -> LifetimeProbe {
    let router = MockRouter()
    let (modules, accounts, store) = (FakeModules(), InMemoryAccounts(), FakeStore())
    let host = router.host
    router.start { flow in
      modules.probe.track(
        MainCoordinator(flow: flow, modules: modules, accounts: accounts, store: store))
    }
    try host.top(as: FakeChoose.self).onLogIn?()
    try host.top(as: FakeLogIn.self).submit("demo", "wrong")
    host.back()
    try host.top(as: FakeChoose.self).onRegister?()
    try host.top(as: FakeRegister.self).submit("ada", "lovelace1")
    try host.top(as: FakeTerms.self).onAccept?()
    try host.top(as: FakePage.self).onNext?()
    host.back()
    host.back()
    try host.top(as: FakeHome.self).onHelp?()
    host.back()
    try host.top(as: FakeHome.self).onSignOut?()
    #expect(host.names == ["FakeChoose"])
    return modules.probe
  }
}
