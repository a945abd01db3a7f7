/// Finds the text of routes.
struct LinkWriter {
  let root: any LinkedRoute.Type

  /// Path and query of routes, whether or not they can be read again.
  func text(of routes: [AnyRoute]) -> String? {
    var type: (any LinkedRoute.Type)? = root
    var segments: [String] = []
    var query: [String] = []
    for (index, route) in routes.enumerated() {
      let following = index + 1 < routes.count ? routes[index + 1] : nil
      guard
        let written = type?.linkPatterns.lazy.compactMap({
          write(route, with: $0, before: following)
        }).first
      else { return nil }
      segments += written.segments
      query += written.query
      type = written.next
    }
    return "/" + segments.joined(separator: "/") + (query.isEmpty ? "" : "?")
      + query.joined(separator: "&")
  }

  private struct Written {
    let segments: [String]
    let query: [String]
    let next: (any LinkedRoute.Type)?
  }

  /// A route as a pattern writes it, or nil if the pattern is of another route, or what follows cannot follow it.
  private func write(
    _ route: AnyRoute, with pattern: LinkPattern, before following: AnyRoute?
  ) -> Written? {
    if let following {
      guard let next = pattern.next, next == type(of: following.value) else { return nil }
    }
    guard let values = pattern.find(route.value)?.map(\.percentEncoded) else { return nil }
    let segments = pattern.segments.map { segment in
      switch segment {
      case .word(let word): word.percentEncoded
      case .value(let index): values[index]
      }
    }
    let query = zip(pattern.parameters, values.suffix(pattern.parameters.count))
      .map { "\($0.percentEncoded)=\($1)" }
    return Written(segments: segments, query: query, next: pattern.next)
  }
}
