import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Shows how the app is used.
final class HelpPage: ViewScreen, HelpModule {
  var onClose: (@MainActor () -> Void)?

  var content: some View {
    HelpView { [weak self] in self?.onClose?() }
  }
}

struct HelpView: View {
  let onClose: @MainActor () -> Void

  var body: some View {
    Column {
      Text("You can go back from everywhere. What you typed is still there.")
      Text("You can leave whenever you like. You stay signed in.")
      Button("Close", action: onClose).buttonStyle(.borderedProminent)
    }
    .navigationTitle("Help")
  }
}
