import GtkHost
import MessengerFlows
import Switchback

/// A list of friends, one of whom can be chosen.
final class FriendListPage: GtkScreen, FriendListModule {
  let title: String
  let shownOn = Shown()
  private let friends: [Friend]
  private let send: ActionSender

  init(_ title: String, of friends: [Friend], send: ActionSender) {
    (self.title, self.friends, self.send) = (title, friends, send)
  }

  private(set) lazy var widget: Widget = {
    let column = Column()
    for friend in friends {
      column.button(friend.name) { [weak self] in self?.choose(friend) }
    }
    return column.widget
  }()

  private func choose(_ friend: Friend) { send(SelectedFriend(friend), from: self) }
}
