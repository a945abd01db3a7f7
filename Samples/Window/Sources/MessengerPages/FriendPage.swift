import GtkHost
import MessengerFlows
import Switchback

/// What there is to know about a friend.
final class FriendPage: GtkScreen, FriendModule {
  let shownOn = Shown()
  private let friend: Friend
  private let send: ActionSender

  init(_ friend: Friend, send: ActionSender) { (self.friend, self.send) = (friend, send) }

  var title: String { friend.name }

  private(set) lazy var widget: Widget = {
    let column = Column()
    column.text(friend.about)
    column.button("Write a message", style: "suggested-action") { [weak self] in self?.write() }
    column.button("Call") { [weak self] in self?.call() }
    return column.widget
  }()

  private func write() { send(WriteMessage(to: friend), from: self) }
  private func call() { send(Failed("\(friend.name) does not take calls."), from: self) }
}
