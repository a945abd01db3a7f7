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

  /// The failure that is furthest in the text, and the position of the route before it.
  private var furthest: (failure: Failure, before: Int?)?

  /// How many patterns were tried, and how many segments and parameters were compared for them.
  private(set) var steps = 0

  init(_ text: LinkText) { self.text = text }

  private struct Place: Hashable {
    let type: ObjectIdentifier
    let start: Int
  }

  /// A pattern that is tried from a segment on, behind a route; nil for a link that ends there.
  private typealias Attempt = (pattern: LinkPattern?, start: Int, before: Int?)

  private struct Failure: Error {
    let problem: LinkError.Problem
    let segment: Int

    init(_ problem: LinkError.Problem, at segment: Int) {
      (self.problem, self.segment) = (problem, segment)
    }

    /// How far in the text it is, and how much it says beside others there.
    var rank: (Int, Int) {
      switch problem {
      case .incomplete: (segment, 0)
      case .unknownSegment: (segment, 1)
      case .unreadableValue: (segment, 3)
      default: (segment, 2)
      }
    }
  }

  /// Reads the text.
  ///
  /// - Parameter root: The outermost type of routes.
  /// - Returns: The routes, the outermost first.
  /// - Throws: What is wrong, where the text was read furthest.
  mutating func routes(from root: any LinkedRoute.Type) throws(LinkError) -> [AnyRoute] {
    enter(root, at: 0, behind: nil)
    while let (pattern, start, before) = untried.popLast() {
      guard let pattern else { return routes(upTo: before) }
      do throws(Failure) {
        read.append((try route(of: pattern, from: start), before))
        let (end, position) = (start + pattern.parts.segments.count, read.count - 1)
        if let failure = rest(behind: pattern, at: end) {
          note(failure, behind: position)
        } else {
          untried.append((nil, end, position))
        }
        if let next = pattern.next { enter(next, at: end, behind: position) }
      } catch {
        note(error, behind: before)
      }
    }
    let known = routes(upTo: furthest?.before)
    throw LinkError(
      furthest?.failure.problem ?? .incomplete,
      known: known.isEmpty ? nil : DeepLink(routes: known, from: .outside))
  }

  private func routes(upTo position: Int?) -> [AnyRoute] {
    let positions = sequence(state: position) { next -> Int? in
      defer { next = next.flatMap { read[$0].before } }
      return next
    }
    return positions.map { read[$0].route }.reversed()
  }

  private mutating func enter(_ type: any LinkedRoute.Type, at start: Int, behind before: Int?) {
    guard seen.insert(Place(type: ObjectIdentifier(type), start: start)).inserted else { return }
    untried += type.linkPatterns.reversed().map { ($0, start, before) }
  }

  /// The route that a pattern reads.
  private mutating func route(
    of pattern: LinkPattern, from start: Int
  ) throws(Failure) -> AnyRoute {
    let (segments, parameters) = (pattern.parts.segments, pattern.parts.parameters)
    var values: [String] = []
    steps += 1
    for (index, segment) in zip(start..., segments) {
      steps += 1
      guard index < text.segments.count else { throw Failure(.incomplete, at: index) }
      let piece = text.segments[index]
      switch segment {
      case .value: values.append(piece)
      case .word(piece): continue
      case .word: throw Failure(.unknownSegment(piece), at: index)
      }
    }
    let end = start + segments.count
    for name in parameters {
      steps += 1
      guard let value = text.parameters[name] else {
        throw Failure(.missingParameter(name), at: end)
      }
      values.append(value)
    }
    do throws(LinkPattern.Unreadable) {
      return AnyRoute(try pattern.make(values))
    } catch {
      let (name, type) = (pattern.parts.names[error.value], "\(pattern.types[error.value])")
      let segment = segments.firstIndex(of: .value(error.value)).map { start + $0 } ?? end
      throw Failure(.unreadableValue(values[error.value], name: name, type: type), at: segment)
    }
  }

  /// Why the link does not end behind a pattern: a segment or a parameter is left; nil if none is.
  private func rest(behind pattern: LinkPattern, at end: Int) -> Failure? {
    if end < text.segments.count { return Failure(.unknownSegment(text.segments[end]), at: end) }
    let left = text.parameters.keys.filter { !pattern.parts.parameters.contains($0) }
    return left.min().map { Failure(.unknownParameter($0), at: end) }
  }

  /// Keeps a failure if none is further in the text, or says more at the same segment.
  private mutating func note(_ failure: Failure, behind before: Int?) {
    if let furthest, furthest.failure.rank >= failure.rank { return }
    furthest = (failure, before)
  }
}
