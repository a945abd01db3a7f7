import Pictures
import Switchback
import SwitchbackTesting
import Testing

/// The pictures of stacks, drawn from what a router shows and tells.
@MainActor
struct StackPictureTests {
  private let router = MockRouter()
  private let log = Program.Log()
  private let probe = LifetimeProbe()

  /// Starts the program, and goes to the friends.
  private func showFriends() throws -> Program.FriendsCoordinator {
    var (main, friends): (Program.MainCoordinator?, Program.FriendsCoordinator?)
    router.start { [log, probe] flow in
      let coordinator = probe.track(Program.MainCoordinator(flow: flow, log: log))
      main = coordinator
      return coordinator
    }
    try #require(main).showFriends { [probe] in friends = probe.track($0) }
    return try #require(friends)
  }

  @Test func layers() throws {
    let friends = try showFriends()
    friends.showFriend()
    var letter: Program.LetterCoordinator?
    friends.write(.modal) { letter = $0 }
    try #require(letter).showText()
    let picture = LayersPicture(flows: router.snapshot().flows)
    try check("layers", LayersPicture.title, picture.draw)
    router.close()
  }

  @Test func backEndsTwoFlows() throws {
    try showFriends().write(.push) { [probe] in probe.track($0) }
    let (before, commands) = (router.snapshot().flows, router.host.commands.count)
    #expect(router.host.names == ["HomePage", "FriendListPage", "RecipientPage"])
    var seen: [[String]] = []
    router.observe { [host = router.host] _ in seen.append(host.names) }
    router.host.back(toDepth: 1, origin: .unknown)
    let picture = BackPicture(
      before: before, after: router.snapshot().flows, seen: try #require(seen.first),
      told: log.entries, alive: probe.alive, commands: router.host.commands.count - commands)
    try check("back-ends-two-flows", BackPicture.title, picture.draw)
    router.close()
  }
}
