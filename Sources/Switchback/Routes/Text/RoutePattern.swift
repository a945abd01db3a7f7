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
    self.init(text, { route }, then: next, from: { $0 == route ? () : nil })
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
    let find: @Sendable (Target) -> (repeat each Value)? = { route in
      var payload = Supply(payload(of: route))
      guard let values = try? (repeat payload.next(as: (each Value).self)) else { return nil }
      return make(repeat each values) == route ? values : nil
    }
    self.init(text, make, then: next, from: find)
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
  ///   - values: Finds the values in a route, or returns nil if the route is another one.
  public init<each Value: LosslessStringConvertible & Sendable>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> Target,
    then next: (any LinkedRoute.Type)? = nil,
    from values: @escaping @Sendable (Target) -> (repeat each Value)?,
  ) {
    var types: [any (LosslessStringConvertible & Sendable).Type] = []
    repeat types.append((each Value).self)
    pattern = LinkPattern(text, types, of: Target.self, then: next) {
      texts throws(LinkPattern.Unreadable) in
      var texts = Supply(texts)
      return try make(repeat texts.next(read: (each Value).self))
    } find: { route in
      guard let route = route as? Target, let values = values(route) else { return nil }
      var texts: [String] = []
      repeat texts.append((each values).description)
      return texts
    }
  }
}

// MARK: - What is looked up

/// What stands beside a case, or in a struct, in order.
private func payload(of route: some Route) -> [Any] {
  Mirror(reflecting: route).children.flatMap { child in
    let values = Mirror(reflecting: child.value)
    return values.displayStyle == .tuple ? values.children.map(\.value) : [child.value]
  }
}

/// Hands out one thing after the other, each of the type that is asked for.
private struct Supply<Element> {
  private let elements: [Element]
  private var position = 0

  init(_ elements: [Element]) { self.elements = elements }

  mutating func next<Value>(as type: Value.Type) throws(LinkPattern.Unreadable) -> Value {
    try take { $0 as? Value }
  }

  mutating func next<Value: LosslessStringConvertible>(
    read type: Value.Type
  ) throws(LinkPattern.Unreadable) -> Value where Element == String { try take(Value.init) }

  private mutating func take<Value>(
    _ make: (Element) -> Value?
  ) throws(LinkPattern.Unreadable) -> Value {
    defer { position += 1 }
    guard position < elements.count, let value = make(elements[position]) else {
      throw LinkPattern.Unreadable(value: position)
    }
    return value
  }
}
