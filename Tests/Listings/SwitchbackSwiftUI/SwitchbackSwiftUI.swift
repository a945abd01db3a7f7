import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

struct NameView: View {
  let onName: (String) -> Void
  var body: some View { Text("") }
}

// listing

// another program

// listing

// another program

final class GreetingCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

// listing

@MainActor @Observable
final class DraftModel {
  var text = ""
}

struct DraftView: View {
  let model: DraftModel
  var body: some View { Text(model.text) }
}

// listing

// listing

extension TabID {
  static let home = TabID("home")
}

final class HomeCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

@MainActor
func showTabs(on flow: Flow<Void>, icons: [TabID: String]) {
  // listing
}
