import Switchback
import SwitchbackTesting
import Testing

#if canImport(AuthFlows)
import AuthFlows
#endif

/// Links, on the real coordinators and router, without a platform.
@MainActor
@Suite(.waitsForRelease)
final class LinkTests {
  private let host = InMemoryHost()
  private let router: StackRouter
  private let modules = FakeModules()
  private let accounts = FakeAccounts()
  private let store = FakeStore()
  private var issues: [NavigationIssue] = []

  init() {
    router = StackRouter(host: host)
    router.observe { [weak self] in
      if case .issue(let issue) = $0.kind { self?.issues.append(issue) }
    }
  }

  nonisolated private static let atHome = AppState(
    session: Session(userName: "demo"), shownAround: ["demo"])

  /// Opens a link, as the system does that starts a program with one, and starts it.
  private func start(opening text: String, _ state: AppState = AppState()) throws -> LinkTicket {
    store.state = state
    let ticket = try open(text)
    let (modules, accounts, store) = (modules, accounts, store)
    router.start { flow in
      MainCoordinator(flow: flow, modules: modules, accounts: accounts, store: store)
    }
    return ticket
  }

  private func open(_ text: String) throws -> LinkTicket {
    router.open(try DeepLink(text: text, root: MainCoordinator.Route.self))
  }

  private func top<Module>(_ type: Module.Type) throws -> Module { try host.front.top(as: type) }

  // MARK: Where they lead

  @Test(arguments: [
    ("/sign-in", ["FakeChoose"]),
    ("/sign-in/log-in", ["FakeChoose", "FakeLogIn"]),
    ("/sign-in/register", ["FakeChoose", "FakeRegister"]),
  ])
  func whoeverIsSignedOutBeginsWhereALinkLeads(text: String, names: [String]) throws {
    #expect(try start(opening: text).outcome == .arrived)
    #expect(host.frames == [names], "in one step")
    #expect(issues == [])
  }

  @Test(arguments: [
    ("/home", TabID.home, ["FakeHome"]),
    ("/home/help", .home, ["FakeHome", "FakeHelp"]),
    ("/home/walkthrough", .home, ["FakeHome", "Page1"]),
    ("/account", .account, ["FakeAccount"]),
  ])
  func whoeverIsSignedInBeginsWhereALinkLeads(
    text: String, tab: TabID, names: [String],
  ) throws {
    #expect(try start(opening: text, Self.atHome).outcome == .arrived)
    #expect(try host.top(as: InMemoryTabHost.self).selected == tab)
    #expect(host.front.names == names)
    #expect(host.frames == [["InMemoryTabHost"]], "in one step")
    #expect(issues == [])
  }

  @Test func whatWasTypedStaysWhenALinkLeadsToTheOtherForm() throws {
    _ = try start(opening: "/sign-in/log-in")
    try top(FakeLogIn.self).draft.userName = "ada"
    #expect(try open("/sign-in/register").outcome == .arrived)
    #expect(host.names == ["FakeChoose", "FakeRegister"])
    #expect(try top(FakeRegister.self).draft.userName == "ada")
  }

  @Test func aLinkLeadsToTheSameHomeAndTakesAwayWhatIsAboveIt() throws {
    _ = try start(opening: "/home/walkthrough", Self.atHome)
    try top(FakePage.self).onNext?()
    #expect(host.front.names == ["FakeHome", "Page1", "Page2"])
    #expect(try open("/home/help").outcome == .arrived)
    #expect(host.front.names == ["FakeHome", "FakeHelp"])
    #expect(try open("/home").outcome == .arrived)
    #expect(host.front.names == ["FakeHome"])
    #expect(issues == [])
  }

  // MARK: What comes first

  @Test func oneSignsInAndIsShownAroundBeforeALinkGoesOn() async throws {
    let ticket = try start(opening: "/account")
    #expect(host.names == ["FakeChoose"])
    try top(FakeChoose.self).onLogIn?()
    try top(FakeLogIn.self).submit("demo", "switchback")
    try await host.shows(["Page1"])
    #expect(ticket.outcome == nil)
    for _ in WalkthroughPage.allCases { try top(FakePage.self).onNext?() }
    #expect(ticket.outcome == .arrived)
    #expect(host.front.names == ["FakeAccount"])
    #expect(host.frames.last == ["InMemoryTabHost"], "home is not shown in passing")
    #expect(issues == [])
  }

  @Test func whoeverBacksOutOfSigningInIsDoneWithTheLink() throws {
    let ticket = try start(opening: "/account")
    host.back()
    #expect(router.modules.isEmpty)
    #expect(ticket.outcome == .abandoned(at: RouteName(MainCoordinator.Route.signIn)))
    #expect(ticket.reason == nil)
  }

  @Test func nobodySignsInTwice() throws {
    let ticket = try start(opening: "/sign-in/register", Self.atHome)
    #expect(ticket.reason == "You are signed in as demo. Sign out first.")
    #expect(host.front.names == ["FakeHome"])
    #expect(issues == [])
  }

  // MARK: What holds for all of them

  nonisolated private static let texts = [
    "/sign-in/log-in", "/sign-in/register", "/home/help", "/home/walkthrough", "/account",
  ]

  @Test(arguments: [AppState(), atHome])
  func linksKeepTheLaws(state: AppState) async throws {
    let links = try Self.texts.map { try DeepLink(text: $0, root: MainCoordinator.Route.self) }
    let violations = await LinkLaws.violations(of: links) { router in
      let (modules, accounts, store) = (FakeModules(), FakeAccounts(), FakeStore())
      store.state = state
      router.start { flow in
        MainCoordinator(flow: flow, modules: modules, accounts: accounts, store: store)
      }
    }
    #expect(violations == [])
  }

  @Test func noTextHasTwoMeanings() throws {
    try MainCoordinator.Route.expectUnambiguousPatterns()
  }

  @Test(arguments: texts + ["/sign-in", "/home"])
  func aLinkIsWrittenAsItWasRead(text: String) throws {
    let link = try DeepLink(text: text, root: MainCoordinator.Route.self)
    #expect(try link.text(root: MainCoordinator.Route.self) == text)
  }

  @Test(arguments: ["", "/walkthrough", "/home/account", "/account/demo", "/sign-in/terms"])
  func whatIsNoLinkIsNotRead(text: String) {
    #expect(throws: LinkError.self) {
      try DeepLink(text: text, root: MainCoordinator.Route.self)
    }
  }
}
