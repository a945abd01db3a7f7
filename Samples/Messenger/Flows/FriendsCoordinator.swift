public import Switchback

/// The tab of friends: a friend who is chosen is shown.
@MainActor
public final class FriendsCoordinator: Coordinator {
  private let flow: Flow<Void>
  private let modules: any ModuleFactory
  private let mailbox: any Mailbox

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Never finishes by itself.
  ///   - modules: Makes the screens.
  ///   - mailbox: Knows the friends.
  public init(flow: Flow<Void>, modules: any ModuleFactory, mailbox: any Mailbox) {
    self.flow = flow
    self.modules = modules
    self.mailbox = mailbox
  }

  /// Shows the friends.
  public func start() {
    flow.handle(SelectedFriend.self, with: self) { $0.show($1.friend) }
    flow.handle(OpenFriend.self, with: self) { $0.open(named: $1.name) }
    flow.push(modules.makeFriendList("Friends", of: mailbox.friends, send: flow.send))
  }

  private func show(_ friend: Friend) {
    flow.push(modules.makeFriend(friend, send: flow.send), intent: .init(friend))
  }

  private func open(named name: String) {
    guard let friend = mailbox.friends.first(where: { $0.name.lowercased() == name.lowercased() })
    else { return flow.send(Failed("You have no friend called \(name).")) }
    flow.popToRoot()
    show(friend)
  }
}
