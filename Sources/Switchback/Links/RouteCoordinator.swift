/// A coordinator that uses routes to name what it shows, so that links can lead to it.
///
/// Snapshots use the routes to say where the user is. The method `show` says what each route means, with pushes and
/// starts as in any coordinator. Call ``go(_:)`` where you used to call a private method:
///
/// ```swift
/// final class FriendsCoordinator: RouteCoordinator {
///   enum Route: Switchback.Route { case list, friend(name: String) }
///
///   func start() { go(.list) }
///
///   func show(_ route: Route) {
///     switch route {
///     case .list:
///       flow.push(FriendList { [weak self] in
///         self?.go(.friend(name: $0))
///       })
///     case .friend(let name): flow.push(FriendPage(name))
///     }
///   }
/// }
/// ```
///
/// A coordinator may have routes while the coordinators around it have none. It can also show something without
/// ``go(_:)``, as any other coordinator does. Such a module or flow has no route, and no link leads to it.
///
/// > Source: the coordinators with routes of XCoordinator, whose `prepareTransition(for:)` says what a route does.
/// > There, a route is an action. Here, it names what is shown.
@MainActor
public protocol RouteCoordinator: Coordinator {
  /// The routes that the coordinator can show.
  associatedtype Route: Switchback.Route

  /// Shows what a route names: pushes a module, starts a flow, or selects a tab.
  ///
  /// Only add to what is shown: the router has already removed what the link does not need. To load something first,
  /// start a `Task` here that shows it later. If there is nothing to show, show nothing.
  ///
  /// - Parameter route: The route to show.
  func show(_ route: Route)

  /// Decides whether a link may lead to a route right now.
  ///
  /// The router asks about every route of a link that concerns this coordinator, before anything changes. It may ask
  /// often. Look only at facts, such as whether somebody is signed in, and change nothing. ``go(_:)`` does not ask.
  ///
  /// - Parameters:
  ///   - route: The route of the link.
  ///   - origin: The origin of the link.
  /// - Returns: Whether the link may lead there. The default is ``Admission/open``.
  func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route>
}

extension RouteCoordinator {
  /// Admits every link.
  ///
  /// - Parameters:
  ///   - route: The route of the link.
  ///   - origin: The origin of the link.
  /// - Returns: ``Admission/open``.
  public func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> { .open }

  /// Tells the router that ``admit(_:from:)`` may now give another answer.
  ///
  /// Call it when facts have changed without any navigation: somebody has paid, or a session was restored. A link that
  /// waits for something to come first then asks again at once. After something was shown or has left, a link asks
  /// again by itself. If you call this too often, it does no harm. Without a running flow, it does nothing.
  public func admissionChanged() {
    CoordinatorRecord.known(self)?.flow?.reporter?.reference.engine?.work()
  }

  /// Shows a route, and records what belongs to it.
  ///
  /// Links and snapshots use this record to recognize the route. Everything that the coordinator's own flow pushes,
  /// starts or selects while ``show(_:)`` runs belongs to the route. A `Task` that was started there counts as well.
  /// Modules that the started flows show do not belong to the route. If ``show(_:)`` calls `go(_:)` itself, what that
  /// call shows belongs to its own route only.
  ///
  /// ```swift
  /// go(.friend(name: "Ada"))
  /// router.snapshot()             // … Ada#2 at friend(name: "Ada")
  /// ```
  ///
  /// Start a task that runs for a long time, such as one that reads a stream, outside of `show`. Or let the task call
  /// `go` for what it shows. Otherwise, everything that it pushes belongs to the route in which it was started. The
  /// router cannot know to which route a detached task or a callback of other code belongs.
  ///
  /// Without a running flow, this method only calls ``show(_:)``.
  ///
  /// - Parameter route: The route to show.
  public func go(_ route: Route) {
    guard let flow = CoordinatorRecord.known(self)?.flow else { return show(route) }
    RouteVisit.begin(AnyRoute(route), in: flow) { show(route) }
  }
}
