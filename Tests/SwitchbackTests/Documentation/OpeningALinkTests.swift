import Switchback
import SwitchbackTesting
import Testing

/// The page "Opening a link": its code, compiled and run as it stands there, and a story for each of its sentences.
@MainActor
@Suite(.waitsForRelease)
struct OpeningALinkTests {
  nonisolated static let page = "Sources/Switchback/Switchback.docc/OpeningALink.md"

  // MARK: - The program

  @MainActor
  final class Friends {
    var isSignedIn = true
    var names = ["Ada", "Grace"]
  }

  final class HomePage: Screen, Presentable {
    let name = "home"
  }

  final class ListPage: Screen, Presentable {
    let name = "list"
    let onSelect: @MainActor (String) -> Void
    init(onSelect: @escaping @MainActor (String) -> Void) { self.onSelect = onSelect }
  }

  final class FriendPage: Screen, Presentable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  final class LetterPage: Screen, Presentable {
    let name: String
    init(to name: String) { self.name = "to \(name)" }
  }

  final class SignInCoordinator: Coordinator {
    let flow: Flow<Void>
    let friends: Friends

    init(flow: Flow<Void>, friends: Friends) {
      self.flow = flow
      self.friends = friends
    }

    func start() {
      flow.push(
        Answering("sign in") { [flow, friends] in
          friends.isSignedIn = true
          flow.finish()
        })
    }
  }

  /// A page with a button.
  final class Answering: Screen, Presentable {
    let name: String
    let tap: @MainActor () -> Void

    init(_ name: String, tap: @escaping @MainActor () -> Void) {
      self.name = name
      self.tap = tap
    }
  }

  final class FriendsCoordinator: RouteCoordinator {
    enum Route: LinkedRoute {
      case list
      case friend(String)

      static let patterns: [RoutePattern<Route>] = [
        .init("", .list),
        .init(":name", Route.friend),
      ]
    }

    private let flow: Flow<Void>
    private let friends: Friends

    init(flow: Flow<Void>, friends: Friends) {
      self.flow = flow
      self.friends = friends
    }

    func start() { go(.list) }

    func show(_ route: Route) {
      switch route {
      case .list:
        flow.push(ListPage { [weak self] in self?.go(.friend($0)) })
      case .friend(let name):
        flow.push(FriendPage(name))
      }
    }

    func admit(
      _ route: Route, from origin: LinkOrigin
    ) -> Admission<Route> {
      guard case .friend(let name) = route, !friends.names.contains(name)
      else { return .open }
      return .closed(reason: "You have no friend called \(name).")
    }
  }

  final class MainCoordinator: RouteCoordinator {
    enum Route: LinkedRoute {
      case signIn, home, friends
      case write(to: String)

      static let patterns: [RoutePattern<Route>] = [
        .init("friends", .friends, then: FriendsCoordinator.Route.self),
        .init("write/:name", Route.write),
      ]
    }

    private let flow: Flow<Void>
    private let friends: Friends

    init(flow: Flow<Void>, friends: Friends) {
      self.flow = flow
      self.friends = friends
    }

    func start() { go(friends.isSignedIn ? .home : .signIn) }

    func show(_ route: Route) {
      switch route {
      case .signIn:
        signIn()
      case .home:
        flow.setRoot(HomePage())
      case .friends:
        flow.start { [friends] in
          FriendsCoordinator(flow: $0, friends: friends)
        }
      case .write(let name):
        flow.present(LetterPage(to: name))
      }
    }

    func admit(
      _ route: Route, from origin: LinkOrigin
    ) -> Admission<Route> {
      if route == .signIn { return .open }
      guard friends.isSignedIn else { return .after(.signIn) }
      if case .write(let name) = route, origin == .outside {
        return .asking("Write to \(name)?")
      }
      return .open
    }

    private func signIn() {
      flow.start(.root, for: self) { [friends] in
        SignInCoordinator(flow: $0, friends: friends)
      } onEnd: { me, end in
        if case .finished = end { me.go(.home) }
      }
    }
  }

  /// Opens the path of a URL; returns a message for the user, or nil.
  @MainActor
  func open(_ path: String, on router: StackRouter) async -> String? {
    let link: DeepLink
    do throws(LinkError) {
      link = try DeepLink(text: path, root: MainCoordinator.Route.self)
    } catch {
      return error.userMessage  // There is no page at “friend/Ada”.
    }
    let ticket = router.open(link)
    switch await ticket.settled {
    case .arrived, .declined, .abandoned, .superseded:
      return nil
    case .closed:
      return ticket.reason
    case .leaveRefused, .covered:
      return "Something else is open that has to be closed first."
    case .unknown, .nothingShown, .flowEnded, .routerGone:
      return "This link no longer leads anywhere."
    }
  }

  @MainActor
  func openLetter(_ flow: Flow<Void>) {
    flow.open(DeepLink(MainCoordinator.Route.write(to: "Ada")))
  }

  // MARK: - Running it

  @MainActor
  final class Program {
    let host = InMemoryHost()
    let friends = Friends()
    let router: StackRouter
    private(set) var main: Flow<Void>?

    init(isSignedIn: Bool = true, begins: Bool = true) {
      router = StackRouter(host: host)
      friends.isSignedIn = isSignedIn
      if begins { begin() }
    }

    func begin() {
      router.start { [friends] flow in
        self.main = flow
        return MainCoordinator(flow: flow, friends: friends)
      }
    }

    var names: [String] { router.modules.map(\.name) }

    func open(_ text: String) throws -> LinkTicket {
      router.open(try DeepLink(text: text, root: MainCoordinator.Route.self))
    }

    func signIn() { (router.modules.last as? Answering)?.tap() }
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: Self.page, blocks: 0..<4)
  }

  @Test func whatOpensTextSaysWhatIsWrong() async {
    let program = Program()
    #expect(await open("/friends/Ada", on: program.router) == nil)
    #expect(program.names == ["home", "list", "Ada"])
    let reason = await open("/friends/Bob", on: program.router)
    #expect(reason == "You have no friend called Bob.")
    #expect(await open("/nowhere", on: program.router) == "There is no page at “nowhere”.")
  }

  @Test func codeMayGoFar() throws {
    let program = Program()
    openLetter(try #require(program.main))
    #expect(program.names == ["home", "to Ada"])
  }

  // MARK: - Its sentences

  typealias Tale = @MainActor () async throws -> Void

  nonisolated static let sentences = SwitchbackTests.sentences(of: page)

  @Test(arguments: sentences)
  func eachSentenceIsTrue(sentence: String) async throws {
    let tale = try #require(Self.tales[sentence], "no story shows: \(sentence)")
    try await tale()
  }

  @Test func everyStoryIsOfASentenceOnThePage() {
    #expect(Self.sentences.count == 40)
    #expect(Set(Self.tales.keys).subtracting(Self.sentences) == [])
  }
}
