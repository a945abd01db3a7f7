import SwiftUI
import SwitchbackSwiftUI

/// The app: each of its windows shows a main flow of its own.
@main
struct MessengerApp: App {
  var body: some Scene {
    WindowGroup { WindowView() }
  }
}

/// A window with a main flow in it.
struct WindowView: View {
  @State private var window = Window()

  var body: some View {
    StackView(window.model.host).onOpenURL { window.model.open($0) }
  }
}

/// What SwiftUI keeps for a window.
///
/// Before Xcode 27, SwiftUI makes the default of a `State` with every initialisation of the view, and throws away all
/// but the first. So it starts nothing: the model, with its router, is made when the view asks for it.
@MainActor
private final class Window {
  lazy var model = WindowModel()
}
