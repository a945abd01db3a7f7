import MessengerFlows
import Switchback
import SwitchbackTerminal

/// What there is to know about a friend.
@MainActor
final class FriendScreen: TerminalScreen, FriendModule {
  let content: ScreenContent
  private let friend: Friend
  private let send: ActionSender

  init(_ friend: Friend, send: ActionSender) {
    content = ScreenContent(
      title: friend.name, paragraphs: [friend.about], choices: ["Write a message", "Call"])
    self.friend = friend
    self.send = send
  }

  func chose(_ choice: Int) {
    if choice == 0 {
      send(WriteMessage(to: friend), from: self)
    } else {
      send(Failed("\(friend.name) does not take calls."), from: self)
    }
  }
}
