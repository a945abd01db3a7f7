import SwiftUI

// What Xcode shows beside the code of the pages.

#Preview("Compose") {
  ComposeView(
    recipient: InMemoryMailbox().friends[0], draft: ComposeDraft(),
    onSend: {}, onShowRecipient: {}, onClose: {})
}

#Preview("Conversations") { ConversationListView(mailbox: InMemoryMailbox()) }

#Preview("Conversation") {
  let mailbox = InMemoryMailbox()
  ConversationView(
    friend: mailbox.friends[0], messages: mailbox.messages(with: mailbox.friends[0]))
}

#Preview("Friends") { FriendListView(friends: InMemoryMailbox().friends) }

#Preview("Friend") { FriendView(friend: InMemoryMailbox().friends[0]) }
