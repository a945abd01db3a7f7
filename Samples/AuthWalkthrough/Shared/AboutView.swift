import SwiftUI

/// Says what this app is.
///
/// One view for both apps: hosted in a controller on UIKit, and a page of its own on SwiftUI.
struct AboutView: View {
  var body: some View {
    Column {
      Text("This is a sample. Its flows are those of the one in the terminal.")
      Text("There is one account: \(name), with the password \(password).")
      Text("New ones last until the app ends.")
    }
  }

  private var name: String { InMemoryAccounts.demoName }
  private var password: String { InMemoryAccounts.demoPassword }
}
