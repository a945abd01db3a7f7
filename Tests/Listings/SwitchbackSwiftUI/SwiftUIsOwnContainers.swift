import SwiftUI
import Switchback
import SwitchbackSwiftUI

struct FilterView: View {
  var body: some View { Text("") }
}

// listing

@MainActor
func showFilter(on flow: Flow<Void>) {
  // listing
}

struct Friend: Hashable {
  let name: String
}

// listing

struct FriendList: View {
  var body: some View { Text("") }
}

final class FriendsCoordinator: Coordinator {
  private let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }

  func start() {
    // listing
  }

  private func show(_ friend: Friend) {}
}
