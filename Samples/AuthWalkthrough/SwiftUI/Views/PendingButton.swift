import SwiftUI

/// A button that shows while what it is for is under way, and cannot be pressed meanwhile.
struct PendingButton: View {
  let title: LocalizedStringKey
  var role: ButtonRole?
  let isPending: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(role: role, action: action) {
      HStack(spacing: 8) {
        Text(title)
        if isPending { ProgressView() }
      }
    }
    .disabled(isPending)
  }
}
