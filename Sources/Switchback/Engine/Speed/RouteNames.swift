/// Names routes, and remembers the names of cases that carry nothing.
///
/// To look into a value takes some 20,000 instructions, and links name every route that they pass. There are no more
/// such cases than somebody has written.
@MainActor
enum RouteNames {
  private static var known: [AnyRoute: RouteName] = [:]

  static func name(of route: AnyRoute) -> RouteName {
    if let name = known[route] { return name }
    let parts = RouteName.parts(of: route.value)
    let name = RouteName(route.value, named: parts.name)
    if parts.areAll { known[route] = name }
    return name
  }
}
