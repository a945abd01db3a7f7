public import Switchback

/// The tab of messages: conversations, and passing on what was written.
@MainActor
public final class MessagesCoordinator: Coordinator {
  private let flow: Flow<Void>
  private let modules: any ModuleFactory
  private let mailbox: any Mailbox

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Never finishes by itself.
  ///   - modules: Makes the screens.
  ///   - mailbox: Knows what was written.
  public init(flow: Flow<Void>, modules: any ModuleFactory, mailbox: any Mailbox) {
    self.flow = flow
    self.modules = modules
    self.mailbox = mailbox
  }

  /// Shows the conversations.
  public func start() {
    flow.handle(ShowConversation.self, with: self) { $0.go(.conversation(with: $1.friend.name)) }
    flow.handle(ForwardMessage.self, with: self) { $0.forward($1.message) }
    go(.list)
  }

  /// What is passed on comes back as a message, so no link leads to it.
  private func forward(_ message: Message) {
    let (modules, mailbox) = (modules, mailbox)
    flow.start(for: self) { flow in
      ForwardCoordinator(flow: flow, modules: modules, mailbox: mailbox, message: message)
    } onEnd: { messages, end in
      guard let sent = end.output else { return }
      messages.flow.open(DeepLink(Route.conversation(with: sent.friend.name)))
    }
  }
}

// MARK: - RouteCoordinator

extension MessagesCoordinator: RouteCoordinator {
  /// What is shown in this tab.
  public enum Route: LinkedRoute {
    /// All conversations.
    case list
    /// What was written to and by a friend.
    case conversation(with: String)

    /// What links to these are like, behind that of the tab.
    public static let patterns: [RoutePattern<Route>] = [
      .init("", .list),
      .init(":name", Route.conversation),
    ]
  }

  /// Shows the conversations, or one of them.
  ///
  /// - Parameter route: Which.
  public func show(_ route: Route) {
    switch route {
    case .list: flow.push(modules.makeConversationList(of: mailbox, send: flow.sender))
    case .conversation(let name):
      guard let friend = mailbox.friend(named: name) else { return }
      mailbox.markRead(friend)
      flow.push(modules.makeConversation(with: friend, in: mailbox, send: flow.sender))
      flow.send(MailboxChanged())
    }
  }

  /// Says that there has to be a friend of that name.
  ///
  /// - Parameters:
  ///   - route: What a link is to show.
  ///   - origin: Where it comes from.
  /// - Returns: Whether it may.
  public func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
    guard case .conversation(let name) = route else { return .open }
    return mailbox.admission(toFriend: name, modules.texts)
  }
}
