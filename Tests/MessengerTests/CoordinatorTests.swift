import MessengerFlows
import Switchback
import SwitchbackTesting
import Testing

/// The coordinators on the real router, without a terminal.
@MainActor
@Suite(.waitsForRelease)
final class CoordinatorTests {
  private let audit = LeakAudit()
  private let router: MockRouter
  private let modules = FakeModules()
  private let mailbox = InMemoryMailbox()
  private var host: InMemoryHost { router.host }

  init() {
    router = MockRouter(audit: audit)
    start()
  }

  private func start() {
    let (modules, mailbox) = (modules, mailbox)
    router.start { flow in
      modules.probe.track(MainCoordinator(flow: flow, modules: modules, mailbox: mailbox))
    }
  }

  private func top<Module>(_ type: Module.Type) throws -> Module { try host.front.top(as: type) }

  private func tabs() throws -> InMemoryTabHost { try host.top(as: InMemoryTabHost.self) }

  private func names(_ tab: TabID) throws -> [String]? { try tabs().host(of: tab)?.names }

  @Test func aListOfFriendsHasThreeMeaningsInThreeContainers() throws {
    try top(FakeFriendList.self).choose("Ada")
    #expect(host.front.names == ["Friends", "Ada"], "in its tab, a friend is opened")

    try tabs().tap(.messages)
    try top(FakePage.self).sends(WriteMessage())
    #expect(host.allNames == [["InMemoryTabHost"], ["New message to"]])
    try top(FakeFriendList.self).choose("Ada")
    #expect(host.front.names == ["New message to", "To Ada"], "here a recipient is chosen")
    try top(FakeCompose.self).submit("Hello")
    #expect(host.front.names == ["Messages", "With Ada"])

    let last = try #require(mailbox.messages(with: mailbox.friends[0]).last)
    try top(FakePage.self).sends(ForwardMessage(last))
    #expect(host.front.names == ["Messages", "With Ada", "Forward to"])
    try top(FakeFriendList.self).choose("Grace")
    #expect(host.front.names == ["Messages", "With Grace"], "and here it is passed on to one")
    #expect(mailbox.messages(with: mailbox.friends[2]).last?.text == last.text)
    #expect(try names(.friends) == ["Friends", "Ada"], "the hidden tab has kept its state")
    #expect(router.issues.isEmpty)
  }

  @Test func aNewMessageIsReturnedAndShownInItsTab() throws {
    try top(FakeFriendList.self).choose("Grace")
    try top(FakeFriend.self).write()
    #expect(host.allNames == [["InMemoryTabHost"], ["To Grace"]])
    try top(FakeCompose.self).submit("Hello")
    #expect(try tabs().selected == .messages)
    #expect(host.front.names == ["Messages", "With Grace"])
    #expect(host.allNames == [["InMemoryTabHost"]])
    #expect(router.issues.isEmpty)
  }

  @Test func theBadgeCountsWhatIsNotRead() throws {
    #expect(try tabs().titles == ["Friends", "Messages (2 new)"])
    try tabs().tap(.messages)
    try top(FakePage.self).sends(ShowConversation(with: mailbox.friends[0]))
    #expect(try tabs().titles == ["Friends", "Messages (1 new)"])
    try top(FakePage.self).sends(ShowConversation(with: mailbox.friends[2]))
    #expect(try tabs().titles == ["Friends", "Messages"])
  }

  @Test func anErrorOfAnyScreenIsShownInOnePlace() async throws {
    try top(FakeFriendList.self).choose("Ada")
    try top(FakeFriend.self).call()
    await until { self.host.front.question != nil }
    #expect(host.front.question?.text == "no calls")
    try host.answer("OK")

    try top(FakeFriend.self).write()
    host.front.back()
    try tabs().tap(.messages)
    try top(FakePage.self).sends(WriteMessage(to: mailbox.friends[1]))
    let compose = try top(FakeCompose.self)
    compose.submit("Hello")
    await until { self.host.front.question != nil }
    #expect(host.front.question?.text == "Charles cannot be reached. Nothing was sent.")
    #expect(compose.timesKept == 1, "the module reacts too")
    try host.answer("OK")
    #expect(host.front.names == ["To Charles"])
    #expect(router.issues.isEmpty)
  }

  @Test func whatWasWrittenIsNotLostWithoutAsking() async throws {
    try tabs().tap(.messages)
    try top(FakePage.self).sends(WriteMessage(to: mailbox.friends[1]))
    try top(FakeCompose.self).submit("Hello")
    await until { self.host.front.question != nil }
    try host.answer("OK")
    host.front.back()
    await until { self.host.front.question != nil }
    #expect(host.front.question?.text == "Discard what you wrote?")
    try host.answer("Keep writing")
    await until { self.host.front.question == nil }
    #expect(host.front.names == ["To Charles"])
    host.front.back()
    await until { self.host.front.question != nil }
    try host.answer("Discard")
    await until { self.host.front.names == ["Messages"] }
    #expect(host.front.names == ["Messages"])
  }

  @Test func theProgramIsLeftFromAnyTab() async throws {
    try tabs().tap(.messages)
    try top(FakePage.self).sends(ShowConversation(with: mailbox.friends[0]))
    host.front.back()
    host.front.back()
    #expect(try tabs().selected == .friends)
    host.front.back()
    #expect(router.modules.isEmpty)
    host.change(to: [])
    try await audit.expectReleased()
    #expect(modules.probe.alive == [])
  }
}
