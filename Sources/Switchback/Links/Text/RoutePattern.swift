/// A pattern for writing a route as text and reading it back.
///
/// A pattern consists of segments between slashes. A segment is a word that stands for itself, or `:name` for a value.
/// After `?`, a pattern has parameters such as `name=:name`, which a text may contain in any order. With one more
/// question mark, as in `name=:name?`, a link may leave the parameter out. The value is then an optional, and nil if it
/// is left out. The case receives the values in the order in which the pattern has them.
///
/// ```swift
/// // friends/Ada goes on with the routes there
/// .init("friends", .friends, then: FriendsCoordinator.Route.self)
/// // case day(year: Int, month: Int)
/// .init("day/:year/:month", Route.day)
/// // case search(text: String, page: Int?)
/// .init("search?text=:text&page=:page?", Route.search)
/// ```
///
/// A value can have any type that is a ``LinkValue``: `String`, `Int`, `Bool`, an enum of yours. If a piece of the text
/// is not a value of the type, the pattern does not read the text.
///
/// A link leads to the route of the pattern, above what `start()` shows. To put other routes of the same coordinator
/// below, so that going back leads through them, name them with `parents:`.
///
/// ```swift
/// .init(
///   "product/:number", Route.product,
///   parents: { [.category(ofProduct: $0)] })
/// ```
///
/// In each coordinator, only the first route that the text names has parents. If the text names another route before
/// it, that route is the parent. ``DeepLink/withParents`` adds the same parents to a link that you make in code.
///
/// To write a route, the pattern looks up the values in the case. Then it makes a route from these values, and compares
/// it with the original. Use `from:` to say where the values are if the case does not contain them as they were given.
/// You also need `from:` if the program is built without reflection metadata.
///
/// Parameters belong to the last route of a link. No routes may follow a pattern with parameters.
///
/// > Reports: a pattern with a mistake stops the program in a debug build, with a message that says what is wrong. In a
/// > release build, such a pattern reads and writes nothing.
///
/// > Source: `parents:` is the synthesized back stack of Android's `TaskStackBuilder` and of react-navigation's
/// > `initialRouteName`.
public struct RoutePattern<Target: LinkedRoute>: Sendable {
  /// The pattern without the type of its routes.
  package let pattern: LinkPattern

  /// Creates a pattern for a route without values.
  ///
  /// - Parameters:
  ///   - text: The pattern, such as `friends`. An empty pattern takes nothing of the text.
  ///   - route: The route.
  ///   - parents: The routes that come before it, outermost first. The default is none.
  ///   - next: The routes that may follow. The default is none.
  public init(
    _ text: String, _ route: Target, parents: [Target] = [],
    then next: (any LinkedRoute.Type)? = nil,
  ) {
    self.init(text, { route }, parents: { parents }, then: next, find: { _ in [] })
  }

  /// Creates a pattern for a route with values, and finds the values in the route.
  ///
  /// - Parameters:
  ///   - text: The pattern, such as `friend/:name`.
  ///   - make: The case of the route, or a closure that makes the route from the values.
  ///   - parents: Computes the routes that come before it, outermost first, only from the values. The default is none.
  ///   - next: The routes that may follow. The default is none.
  public init<each Value: LinkValue>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> Target,
    parents: (@Sendable (repeat each Value) -> [Target])? = nil,
    then next: (any LinkedRoute.Type)? = nil,
  ) {
    self.init(text, make, parents: parents, then: next) { payload(of: $0) }
  }

  /// Creates a pattern for a route with values that a closure finds in the route.
  ///
  /// ```swift
  /// .init(
  ///   "day/:number", { .day(Day(number: $0)) },
  ///   from: { if case .day(let day) = $0 { day.number } else { nil } })
  /// ```
  ///
  /// - Parameters:
  ///   - text: The pattern, such as `friend/:name`.
  ///   - make: The case of the route, or a closure that makes the route from the values.
  ///   - parents: Computes the routes that come before it, outermost first, only from the values. The default is none.
  ///   - next: The routes that may follow. The default is none.
  ///   - values: Finds the values in a route, or returns nil for another route. The values do not count if they make a
  ///     different route than the one in which they were found.
  public init<each Value: LinkValue>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> Target,
    parents: (@Sendable (repeat each Value) -> [Target])? = nil,
    then next: (any LinkedRoute.Type)? = nil,
    from values: @escaping @Sendable (Target) -> (repeat each Value)?,
  ) {
    self.init(text, make, parents: parents, then: next) { route in
      guard let values = values(route) else { return nil }
      var texts: [String?] = []
      repeat texts.append((each values).linkText)
      return texts
    }
  }

  /// Of the texts that are found in a route, those count that make the same route.
  private init<each Value: LinkValue>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> Target,
    parents: (@Sendable (repeat each Value) -> [Target])?,
    then next: (any LinkedRoute.Type)?, find: @escaping @Sendable (Target) -> [String?]?,
  ) {
    var types: [any LinkValue.Type] = []
    repeat types.append((each Value).self)
    let count = types.count
    let makeRoute: @Sendable ([String?]) -> Target? = { texts in
      var texts = texts[...]
      return try? make(repeat read(&texts, as: (each Value).self))
    }
    let makeParents: @Sendable ([String?]) -> [AnyRoute] = { texts in
      guard let parents else { return [] }
      var texts = texts[...]
      let routes = try? parents(repeat read(&texts, as: (each Value).self))
      return routes?.map { AnyRoute($0) } ?? []
    }
    let parts = PatternParts(text)
    pattern = LinkPattern(
      text: text, target: Target.self, parts: parts, types: types, next: next, make: makeRoute,
      find: { route in
        guard let route = route as? Target, let found = find(route) else { return nil }
        // What else stands beside the case belongs to other patterns.
        let texts = Array(found.prefix(count))
        return makeRoute(texts) == route ? texts : nil
      },
      parents: makeParents)
    if let mistake = pattern.mistake {
      assertionFailure("The pattern \"\(text)\" of \(Target.self) reads nothing: \(mistake)")
    }
  }
}

/// The texts of what stands beside a case, or in a struct, in order.
private func payload(of route: some Route) -> [String?] {
  let values = Mirror(reflecting: route).children.flatMap { child in
    let parts = Mirror(reflecting: child.value)
    return parts.displayStyle == .tuple ? parts.children.map(\.value) : [child.value]
  }
  return values.compactMap { $0 as? any LinkValue }.map(\.linkText)
}

private struct Unreadable: Error {}

/// Makes a value of the next text.
private func read<Value: LinkValue>(
  _ texts: inout ArraySlice<String?>, as type: Value.Type
) throws(Unreadable) -> Value {
  guard let text = texts.popFirst(), let value = Value(linkText: text) else {
    throw Unreadable()
  }
  return value
}
