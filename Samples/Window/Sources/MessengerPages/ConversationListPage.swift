import GtkHost
import MessengerFlows
import Switchback

/// The conversations that there are, with a way to begin another.
final class ConversationListPage: GtkScreen, ConversationListModule {
  let title = "Messages"
  let shownOn = Shown()
  private let mailbox: any Mailbox
  private let send: ActionSender
  private let column = Column()

  /// What stands on the buttons, so that they are made anew only if it is something else.
  private var titles: [String]?

  init(of mailbox: any Mailbox, send: ActionSender) { (self.mailbox, self.send) = (mailbox, send) }

  var widget: Widget { column.widget }

  func refresh() {
    let partners = mailbox.friends.filter { !mailbox.messages(with: $0).isEmpty }
    let titles = partners.map { friend in
      let unread = mailbox.unread(from: friend)
      return unread > 0 ? "\(friend.name) (\(unread) new)" : friend.name
    }
    guard titles != self.titles else { return }
    self.titles = titles
    column.clear()
    for (title, friend) in zip(titles, partners) {
      column.button(title) { [weak self] in self?.show(friend) }
    }
    column.button("New message", style: "suggested-action") { [weak self] in self?.write() }
  }

  private func show(_ friend: Friend) { send(ShowConversation(with: friend), from: self) }
  private func write() { send(WriteMessage(), from: self) }
}
