extension DeepLink {
  /// Reads a link from outside.
  ///
  /// ```swift
  /// let link = try DeepLink(text: "/friends/Ada", root: MainCoordinator.Route.self)
  /// // friends, then friend(name: "Ada")
  /// ```
  ///
  /// The text is the path of a URL and its query, both as they stand in it, with percent signs:
  /// `URLComponents.percentEncodedPath` and `percentEncodedQuery`. Which schemes and hosts are yours is checked before.
  /// A slash at the beginning, and one at the end, say nothing.
  ///
  /// Parameters that no pattern for the path names, such as `utm_source`, are ignored and named in
  /// ``ignoredParameters``.
  ///
  /// A text of more than 2048 bytes, 16 segments or 16 parameters is not read at all.
  ///
  /// - Parameters:
  ///   - text: Path and query.
  ///   - root: The routes of the outermost coordinator.
  /// - Throws: Why it is no link, with the part of it that is known.
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

  /// The text of the link, from which the same routes are read.
  ///
  /// ```swift
  /// try DeepLink(MainCoordinator.Route.friends, FriendsCoordinator.Route.friend(name: "Ada"))
  ///   .text(root: MainCoordinator.Route.self)                        // "/friends/Ada"
  /// ```
  ///
  /// Each route is written with the first of its patterns that has its values, names what comes before it, and has
  /// what follows it. Routes are left out of the text where they are the parents that the pattern of the next one
  /// names.
  ///
  /// - Parameter root: The routes of the outermost coordinator.
  /// - Returns: Path and query with percent signs.
  /// - Throws: Why there is no text that would lead here.
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

  /// The same link, with the parents that patterns name, as if it was read from its text.
  ///
  /// ```swift
  /// router.open(DeepLink(ShopCoordinator.Route.product(42)).withParents)       // category("tea"), then product(42)
  /// ```
  ///
  /// In each coordinator, the first route gets the `parents:` of its pattern, as ``RoutePattern`` says, even when no
  /// text may go on behind it as the link does. A route without a pattern stays as it is.
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
