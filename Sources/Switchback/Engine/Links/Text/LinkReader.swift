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

  /// All routes that were read, on the way to the end or not.
  private var read: [Reading] = []

  /// Where a link could end if the rest of its parameters may be ignored, by the position of the last route.
  private var endings: [(last: Int, unread: [String])] = []

  /// The names of the parameters of all patterns that fit the path.
  private var known: Set<String> = []

  /// The failure that is furthest in the text, and the position of the route before it.
  private var furthest: (failure: Failure, before: Int?)?

  /// How many patterns were tried, and how many segments and parameters were compared for them.
  private(set) var steps = 0

  init(_ text: LinkText) { self.text = text }

  private struct Place: Hashable {
    let type: ObjectIdentifier
    let start: Int
  }

  /// A route that a pattern has read, the position of the one before, and where the text goes on.
  private struct Reading {
    let route: AnyRoute
    let pattern: LinkPattern
    let values: [String?]
    let before: Int?
    let end: Int
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
      case .missingParameter: (segment, 2)
      case .unreadableValue, .duplicateParameter: (segment, 4)
      default: (segment, 3)
      }
    }
  }

  /// Reads the text.
  ///
  /// - Parameter root: The outermost type of routes.
  /// - Returns: The link.
  /// - Throws: What is wrong, where the text was read furthest.
  mutating func link(from root: any LinkedRoute.Type) throws(LinkError) -> DeepLink {
    enter(root, at: 0, behind: nil)
    while let (pattern, start, before) = untried.popLast() {
      guard let pattern else {
        guard let before else { continue }
        let names = read[before].pattern.parts.parameters.map(\.name)
        let unread = text.names.filter { !names.contains($0) }
        if unread.isEmpty { return link(upTo: before) }
        endings.append((before, unread))
        continue
      }
      do throws(Failure) {
        let reading = try reading(of: pattern, from: start, behind: before)
        let (end, position) = (reading.end, read.count)
        read.append(reading)
        if end < text.segments.count {
          note(Failure(.unknownSegment(text.segments[end]), at: end), behind: position)
        } else {
          untried.append((nil, end, position))
        }
        if let next = pattern.next { enter(next, at: end, behind: position) }
      } catch {
        note(error, behind: before)
      }
    }
    for (last, unread) in endings {
      guard let name = unread.first(where: known.contains) else {
        return link(upTo: last, ignoring: unread)
      }
      note(Failure(.unknownParameter(name), at: text.segments.count), behind: last)
    }
    // A pattern may have read nothing of the text.
    let isPartRead = end(of: furthest?.before) > 0 || text.segments.isEmpty
    let before = link(upTo: isPartRead ? furthest?.before : nil)
    throw LinkError(
      furthest?.failure.problem ?? .incomplete, known: before.routes.isEmpty ? nil : before)
  }

  /// The routes up to a position, with the parents of those that are the first of their coordinator.
  private func link(upTo position: Int?, ignoring names: [String] = []) -> DeepLink {
    let positions = sequence(state: position) { next -> Int? in
      defer { next = next.flatMap { read[$0].before } }
      return next
    }
    var routes: [AnyRoute] = []
    for reading in positions.map({ read[$0] }).reversed() {
      if routes.last?.type != reading.route.type {
        routes += reading.pattern.parents(reading.values)
      }
      routes.append(reading.route)
    }
    return DeepLink(routes: routes, ignoring: names)
  }

  private mutating func enter(_ type: any LinkedRoute.Type, at start: Int, behind before: Int?) {
    guard seen.insert(Place(type: ObjectIdentifier(type), start: start)).inserted else { return }
    untried += type.linkPatterns.reversed().map { ($0, start, before) }
  }

  /// The route that a pattern reads.
  private mutating func reading(
    of pattern: LinkPattern, from start: Int, behind before: Int?
  ) throws(Failure) -> Reading {
    let values =
      try segments(of: pattern, from: start) + parameters(of: pattern, behind: start)
    guard let route = pattern.make(values) else {
      // Each of the values was read before, so that one of them is not read twice alike.
      throw Failure(.incomplete, at: start)
    }
    return Reading(
      route: AnyRoute(route), pattern: pattern, values: values, before: before,
      end: start + pattern.parts.segments.count)
  }

  /// Behind how many segments the text goes on after a route.
  private func end(of position: Int?) -> Int { position.map { read[$0].end } ?? 0 }

  /// The values in the segments of a pattern.
  private mutating func segments(
    of pattern: LinkPattern, from start: Int
  ) throws(Failure) -> [String?] {
    var values: [String?] = []
    steps += 1
    for (index, segment) in zip(start..., pattern.parts.segments) {
      steps += 1
      guard index < text.segments.count else { throw Failure(.incomplete, at: index) }
      let piece = text.segments[index]
      switch segment {
      case .word(piece): continue
      case .word: throw Failure(.unknownSegment(piece), at: index)
      case .value(let value):
        if let problem = pattern.problem(reading: piece, asValue: value) {
          throw Failure(problem, at: index)
        }
        values.append(piece)
      }
    }
    return values
  }

  /// The values in the parameters of a pattern whose segments were read.
  private mutating func parameters(
    of pattern: LinkPattern, behind start: Int
  ) throws(Failure) -> [String?] {
    let (parameters, end) = (pattern.parts.parameters, start + pattern.parts.segments.count)
    if parameters.isEmpty { return [] }
    // Nothing may follow parameters, so that a path that goes on is not of this pattern, whatever they are.
    if end < text.segments.count { throw Failure(.unknownSegment(text.segments[end]), at: end) }
    known.formUnion(parameters.map(\.name))
    var values: [String?] = []
    var worst: Failure?
    for (index, parameter) in zip((pattern.types.count - parameters.count)..., parameters) {
      steps += 1
      let value = text.parameters[parameter.name]
      var problem = value.flatMap { pattern.problem(reading: $0, asValue: index) }
      if text.repeated.contains(parameter.name) { problem = .duplicateParameter(parameter.name) }
      if value == nil, !parameter.isOptional { problem = .missingParameter(parameter.name) }
      if let failure = problem.map({ Failure($0, at: end) }) {
        worst = worst.map { $0.rank >= failure.rank ? $0 : failure } ?? failure
      }
      values.append(value)
    }
    if let worst { throw worst }
    return values
  }

  /// Keeps a failure if none is further in the text, says more at the same segment, or has as much text read before it.
  private mutating func note(_ failure: Failure, behind before: Int?) {
    if let (known, position) = furthest {
      if known.rank > failure.rank { return }
      if known.rank == failure.rank, end(of: position) >= end(of: before) { return }
    }
    furthest = (failure, before)
  }
}

extension LinkPattern {
  /// What is wrong with the text of a value, if anything is.
  fileprivate func problem(reading text: String, asValue index: Int) -> LinkError.Problem? {
    guard types[index].init(linkText: text) == nil else { return nil }
    return .unreadableValue(text, name: parts.names[index], type: typeName(ofValue: index))
  }
}
