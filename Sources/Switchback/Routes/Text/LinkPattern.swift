/// A pattern without the type of its routes: what it is made of, and both ways between texts and a route.
package struct LinkPattern: Sendable {
  /// The pattern as it was written.
  package let text: String

  /// The type of its routes.
  package let target: any LinkedRoute.Type

  /// What it is made of.
  package let parts: PatternParts

  /// The types of its values, those of the segments before those of the parameters.
  package let types: [any (LosslessStringConvertible & Sendable).Type]

  /// The type of the routes that may follow.
  package let next: (any LinkedRoute.Type)?

  /// Makes the route of the texts of its values.
  package let make: @Sendable ([String]) throws(Unreadable) -> any Route

  /// The texts of the values of a route, or nil if it is not of this pattern.
  package let find: @Sendable (any Route) -> [String]?

  /// The text of a value is none of its type.
  package struct Unreadable: Error {
    /// The position of the value.
    let value: Int
  }

  /// What is written wrongly, and what to do about it; nil if nothing is.
  var mistake: String? { parts.mistake(values: types.count, hasNext: next != nil) }

  /// The segments of a text, and its parameters with their equals signs, with percent signs.
  ///
  /// - Parameter values: The texts of its values, without percent signs.
  /// - Returns: Both, in the order of the pattern.
  package func written(with values: [String]) -> (segments: [String], query: [String]) {
    let segments = parts.segments.map { segment in
      switch segment {
      case .word(let word): word.percentEncoded
      case .value(let index): values[index].percentEncoded
      }
    }
    let parameters = zip(parts.parameters, values.suffix(parts.parameters.count))
    return (segments, parameters.map { "\($0.percentEncoded)=\($1.percentEncoded)" })
  }
}
