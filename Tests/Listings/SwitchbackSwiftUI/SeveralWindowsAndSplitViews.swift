import SwiftUI
import Switchback
import SwitchbackSwiftUI

@MainActor
final class AppModel {
  let host = NavigationStackHost()
}

// listing

struct WindowsApp: App {
  var body: some Scene {
    // listing
  }
}

struct FolderList: View {
  @Binding var selection: String?
  var body: some View { Text("") }
}

struct ColumnsView: View {
  @State private var window = Window()
  @State private var folder: String?

  var body: some View {
    // listing
  }
}
