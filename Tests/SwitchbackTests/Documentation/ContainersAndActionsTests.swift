import Switchback
import SwitchbackTesting
import Testing

extension TabID {
  static let friends = TabID("friends")
  static let messages = TabID("messages")
}

/// The program of the page "Containers and actions", as it stands there.
@MainActor
@Suite(.waitsForRelease)
struct ContainersAndActionsTests {
  private let page = "Sources/Switchback/Switchback.docc/ContainersAndActions.md"

  struct Friend: Equatable {
    let name: String
  }

  struct NewMessage {}

  struct Failed {
    let message: String
  }

  struct MessageArrived {
    let friend: Friend
    init(from friend: Friend) { self.friend = friend }
  }

  struct ShowConversation {
    let friend: Friend
    init(with friend: Friend) { self.friend = friend }
  }

  struct SelectedFriend {
    let friend: Friend
  }

  final class FriendList: Screen, Presentable {
    private let send: ActionSender
    init(send: ActionSender) { self.send = send }

    func tapped(_ friend: Friend) {
      send(SelectedFriend(friend: friend), from: self)
    }
  }

  final class FriendPage: Screen, Presentable {
    let friend: Friend
    private let send: ActionSender
    init(_ friend: Friend, send: ActionSender) { (self.friend, self.send) = (friend, send) }

    func call() { send(Failed(message: "no answer"), from: self) }
  }

  final class MessageList: Screen, Presentable {
    private let send: ActionSender
    init(send: ActionSender) { self.send = send }

    func write() { send(NewMessage(), from: self) }
  }

  final class Conversation: Screen, Presentable {
    let friend: Friend
    init(with friend: Friend) { self.friend = friend }
  }

  final class FriendsCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      flow.handle(SelectedFriend.self, with: self) { me, action in
        me.open(action.friend)
      }
      flow.push(FriendList(send: flow.sender))
    }

    private func open(_ friend: Friend) {
      flow.push(FriendPage(friend, send: flow.sender))
    }
  }

  final class MessagesCoordinator: Coordinator {
    private let flow: Flow<Void>
    private var failures = 0
    private var arrived: [Friend] = []
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      flow.handle(MessageArrived.self, with: self) { me, action in
        me.arrived.append(action.friend)
      }
      flow.handleOrPassOn(Failed.self, with: self) { me, action in
        me.failures += 1
        return .passOn
      }
      flow.handle(ShowConversation.self, with: self) { me, action in
        me.flow.push(Conversation(with: action.friend))
      }
      flow.push(MessageList(send: flow.sender))
    }
  }

  final class RecipientCoordinator: Coordinator {
    private let flow: Flow<Friend>
    init(flow: Flow<Friend>) { self.flow = flow }

    func start() {
      flow.handle(SelectedFriend.self, with: self) { me, action in
        me.flow.finish(action.friend)
      }
      flow.push(FriendList(send: flow.sender))
    }
  }

  final class MainCoordinator: Coordinator {
    private let flow: Flow<Void>
    private let tabHost: any TabHost
    private weak var tabs: TabContainer?
    init(flow: Flow<Void>, tabHost: any TabHost) {
      (self.flow, self.tabHost) = (flow, tabHost)
    }

    func start() {
      flow.handle(NewMessage.self, with: self) { me, _ in
        me.chooseRecipient()
      }
      flow.handle(Failed.self, with: self) { me, action in
        me.show(action.message)
      }
      flow.handle(MessageArrived.self, with: self) { me, _ in
        me.tabs?[.messages]?.badge = "3"
      }

      let tabs = TabContainer(host: tabHost, back: .history)
      self.tabs = tabs
      tabs.add(.friends, title: "Friends") {
        FriendsCoordinator(flow: $0)
      }
      tabs.add(.messages, title: "Messages", badge: "2") {
        MessagesCoordinator(flow: $0)
      }
      flow.push(tabs)
    }

    private func chooseRecipient() {
      flow.start(.modal, for: self) {
        RecipientCoordinator(flow: $0)
      } onEnd: { me, end in
        guard let friend = end.output else { return }
        // The tab may be hidden.
        me.tabs?[.messages]?.deliver(ShowConversation(with: friend))
        me.tabs?.select(.messages)
      }
    }
  }

  private let ada = Friend(name: "Ada")

  @Test func oneListHasAMeaningInEachContainer() throws {
    let host = InMemoryHost()
    let tabHost = InMemoryTabHost()
    let router = StackRouter(host: host)
    let trace = Trace()
    router.observe { trace.lines.append($0.kind.description) }
    router.start { MainCoordinator(flow: $0, tabHost: tabHost) }
    #expect(tabHost.titles == ["Friends", "Messages (2)"])

    try host.front.top(as: FriendList.self).tapped(ada)
    #expect(host.front.names == ["FriendList", "FriendPage"])

    tabHost.tap(.messages)
    try host.front.top(as: MessageList.self).write()
    #expect(host.allNames == [["InMemoryTabHost"], ["FriendList"]])
    tabHost.tap(.friends)
    try host.front.top(as: FriendList.self).tapped(ada)
    #expect(host.front.names == ["MessageList", "Conversation"])
    #expect(try host.front.top(as: Conversation.self).friend == ada)

    tabHost.tap(.friends)
    try host.front.top(as: FriendPage.self).call()
    #expect(host.front.names == ["no answer"])
    // The page wraps a line that is too long for a listing.
    let words = try documentation(page).split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    let actions = trace.lines.filter { $0.hasPrefix("action") }
    for line in [actions.first, actions.last] {
      #expect(line.map { text.contains($0) } == true, "not on the page: \(line ?? "nothing")")
    }
    router.close()
    try expectCode(of: page, blocks: 0..<7)
  }

  @Test(arguments: [true, false])
  func whoeverChoosesMessagesSignsInFirst(signsIn: Bool) throws {
    let host = InMemoryHost()
    let tabHost = InMemoryTabHost()
    let router = StackRouter(host: host)
    let trace = Trace()
    router.start { GuardingCoordinator.MainCoordinator(flow: $0, tabHost: tabHost) }
    router.observe { trace.lines.append($0.description) }
    tabHost.tap(.messages)
    #expect(tabHost.selected == .friends)
    #expect(host.allNames == [["InMemoryTabHost"], ["SignInPage"]])
    let text = try documentation(page)
    for line in trace.lines.prefix(2) {
      // Without the place in the source.
      let shown = String(line.prefix { $0 != "]" }) + "]"
      #expect(text.contains(shown), "not on the page: \(shown)")
    }
    let signIn = try host.front.top(as: SignInPage.self)
    if signsIn { signIn.onName("Ada") } else { host.front.back() }
    #expect(host.allNames == [["InMemoryTabHost"]])
    #expect(tabHost.selected == (signsIn ? .messages : .friends))
    tabHost.tap(.friends)
    tabHost.tap(.messages)
    #expect(tabHost.selected == (signsIn ? .messages : .friends))
    router.close()
  }

  final class SignInPage: Screen, Presentable {
    let onName: @MainActor (String) -> Void
    init(onName: @escaping @MainActor (String) -> Void) { self.onName = onName }
  }

  final class SignInCoordinator: Coordinator {
    private let flow: Flow<String>
    init(flow: Flow<String>) { self.flow = flow }
    func start() { flow.push(SignInPage { [flow] in flow.finish($0) }) }
  }

  /// The program once more, in which messages are for those who are signed in.
  enum GuardingCoordinator {
    @MainActor
    final class MainCoordinator: Coordinator {
      private let flow: Flow<Void>
      private let tabHost: any TabHost
      private weak var tabs: TabContainer?
      private var session: String?
      init(flow: Flow<Void>, tabHost: any TabHost) { (self.flow, self.tabHost) = (flow, tabHost) }

      func start() {
        let tabs = TabContainer(host: tabHost)
        self.tabs = tabs
        tabs.add(.friends, title: "Friends") { FriendsCoordinator(flow: $0) }
        tabs.add(.messages, title: "Messages") { MessagesCoordinator(flow: $0) }
        flow.push(tabs)
        guardMessages()
      }

      private func guardMessages() {
        tabs?.guardSelection(with: self) { me, tab in
          guard tab == .messages, me.session == nil else { return true }
          me.signIn(then: tab)
          return false
        }
      }

      private func signIn(then tab: TabID) {
        flow.start(.modal, for: self) {
          SignInCoordinator(flow: $0)
        } onEnd: { me, end in
          guard let session = end.output else { return }
          me.session = session
          me.tabs?.select(tab)
        }
      }
    }
  }

  @Test func whatComesFromOutsideIsDelivered() throws {
    let host = InMemoryHost()
    let tabHost = InMemoryTabHost()
    let router = StackRouter(host: host)
    router.start { MainCoordinator(flow: $0, tabHost: tabHost) }
    let log = Trace()
    router.observe { log.lines.append("\($0.kind)") }
    router.deliver(MessageArrived(from: ada))
    #expect(tabHost.titles == ["Friends", "Messages (3)"])
    #expect(tabHost.selected == .friends, "it leads nowhere")
    #expect(log.lines.joined().contains("MessagesCoordinator#3 handled"))
    router.close()
    try expectCode(of: page, blocks: 11..<12)
  }

  @Test func aScreenIsTestedByItself() throws {
    var chosen: [SelectedFriend] = []
    let list = FriendList(send: ActionSender { chosen.append($0) })
    list.tapped(ada)  // chosen holds SelectedFriend(friend: ada)
    #expect(chosen.map(\.friend) == [ada])
    try expectCode(of: page, blocks: 12..<13)
  }

  final class Trace {
    var lines: [String] = []
  }
}

extension ContainersAndActionsTests.MainCoordinator {
  fileprivate func show(_ message: String) {
    flow.present(TestModule(message))
  }
}
