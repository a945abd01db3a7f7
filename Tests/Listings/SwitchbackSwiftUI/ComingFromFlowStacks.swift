import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// The app before, on as much of FlowStacks as it takes.
enum Before {
  enum Route<Screen> {
    case root(Screen, embedInNavigationView: Bool)
  }

  typealias Routes<Screen> = [Route<Screen>]

  struct Router<Screen, Content: View>: View {
    init(
      _ routes: Binding<Routes<Screen>>,
      @ViewBuilder buildView: @escaping (Screen, Int) -> Content
    ) {}
    var body: some View { Text("") }
  }

  struct HomeView: View {
    let onNumber: () -> Void
    var body: some View { Text("") }
  }

  struct NumberView: View {
    init(_ number: Int, onHelp: @escaping () -> Void) {}
    var body: some View { Text("") }
  }

  struct HelpView: View {
    let onDone: () -> Void
    var body: some View { Text("") }
  }

  // listing
}

extension Array {
  fileprivate mutating func push<Screen>(_ screen: Screen) where Element == Before.Route<Screen> {}
  fileprivate mutating func presentSheet<Screen>(_ screen: Screen)
  where Element == Before.Route<Screen> {}
  fileprivate mutating func dismiss<Screen>() where Element == Before.Route<Screen> {}
}

struct HomeView: View {
  let onNumber: @MainActor () -> Void
  var body: some View { Button("One", action: onNumber) }
}

struct NumberView: View {
  init(_ number: Int, onHelp: @escaping @MainActor () -> Void) {}
  var body: some View { Text("") }
}

final class HelpCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

// listing
