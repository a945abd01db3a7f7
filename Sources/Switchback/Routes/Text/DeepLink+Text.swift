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
  /// - Parameters:
  ///   - text: Path and query.
  ///   - root: The routes of the outermost coordinator.
  ///   - limits: How much is looked at, before anything else.
  /// - Throws: Why it is no link, with the part of it that is known.
  /// - Complexity: Each pattern is tried at most once at each segment, and once at the end.
  public init<Root: LinkedRoute>(
    text: String, root: Root.Type, limits: LinkLimits = LinkLimits(),
  ) throws(LinkError) {
    var reader = LinkReader(try LinkText(text, limits: limits))
    self.init(routes: try reader.routes(from: root), from: .outside)
  }

  /// The text of the link, from which the same routes are read.
  ///
  /// ```swift
  /// DeepLink(MainCoordinator.Route.friends, FriendsCoordinator.Route.friend(name: "Ada"))
  ///   .text(root: MainCoordinator.Route.self)                        // "/friends/Ada"
  /// ```
  ///
  /// Each route is written with the first of its patterns that has its values and what follows it.
  ///
  /// - Parameters:
  ///   - root: The routes of the outermost coordinator.
  ///   - limits: How much is looked at where the text will be read.
  /// - Returns: Path and query with percent signs, or nil if there is no text that would lead here.
  public func text<Root: LinkedRoute>(
    root: Root.Type, limits: LinkLimits = LinkLimits(),
  ) -> String? {
    guard let text = LinkWriter(root: root).text(of: routes),
      let link = try? DeepLink(text: text, root: root, limits: limits), link.routes == routes
    else { return nil }
    return text
  }
}
