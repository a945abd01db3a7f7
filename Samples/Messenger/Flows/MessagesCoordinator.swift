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
    flow.handle(ShowConversation.self, with: self) { $0.show(with: $1.friend) }
    flow.handle(ForwardMessage.self, with: self) { $0.forward($1.message) }
    flow.push(modules.makeConversationList(of: mailbox, send: flow.send))
  }

  private func show(with friend: Friend) {
    mailbox.markRead(friend)
    flow.popToRoot()
    flow.push(modules.makeConversation(with: friend, in: mailbox, send: flow.send))
    flow.send(MailboxChanged())
  }

  private func forward(_ message: Message) {
    let (modules, mailbox) = (modules, mailbox)
    flow.start(for: self) { flow in
      ForwardCoordinator(flow: flow, modules: modules, mailbox: mailbox, message: message)
    } onEnd: { messages, end in
      if let sent = end.output { messages.show(with: sent.friend) }
    }
  }
}
