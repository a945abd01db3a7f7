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

  /// Where the user is: SwiftUI keeps it with the window.
  @SceneStorage("place") private var place = ""

  var body: some View {
    let model = window.model(comingBackTo: WindowPlace(text: $place))
    StackView(model.host).onOpenURL { model.open($0) }
  }
}

/// What SwiftUI keeps for a window.
///
/// Before Xcode 27, SwiftUI makes the default of a `State` with every initialisation of the view, and throws away all
/// but the first. So it starts nothing: the model, with its router, is made when the view asks for it.
@MainActor
private final class Window {
  private var model: WindowModel?

  func model(comingBackTo place: WindowPlace) -> WindowModel {
    if let model { return model }
    let made = WindowModel(place: place)
    model = made
    return made
  }
}
