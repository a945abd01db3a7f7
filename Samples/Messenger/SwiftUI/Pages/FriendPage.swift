import Foundation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// What there is to know about a friend.
final class FriendPage: ViewScreen, FriendModule {
  let send: ActionSender?
  private let friend: Friend

  init(_ friend: Friend, send: ActionSender) {
    self.friend = friend
    self.send = send
  }

  var content: some View { FriendView(friend: friend) }
}

struct FriendView: View {
  let friend: Friend
  @Environment(\.sendAction) private var send

  var body: some View {
    List {
      Text(friend.about)
      Button("Write a message", systemImage: "square.and.pencil") {
        send?(WriteMessage(to: friend))
      }
      Button("Call", systemImage: "phone") {
        send?(Failed(String(localized: "\(friend.name) does not take calls.")))
      }
    }
    .navigationTitle(friend.name)
  }
}
