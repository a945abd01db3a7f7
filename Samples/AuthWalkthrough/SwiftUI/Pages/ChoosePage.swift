import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Offers the ways to sign in.
final class ChoosePage: ViewScreen, ChooseModule {
  var onLogIn: (@MainActor () -> Void)?
  var onRegister: (@MainActor () -> Void)?

  /// The user wants to know what this is.
  var onAbout: (@MainActor () -> Void)?

  var content: some View {
    ChooseView(
      onLogIn: { [weak self] in self?.onLogIn?() },
      onRegister: { [weak self] in self?.onRegister?() },
      onAbout: { [weak self] in self?.onAbout?() },
    )
  }
}

struct ChooseView: View {
  let onLogIn: @MainActor () -> Void
  let onRegister: @MainActor () -> Void
  let onAbout: @MainActor () -> Void

  var body: some View {
    Column {
      Text("You are signed out.")
      Button("Log in", action: onLogIn).buttonStyle(.borderedProminent)
      Button("Register", action: onRegister).buttonStyle(.bordered)
    }
    .navigationTitle("Welcome")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("About", systemImage: "info.circle", action: onAbout)
      }
    }
  }
}
