// error: requires that 'Friend' conform to 'Hashable'
import SwiftUI
import SwitchbackSwiftUI

struct Friend {
  let name: String
}

struct FriendLink: View {
  var body: some View { NavigationLink("Ada", sending: Friend(name: "Ada")) }
}
