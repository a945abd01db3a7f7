import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Says what this app is, on a sheet.
final class AboutPage: ViewScreen {
  var content: some View {
    AboutView()
      .navigationTitle("About")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .cancellationAction) { CloseButton() } }
  }
}

/// Closes the page that it is on, and with the first page of a sheet the sheet.
private struct CloseButton: View {
  @Environment(\.goBack) private var goBack

  var body: some View {
    Button("Close") { goBack?() }
  }
}
