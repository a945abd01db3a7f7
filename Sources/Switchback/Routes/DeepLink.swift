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

  /// Whether it takes nothing away: what it names is shown on top of what is there.
  ///
  /// Other links bring the user to a place, and what stands above that leaves. This one shows something in passing,
  /// such as the page behind a notification: in the flow that it leads to, everything stays, and what it names comes
  /// on top, also if the same is shown further down. Only where it is on top of that flow already is nothing shown
  /// again. What is presented over that flow stays, too, and covers what comes.
  public let isOnTop: Bool

  /// Makes a link of the routes on the way.
  ///
  /// - Parameters:
  ///   - route: What is to be shown, the outermost first.
  ///   - origin: Where the link comes from. The default is the program's own code.
  ///   - isOnTop: Whether it takes nothing away. The default is no.
  public init<each Step: Route>(
    _ route: repeat each Step,
    from origin: LinkOrigin = .inside,
    isOnTop: Bool = false,
  ) {
    var routes: [AnyRoute] = []
    repeat routes.append(AnyRoute(each route))
    self.init(routes: routes, from: origin, isOnTop: isOnTop)
  }

  /// Makes a link of the routes on the way.
  ///
  /// - Parameters:
  ///   - routes: What is to be shown, the outermost first.
  ///   - origin: Where the link comes from. The default is the program's own code.
  ///   - isOnTop: Whether it takes nothing away. The default is no.
  public init(routes: [AnyRoute], from origin: LinkOrigin = .inside, isOnTop: Bool = false) {
    self.routes = routes
    self.origin = origin
    self.isOnTop = isOnTop
  }
}
