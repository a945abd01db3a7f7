import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// The conversations that there are, with a way to begin another.
final class ConversationListPage: ViewScreen, ConversationListModule {
  let send: ActionSender?
  private let mailbox: any Mailbox

  init(of mailbox: any Mailbox, send: ActionSender) {
    self.mailbox = mailbox
    self.send = send
  }

  var content: some View { ConversationListView(mailbox: mailbox) }
}

struct ConversationListView: View {
  let mailbox: any Mailbox
  @Environment(\.sendAction) private var send

  var body: some View {
    List {
      ForEach(partners, id: \.self) { friend in
        Button(friend.name) { send?(ShowConversation(with: friend)) }
          .badge(mailbox.unread(from: friend))
      }
    }
    .navigationTitle("Messages")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New message", systemImage: "square.and.pencil") { send?(WriteMessage()) }
      }
    }
  }

  private var partners: [Friend] {
    mailbox.friends.filter { !mailbox.messages(with: $0).isEmpty }
  }
}
