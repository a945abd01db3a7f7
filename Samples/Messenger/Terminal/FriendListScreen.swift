import MessengerFlows
import Switchback
import SwitchbackTerminal

/// A list of friends, one of whom can be chosen.
@MainActor
final class FriendListScreen: TerminalScreen, FriendListModule {
  let content: ScreenContent
  private let friends: [Friend]
  private let send: ActionSender

  init(_ title: String, of friends: [Friend], send: ActionSender) {
    content = ScreenContent(title: title, choices: friends.map(\.name))
    self.friends = friends
    self.send = send
  }

  func chose(_ choice: Int) {
    send(SelectedFriend(friends[choice]), from: self)
  }
}
