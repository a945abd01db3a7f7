/// Finds the routes of a text.
///
/// Patterns are tried in order, and what follows is tried before a link ends. Whether the rest of a text can be
/// read depends on nothing but the type of routes and where the rest begins, so no rest is tried twice with one type:
/// each pattern is tried at most once at each segment, and once at the end.
struct LinkReader {
  private let text: LinkText

  /// What is to be tried, the next last.
  private var untried: [Attempt] = []

  /// The types that were tried, or are being tried, and from which segment on.
  private var seen: Set<Place> = []

  /// All routes that were read, on the way to the end or not, and the position of the one before each.
  private var read: [(route: AnyRoute, before: Int?)] = []

  /// The failure that is furthest in the text.
  private var failure: Failure?

  /// The position of the route before that.
  private var known: Int?

  /// How many patterns were tried, and how many segments and parameters were compared for them.
  private(set) var steps = 0

  init(_ text: LinkText) { self.text = text }

  private struct Place: Hashable {
    let type: ObjectIdentifier
    let start: Int
  }

  /// A pattern that is tried from a segment on, behind a route; nil for a link that ends there.
  private struct Attempt {
    let pattern: LinkPattern?
    let start: Int
    let before: Int?
  }

  private struct Failure: Error {
    let problem: LinkError.Problem
    let segment: Int

    /// How far in the text it is, and how much it says beside others there.
    var rank: (Int, Int) {
      let precision =
        switch problem {
        case .incomplete: 0
        case .unknownSegment: 1
        case .unreadableValue: 3
        default: 2
        }
      return (segment, precision)
    }
  }

  /// Reads the text.
  ///
  /// - Parameter root: The outermost type of routes.
  /// - Returns: The routes, the outermost first.
  /// - Throws: What is wrong, where the text was read furthest.
  mutating func routes(from root: any LinkedRoute.Type) throws(LinkError) -> [AnyRoute] {
    enter(root, at: 0, after: nil)
    while let attempt = untried.popLast() {
      guard let pattern = attempt.pattern else { return routes(upTo: attempt.before) }
      do throws(Failure) {
        let route = try route(of: pattern, from: attempt.start)
        let (end, position) = (attempt.start + pattern.parts.segments.count, read.count)
        read.append((route, attempt.before))
        if let failure = rest(behind: pattern, at: end) {
          note(failure, after: position)
        } else {
          untried.append(Attempt(pattern: nil, start: end, before: position))
        }
        if let next = pattern.next { enter(next, at: end, after: position) }
      } catch {
        note(error, after: attempt.before)
      }
    }
    let routes = routes(upTo: known)
    throw LinkError(
      failure?.problem ?? .incomplete,
      known: routes.isEmpty ? nil : DeepLink(routes: routes, from: .outside))
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
    guard seen.insert(Place(type: ObjectIdentifier(type), start: start)).inserted else { return }
    untried += type.linkPatterns.reversed().map {
      Attempt(pattern: $0, start: start, before: before)
    }
  }

  /// The route that a pattern reads.
  private mutating func route(
    of pattern: LinkPattern, from start: Int
  ) throws(Failure) -> AnyRoute {
    let end = start + pattern.parts.segments.count
    var values: [(text: String, segment: Int)] = []
    steps += 1
    for (index, segment) in zip(start..., pattern.parts.segments) {
      steps += 1
      guard index < text.segments.count else { throw Failure(problem: .incomplete, segment: index) }
      let piece = text.segments[index]
      if case .word(let word) = segment {
        guard word == piece else { throw Failure(problem: .unknownSegment(piece), segment: index) }
      } else {
        values.append((piece, index))
      }
    }
    for name in pattern.parts.parameters {
      steps += 1
      guard let value = text.parameters[name] else {
        throw Failure(problem: .missingParameter(name), segment: end)
      }
      values.append((value, end))
    }
    do throws(LinkPattern.Unreadable) {
      return AnyRoute(try pattern.make(values.map(\.text)))
    } catch {
      let (text, segment) = values[error.value]
      let (name, type) = (pattern.parts.names[error.value], "\(pattern.types[error.value])")
      throw Failure(problem: .unreadableValue(text, name: name, type: type), segment: segment)
    }
  }

  /// Why the link does not end behind a pattern: a segment or a parameter is left; nil if none is.
  private func rest(behind pattern: LinkPattern, at end: Int) -> Failure? {
    if end < text.segments.count {
      return Failure(problem: .unknownSegment(text.segments[end]), segment: end)
    }
    let left = text.parameters.keys.filter { !pattern.parts.parameters.contains($0) }
    return left.min().map { Failure(problem: .unknownParameter($0), segment: end) }
  }

  /// Keeps a failure if none is further in the text, or says more at the same segment.
  private mutating func note(_ new: Failure, after before: Int?) {
    if let failure, failure.rank >= new.rank { return }
    (failure, known) = (new, before)
  }
}
