import MessengerFlows
import Switchback
import SwitchbackTerminal

/// The conversations that there are, with a way to begin another.
@MainActor
final class ConversationListScreen: TerminalScreen, ConversationListModule {
  private let mailbox: any Mailbox
  private let send: ActionSender

  init(of mailbox: any Mailbox, send: ActionSender) {
    self.mailbox = mailbox
    self.send = send
  }

  private var partners: [Friend] {
    mailbox.friends.filter { !mailbox.messages(with: $0).isEmpty }
  }

  var content: ScreenContent {
    let titles = partners.map { friend in
      let unread = mailbox.unread(from: friend)
      return unread > 0 ? "\(friend.name) (\(unread) new)" : friend.name
    }
    return ScreenContent(title: "Messages", choices: titles + ["New message"])
  }

  func chose(_ choice: Int) {
    if choice < partners.count {
      send(ShowConversation(with: partners[choice]), from: self)
    } else {
      send(WriteMessage(), from: self)
    }
  }
}
