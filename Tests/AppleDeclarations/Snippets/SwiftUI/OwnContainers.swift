// Accepted: the code of the page SwiftUIsOwnContainers.
import SwiftUI
import Switchback
import SwitchbackSwiftUI

struct FilterView: View {
  var body: some View { Text("Filter") }
}

final class FilterPage: ViewScreen {
  var content: some View { FilterView() }

  func sheet(_ stack: SheetStack) -> some View {
    stack.presentationDetents([.medium, .large])
  }
}

@MainActor
func presentFilter(on flow: Flow<Void>) {
  flow.present(ViewModule("Filter") { FilterView() }.inSheet { $0.presentationDetents([.medium]) })
}

struct Friend: Hashable {
  let name: String
}

@MainActor
func showFriends(on flow: Flow<Void>) {
  let friends = ViewModule("Friends") {
    List { NavigationLink("Ada", sending: Friend(name: "Ada")) }
  }
  flow.push(
    friends.onAction(Friend.self) { friend in
      flow.push(ViewModule("Friend") { Text(friend.name) })
    })
}

struct FriendList: View {
  private let names = ["Ada", "Alan"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in NavigationLink(name, sending: Friend(name: name)) }
      NavigationLink(sending: Friend?.none) { Text("Nobody") }
    }
  }
}

final class FriendsCoordinator: Coordinator {
  private let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }

  func start() {
    flow.handle(Friend.self, with: self) { me, friend in me.show(friend) }
    flow.push(ViewModule("Friends", send: flow.sender) { FriendList() })
  }

  private func show(_ friend: Friend) {
    flow.push(ViewModule("Friend") { Text(friend.name) })
  }
}
