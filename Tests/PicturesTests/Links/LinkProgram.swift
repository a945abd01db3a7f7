import Switchback
import SwitchbackTesting

/// The program of the picture of links: friends, letters to them, and a sign-in before both.
@MainActor
enum LinkProgram {
  /// What the program knows of its user.
  final class Friends {
    var isSignedIn = true
    let names = ["Ada", "Grace"]
  }

  /// Decides what a link may show.
  final class MainCoordinator: RouteCoordinator {
    enum Route: Switchback.Route {
      case signIn, home
      case friend(String)
      case write(to: String)
    }

    private let flow: Flow<Void>
    private let friends: Friends

    init(flow: Flow<Void>, friends: Friends) {
      self.flow = flow
      self.friends = friends
    }

    func start() { go(.home) }

    func show(_ route: Route) {
      switch route {
      case .signIn: flow.present(TestModule("sign in"))
      case .home: flow.push(TestModule("home"))
      case .friend(let name): flow.push(TestModule(name))
      case .write(let name): flow.push(TestModule("to \(name)"))
      }
    }

    func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
      if route == .signIn || route == .home { return .open }
      guard friends.isSignedIn else { return .after(.signIn) }
      switch route {
      case .write(let name) where origin == .outside: return .asking("Write to \(name)?")
      case .friend(let name) where !friends.names.contains(name):
        return .closed(reason: "You have no friend called \(name).")
      default: return .open
      }
    }
  }
}
