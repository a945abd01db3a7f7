/// A coordinator that names what it shows by routes, so that links lead to it and snapshots say where the user is.
///
/// It says in one method what each route means, with the same pushes and starts as ever, and calls ``go(_:)`` where
/// it called a method of its own before:
///
/// ```swift
/// final class FriendsCoordinator: RouteCoordinator {
///   enum Route: Switchback.Route { case list, friend(name: String) }
///
///   func start() { go(.list) }
///
///   func show(_ route: Route) {
///     switch route {
///     case .list: flow.push(FriendList { [weak self] in self?.go(.friend(name: $0)) })
///     case .friend(let name): flow.push(FriendPage(name))
///     }
///   }
/// }
/// ```
///
/// One coordinator may have routes while those around it have none. What it shows without ``go(_:)`` is shown as
/// by any other; it is of no route, and no link leads to it.
///
/// > Source: coordinators with routes are those of XCoordinator, whose `prepareTransition(for:)` says what a route
/// > does; there a route is an action, here it names what is shown.
@MainActor
public protocol RouteCoordinator: Coordinator {
  /// What it can show.
  associatedtype Route: Switchback.Route

  /// Shows what a route names: pushes a module, starts a flow, or selects a tab.
  ///
  /// It should only add to what is shown: what a link does not need was taken away before. What is to be loaded first
  /// may be shown by a `Task` that begins here; if there is nothing to show, it shows nothing.
  ///
  /// - Parameter route: What to show.
  func show(_ route: Route)

  /// Says whether a link may lead to a route, right now.
  ///
  /// It is asked for every route of a link that concerns this coordinator, before anything changes, and may be asked
  /// often. It looks at facts, such as whether somebody is signed in, and changes nothing. ``go(_:)`` does not ask.
  ///
  /// - Parameters:
  ///   - route: What the link is to show.
  ///   - origin: Where the link comes from.
  /// - Returns: Whether it may. The default is ``Admission/open``.
  func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route>
}

extension RouteCoordinator {
  /// Admits every link.
  ///
  /// - Parameters:
  ///   - route: What the link is to show.
  ///   - origin: Where the link comes from.
  /// - Returns: ``Admission/open``.
  public func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> { .open }

  /// Says that ``admit(_:from:)`` may answer otherwise now, since facts have changed without any navigation: somebody
  /// has paid, a session was restored.
  ///
  /// A link that waits for something to come first looks again at once. After whatever is shown or leaves it does so
  /// by itself. To call it too often is harmless, and outside of a flow that goes on it does nothing.
  public func admissionChanged() {
    CoordinatorRecord.known(self)?.flow?.reporter?.reference.engine?.work()
  }

  /// Shows a route, and notes what came of it.
  ///
  /// The note is what links and snapshots know the route by. What the coordinator's own flow pushes, starts or
  /// selects while ``show(_:)`` runs is of the route, also in a `Task` that was begun there. What the flows show that
  /// it starts is not.
  ///
  /// ```swift
  /// go(.friend(name: "Ada"))
  /// router.snapshot()             // … Ada#2 at friend(name: "Ada")
  /// ```
  ///
  /// A task that runs for long, such as one that reads a stream, should be begun elsewhere, or call this for what it
  /// shows: what else it pushes is of the route in which it began. A detached task, and a callback of other code, are
  /// not known to belong to a route.
  ///
  /// Outside of a flow that goes on, this is ``show(_:)``.
  ///
  /// - Parameter route: What to show.
  public func go(_ route: Route) {
    guard let flow = CoordinatorRecord.known(self)?.flow else { return show(route) }
    RouteVisit.begin(AnyRoute(route), in: flow) { show(route) }
  }
}
