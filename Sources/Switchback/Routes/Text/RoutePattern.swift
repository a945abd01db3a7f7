/// How a route is written as text, and read from it.
///
/// A pattern has segments between slashes: words that stand for themselves, and `:name` where a value stands.
/// After `?` it has parameters, each as `name=:name`, in any order in the text, all of them needed. The values are
/// given to the case in the order in which they stand in the pattern.
///
/// ```swift
/// .init("friends", .friends, then: FriendsCoordinator.Route.self)   // friends/Ada goes on with the routes there
/// .init("day/:year/:month", Route.day)                              // case day(year: Int, month: Int)
/// .init("search?text=:text", Route.search)                          // case search(text: String)
/// ```
///
/// A value is of any type that can be made from text without loss: `String`, `Int`, `Bool`, an enum of yours that is
/// `LosslessStringConvertible`. Text that is no value of the type is not read by the pattern.
///
/// To write a route, its values are looked up in the case, and the route that they make is compared with it. Where
/// they do not stand there as they were given, or the program is built without reflection metadata, say with `from:`
/// where they are.
///
/// Parameters belong to the last route of a link, so a pattern with parameters has none that may follow.
///
/// > Reports: a pattern that is written wrongly ends a debug build, with a sentence that says what is wrong. In a
/// > release build it reads and writes nothing.
public struct RoutePattern<Target: LinkedRoute>: Sendable {
  /// The pattern without the type of its routes.
  package let pattern: LinkPattern

  /// Writes a route that has no values.
  ///
  /// - Parameters:
  ///   - text: The pattern, such as `friends`; empty for what is shown where nothing is said.
  ///   - route: The route.
  ///   - next: The routes that may follow. The default is none.
  public init(_ text: String, _ route: Target, then next: (any LinkedRoute.Type)? = nil) {
    self.init(text, { route }, then: next, find: { _ in [] })
  }

  /// Writes a route with values, which are looked up in it.
  ///
  /// - Parameters:
  ///   - text: The pattern, such as `friend/:name`.
  ///   - make: The case of the route, or a closure that makes it of the values.
  ///   - next: The routes that may follow. The default is none.
  public init<each Value: LosslessStringConvertible & Sendable>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> Target,
    then next: (any LinkedRoute.Type)? = nil,
  ) {
    self.init(text, make, then: next) { payload(of: $0) }
  }

  /// Writes a route with values that are found in it by a closure.
  ///
  /// ```swift
  /// .init(
  ///   "day/:number", { .day(Day(number: $0)) },
  ///   from: { if case .day(let day) = $0 { day.number } else { nil } })
  /// ```
  ///
  /// - Parameters:
  ///   - text: The pattern, such as `friend/:name`.
  ///   - make: The case of the route, or a closure that makes it of the values.
  ///   - next: The routes that may follow. The default is none.
  ///   - values: Finds the values in a route, or returns nil if the route is another one. Values that make another
  ///     route than that in which they were found are none of it.
  public init<each Value: LosslessStringConvertible & Sendable>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> Target,
    then next: (any LinkedRoute.Type)? = nil,
    from values: @escaping @Sendable (Target) -> (repeat each Value)?,
  ) {
    self.init(text, make, then: next) { route in
      guard let values = values(route) else { return nil }
      var texts: [String] = []
      repeat texts.append((each values).description)
      return texts
    }
  }

  /// Of the texts that are found in a route, those count that make the same route.
  private init<each Value: LosslessStringConvertible & Sendable>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> Target,
    then next: (any LinkedRoute.Type)?, find: @escaping @Sendable (Target) -> [String]?,
  ) {
    var types: [any (LosslessStringConvertible & Sendable).Type] = []
    repeat types.append((each Value).self)
    let count = types.count
    let makeRoute: @Sendable ([String]) throws(LinkPattern.Unreadable) -> Target = {
      texts throws(LinkPattern.Unreadable) in
      var texts = texts[...]
      return try make(repeat read(&texts, as: (each Value).self))
    }
    pattern = LinkPattern(
      text: text, target: Target.self, parts: PatternParts(text), types: types, next: next,
      make: makeRoute
    ) { route in
      guard let route = route as? Target, let found = find(route) else { return nil }
      // What else stands beside the case belongs to other patterns.
      let texts = Array(found.prefix(count))
      return (try? makeRoute(texts)) == route ? texts : nil
    }
    if let mistake = pattern.mistake {
      assertionFailure("The pattern \"\(text)\" of \(Target.self) reads nothing: \(mistake)")
    }
  }
}

/// The texts of what stands beside a case, or in a struct, in order.
private func payload(of route: some Route) -> [String] {
  let values = Mirror(reflecting: route).children.flatMap { child in
    let parts = Mirror(reflecting: child.value)
    return parts.displayStyle == .tuple ? parts.children.map(\.value) : [child.value]
  }
  return values.compactMap { ($0 as? any LosslessStringConvertible)?.description }
}

/// Makes a value of the next text.
private func read<Value: LosslessStringConvertible>(
  _ texts: inout ArraySlice<String>, as type: Value.Type
) throws(LinkPattern.Unreadable) -> Value {
  let position = texts.startIndex
  guard let value = texts.popFirst().flatMap(Value.init) else { throw .init(value: position) }
  return value
}
