import Foundation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Makes the pages of the app, and what shows them.
@MainActor
final class PageFactory: ModuleFactory {
  let texts = Texts.translated

  /// The user wants to close the sheet.
  var onClose: (@MainActor () -> Void)?

  /// Makes what shows a stack.
  ///
  /// What it adds by itself is in the language of the user, too.
  func makeHost() -> NavigationStackHost {
    let host = NavigationStackHost()
    host.backTitle = String(localized: "Back")
    host.cancelTitle = String(localized: "Cancel")
    return host
  }

  func makeTabs() -> any TabHost {
    let tabs = TabViewHost { item in
      Label(
        item.title,
        systemImage: item.id == .friends ? "person.2" : "bubble.left.and.bubble.right")
    }
    tabs.makeHost = { _ in self.makeHost() }
    return tabs
  }

  func makeFriendList(
    _ title: String,
    of friends: [Friend],
    send: ActionSender,
  ) -> any FriendListModule {
    FriendListPage(title, of: friends, send: send)
  }

  func makeFriend(_ friend: Friend, send: ActionSender) -> any FriendModule {
    FriendPage(friend, send: send)
  }

  func makeConversationList(
    of mailbox: any Mailbox,
    send: ActionSender,
  ) -> any ConversationListModule {
    ConversationListPage(of: mailbox, send: send)
  }

  func makeConversation(
    with friend: Friend,
    in mailbox: any Mailbox,
    send: ActionSender,
  ) -> any ConversationModule {
    ConversationPage(with: friend, in: mailbox, send: send)
  }

  func makeCompose(to recipient: Friend, send: ActionSender) -> any ComposeModule {
    let compose = ComposePage(to: recipient, send: send)
    compose.onClose = onClose
    return compose
  }
}
