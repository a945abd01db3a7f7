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
  private let link: OpenFriend?

  /// The container, which is kept by the stack that it is on.
  private weak var tabs: TabContainer?

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Never finishes by itself: the user leaves.
  ///   - modules: Makes the screens.
  ///   - mailbox: Knows friends and messages.
  ///   - link: What was opened from outside, if anything was.
  public init(
    flow: Flow<Void>,
    modules: any ModuleFactory,
    mailbox: any Mailbox,
    opening link: OpenFriend? = nil,
  ) {
    self.flow = flow
    self.modules = modules
    self.mailbox = mailbox
    self.link = link
  }

  /// Shows the tabs.
  public func start() {
    flow.handle(WriteMessage.self, with: self) { $0.write(to: $1.recipient) }
    flow.handle(MailboxChanged.self, with: self) { main, _ in main.showBadge() }
    flow.handle(Failed.self, with: self) { $0.show($1) }
    flow.handle(OpenFriend.self, with: self) { main, _ in main.tabs?.select(.friends) }

    let tabs = TabContainer(host: modules.makeTabs(), back: .history)
    self.tabs = tabs
    let (modules, mailbox) = (modules, mailbox)
    tabs.add(.friends, title: "Friends") { flow in
      FriendsCoordinator(flow: flow, modules: modules, mailbox: mailbox)
    }
    tabs.add(.messages, title: "Messages") { flow in
      MessagesCoordinator(flow: flow, modules: modules, mailbox: mailbox)
    }
    showBadge()
    flow.push(tabs)
    if let link { flow.deliver(link) }
  }

  private func showBadge() {
    tabs?[.messages]?.badge = mailbox.unread > 0 ? "\(mailbox.unread) new" : nil
  }

  private func write(to recipient: Friend?) {
    let (modules, mailbox) = (modules, mailbox)
    flow.start(.modal, for: self) { flow in
      NewMessageCoordinator(flow: flow, modules: modules, mailbox: mailbox, to: recipient)
    } onEnd: { main, end in
      if let message = end.output { main.show(message) }
    }
  }

  /// Shows the conversation that a message belongs to, whichever tab is shown.
  private func show(_ message: Message) {
    tabs?[.messages]?.deliver(ShowConversation(with: message.friend))
    tabs?.select(.messages)
  }

  private func show(_ failure: Failed) {
    Task { [flow] in await flow.inform(failure.message) }
  }
}
