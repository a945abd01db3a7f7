public import Switchback

/// Passes a message on: the friend who is chosen gets it.
@MainActor
public final class ForwardCoordinator: Coordinator {
  private let flow: Flow<Message>
  private let modules: any ModuleFactory
  private let mailbox: any Mailbox
  private let message: Message

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Ends with the message that was sent.
  ///   - modules: Makes the screens.
  ///   - mailbox: Sends it.
  ///   - message: What is passed on.
  public init(
    flow: Flow<Message>,
    modules: any ModuleFactory,
    mailbox: any Mailbox,
    message: Message,
  ) {
    self.flow = flow
    self.modules = modules
    self.mailbox = mailbox
    self.message = message
  }

  /// Shows the friends who may get it.
  public func start() {
    flow.handle(SelectedFriend.self, with: self) { $0.forward(to: $1.friend) }
    let others = mailbox.friends.filter { $0 != message.friend }
    flow.push(modules.makeFriendList(modules.texts.forwardTo, of: others, send: flow.sender))
  }

  private func forward(to friend: Friend) {
    do throws(MailboxError) {
      flow.finish(try mailbox.send(message.text, to: friend))
    } catch {
      flow.send(Failed(modules.texts.reason(error)))
    }
  }
}
