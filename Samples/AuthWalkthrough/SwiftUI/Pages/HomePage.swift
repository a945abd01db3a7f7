import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Where a signed-in user starts from.
final class HomePage: ViewScreen, HomeModule {
  var onWalkthrough: (@MainActor () -> Void)?
  var onHelp: (@MainActor () -> Void)?

  /// Never called: nobody is done with an app on a phone.
  var onDone: (@MainActor () -> Void)?

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  var content: some View {
    HomeView(
      userName: session.userName,
      onWalkthrough: { [weak self] in self?.onWalkthrough?() },
      onHelp: { [weak self] in self?.onHelp?() },
    )
  }
}

struct HomeView: View {
  let userName: String
  let onWalkthrough: @MainActor () -> Void
  let onHelp: @MainActor () -> Void

  var body: some View {
    Column {
      Text("You are signed in as \(userName).")
      Button("Walk through again", action: onWalkthrough).buttonStyle(.borderedProminent)
      Button("Help", action: onHelp).buttonStyle(.bordered)
    }
    .navigationTitle("Home")
  }
}
