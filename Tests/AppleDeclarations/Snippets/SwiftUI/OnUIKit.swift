// Accepted: the wrapped host, and a module around a view on it.
import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackUIKit
import UIKit

struct ProfileView: View {
  let name: String
  var body: some View { Text(name) }
}

struct WrappedView: View {
  let host: NavigationControllerHost
  var body: some View { NavigationControllerView(host) }
}

@MainActor
func show(_ router: StackRouter) {
  router.push(ControllerModule("Profile", title: "Profile") { ProfileView(name: "Ada") })
}
