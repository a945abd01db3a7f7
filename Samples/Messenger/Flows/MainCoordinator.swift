public import Switchback

extension TabID {
  /// The tab of friends.
  public static let friends = TabID("friends")

  /// The tab of messages.
  public static let messages = TabID("messages")
}

/// The container of everything: its tabs, what stands over them, and the one place where an error is shown.
@MainActor
public final class MainCoordinator: Coordinator {
  private let flow: Flow<Void>
  private let modules: any ModuleFactory
  private let mailbox: any Mailbox
  private let onDiscardAndLeave: @MainActor () -> Void

  /// The container, which is kept by the stack that it is on.
  private weak var tabs: TabContainer?

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Never finishes by itself: the user leaves.
  ///   - modules: Makes the screens.
  ///   - mailbox: Knows friends and messages.
  ///   - onDiscardAndLeave: Called before the program is left with a text that is not wanted any more, so that it does
  ///     not come back. The default does nothing.
  public init(
    flow: Flow<Void>,
    modules: any ModuleFactory,
    mailbox: any Mailbox,
    onDiscardAndLeave: @escaping @MainActor () -> Void = {},
  ) {
    self.flow = flow
    self.modules = modules
    self.mailbox = mailbox
    self.onDiscardAndLeave = onDiscardAndLeave
  }

  /// Shows the tabs.
  public func start() {
    flow.handle(WriteMessage.self, with: self) { $0.go(.write(to: $1.recipient?.name)) }
    flow.handle(ShowFriend.self, with: self) { $0.open($1.friend) }
    flow.handle(MailboxChanged.self, with: self) { main, _ in main.showBadge() }
    flow.handle(Failed.self, with: self) { $0.show($1) }

    let tabs = TabContainer(host: modules.makeTabs(), back: .history)
    self.tabs = tabs
    let (modules, mailbox) = (modules, mailbox)
    tabs.add(.friends, title: modules.texts.friends, route: Route.friends) { flow in
      FriendsCoordinator(flow: flow, modules: modules, mailbox: mailbox)
    }
    tabs.add(.messages, title: modules.texts.messages, route: Route.messages) { flow in
      MessagesCoordinator(flow: flow, modules: modules, mailbox: mailbox)
    }
    showBadge()
    flow.push(tabs)
  }

  private func showBadge() {
    tabs?[.messages]?.badge = mailbox.unread > 0 ? modules.texts.unread(mailbox.unread) : nil
  }

  private func write(to recipient: Friend?) {
    let (modules, mailbox, onDiscardAndLeave) = (modules, mailbox, onDiscardAndLeave)
    flow.start(.modal, for: self) { flow in
      NewMessageCoordinator(
        flow: flow, modules: modules, mailbox: mailbox, to: recipient,
        onDiscardAndLeave: onDiscardAndLeave)
    } onEnd: { main, end in
      if let message = end.output { main.open(message) }
    }
  }

  /// Shows the conversation that a message belongs to, whichever tab is shown.
  ///
  /// It is read then, also if it was there already.
  private func open(_ message: Message) {
    mailbox.markRead(message.friend)
    showBadge()
    let name = message.friend.name
    flow.open(DeepLink(Route.messages, MessagesCoordinator.Route.conversation(with: name)))
  }

  /// Shows a friend in their tab, wherever the user is: what stands over that has to go, and is asked.
  private func open(_ friend: Friend) {
    flow.open(DeepLink(Route.friends, FriendsCoordinator.Route.friend(named: friend.name)))
  }

  private func show(_ failure: Failed) {
    Task { [flow] in await flow.inform(failure.message) }
  }
}

// MARK: - RouteCoordinator

extension MainCoordinator: RouteCoordinator {
  /// Where links begin.
  public enum Route: LinkedRoute {
    /// The tab of friends.
    case friends
    /// The tab of messages.
    case messages
    /// The sheet on which a message is written; without a name, its recipient has yet to be chosen.
    case write(to: String?)

    /// What links are like: `/friends/Ada`, `/messages/Grace`, `/write/Ada`.
    public static let patterns: [RoutePattern<Route>] = [
      .init("friends", .friends, then: FriendsCoordinator.Route.self),
      .init("messages", .messages, then: MessagesCoordinator.Route.self),
      .init("write", .write(to: nil)),
      .init("write/:name", Route.write),
    ]
  }

  /// Goes to a tab, or starts to write a message.
  ///
  /// - Parameter route: Which.
  public func show(_ route: Route) {
    switch route {
    case .friends: tabs?.select(.friends)
    case .messages: tabs?.select(.messages)
    case .write(let name): write(to: name.flatMap(mailbox.friend(named:)))
    }
  }

  /// Says that the user is asked before somebody else has them write a message, and that there has to be a friend
  /// of that name.
  ///
  /// - Parameters:
  ///   - route: What a link is to show.
  ///   - origin: Where it comes from.
  /// - Returns: Whether it may.
  public func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
    guard case .write(let name) = route else { return .open }
    let texts = modules.texts
    if let name, mailbox.friend(named: name) == nil {
      return mailbox.admission(toFriend: name, texts)
    }
    switch origin {
    case .inside: return .open
    case .memory: return .asking(texts.mayGoOn(name), button: texts.goOn)
    case .outside: return .asking(texts.mayWrite(name), button: texts.write)
    }
  }
}
