import GtkHost
package import MessengerFlows
package import Switchback

/// Makes the pages of the window.
@MainActor
package final class WindowModules: ModuleFactory {
  package let texts = Texts()

  package init() {}

  package func makeTabs() -> any TabHost { GtkTabs() }

  package func makeFriendList(
    _ title: String, of friends: [Friend], send: ActionSender
  ) -> any FriendListModule {
    FriendListPage(title, of: friends, send: send)
  }

  package func makeFriend(_ friend: Friend, send: ActionSender) -> any FriendModule {
    FriendPage(friend, send: send)
  }

  package func makeConversationList(
    of mailbox: any Mailbox, send: ActionSender
  ) -> any ConversationListModule {
    ConversationListPage(of: mailbox, send: send)
  }

  package func makeConversation(
    with friend: Friend, in mailbox: any Mailbox, send: ActionSender
  ) -> any ConversationModule {
    ConversationPage(with: friend, in: mailbox, send: send)
  }

  package func makeCompose(to recipient: Friend, send: ActionSender) -> any ComposeModule {
    ComposePage(to: recipient, send: send)
  }
}
