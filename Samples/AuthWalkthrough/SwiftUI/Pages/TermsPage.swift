import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Shows the terms and conditions.
@Observable
final class TermsPage: ViewScreen, TermsModule {
  @ObservationIgnored var onAccept: (@MainActor (any TermsModule) -> Void)?
  @ObservationIgnored var onDecline: (@MainActor () -> Void)?
  var isPending = false

  var content: some View {
    TermsView(
      isPending: isPending,
      onAccept: { [weak self] in if let self { onAccept?(self) } },
      onDecline: { [weak self] in self?.onDecline?() },
    )
  }
}

struct TermsView: View {
  let isPending: Bool
  let onAccept: @MainActor () -> Void
  let onDecline: @MainActor () -> Void

  var body: some View {
    Column {
      Text("Your account and its password are kept in memory, and gone when the app ends.")
      Text("That you are signed in is remembered.")
      PendingButton(title: "Accept", isPending: isPending, action: onAccept)
        .buttonStyle(.borderedProminent)
      Button("Decline", action: onDecline).buttonStyle(.bordered).disabled(isPending)
    }
    .navigationTitle("Terms and conditions")
  }
}
