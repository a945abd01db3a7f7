/// A place in the program, given by the routes that coordinators show on the way to it.
///
/// ```swift
/// router.open(DeepLink(
///   MainCoordinator.Route.friends,
///   FriendsCoordinator.Route.friend(name: "Ada")))
/// ```
public struct DeepLink: Hashable, Sendable {
  /// The routes to show, outermost first.
  public var path: [any Route] { routes.map(\.value) }

  package let routes: [AnyRoute]

  /// The origin of the link.
  public let origin: LinkOrigin

  /// Whether the link removes nothing, and shows its target on top.
  ///
  /// Other links bring the user to a place, and everything above that place leaves. A link on top shows something in
  /// passing, such as the page behind a notification. In the flow that it leads to, everything stays. The target comes
  /// on top, even if the same target is already shown further down. If the target is already on top of that flow, the
  /// link does not show the target again. Everything above that flow stays as well; then the link ends with
  /// ``LinkOutcome/covered(by:)``.
  public let isOnTop: Bool

  /// The names of the parameters that were ignored when the link was read, in the order of the text.
  ///
  /// No pattern for the path of the link names these parameters. They do not change where the link leads, so links that
  /// differ only in them are equal. The report of the ticket lists them as a step of its own.
  public let ignoredParameters: [String]

  /// Creates a link from the routes on the way.
  ///
  /// - Parameters:
  ///   - route: The routes to show, outermost first.
  ///   - origin: The origin of the link. The default is the program's own code.
  ///   - isOnTop: Whether the link removes nothing. The default is false.
  public init<each Step: Route>(
    _ route: repeat each Step,
    from origin: LinkOrigin = .inside,
    isOnTop: Bool = false,
  ) {
    var routes: [AnyRoute] = []
    repeat routes.append(AnyRoute(each route))
    self.init(routes: routes, from: origin, isOnTop: isOnTop)
  }

  /// Creates a link from a list of the routes on the way.
  ///
  /// - Parameters:
  ///   - path: The routes to show, outermost first.
  ///   - origin: The origin of the link. The default is the program's own code.
  ///   - isOnTop: Whether the link removes nothing. The default is false.
  public init(path: [any Route], from origin: LinkOrigin = .inside, isOnTop: Bool = false) {
    self.init(routes: path.map { AnyRoute($0) }, from: origin, isOnTop: isOnTop)
  }

  package init(routes: [AnyRoute], from origin: LinkOrigin = .inside, isOnTop: Bool = false) {
    self.init(routes: routes, from: origin, isOnTop: isOnTop, ignoring: [])
  }

  init(
    routes: [AnyRoute], from origin: LinkOrigin = .outside, isOnTop: Bool = false,
    ignoring names: [String],
  ) {
    self.routes = routes
    self.origin = origin
    self.isOnTop = isOnTop
    ignoredParameters = names
  }

  /// Returns whether two links lead to the same place in the same way.
  ///
  /// - Parameters:
  ///   - one: A link.
  ///   - other: Another link.
  /// - Returns: Whether they are equal, apart from the parameters that were ignored.
  public static func == (one: DeepLink, other: DeepLink) -> Bool {
    one.routes == other.routes && one.origin == other.origin && one.isOnTop == other.isOnTop
  }

  /// Hashes the link.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(routes)
    hasher.combine(origin)
    hasher.combine(isOnTop)
  }

  /// What a report begins with.
  var firstSteps: [LinkStep] {
    ignoredParameters.isEmpty ? [] : [.ignore(parameters: ignoredParameters)]
  }
}
