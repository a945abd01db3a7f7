import SwiftUI

/// An app that shows a sentence, for the tests in `HostLaws` to run in.
///
/// It links no product of the package. The test bundle links them all, so that each type exists once.
@main
struct HostLawsApp: App {
  var body: some Scene {
    WindowGroup { Text("The laws of hosts are being checked.") }
  }
}
