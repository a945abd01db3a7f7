/// How a route is written as text, and read from it.
///
/// A pattern has segments between slashes: words that stand for themselves, and `:name` where a value stands.
/// After `?` it has parameters, each as `name=:name`, in any order in the text. With one more question mark, as in
/// `name=:name?`, a link may leave the parameter out: the value is an optional, and nil then. The values are given to
/// the case in the order in which they stand in the pattern.
///
/// ```swift
/// .init("friends", .friends, then: FriendsCoordinator.Route.self)   // friends/Ada goes on with the routes there
/// .init("day/:year/:month", Route.day)                              // case day(year: Int, month: Int)
/// .init("search?text=:text&page=:page?", Route.search)              // case search(text: String, page: Int?)
/// ```
///
/// A value is of any type that is a ``LinkValue``: `String`, `Int`, `Bool`, an enum of yours. Text that is no value of
/// the type is not read by the pattern.
///
/// A link leads to what the pattern names, and below that stands what `start()` shows. `parents:` names the routes of
/// the same coordinator that come before, so that back leads through them:
///
/// ```swift
/// .init("product/:number", Route.product, parents: { [.category(ofProduct: $0)] })
/// ```
///
/// Only the first route that the text names in a coordinator has parents: where it names another one before, that is
/// the parent. ``DeepLink/withParents`` adds the same ones to a link that is made in code.
///
/// To write a route, its values are looked up in the case, and the route that they make is compared with it. Where
/// they do not stand there as they were given, or the program is built without reflection metadata, say with `from:`
/// where they are.
///
/// Parameters belong to the last route of a link, so a pattern with parameters has none that may follow.
///
/// > Reports: a pattern that is written wrongly ends a debug build, with a sentence that says what is wrong. In a
/// > release build it reads and writes nothing.
///
/// > Source: `parents:` is the synthesized back stack of Android's `TaskStackBuilder` and of react-navigation's
/// > `initialRouteName`.
public struct RoutePattern<Target: LinkedRoute>: Sendable {
  /// The pattern without the type of its routes.
  package let pattern: LinkPattern

  /// Writes a route that has no values.
  ///
  /// - Parameters:
  ///   - text: The pattern, such as `friends`; empty for what is shown where nothing is said.
  ///   - route: The route.
  ///   - parents: The routes that come before it, outermost first. The default is none.
  ///   - next: The routes that may follow. The default is none.
  public init(
    _ text: String, _ route: Target, parents: [Target] = [],
    then next: (any LinkedRoute.Type)? = nil,
  ) {
    self.init(text, { route }, parents: { parents }, then: next, find: { _ in [] })
  }

  /// Writes a route with values, which are looked up in it.
  ///
  /// - Parameters:
  ///   - text: The pattern, such as `friend/:name`.
  ///   - make: The case of the route, or a closure that makes it of the values.
  ///   - parents: Computes the routes that come before it, outermost first, from the values and nothing else. The
  ///     default is none.
  ///   - next: The routes that may follow. The default is none.
  public init<each Value: LinkValue>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> Target,
    parents: (@Sendable (repeat each Value) -> [Target])? = nil,
    then next: (any LinkedRoute.Type)? = nil,
  ) {
    self.init(text, make, parents: parents, then: next) { payload(of: $0) }
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
  ///   - parents: Computes the routes that come before it, outermost first, from the values and nothing else. The
  ///     default is none.
  ///   - next: The routes that may follow. The default is none.
  ///   - values: Finds the values in a route, or returns nil if the route is another one. Values that make another
  ///     route than that in which they were found are none of it.
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
