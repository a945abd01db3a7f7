import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Where a message is written.
///
/// It is observable, and so is its draft: an empty one is left with the system's back button, a swipe or a pull. One
/// with a text in it is left with Cancel, after the coordinator has asked.
@Observable
final class ComposePage: ViewScreen, ComposeModule {
  let send: ActionSender?

  /// The user wants to close the sheet.
  @ObservationIgnored var onClose: (@MainActor () -> Void)?

  private let recipient: Friend
  private let draft = ComposeDraft()

  init(to recipient: Friend, send: ActionSender) {
    self.recipient = recipient
    self.send = send
    draft.onText = { [weak self] in self?.stateChanged() }
  }

  var content: some View {
    ComposeView(
      recipient: recipient,
      draft: draft,
      onSend: { [weak self] in self?.submit() },
      onShowRecipient: { [weak self] in self?.showRecipient() },
      onClose: { [weak self] in self?.onClose?() },
    )
  }

  func keepText() {
    draft.isKept = !draft.text.isEmpty
  }

  var leaving: LeavePolicy { draft.text.isEmpty ? .allowed : .ask }

  func askToLeave(_ attempt: LeaveAttempt) {
    send?(AskToDiscard(attempt), from: self)
  }

  private func showRecipient() {
    send?(ShowFriend(recipient), from: self)
  }

  private func submit() {
    draft.isKept = false
    send?(ComposedMessage(draft.text, on: self), from: self)
  }
}

// MARK: - Restorable

extension ComposePage: Restorable {
  var restorableState: String { draft.text }
  func restore(_ state: String) { draft.text = state }
}

/// What is being written.
@MainActor
@Observable
final class ComposeDraft {
  /// What was typed so far.
  var text = "" { didSet { onText?() } }

  /// The text is another one.
  @ObservationIgnored var onText: (@MainActor () -> Void)?

  /// Whether it could not be sent, and is still there.
  var isKept = false
}

struct ComposeView: View {
  let recipient: Friend
  @Bindable var draft: ComposeDraft
  let onSend: @MainActor () -> Void
  let onShowRecipient: @MainActor () -> Void
  let onClose: @MainActor () -> Void

  var body: some View {
    Form {
      Section {
        TextField("Message", text: $draft.text, axis: .vertical)
      } footer: {
        if draft.isKept { Text("What you wrote is still there.") }
      }
      Button("About \(recipient.name)", systemImage: "person", action: onShowRecipient)
    }
    .navigationTitle("To \(recipient.name)")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: onClose) }
      ToolbarItem(placement: .confirmationAction) {
        Button("Send", systemImage: "paperplane", action: onSend).disabled(draft.text.isEmpty)
      }
    }
  }
}
