/// A route that has a text, so that a link from outside can lead to it.
///
/// ```swift
/// enum Route: LinkedRoute {
///   case list, friend(name: String)
///
///   static let patterns: [RoutePattern<Route>] = [
///     .init("", .list),
///     // "Ada" is .friend(name: "Ada"), and the other way round
///     .init(":name", Route.friend),
///   ]
/// }
/// ```
///
/// Links from outside reach only the routes that have a pattern.
///
/// > Source: the route patterns of go_router and the typed destinations of Compose.
public protocol LinkedRoute: Route {
  /// The patterns for the texts of the routes, in order of precedence.
  ///
  /// The first pattern that fits counts, if the rest of the text can be read as well. If two patterns read the same
  /// text, that text never reaches the second one. The test kit finds such pairs.
  static var patterns: [RoutePattern<Self>] { get }
}

extension LinkedRoute {
  /// The patterns without their type, and without those that are written wrongly.
  package static var linkPatterns: [LinkPattern] {
    patterns.map(\.pattern).filter { $0.mistake == nil }
  }
}
