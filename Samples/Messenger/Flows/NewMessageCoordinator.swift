public import Switchback

/// Writes a message: the friend who is chosen is its recipient.
@MainActor
public final class NewMessageCoordinator: Coordinator {
  private let flow: Flow<Message>
  private let modules: any ModuleFactory
  private let mailbox: any Mailbox
  private var recipient: Friend?

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Ends with the message that was sent.
  ///   - modules: Makes the screens.
  ///   - mailbox: Sends it.
  ///   - recipient: For whom it is, or nil if that is to be chosen.
  public init(
    flow: Flow<Message>,
    modules: any ModuleFactory,
    mailbox: any Mailbox,
    to recipient: Friend?,
  ) {
    self.flow = flow
    self.modules = modules
    self.mailbox = mailbox
    self.recipient = recipient
  }

  /// Asks for the recipient, unless that is known, and then for the text.
  public func start() {
    flow.handle(SelectedFriend.self, with: self) { $0.compose(to: $1.friend) }
    flow.handle(ComposedMessage.self, with: self) { $0.send($1.text, from: $1.module) }
    flow.handle(AskToDiscard.self, with: self) { $0.askToDiscard($1.attempt) }
    if let recipient {
      compose(to: recipient)
    } else {
      let title = modules.texts.newMessageTo
      flow.push(modules.makeFriendList(title, of: mailbox.friends, send: flow.sender))
    }
  }

  private func compose(to friend: Friend) {
    recipient = friend
    flow.push(modules.makeCompose(to: friend, send: flow.sender))
  }

  private func send(_ text: String, from module: any ComposeModule) {
    guard let recipient else { return }
    do throws(MailboxError) {
      flow.finish(try mailbox.send(text, to: recipient))
    } catch {
      module.keepText()
      flow.send(Failed(modules.texts.reason(error)))
    }
  }

  private func askToDiscard(_ attempt: LeaveAttempt) {
    let texts = modules.texts
    let question = attempt.origin?.leavesProgram == true ? texts.discardAndLeave : texts.discard
    Task { [flow] in
      if await flow.ask(question) == true { attempt.leaveAnyway() }
    }
  }
}
