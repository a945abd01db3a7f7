import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// What a signed-in user can do with the account.
@Observable
final class AccountPage: ViewScreen, AccountModule {
  @ObservationIgnored var onSignOut: (@MainActor () -> Void)?
  @ObservationIgnored var onDelete: (@MainActor (any AccountModule) -> Void)?
  var isPending = false { didSet { if isPending { mistake = nil } } }

  private let session: Session
  private var mistake: AccountError?
  private var mistakes = 0

  init(_ session: Session) {
    self.session = session
  }

  var content: some View {
    AccountView(
      userName: session.userName,
      mistake: mistake,
      mistakes: mistakes,
      isPending: isPending,
      onSignOut: { [weak self] in self?.onSignOut?() },
      onDelete: { [weak self] in if let self { onDelete?(self) } },
    )
  }

  func show(error: AccountError) {
    mistake = error
    mistakes += 1
  }
}

struct AccountView: View {
  let userName: String
  let mistake: AccountError?
  let mistakes: Int
  let isPending: Bool
  let onSignOut: @MainActor () -> Void
  let onDelete: @MainActor () -> Void

  var body: some View {
    Column {
      if let mistake { ErrorMessage(error: mistake).id(mistakes) }
      Text("Your user name is \(userName).")
      Button("Sign out", action: onSignOut).disabled(isPending)
      PendingButton(
        title: "Delete the account", role: .destructive, isPending: isPending, action: onDelete)
    }
    .buttonStyle(.bordered)
    .navigationTitle("Account")
  }
}
