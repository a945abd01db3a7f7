import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackUIKit

// listing

final class ProfileModel {}

struct ProfileView: View {
  let model: ProfileModel
  var body: some View { Text("") }
}

@MainActor
func showProfile(_ model: ProfileModel, on flow: Flow<Void>) {
  // listing
}
