/// Names routes, and remembers the names of cases that carry nothing.
///
/// To look into a value takes some 20,000 instructions, and links name every route that they pass. There are no more
/// such cases than somebody has written.
@MainActor
enum RouteNames {
  private static var known: [AnyRoute: RouteName] = [:]

  static func name(of route: AnyRoute) -> RouteName {
    if let name = known[route] { return name }
    let (name, isAll) = RouteName.name(of: route.value)
    if isAll { known[route] = name }
    return name
  }
}
