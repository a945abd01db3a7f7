// Accepted: the smallest app.
import SwiftUI
import Switchback
import SwitchbackSwiftUI

@main
struct SmallApp: App {
  var body: some Scene {
    WindowGroup {
      FlowView("Home") { flow in
        Button("Go") { flow.push(ViewModule("More") { Text("More") }) }
      }
    }
  }
}
