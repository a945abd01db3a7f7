/// Why a link has no text.
enum MissingText: Error, Hashable {
  case noRoutes

  /// The first route is of another type than the root.
  case notAtRoot(RouteName, root: String)

  /// No pattern has the values of this route.
  case noPattern(RouteName)

  /// The pattern of this route names other routes before it than the link has.
  case otherParents(RouteName, named: [RouteName])

  /// No pattern of the first route has the type of the second as `then:`.
  case notFollowed(RouteName, by: RouteName)

  /// Other routes would be read from the text that the patterns write.
  case leadsElsewhere(String, to: [RouteName])

  /// The text that the patterns write would be refused.
  case unreadable(LinkError.Problem)

  /// What stands against a text, and what to do, for the author of the program.
  var reason: String {
    switch self {
    case .noRoutes: "it names no route. Give it one."
    case .notAtRoot(let route, let root):
      "it begins with \"\(route)\", which is no \"\(root)\". Begin with a route of the root, or give another root."
    case .noPattern(let route):
      "no pattern writes the values of \"\(route)\". Add one, or say with \"from:\" where the values are."
    case .otherParents(let route, let named):
      """
      the pattern of "\(route)" has the parents \(named.quoted), and the link has \
      other routes there. Name these parents, or add a pattern without them.
      """
    case .notFollowed(let route, let next):
      "nothing says that \"\(next)\" may follow \"\(route)\". Add its type to the pattern with \"then:\"."
    case .leadsElsewhere(let text, let routes):
      """
      "\(text)" would lead to \(routes.quoted). Name these routes, or begin one of the patterns with another word.
      """
    case .unreadable(let problem):
      "no link can be read from what its patterns write: \(problem.text)"
    }
  }
}

extension [RouteName] {
  fileprivate var quoted: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}
