/// A pattern without the type of its routes: what it is made of, and both ways between texts and a route.
package struct LinkPattern: Sendable {
  /// The pattern as it was written.
  package let text: String

  /// The type of its routes.
  package let target: any LinkedRoute.Type

  /// What stands between the slashes.
  package let segments: [Segment]

  /// The names of the parameters.
  package let parameters: [String]

  /// The values, those of the segments before those of the parameters.
  package let values: [PatternValue]

  /// The type of the routes that may follow.
  package let next: (any LinkedRoute.Type)?

  /// What is written wrongly, if anything is.
  package let mistake: PatternMistake?

  /// Makes the route of the texts of its values, or returns nil if one of them cannot be read.
  package let make: @Sendable ([String]) -> (any Route)?

  /// The texts of the values of a route, or nil if it is not of this pattern.
  package let find: @Sendable (any Route) -> [String]?

  /// What stands between two slashes.
  package enum Segment: Hashable, Sendable {
    /// A word that stands for itself.
    case word(String)
    /// A value, by its position among the values.
    case value(Int)
  }

  init(
    _ text: String, _ types: [ValueType], of target: any LinkedRoute.Type,
    then next: (any LinkedRoute.Type)?,
    make: @escaping @Sendable ([String]) -> (any Route)?,
    find: @escaping @Sendable (any Route) -> [String]?,
  ) {
    let parts = PatternParts(text)
    self.text = text
    self.target = target
    self.next = next
    self.make = make
    self.find = find
    segments = parts.segments
    parameters = parts.parameters
    values = zip(parts.names, types).map { PatternValue(name: $0, type: $1) }
    mistake = parts.mistake ?? .inUse(of: parts, values: types.count, hasNext: next != nil)
    if let mistake {
      assertionFailure("The pattern \"\(text)\" of \(target) reads nothing: \(mistake.description)")
    }
  }
}

/// A value in a pattern.
package struct PatternValue: Sendable {
  /// What it is called there.
  package let name: String

  /// Its type.
  package let type: ValueType
}

/// A type whose values stand in links.
package struct ValueType: Sendable {
  /// The type.
  package let type: any (LosslessStringConvertible & Sendable).Type

  init(_ type: (some LosslessStringConvertible & Sendable).Type) { self.type = type }

  /// Whether a text is a value of it.
  package func canRead(_ text: String) -> Bool { type.init(text) != nil }
}
