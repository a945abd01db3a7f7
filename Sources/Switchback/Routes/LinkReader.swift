/// Finds the routes of a text.
///
/// Patterns are tried in order, and what follows is tried before a link ends. Whether the rest of a text can be
/// read depends on nothing but the type of routes and where the rest begins, so no rest is tried twice with one type:
/// each pattern is tried at most once at each segment, and once at the end.
struct LinkReader {
  private let text: LinkText

  /// The types that are being tried, from the outermost to the innermost.
  private var way: [Attempt] = []

  /// What was tried, and is being tried.
  private var tried: Set<Place> = []

  /// All routes that were read, on the way to the end or not.
  private var read: [ReadRoute] = []

  /// The failure that is furthest in the text.
  private var failure: Failure?

  /// How many patterns were tried, and how many segments and parameters were compared for them.
  private(set) var steps = 0

  init(_ text: LinkText) { self.text = text }

  private struct Place: Hashable {
    let type: ObjectIdentifier
    let start: Int
  }

  /// A route, and the position of the one before it among those that were read.
  private struct ReadRoute {
    let route: AnyRoute
    let before: Int?
  }

  /// One type of routes, tried from one segment on.
  private struct Attempt {
    let start: Int
    let before: Int?
    var untried: ArraySlice<LinkPattern>
    /// The position of the route with which the link ends, if it can end here.
    var end: Int?
  }

  private struct Failure {
    let problem: LinkError.Problem
    let segment: Int
    let before: Int?
  }

  /// Reads the text.
  ///
  /// - Parameter root: The outermost type of routes.
  /// - Returns: The routes, the outermost first.
  /// - Throws: What is wrong, where the text was read furthest.
  mutating func routes(from root: any LinkedRoute.Type) throws(LinkError) -> [AnyRoute] {
    enter(root, at: 0, after: nil)
    while var attempt = way.popLast() {
      if let end = attempt.end { return routes(upTo: end) }
      guard let pattern = attempt.untried.popFirst() else { continue }
      guard let route = route(of: pattern, in: attempt) else {
        way.append(attempt)
        continue
      }
      let (position, end) = (read.count, attempt.start + pattern.segments.count)
      read.append(ReadRoute(route: route, before: attempt.before))
      if endsLink(pattern, at: end, after: position) { attempt.end = position }
      way.append(attempt)
      if let next = pattern.next { enter(next, at: end, after: position) }
    }
    let known = routes(upTo: failure?.before)
    throw LinkError(
      failure?.problem ?? .incomplete,
      known: known.isEmpty ? nil : DeepLink(routes: known, from: .outside))
  }

  private func routes(upTo position: Int?) -> [AnyRoute] {
    var routes: [AnyRoute] = []
    var position = position
    while let current = position {
      routes.append(read[current].route)
      position = read[current].before
    }
    return routes.reversed()
  }

  private mutating func enter(_ type: any LinkedRoute.Type, at start: Int, after before: Int?) {
    guard tried.insert(Place(type: ObjectIdentifier(type), start: start)).inserted else { return }
    way.append(Attempt(start: start, before: before, untried: type.linkPatterns[...]))
  }

  /// The route that a pattern reads, if it does.
  private mutating func route(of pattern: LinkPattern, in attempt: Attempt) -> AnyRoute? {
    steps += 1
    var texts: [String] = []
    for (index, segment) in zip(attempt.start..., pattern.segments) {
      steps += 1
      guard index < text.segments.count else {
        fail(.incomplete, at: index, after: attempt.before)
        return nil
      }
      switch segment {
      case .value: texts.append(text.segments[index])
      case .word(let word):
        guard word == text.segments[index] else {
          fail(.unknownSegment(text.segments[index]), at: index, after: attempt.before)
          return nil
        }
      }
    }
    for name in pattern.parameters {
      steps += 1
      guard let value = text.parameters[name] else {
        let end = attempt.start + pattern.segments.count
        fail(.missingParameter(name), at: end, after: attempt.before)
        return nil
      }
      texts.append(value)
    }
    if let route = pattern.make(texts) { return AnyRoute(route) }
    noteUnreadable(texts, of: pattern, in: attempt)
    return nil
  }

  private mutating func noteUnreadable(
    _ texts: [String], of pattern: LinkPattern, in attempt: Attempt
  ) {
    for (index, (value, text)) in zip(pattern.values, texts).enumerated()
    where !value.type.canRead(text) {
      let offset = pattern.segments.firstIndex(of: .value(index)) ?? pattern.segments.count
      return fail(
        .unreadableValue(text, name: value.name, type: "\(value.type.type)"),
        at: attempt.start + offset, after: attempt.before)
    }
  }

  /// Whether nothing is left of the text after a pattern, neither segments nor parameters.
  private mutating func endsLink(
    _ pattern: LinkPattern, at end: Int, after position: Int
  ) -> Bool {
    guard end == text.segments.count else {
      fail(.unknownSegment(text.segments[end]), at: end, after: position)
      return false
    }
    // All parameters of the pattern are there, so if there are as many, there are no others.
    guard text.parameters.count != pattern.parameters.count else { return true }
    let unknown = text.parameters.keys.filter { !pattern.parameters.contains($0) }.min() ?? ""
    fail(.unknownParameter(unknown), at: end, after: position)
    return false
  }

  /// Keeps a failure if none is further in the text, or one that says less.
  private mutating func fail(_ problem: LinkError.Problem, at segment: Int, after before: Int?) {
    if let failure {
      guard
        (failure.segment, failure.problem.precision) < (segment, problem.precision)
      else { return }
    }
    failure = Failure(problem: problem, segment: segment, before: before)
  }
}

extension LinkError.Problem {
  /// How much it says beside other failures at the same segment.
  fileprivate var precision: Int {
    switch self {
    case .incomplete: 0
    case .unknownSegment: 1
    case .unreadableValue: 3
    default: 2
    }
  }
}
