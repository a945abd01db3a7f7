/// Where to go: what each coordinator on the way is to show, from the outside in.
///
/// ```swift
/// router.open(DeepLink(MainCoordinator.Route.friends, FriendsCoordinator.Route.friend(name: "Ada")))
/// ```
public struct DeepLink: Hashable, Sendable {
  /// What is to be shown, the outermost first.
  public let routes: [AnyRoute]

  /// Where it comes from.
  public let origin: LinkOrigin

  /// Makes a link of the routes on the way.
  ///
  /// - Parameters:
  ///   - route: What is to be shown, the outermost first.
  ///   - origin: Where the link comes from.
  public init<each Step: Route>(_ route: repeat each Step, from origin: LinkOrigin = .inside) {
    var routes: [AnyRoute] = []
    repeat routes.append(AnyRoute(each route))
    self.init(routes: routes, from: origin)
  }

  /// Makes a link of the routes on the way.
  ///
  /// - Parameters:
  ///   - routes: What is to be shown, the outermost first.
  ///   - origin: Where the link comes from.
  public init(routes: [AnyRoute], from origin: LinkOrigin = .inside) {
    (self.routes, self.origin) = (routes, origin)
  }
}
