import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// What was written to and by a friend.
final class ConversationPage: ViewScreen, ConversationModule {
  let send: ActionSender?
  private let friend: Friend
  private let mailbox: any Mailbox

  init(with friend: Friend, in mailbox: any Mailbox, send: ActionSender) {
    self.friend = friend
    self.mailbox = mailbox
    self.send = send
  }

  var content: some View {
    ConversationView(friend: friend, messages: mailbox.messages(with: friend))
  }
}

struct ConversationView: View {
  let friend: Friend
  let messages: [Message]
  @Environment(\.sendAction) private var send

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 16) {
        ForEach(messages.indices, id: \.self) { MessageView(message: messages[$0]) }
        Button("Write", systemImage: "square.and.pencil") { send?(WriteMessage(to: friend)) }
          .buttonStyle(.borderedProminent)
        if let last = messages.last {
          Button("Forward the last message", systemImage: "arrowshape.turn.up.right") {
            send?(ForwardMessage(last))
          }
          .buttonStyle(.bordered)
        }
      }
      .padding()
    }
    .defaultScrollAnchor(.bottom)
    .navigationTitle(friend.name)
  }
}

/// Who wrote it, and what it says; one thing to read for those who listen.
private struct MessageView: View {
  let message: Message

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      author.font(.caption).foregroundStyle(.secondary)
      Text(message.text)
    }
    .accessibilityElement(children: .combine)
  }

  private var author: Text { message.isMine ? Text("You") : Text(message.friend.name) }
}
