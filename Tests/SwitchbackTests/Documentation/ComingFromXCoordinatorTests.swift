import Switchback
import SwitchbackTesting
import Testing

/// The page "Coming from XCoordinator": its code, compiled and run as it stands there, and a story for each of its
/// sentences.
@MainActor
@Suite(.waitsForRelease)
struct ComingFromXCoordinatorTests {
  nonisolated private static let page =
    "Sources/Switchback/Switchback.docc/ComingFromXCoordinator.md"

  // MARK: - The program

  final class ListPage: Screen, Presentable {
    let name = "list"
    let onSelect: @MainActor (String) -> Void
    init(onSelect: @escaping @MainActor (String) -> Void) { self.onSelect = onSelect }
  }

  final class FriendPage: Screen, Presentable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  /// A page that minds being left, once something was written.
  final class LetterPage: Screen, LeaveGuard {
    let name = "letter"
    var text = ""
    private(set) var attempts = 0
    var leaving: LeavePolicy { text.isEmpty ? .allowed : .ask }
    func askToLeave(_ attempt: LeaveAttempt) { attempts += 1 }
  }

  final class LetterCoordinator: Coordinator {
    private let flow: Flow<String>
    init(flow: Flow<String>) { self.flow = flow }
    func start() { flow.push(LetterPage()) }
    func send(_ letter: String) { flow.finish(letter) }
  }

  final class HomeCoordinator: RouteCoordinator {
    enum Route: LinkedRoute {
      case home, friends

      static let patterns: [RoutePattern<Route>] = [
        .init("friends", .friends, then: FriendsCoordinator.Route.self)
      ]
    }

    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }
    func start() { go(.home) }

    func show(_ route: Route) {
      switch route {
      case .home: flow.push(FriendPage("home"))
      case .friends: flow.start { FriendsCoordinator(flow: $0) }
      }
    }
  }

  final class FriendsCoordinator: RouteCoordinator {
    enum Route: LinkedRoute {
      case list, write
      case friend(String)

      static let patterns: [RoutePattern<Route>] = [
        .init("", .list),
        .init("write", .write),
        .init(":name", Route.friend),
      ]
    }

    private let flow: Flow<Void>
    private(set) var sent: [String] = []
    init(flow: Flow<Void>) { self.flow = flow }

    func start() { go(.list) }

    func show(_ route: Route) {
      switch route {
      case .list:
        flow.push(ListPage { [weak self] in self?.go(.friend($0)) })
      case .friend(let name):
        flow.push(FriendPage(name))
      case .write:
        write()
      }
    }

    private func write() {
      flow.start(.modal, for: self) {
        LetterCoordinator(flow: $0)
      } onEnd: { me, end in
        if let letter = end.output { me.sent.append(letter) }
      }
    }
  }

  @MainActor
  func openAda(on router: StackRouter) -> LinkTicket {
    router.open(
      DeepLink(
        HomeCoordinator.Route.friends,
        FriendsCoordinator.Route.friend("Ada")))
  }

  // MARK: - Running it

  @MainActor
  final class Program {
    let host: InMemoryHost
    let router: StackRouter
    var names: [String] { router.modules.map(\.name) }

    init(completion: InMemoryHost.Completion = .atOnce) {
      host = InMemoryHost(completion: completion)
      router = StackRouter(host: host)
      router.start { (flow: Flow<Void>) in HomeCoordinator(flow: flow) }
    }

    func open(_ text: String) throws -> LinkTicket {
      router.open(try DeepLink(text: text, root: HomeCoordinator.Route.self))
    }
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: Self.page, blocks: 1..<2)
    try expectCode(of: Self.page, blocks: 3..<4)
  }

  @Test func aLinkLeadsToAFriendAsTheUserDoes() throws {
    let (led, walked) = (Program(), Program())
    #expect(openAda(on: led.router).outcome == .arrived)
    _ = try walked.open("/friends")
    try walked.host.top(as: ListPage.self).onSelect("Ada")
    #expect(led.names == ["home", "list", "Ada"])
    #expect(walked.names == led.names)
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
    #expect(Self.sentences.count == 6)
    #expect(Set(Self.tales.keys).subtracting(Self.sentences) == [])
  }

  private static var tales: [String: Tale] {
    [
      "The router keeps screens that are already shown. A chain of triggers would push them once more.":
        {
          let program = Program()
          _ = try program.open("/friends/Ada")
          let list = program.router.modules[1]
          #expect(try program.open("/friends/Grace").outcome == .arrived)
          #expect(program.names == ["home", "list", "Grace"])
          #expect(program.router.modules[1] === list)
        },
      "If nobody can show a route, the link ends as ``LinkOutcome/unknown(_:in:)``. A chain of triggers fails an assertion.":
        {
          let program = Program()
          let ticket = program.router.open(DeepLink(FriendsCoordinator.Route.friend("Ada")))
          guard case .unknown = ticket.outcome else {
            Issue.record("it ended \(String(describing: ticket.outcome))")
            return
          }
          #expect(program.names == ["home"])
        },
      "A whole link is one step on screen. In a chain, each trigger is a transition, and the next trigger waits for it.":
        {
          let program = Program()
          _ = try program.open("/friends/Ada")
          #expect(program.host.frames == [["home"], ["home", "list", "Ada"]])
        },
      "Before anything changes, the router asks any module that would lose something.": {
        let program = Program()
        _ = try program.open("/friends/write")
        let letter = try program.host.front.top(as: LetterPage.self)
        letter.text = "Dear Ada"
        #expect(try program.open("/friends/Ada").outcome == nil)
        #expect(letter.attempts == 1)
        #expect(program.names == ["home", "list", "letter"])
      },
      "A user who pulls a sheet down or goes back ends the flow as code does. The router notifies the flow's starter once.":
        {
          let program = Program()
          let ended = Ended()
          program.router.observe {
            if case .flowEnded = $0.kind { ended.count += 1 }
          }
          _ = try program.open("/friends/write")
          #expect(program.host.front.pullDown())
          #expect(ended.count == 1)
          program.host.front.back()
          #expect(ended.count == 2)
          #expect(program.names == ["home"])
        },
      "A request during a transition neither gets lost nor disturbs it. The host catches up when the transition has ended.":
        {
          let program = Program(completion: .whenTold)
          _ = try program.open("/friends")
          program.router.push(FriendPage("more"))
          #expect(program.names == ["home", "list", "more"])
          #expect(program.host.names != program.names)
          try program.host.completeTransitions()
          #expect(program.host.names == ["home", "list", "more"])
        },
    ]
  }

  @MainActor
  private final class Ended {
    var count = 0
  }
}
