/// A route that has a text, so that a link from outside can lead to it.
///
/// ```swift
/// enum Route: LinkedRoute {
///   case list, friend(name: String)
///
///   static let patterns: [RoutePattern<Route>] = [
///     .init("", .list),
///     .init(":name", Route.friend),              // "Ada" is .friend(name: "Ada"), and the other way round
///   ]
/// }
/// ```
///
/// Only what has a pattern can be reached from outside.
///
/// > Source: the route patterns of go_router and the typed destinations of Compose.
public protocol LinkedRoute: Route {
  /// The texts of the routes. The first that fits, and whose rest can be read, is the one that counts.
  ///
  /// Where two read the same text, the second cannot be reached by it; the test kit finds such pairs.
  static var patterns: [RoutePattern<Self>] { get }
}

extension LinkedRoute {
  /// The patterns without their type, and without those that are written wrongly.
  package static var linkPatterns: [LinkPattern] {
    patterns.map(\.pattern).filter { $0.mistake == nil }
  }
}
