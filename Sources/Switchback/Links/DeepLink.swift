/// Where to go: what each coordinator on the way is to show, from the outside in.
///
/// ```swift
/// router.open(DeepLink(MainCoordinator.Route.friends, FriendsCoordinator.Route.friend(name: "Ada")))
/// ```
public struct DeepLink: Hashable, Sendable {
  /// What is to be shown, the outermost first.
  public var path: [any Route] { routes.map(\.value) }

  package let routes: [AnyRoute]

  /// Where it comes from.
  public let origin: LinkOrigin

  /// Whether it takes nothing away: what it names is shown on top of what is there.
  ///
  /// Other links bring the user to a place, and what stands above that leaves. This one shows something in passing,
  /// such as the page behind a notification: in the flow that it leads to, everything stays, and what it names comes
  /// on top, also if the same is shown further down. Only where it is on top of that flow already is nothing shown
  /// again. What stands above that flow stays, too; then the link ends ``LinkOutcome/covered(by:)``.
  public let isOnTop: Bool

  /// The names of the parameters that were ignored when the link was read, since no pattern for its path names them;
  /// in the order of the text.
  ///
  /// They are no part of where the link leads: links that differ in them only are equal. The ticket's report has them,
  /// as a step of its own.
  public let ignoredParameters: [String]

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
  ///   - path: What is to be shown, the outermost first.
  ///   - origin: Where the link comes from. The default is the program's own code.
  ///   - isOnTop: Whether it takes nothing away. The default is no.
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

  /// Whether both lead to the same place, in the same way.
  ///
  /// - Parameters:
  ///   - one: A link.
  ///   - other: Another.
  /// - Returns: Whether they are equal, but for what was ignored when they were read.
  public static func == (one: DeepLink, other: DeepLink) -> Bool {
    one.routes == other.routes && one.origin == other.origin && one.isOnTop == other.isOnTop
  }

  /// Hashes the link.
  ///
  /// - Parameter hasher: Takes it in.
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
