/// Finds the text of routes.
///
/// A piece is a route with those before it that its pattern names as parents, which are not written. The pieces are
/// joined so that each may follow the one before.
struct LinkWriter {
  private let routes: [AnyRoute]
  private let root: any LinkedRoute.Type

  /// The pieces by the position where they begin, those with the most parents first, in the order of patterns.
  private var pieces: [[Piece]]

  /// Why a route is in no piece, by the position of the route.
  private var problems: [Int: MissingText] = [:]

  /// A pattern that writes the route before a position.
  private struct Piece {
    let pattern: LinkPattern
    let values: [String?]
    let end: Int
  }

  init(_ routes: [AnyRoute], root: any LinkedRoute.Type) {
    (self.routes, self.root) = (routes, root)
    pieces = Array(repeating: [], count: routes.count)
    for index in routes.indices { addPieces(at: index) }
    for start in pieces.indices {
      let order = pieces[start].enumerated().sorted {
        ($1.element.end, $0.offset) < ($0.element.end, $1.offset)
      }
      pieces[start] = order.map(\.element)
    }
  }

  /// Adds the pieces that end with a route: behind others of its coordinator, or as the first that a text names there.
  private mutating func addPieces(at index: Int) {
    let route = routes[index]
    problems[index] = .noPattern(RouteName(of: route))
    for pattern in route.linkedType?.linkPatterns ?? [] {
      guard let values = pattern.values(of: route.value) else { continue }
      if case .noPattern = problems[index] { problems[index] = nil }
      let piece = Piece(pattern: pattern, values: values, end: index + 1)
      if !isFirst(index) { pieces[index].append(piece) }
      let parents = pattern.parents(values)
      let start = index - parents.count
      if start >= 0, isFirst(start), Array(routes[start..<index]) == parents {
        pieces[start].append(piece)
      } else if !parents.isEmpty {
        problems[index] = .otherParents(
          RouteName(of: route), named: parents.map { RouteName(of: $0) })
      }
    }
  }

  /// Whether a route is the first of its coordinator.
  private func isFirst(_ index: Int) -> Bool {
    index == 0 || routes[index - 1].type != routes[index].type
  }

  /// Path and query of the routes, whether or not they can be read again.
  ///
  /// - Throws: Why there are none, at the route that is reached last.
  func text() throws(MissingText) -> String {
    guard let first = routes.first else { throw MissingText.noRoutes }
    guard first.type == ObjectIdentifier(root) else {
      throw MissingText.notAtRoot(RouteName(of: first), root: "\(root)")
    }
    var chosen: [Piece?] = Array(repeating: nil, count: routes.count)
    for start in routes.indices.reversed() {
      chosen[start] = pieces[start].first { piece in
        piece.end == routes.count
          || piece.pattern.mayComeBefore(routes[piece.end]) && chosen[piece.end] != nil
      }
    }
    guard chosen[0] != nil else { throw furthestProblem }
    var (path, query, next) = ("", [String](), 0)
    while next < routes.count, let piece = chosen[next] {
      let written = piece.pattern.written(with: piece.values)
      path += written.segments.map { "/\($0)" }.joined()
      query += written.query
      next = piece.end
    }
    return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?") + query.joined(separator: "&")
  }

  /// Why the routes cannot be joined, where they were joined furthest.
  private var furthestProblem: MissingText {
    var isReached = [true] + Array(repeating: false, count: routes.count)
    var last = 0
    for start in routes.indices where isReached[start] {
      for piece in pieces[start] {
        last = max(last, piece.end)
        if piece.end < routes.count, piece.pattern.mayComeBefore(routes[piece.end]) {
          isReached[piece.end] = true
        }
      }
    }
    // A route with other parents says more than that it is not the parent of anything.
    let coordinator = routes[last...].prefix { $0.type == routes[last].type }
    for index in coordinator.indices {
      if let problem = problems[index], case .otherParents = problem { return problem }
    }
    // Nothing may follow a route as long as it has no pattern.
    if last == 0 || problems[last] != nil { return .noPattern(RouteName(of: routes[last])) }
    return .notFollowed(RouteName(of: routes[last - 1]), by: RouteName(of: routes[last]))
  }
}
