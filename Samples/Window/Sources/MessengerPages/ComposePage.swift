import GtkHost
import MessengerFlows
import Switchback

/// Where a message is written.
final class ComposePage: GtkScreen, ComposeModule {
  let shownOn = Shown()
  private let recipient: Friend
  private let send: ActionSender
  private var text = ""
  private var field: Field?
  private var message: ErrorLine?

  init(to recipient: Friend, send: ActionSender) {
    (self.recipient, self.send) = (recipient, send)
  }

  var title: String { "To \(recipient.name)" }

  private(set) lazy var widget: Widget = {
    let column = Column()
    message = column.message()
    field = column.field("Message", text: text) { [weak self] in
      self?.edited($0)
    } onEnter: {
      [weak self] in
      self?.submit()
    }
    column.button("Send", style: "suggested-action") { [weak self] in self?.submit() }
    column.button("About \(recipient.name)") { [weak self] in self?.showRecipient() }
    return column.widget
  }()

  private func edited(_ text: String) {
    self.text = text
    stateChanged()
  }

  private func submit() {
    message?.text = nil
    send(ComposedMessage(text, on: self), from: self)
  }

  private func showRecipient() { send(ShowFriend(recipient), from: self) }

  func keepText() { message?.text = text.isEmpty ? nil : "What you wrote is still there." }

  var leaving: LeavePolicy { text.isEmpty ? .allowed : .ask }

  func askToLeave(_ attempt: LeaveAttempt) { send(AskToDiscard(attempt), from: self) }
}

// MARK: - Restorable

extension ComposePage: Restorable {
  var restorableState: String { text }

  func restore(_ state: String) {
    text = state
    field?.text = state
  }
}
