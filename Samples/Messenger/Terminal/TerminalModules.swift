import MessengerFlows
import Switchback
import SwitchbackTerminal

/// Makes the screens of the terminal.
@MainActor
final class TerminalModules: ModuleFactory {
  let texts = Texts()

  func makeTabs() -> any TabHost { TerminalTabs() }

  func makeFriendList(
    _ title: String,
    of friends: [Friend],
    send: ActionSender,
  ) -> any FriendListModule {
    FriendListScreen(title, of: friends, send: send)
  }

  func makeFriend(_ friend: Friend, send: ActionSender) -> any FriendModule {
    FriendScreen(friend, send: send)
  }

  func makeConversationList(
    of mailbox: any Mailbox,
    send: ActionSender,
  ) -> any ConversationListModule {
    ConversationListScreen(of: mailbox, send: send)
  }

  func makeConversation(
    with friend: Friend,
    in mailbox: any Mailbox,
    send: ActionSender,
  ) -> any ConversationModule {
    ConversationScreen(with: friend, in: mailbox, send: send)
  }

  func makeCompose(to recipient: Friend, send: ActionSender) -> any ComposeModule {
    ComposeScreen(to: recipient, send: send)
  }
}
