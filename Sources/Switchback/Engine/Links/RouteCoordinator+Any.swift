// What the engine asks of a coordinator without knowing its type of routes.

extension RouteCoordinator {
  static var typeOfRoutes: ObjectIdentifier { ObjectIdentifier(Route.self) }

  /// An object of this class, as what it is.
  static func guide(_ object: any Coordinator) -> (any RouteCoordinator)? { object as? Self }

  /// Whether a link may lead to a route that it knows.
  func admission(of route: AnyRoute, from origin: LinkOrigin) -> Admission<AnyRoute> {
    guard let known = route.box as? RouteIn<Route> else { return .open }
    return switch admit(known.route, from: origin) {
    case .open: .open
    case .after(let first): .after(AnyRoute(first))
    case .afterOuter(let first): .afterOuter(first)
    case .asking(let text, let button): .asking(text, button: button)
    case .closed(let reason): .closed(reason: reason)
    }
  }

  /// Shows a route that it knows.
  ///
  /// - Returns: The note of what comes of it.
  func visit(_ route: AnyRoute, in flow: FlowNode) -> RouteNote {
    RouteVisit.begin(route, in: flow) {
      if let known = route.box as? RouteIn<Route> { show(known.route) }
    }
  }
}

extension FlowNode {
  /// Its coordinator, if that has routes.
  var guide: (any RouteCoordinator)? {
    coordinator.flatMap { traits?.guides?.guide($0) }
  }

  /// Whether its coordinator can show a route.
  func knows(_ route: AnyRoute) -> Bool { traits?.routes == route.type && coordinator != nil }
}
