import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// A list of friends, one of whom can be chosen.
final class FriendListPage: ViewScreen, FriendListModule {
  let send: ActionSender?
  private let title: String
  private let friends: [Friend]

  init(_ title: String, of friends: [Friend], send: ActionSender) {
    self.title = title
    self.friends = friends
    self.send = send
  }

  var content: some View { FriendListView(friends: friends).navigationTitle(title) }
}

struct FriendListView: View {
  let friends: [Friend]
  @Environment(\.sendAction) private var send
  @Environment(\.goBack) private var goBack

  var body: some View {
    List {
      ForEach(friends, id: \.self) { friend in
        Button(friend.name) { send?(SelectedFriend(friend)) }
      }
    }
    .toolbar {
      // It is the first page of a tab, of a sheet, or pushed. On a sheet, no other button leads back.
      if goBack?.closesSheet == true {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { goBack?() } }
      }
    }
  }
}
