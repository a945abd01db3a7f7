/// Finds the text of routes.
struct LinkWriter {
  let root: any LinkedRoute.Type

  /// Path and query of routes, whether or not they can be read again.
  func text(of routes: [AnyRoute]) -> String? {
    var patterns = root.linkPatterns
    var path = ""
    var query: [String] = []
    for (index, route) in routes.enumerated() {
      let following = routes.dropFirst(index + 1).first.map { type(of: $0.value) as any Route.Type }
      // The first that has the values of the route, and may have what follows behind it.
      guard
        let (pattern, values) = patterns.lazy.compactMap({ pattern in
          following == nil || following == pattern.next
            ? pattern.find(route.value).map { (pattern, $0) } : nil
        }).first
      else { return nil }
      let written = pattern.written(with: values)
      path += written.segments.map { "/\($0)" }.joined()
      query += written.query
      patterns = pattern.next?.linkPatterns ?? []
    }
    return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?") + query.joined(separator: "&")
  }
}
