import MessengerFlows
import Switchback
import SwitchbackTerminal

/// What was written to and by a friend.
@MainActor
final class ConversationScreen: TerminalScreen, ConversationModule {
  private let friend: Friend
  private let mailbox: any Mailbox
  private let send: ActionSender

  init(with friend: Friend, in mailbox: any Mailbox, send: ActionSender) {
    self.friend = friend
    self.mailbox = mailbox
    self.send = send
  }

  private var messages: [Message] { mailbox.messages(with: friend) }

  var content: ScreenContent {
    let lines = messages.map { "\($0.isMine ? "You" : friend.name): \($0.text)" }
    var content = ScreenContent(
      title: friend.name,
      paragraphs: [lines.joined(separator: "\n")],
      choices: ["Write", "Forward the last message"],
    )
    content.isReadFromEnd = true
    return content
  }

  func chose(_ choice: Int) {
    if choice == 0 {
      send(WriteMessage(to: friend), from: self)
    } else if let last = messages.last {
      send(ForwardMessage(last), from: self)
    }
  }
}
