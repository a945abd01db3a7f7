import SwiftUI
import SwitchbackSwiftUI

/// The app: each of its windows shows a main flow of its own.
@main
struct AuthSwiftUIApp: App {
  var body: some Scene {
    WindowGroup { WindowView() }
  }
}

/// A window with a main flow in it.
struct WindowView: View {
  @State private var window = WindowModel()

  var body: some View {
    StackView(window.host).onOpenURL { window.open($0) }
  }
}
