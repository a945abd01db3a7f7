public import Switchback

/// Writes a message: the friend who is chosen is its recipient.
@MainActor
public final class NewMessageCoordinator: Coordinator {
  private let flow: Flow<Message>
  private let modules: any ModuleFactory
  private let mailbox: any Mailbox
  private let onDiscardAndLeave: @MainActor () -> Void
  private var recipient: Friend?

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Ends with the message that was sent.
  ///   - modules: Makes the screens.
  ///   - mailbox: Sends it.
  ///   - recipient: For whom it is, or nil if that is to be chosen.
  ///   - onDiscardAndLeave: Called before the program is left with a text that is not wanted any more, so that it does
  ///     not come back.
  public init(
    flow: Flow<Message>,
    modules: any ModuleFactory,
    mailbox: any Mailbox,
    to recipient: Friend?,
    onDiscardAndLeave: @escaping @MainActor () -> Void,
  ) {
    self.flow = flow
    self.modules = modules
    self.mailbox = mailbox
    self.recipient = recipient
    self.onDiscardAndLeave = onDiscardAndLeave
  }

  /// Asks for the recipient, unless that is known, and then for the text.
  public func start() {
    flow.handle(SelectedFriend.self, with: self) { $0.go(.compose(to: $1.friend.name)) }
    flow.handle(ComposedMessage.self, with: self) { $0.send($1.text, from: $1.module) }
    flow.handle(AskToDiscard.self, with: self) { $0.askToDiscard($1.attempt) }
    go(recipient.map { .compose(to: $0.name) } ?? .recipient)
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
    let leavesProgram = attempt.origin?.leavesProgram == true
    Task { [flow, onDiscardAndLeave] in
      let question = leavesProgram ? texts.discardAndLeave : texts.discard
      guard await flow.ask(question) == true else { return }
      if leavesProgram { onDiscardAndLeave() }
      attempt.leaveAnyway()
    }
  }
}

// MARK: - RouteCoordinator

extension NewMessageCoordinator: RouteCoordinator {
  /// What is shown on the sheet.
  public enum Route: Switchback.Route {
    /// The friends, one of whom is to be the recipient.
    case recipient
    /// What is written to a friend.
    case compose(to: String)
  }

  /// Asks for the recipient, or for the text.
  ///
  /// - Parameter route: Which.
  public func show(_ route: Route) {
    switch route {
    case .recipient:
      let title = modules.texts.newMessageTo
      flow.push(modules.makeFriendList(title, of: mailbox.friends, send: flow.sender))
    case .compose(let name):
      guard let friend = mailbox.friend(named: name) else { return }
      recipient = friend
      flow.push(modules.makeCompose(to: friend, send: flow.sender))
    }
  }

  /// Says that there has to be a friend of that name.
  ///
  /// - Parameters:
  ///   - route: What is to be shown.
  ///   - origin: Where it comes from.
  /// - Returns: Whether it may.
  public func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
    guard case .compose(let name) = route else { return .open }
    return mailbox.admission(toFriend: name, modules.texts)
  }
}
