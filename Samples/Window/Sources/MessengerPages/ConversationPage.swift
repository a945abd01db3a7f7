import GtkHost
import MessengerFlows
import Switchback

/// What was written to and by a friend.
final class ConversationPage: GtkScreen, ConversationModule {
  let shownOn = Shown()
  private let friend: Friend
  private let mailbox: any Mailbox
  private let send: ActionSender
  private let column = Column()
  private var messages: [Message]?

  init(with friend: Friend, in mailbox: any Mailbox, send: ActionSender) {
    (self.friend, self.mailbox, self.send) = (friend, mailbox, send)
  }

  var title: String { friend.name }
  var widget: Widget { column.widget }

  func refresh() {
    let messages = mailbox.messages(with: friend)
    guard messages != self.messages else { return }
    self.messages = messages
    column.clear()
    for message in messages {
      column.text("\(message.isMine ? "You" : friend.name): \(message.text)")
    }
    column.button("Write", style: "suggested-action") { [weak self] in self?.write() }
    column.button("Forward the last message") { [weak self] in self?.forward() }
  }

  private func write() { send(WriteMessage(to: friend), from: self) }

  private func forward() {
    if let last = messages?.last { send(ForwardMessage(last), from: self) }
  }
}
