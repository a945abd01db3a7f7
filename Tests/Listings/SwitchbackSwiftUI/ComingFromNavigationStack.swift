import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// The app before.
enum Before {
  enum Route: Hashable {
    case name
    case greeting(String)
  }

  struct HomeView: View {
    let navigation: Navigation
    var body: some View { Text("") }
  }

  struct NameView: View {
    let onName: (String) -> Void
    var body: some View { Text("") }
  }

  // listing
}

struct HomeView: View {
  let onGreet: @MainActor () -> Void
  var body: some View { Button("Greet", action: onGreet) }
}

struct GreetingView: View {
  let name: String
  var body: some View { Text(name) }
}

final class NameCoordinator: Coordinator {
  init(flow: Flow<String>) {}
  func start() {}
}

// listing
