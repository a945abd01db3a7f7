import Switchback
import UIKit

/// The app before, on as much of XCoordinator as it takes.
enum Before {
  protocol Route {}

  @MainActor
  class UnownedRouter<R> {
    func trigger(_ route: R) {}
  }

  @MainActor
  class NavigationTransition {
    static func push(_ page: UIViewController) -> NavigationTransition { .dismiss() }
    static func present(_ coordinator: LetterCoordinator) -> NavigationTransition { .dismiss() }
    static func dismiss() -> NavigationTransition { NavigationTransition() }
  }

  @MainActor
  class NavigationCoordinator<R> {
    var unownedRouter: UnownedRouter<R> { UnownedRouter() }
    init(initialRoute: R) {}
    func prepareTransition(for route: R) -> NavigationTransition { .dismiss() }
    func deepLink(_ route: R, _ others: any Route...) -> NavigationTransition { .dismiss() }
  }

  @MainActor
  final class LetterCoordinator {
    init(parent: UnownedRouter<FriendsRoute>) {}
  }

  final class FriendController: UIViewController {
    convenience init(_ name: String, router: UnownedRouter<FriendsRoute>) {
      self.init(nibName: nil, bundle: nil)
    }
  }

  // listing
}

final class ListPage: Screen, Presentable {
  init(onSelect: @escaping @MainActor (String) -> Void) {}
}

final class FriendPage: Screen, Presentable {
  init(_ name: String) {}
}

final class LetterCoordinator: Coordinator {
  init(flow: Flow<String>) {}
  func start() {}
}

// listing

extension Before {
  enum HomeRoute: Route {
    case home, friends
  }

  final class HomeCoordinator: NavigationCoordinator<HomeRoute> {
    override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
      // listing
    }
  }
}

final class HomeCoordinator: RouteCoordinator {
  enum Route: LinkedRoute {
    case friends

    static let patterns: [RoutePattern<Route>] = [
      .init("friends", .friends, then: FriendsCoordinator.Route.self)
    ]
  }

  init(flow: Flow<Void>) {}
  func start() {}
  func show(_ route: Route) {}
}

// listing
