// Accepted: the app of SmallApp.swift without this package, for comparison.
import SwiftUI

@main
struct SmallApp: App {
  @State private var path: [String] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Button("Go") { path.append("More") }
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }
}
