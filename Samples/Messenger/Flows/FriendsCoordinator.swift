public import Switchback

/// The tab of friends: one who is chosen is shown, and one whom a link names.
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
    flow.handle(SelectedFriend.self, with: self) { $0.go(.friend(named: $1.friend.name)) }
    go(.list)
  }
}

// MARK: - RouteCoordinator

extension FriendsCoordinator: RouteCoordinator {
  /// What is shown in this tab.
  public enum Route: LinkedRoute {
    /// All friends.
    case list
    /// One of them.
    case friend(named: String)

    /// What links to these are like, behind that of the tab.
    public static let patterns: [RoutePattern<Route>] = [
      .init("", .list),
      .init(":name", Route.friend),
    ]
  }

  /// Shows the friends, or one of them.
  ///
  /// - Parameter route: Which.
  public func show(_ route: Route) {
    switch route {
    case .list:
      let title = modules.texts.friends
      flow.push(modules.makeFriendList(title, of: mailbox.friends, send: flow.sender))
    case .friend(let name):
      guard let friend = mailbox.friend(named: name) else { return }
      flow.push(modules.makeFriend(friend, send: flow.sender), intent: .init(friend))
    }
  }

  /// Says that there has to be a friend of that name.
  ///
  /// - Parameters:
  ///   - route: What a link is to show.
  ///   - origin: Where it comes from.
  /// - Returns: Whether it may.
  public func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
    guard case .friend(let name) = route else { return .open }
    return mailbox.admission(toFriend: name, modules.texts)
  }
}
