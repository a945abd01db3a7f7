import Switchback
import SwitchbackTesting
import Testing

#if canImport(AuthFlows)
import AuthFlows
#endif

/// The coordinators on the real router, without a platform.
@MainActor
@Suite(.waitsForRelease)
final class CoordinatorTests {
  private let router = MockRouter()
  private let modules = FakeModules()
  private let accounts = FakeAccounts()
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

  private func top<Module>(_ type: Module.Type) throws -> Module { try host.front.top(as: type) }

  /// The tab with the account, which is gone to.
  private func account() throws -> FakeAccount {
    try host.top(as: InMemoryTabHost.self).tap(.account)
    return try top(FakeAccount.self)
  }

  // MARK: Signing in

  @Test func loggingInLeadsThroughTheWalkthroughHomeAndDone() async throws {
    let end = start()
    try top(FakeChoose.self).onLogIn?()
    try top(FakeLogIn.self).submit("demo", "switchback")
    try await host.shows(["Page1"])
    for _ in WalkthroughPage.allCases { try top(FakePage.self).onNext?() }
    #expect(host.front.names == ["FakeHome"])
    #expect(store.state == atHome)
    try top(FakeHome.self).onDone?()
    #expect(end.result == .finished("demo"))
    #expect(router.issues.isEmpty)
  }

  @Test func aWrongPasswordIsForgottenAndTheNameKept() async throws {
    _ = start()
    try top(FakeChoose.self).onLogIn?()
    let logIn = try top(FakeLogIn.self)
    logIn.submit("demo", "wrong")
    try await host.idle()
    #expect(logIn.errors == [.wrongNameOrPassword])
    #expect(logIn.draft.userName == "demo")
    #expect(logIn.draft.password == "")
    #expect(host.names == ["FakeChoose", "FakeLogIn"])
  }

  @Test func theDraftIsTheSameOnEveryScreenOfTheFlow() throws {
    _ = start()
    try top(FakeChoose.self).onLogIn?()
    try top(FakeLogIn.self).draft.userName = "ada"
    host.back()
    try top(FakeChoose.self).onRegister?()
    #expect(try top(FakeRegister.self).draft.userName == "ada")
  }

  @Test func acceptingTheTermsRegisters() async throws {
    _ = start()
    try top(FakeChoose.self).onRegister?()
    try top(FakeRegister.self).submit("ada", "lovelace1")
    try await host.shows(["FakeChoose", "FakeRegister", "FakeTerms"])
    try top(FakeTerms.self).accept()
    try await host.shows(["Page1"])
    #expect(store.state.session == Session(userName: "ada"))
    #expect(try await accounts.logIn(userName: "ada", password: "lovelace1").userName == "ada")
  }

  @Test func decliningTheTermsLeadsBackToTheForm() async throws {
    _ = start()
    try top(FakeChoose.self).onRegister?()
    let register = try top(FakeRegister.self)
    register.submit("ada", "lovelace1")
    try await host.shows(FakeTerms.self).onDecline?()
    #expect(host.names == ["FakeChoose", "FakeRegister"])
    #expect(register.errors == [.termsDeclined])
    #expect(register.draft.newPassword == "lovelace1")
  }

  @Test func goingBackFromTheTermsKeepsWhatWasTyped() async throws {
    _ = start()
    try top(FakeChoose.self).onRegister?()
    let register = try top(FakeRegister.self)
    register.submit("ada", "lovelace1")
    _ = try await host.shows(FakeTerms.self)
    host.back()
    #expect(try top(FakeRegister.self) === register)
    #expect(register.errors.isEmpty)
    #expect(register.draft.repeatedPassword == "lovelace1")
  }

  @Test func whatGoesWrongAfterTheTermsIsSaidOnTheForm() async throws {
    _ = start()
    try top(FakeChoose.self).onRegister?()
    let register = try top(FakeRegister.self)
    register.submit("ada", "lovelace1")
    let terms = try await host.shows(FakeTerms.self)
    accounts.failure = .nameTaken("ada")
    terms.accept()
    try await host.shows(["FakeChoose", "FakeRegister"])
    #expect(register.errors == [.nameTaken("ada")])
  }

  @Test(arguments: [
    ("", "lovelace1", "lovelace1", AccountError.noName, true),
    ("demo", "lovelace1", "lovelace1", .nameTaken("demo"), true),
    ("ada", "short", "short", .passwordTooShort(minimum: 8), false),
    ("ada", "lovelace1", "lovelace2", .passwordsDiffer, false),
  ])
  func aRegistrationThatIsWrongStays(
    name: String, password: String, again: String, error: AccountError, keepsPasswords: Bool,
  ) async throws {
    _ = start()
    try top(FakeChoose.self).onRegister?()
    let register = try top(FakeRegister.self)
    register.submit(name, password, again: again)
    try await host.idle()
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

  // MARK: What takes a while

  @Test func aScreenShowsWhatIsUnderWayAndAsksForItOnce() async throws {
    accounts.isSlow = true
    _ = start()
    try top(FakeChoose.self).onLogIn?()
    let logIn = try top(FakeLogIn.self)
    logIn.submit("demo", "wrong")
    logIn.submit("demo", "wrong")
    #expect(logIn.isPending)
    await until { accounts.waitingCount > 0 }
    #expect(accounts.waitingCount == 1)
    accounts.answer()
    await until { !logIn.isPending }
    #expect(logIn.errors == [.wrongNameOrPassword])
    logIn.submit("demo", "switchback")
    await until { accounts.waitingCount == 1 }
    accounts.answer()
    try await host.shows(["Page1"])
    #expect(router.issues.isEmpty)
  }

  @Test func whoeverGoesBackMeanwhileIsNotSignedIn() async throws {
    accounts.isSlow = true
    _ = start()
    try top(FakeChoose.self).onLogIn?()
    let logIn = try top(FakeLogIn.self)
    logIn.submit("demo", "switchback")
    await until { accounts.waitingCount == 1 }
    host.back()
    accounts.answer()
    try await host.idle()
    #expect(host.names == ["FakeChoose"])
    #expect(store.state == AppState())
    #expect(logIn.errors.isEmpty)
    #expect(router.issues.isEmpty)
  }

  // MARK: Being shown around

  @Test func backingOutOfTheWalkthroughLeadsHomeAndCounts() {
    let end = start(AppState(session: demo))
    host.back()
    #expect(host.front.names == ["FakeHome"])
    #expect(host.frames == [["Page1"], ["InMemoryTabHost"]])
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
    let home = try top(FakeHome.self)
    home.onWalkthrough?()
    #expect(host.front.names == ["FakeHome", "Page1"])
    for _ in WalkthroughPage.allCases { try top(FakePage.self).onNext?() }
    #expect(try top(FakeHome.self) === home)
  }

  @Test func closingTheRouterInTheWalkthroughIsNoMisuse() {
    let end = start(AppState(session: demo))
    router.close()
    #expect(end.result == .cancelled(.routerGone))
    #expect(router.issues.isEmpty)
  }

  // MARK: Being signed in

  @Test func theTabsTakeThePlaceOfEverything() throws {
    _ = start(atHome)
    #expect(host.names == ["InMemoryTabHost"])
    #expect(host.commands.map(\.transition) == [.custom(Fade())])
    #expect(try host.top(as: InMemoryTabHost.self).titles == ["Home", "Account"])
  }

  @Test func helpIsAPageThatCloses() throws {
    _ = start(atHome)
    try top(FakeHome.self).onHelp?()
    #expect(host.front.names == ["FakeHome", "FakeHelp"])
    try top(FakeHelp.self).onClose?()
    #expect(host.front.names == ["FakeHome"])
  }

  @Test func backLeadsFromTheAccountHomeAndThenOut() throws {
    let end = start(atHome)
    _ = try account()
    host.front.back()
    #expect(host.front.names == ["FakeHome"])
    host.front.back()
    #expect(end.result == .cancelled(.systemBack(.key)))
  }

  @Test func signingOutLetsSomebodySignIn() async throws {
    _ = start(atHome)
    try account().onSignOut?()
    try await host.idle()
    try host.answer("Sign out")
    try await host.shows(["FakeChoose"])
    #expect(store.state == AppState(shownAround: ["demo"]))
    #expect(router.issues.isEmpty)
  }

  @Test func deletingTheAccountForgetsWhoHadIt() async throws {
    _ = start(atHome)
    try account().delete()
    try await host.idle()
    try host.answer("Delete")
    try await host.shows(["FakeChoose"])
    #expect(store.state == AppState())
    await #expect(throws: AccountError.wrongNameOrPassword) {
      try await accounts.logIn(userName: "demo", password: "switchback")
    }
    #expect(router.issues.isEmpty)
  }

  @Test(arguments: ["Stay signed in", nil])
  func whoeverThinksBetterOfItStaysSignedIn(answer: String?) async throws {
    _ = start(atHome)
    try account().onSignOut?()
    try await host.idle()
    try host.answer(answer)
    try await host.idle()
    #expect(host.front.names == ["FakeAccount"])
    #expect(store.state == atHome)
  }

  @Test(arguments: ["Keep it", nil])
  func whoeverThinksBetterOfItKeepsTheAccount(answer: String?) async throws {
    _ = start(atHome)
    let account = try account()
    account.delete()
    try await host.idle()
    try host.answer(answer)
    try await host.idle()
    #expect(!account.isPending)
    #expect(host.front.names == ["FakeAccount"])
    #expect(store.state == atHome)
  }

  @Test func anAccountThatCannotBeDeletedIsStillThere() async throws {
    accounts.failure = .cancelled
    _ = start(atHome)
    let account = try account()
    account.delete()
    try await host.idle()
    try host.answer("Delete")
    try await host.idle()
    #expect(account.errors == [.cancelled])
    #expect(!account.isPending)
    #expect(store.state == atHome)
  }
}

/// Modules hold coordinators and flows as they like; nothing of it is a cycle.
@MainActor
@Suite(.waitsForRelease)
struct CoordinatorLifetimeTests {
  @Test func everythingIsReleasedWithTheRouter() async throws {
    let probe = try await walkThroughEverything()
    #expect(probe.count == 12)
    // A dropped router closes in the next turn of the main actor.
    await until { probe.alive.isEmpty }
  }

  private func walkThroughEverything() async throws -> LifetimeProbe {
    let router = MockRouter()
    let (modules, accounts, store) = (FakeModules(), InMemoryAccounts(), FakeStore())
    let host = router.host
    router.start { flow in
      modules.probe.track(
        MainCoordinator(flow: flow, modules: modules, accounts: accounts, store: store))
    }
    try host.top(as: FakeChoose.self).onLogIn?()
    try host.top(as: FakeLogIn.self).submit("demo", "wrong")
    try await host.idle()
    host.back()
    try host.top(as: FakeChoose.self).onRegister?()
    try host.top(as: FakeRegister.self).submit("ada", "lovelace1")
    try await host.shows(FakeTerms.self).accept()
    try await host.shows(FakePage.self).onNext?()
    host.back()
    host.back()
    try host.front.top(as: FakeHome.self).onHelp?()
    host.front.back()
    try host.top(as: InMemoryTabHost.self).tap(.account)
    try host.front.top(as: FakeAccount.self).onSignOut?()
    try await host.idle()
    try host.answer("Sign out")
    try await host.shows(["FakeChoose"])
    return modules.probe
  }
}
