extension DeepLink {
  /// Creates a link from text that comes from outside.
  ///
  /// ```swift
  /// let link = try DeepLink(
  ///   text: "/friends/Ada", root: MainCoordinator.Route.self)
  /// // friends, then friend(name: "Ada")
  /// ```
  ///
  /// The text is the path of a URL and its query. Leave both percent-encoded, as in `URLComponents.percentEncodedPath`
  /// and `percentEncodedQuery`. Check the scheme and the host yourself before you call this. A slash at the beginning
  /// or at the end makes no difference.
  ///
  /// If no pattern for the path names a parameter, such as `utm_source`, the link ignores the parameter and lists it in
  /// ``ignoredParameters``.
  ///
  /// The initializer does not read a text of more than 2048 bytes, 16 segments or 16 parameters.
  ///
  /// - Parameters:
  ///   - text: The path and the query.
  ///   - root: The routes of the outermost coordinator.
  /// - Throws: The reason why the text is not a link, with the part of the link that is known.
  /// - Complexity: Each pattern is tried at most once at each segment, and once at the end.
  public init<Root: LinkedRoute>(text: String, root: Root.Type) throws(LinkError) {
    try self.init(text: text, root: root, limits: LinkLimits())
  }

  init<Root: LinkedRoute>(text: String, root: Root.Type, limits: LinkLimits) throws(LinkError) {
    do throws(LinkError) {
      var reader = LinkReader(try LinkText(text, limits: limits))
      self = try reader.link(from: root)
    } catch {
      throw error.reading(text)
    }
  }

  /// Returns the text from which the same routes are read again.
  ///
  /// ```swift
  /// // "/friends/Ada"
  /// try DeepLink(
  ///   MainCoordinator.Route.friends,
  ///   FriendsCoordinator.Route.friend(name: "Ada")
  /// ).text(root: MainCoordinator.Route.self)
  /// ```
  ///
  /// Each route is written with the first of its patterns that fits. A pattern fits if it has the values of the route,
  /// agrees with the routes before it, and may be followed by the next route. The text leaves out the routes that are
  /// parents of the next route.
  ///
  /// - Parameter root: The routes of the outermost coordinator.
  /// - Returns: The path and the query, percent-encoded.
  /// - Throws: The reason why no text leads to these routes.
  public func text<Root: LinkedRoute>(root: Root.Type) throws(LinkError) -> String {
    do throws(MissingText) {
      return try readableText(root: root)
    } catch {
      throw LinkError(.noText(because: error.reason))
    }
  }

  /// The text of the link, or what it lacks.
  func readableText<Root: LinkedRoute>(root: Root.Type) throws(MissingText) -> String {
    let text = try LinkWriter(routes, root: root).text()
    let link: DeepLink
    do throws(LinkError) {
      link = try DeepLink(text: text, root: root)
    } catch {
      throw .unreadable(error.problem)
    }
    guard link.routes == routes else {
      throw .leadsElsewhere(text, to: link.routes.map { RouteName(of: $0) })
    }
    return text
  }

  /// The same link with the parents that its patterns name, as if it was read from text.
  ///
  /// ```swift
  /// // category("tea"), then product(42)
  /// router.open(
  ///   DeepLink(ShopCoordinator.Route.product(42)).withParents)
  /// ```
  ///
  /// In each coordinator, the first route gets the `parents:` of its pattern, as ``RoutePattern`` describes. This holds
  /// even if no text can continue after that route in the way that the link does. A route without a pattern stays as it
  /// is.
  public var withParents: DeepLink {
    var all: [AnyRoute] = []
    for (index, route) in routes.enumerated() {
      let isFirst = index == 0 || routes[index - 1].type != route.type
      if isFirst { all += route.parents(before: routes.dropFirst(index + 1).first) }
      all.append(route)
    }
    return DeepLink(routes: all, from: origin, isOnTop: isOnTop, ignoring: ignoredParameters)
  }
}

extension AnyRoute {
  /// The type of the route, if it has patterns.
  var linkedType: (any LinkedRoute.Type)? { Swift.type(of: value) as? any LinkedRoute.Type }

  /// The parents that its pattern names: the first that writes the route and what follows, else the first that writes
  /// the route.
  fileprivate func parents(before next: AnyRoute?) -> [AnyRoute] {
    let patterns = (linkedType?.linkPatterns ?? []).filter { $0.values(of: value) != nil }
    let joined = next.flatMap { next in patterns.first { $0.mayComeBefore(next) } }
    let pattern = joined ?? patterns.first
    guard let pattern, let values = pattern.values(of: value) else { return [] }
    return pattern.parents(values)
  }
}

extension LinkPattern {
  /// Whether a route may follow.
  func mayComeBefore(_ route: AnyRoute) -> Bool {
    next.map { ObjectIdentifier($0) } == route.type
  }
}
