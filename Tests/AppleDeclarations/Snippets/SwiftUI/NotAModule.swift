// error: argument type 'ProfileView' does not conform to expected type 'Presentable'
import SwiftUI
import Switchback
import SwitchbackSwiftUI

struct ProfileView: View {
  var body: some View { Text("Ada") }
}

@MainActor
func show(on router: StackRouter) {
  router.push(ProfileView())
}
