import MessengerFlows
import Switchback
import SwitchbackTesting
import Testing

/// Links, on the real coordinators and router, without a terminal.
@MainActor
@Suite(.waitsForRelease)
final class LinkTests {
  private let host = InMemoryHost()
  private let router: StackRouter
  private let mailbox = InMemoryMailbox()
  private var issues: [NavigationIssue] = []

  init() {
    router = StackRouter(host: host)
    router.observe { [weak self] in
      if case .issue(let issue) = $0.kind { self?.issues.append(issue) }
    }
  }

  private func start() {
    let (modules, mailbox) = (FakeModules(), mailbox)
    router.start { (flow: Flow<Void>) in
      MainCoordinator(flow: flow, modules: modules, mailbox: mailbox)
    }
  }

  private func open(_ text: String) throws -> LinkTicket {
    router.open(try DeepLink(text: text, root: MainCoordinator.Route.self))
  }

  private func top<Module>(_ type: Module.Type) throws -> Module { try host.front.top(as: type) }

  private func tabs() throws -> InMemoryTabHost { try host.top(as: InMemoryTabHost.self) }

  @Test(arguments: [
    ("/friends", TabID.friends, ["Friends"]),
    ("/friends/Ada", .friends, ["Friends", "Ada"]),
    ("messages/", .messages, ["Messages"]),
    ("/messages/Grace", .messages, ["Messages", "With Grace"]),
  ])
  func theProgramBeginsWhereALinkLeads(text: String, tab: TabID, names: [String]) throws {
    let ticket = try open(text)
    start()
    #expect(ticket.outcome == .arrived)
    #expect(try tabs().selected == tab)
    #expect(host.front.names == names)
    #expect(host.frames == [["InMemoryTabHost"]], "in one step")
    #expect(issues == [])
  }

  @Test(arguments: [
    ("/friends/Bob", "Bob", ["Friends"]),
    ("/friends/ada", "ada", ["Friends"]),
    ("/messages/Bob", "Bob", ["Friends"]),
    ("/write/Bob", "Bob", ["Friends"]),
  ])
  func aLinkToNobodySaysSoAndMovesNobody(
    text: String, name: String, shown: [String],
  ) throws {
    start()
    let ticket = try open(text)
    #expect(ticket.reason == "You have no friend called \(name).")
    #expect(host.allNames == [["InMemoryTabHost"]])
    #expect(host.front.names == shown)
    #expect(issues == [])
  }

  @Test func aLinkLeavesTheOtherTabAlone() throws {
    start()
    try top(FakeFriendList.self).choose("Charles")
    #expect(try open("/messages/Ada").outcome == .arrived)
    #expect(host.front.names == ["Messages", "With Ada"])
    #expect(try tabs().host(of: .friends)?.names == ["Friends", "Charles"])
    #expect(try tabs().titles == ["Friends", "Messages (1 new)"], "it was read")
    let conversation = try top(FakePage.self)
    #expect(try open("/messages/Ada").outcome == .arrived)
    #expect(try top(FakePage.self) === conversation, "it is there already")
  }

  @Test(arguments: [
    ("/write/Grace", "Write to Grace?", "To Grace"),
    ("/write", "Write a message?", "New message to"),
  ])
  func nobodyHasToWriteBecauseOfALink(text: String, question: String, name: String) async throws {
    start()
    for (answer, outcome) in [(nil, LinkOutcome?.none), ("Write", .arrived)] {
      let ticket = try open(text)
      await until { self.host.front.question != nil }
      #expect(host.front.question?.text == question)
      try host.answer(answer)
      let end = await ticket.settled
      #expect(end == outcome ?? .declined(RouteName(MainCoordinator.Route.write(to: nil))))
      #expect(host.front.names == (answer == nil ? ["Friends"] : [name]))
    }
  }

  // MARK: Under a sheet

  /// Begins a message to Charles.
  private func write(_ text: String) throws -> FakeCompose {
    start()
    try tabs().tap(.messages)
    try top(FakePage.self).sends(WriteMessage(to: mailbox.friends[1]))
    let compose = try top(FakeCompose.self)
    compose.write(text)
    return compose
  }

  @Test func underAnEmptySheetALinkGoesOnAtOnce() throws {
    _ = try write("")
    #expect(try open("/friends/Ada").outcome == .arrived)
    #expect(host.allNames == [["InMemoryTabHost"]])
    #expect(host.front.names == ["Friends", "Ada"])
  }

  @Test func whoeverGivesUpWhatTheyWroteArrives() async throws {
    _ = try write("Hello")
    let ticket = try open("/friends/Ada")
    await until { self.host.front.question != nil }
    #expect(host.front.question?.text == "Discard what you wrote?")
    #expect(host.front.names == ["To Charles"], "nothing has changed yet")
    #expect(try tabs().selected == .messages)
    try host.answer("Discard")
    #expect(await ticket.settled == .arrived)
    #expect(host.allNames == [["InMemoryTabHost"]])
    #expect(host.front.names == ["Friends", "Ada"])
    #expect(issues == [])
  }

  @Test(arguments: ["Keep writing", nil])
  func whoeverKeepsWhatTheyWroteStays(answer: String?) async throws {
    let compose = try write("Hello")
    let ticket = try open("/friends/Ada")
    await until { self.host.front.question != nil }
    try host.answer(answer)
    #expect(await ticket.settled == .leaveRefused(ModuleID(4, "To Charles")))
    #expect(ticket.reason == nil, "the user knows why")
    #expect(try top(FakeCompose.self) === compose)
    #expect(try tabs().selected == .messages)
    #expect(issues == [])
  }

  @Test func askingWhoTheRecipientIsLeadsToTheirPage() async throws {
    let compose = try write("Hello")
    compose.askWhoThatIs()
    await until { self.host.front.question != nil }
    try host.answer("Discard")
    await until { self.host.front.names == ["Friends", "Charles"] }
    #expect(try tabs().selected == .friends)
    #expect(issues == [])
  }

  @Test func whatComesBackWhileItsConversationIsShownIsRead() async throws {
    start()
    try tabs().tap(.messages)
    let ada = mailbox.friends[0]
    try top(FakePage.self).sends(ShowConversation(with: ada))
    try top(FakePage.self).sends(WriteMessage(to: ada))
    try top(FakeCompose.self).submit("Hello")
    #expect(host.front.names == ["Messages", "With Ada"])
    #expect(try tabs().titles == ["Friends", "Messages (1 new)"], "that of Grace")
  }

  // MARK: What holds for all of them

  private nonisolated static let texts = [
    "/friends", "/friends/Ada", "/friends/Bob", "/messages/Ada", "/messages/Grace", "/write/Ada",
  ]

  @Test func linksKeepTheLaws() async throws {
    let links = try Self.texts.map { try DeepLink(text: $0, root: MainCoordinator.Route.self) }
    let violations = await LinkLaws.violations(of: links) { router in
      let (modules, mailbox) = (FakeModules(), InMemoryMailbox())
      router.start { (flow: Flow<Void>) in
        MainCoordinator(flow: flow, modules: modules, mailbox: mailbox)
      }
    }
    #expect(violations == [])
  }

  @Test func noTextHasTwoMeanings() throws {
    try MainCoordinator.Route.expectUnambiguousPatterns()
  }

  @Test(arguments: texts)
  func aLinkIsWrittenAsItWasRead(text: String) throws {
    let link = try DeepLink(text: text, root: MainCoordinator.Route.self)
    #expect(try link.text(root: MainCoordinator.Route.self) == text)
  }
}
