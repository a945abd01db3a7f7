import MessengerFlows
import Switchback
import SwitchbackTerminal

/// Where a message is written.
@MainActor
final class ComposeScreen: TerminalScreen, ComposeModule {
  private let recipient: Friend
  private let send: ActionSender
  private var text = ""
  private var notice: String?

  init(to recipient: Friend, send: ActionSender) {
    self.recipient = recipient
    self.send = send
  }

  var content: ScreenContent {
    var content = ScreenContent(
      title: "To \(recipient.name)",
      notice: notice,
      form: [FormField("Message", value: text)],
    )
    content.submitTitle = "send"
    content.commands = [ScreenCommand("about \(recipient.name)", key: .control("o"))]
    return content
  }

  func edited(field: Int, to text: String) {
    self.text = text
  }

  func submitted() {
    notice = nil
    send(ComposedMessage(text, on: self), from: self)
  }

  func invoked(command: Int) {
    send(ShowFriend(recipient), from: self)
  }

  func keepText() {
    notice = text.isEmpty ? nil : "What you wrote is still there."
  }

  var leaving: LeavePolicy { text.isEmpty ? .allowed : .ask }

  func askToLeave(_ attempt: LeaveAttempt) {
    send(AskToDiscard(attempt), from: self)
  }
}

// MARK: - Restorable

extension ComposeScreen: Restorable {
  var restorableState: String { text }
  func restore(_ state: String) { text = state }
}
