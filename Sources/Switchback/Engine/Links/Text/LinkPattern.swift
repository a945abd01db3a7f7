/// A pattern without the type of its routes: what it is made of, and both ways between texts and a route.
package struct LinkPattern: Sendable {
  /// The pattern as it was written.
  package let text: String

  /// The type of its routes.
  package let target: any LinkedRoute.Type

  /// What it is made of.
  package let parts: PatternParts

  /// The types of its values, those of the segments before those of the parameters.
  package let types: [any LinkValue.Type]

  /// The type of the routes that may follow.
  package let next: (any LinkedRoute.Type)?

  /// The route of the texts of its values, or nil if one of them cannot be read; a parameter that is left out has nil.
  package let make: @Sendable ([String?]) -> (any Route)?

  /// The texts of the values that are found in a route, or nil if it is not of this pattern.
  let find: @Sendable (any Route) -> [String?]?

  /// The routes that come before the one that these texts make, outermost first.
  package let parents: @Sendable ([String?]) -> [AnyRoute]

  /// What is written wrongly, and what to do about it; nil if nothing is.
  var mistake: String? { parts.mistake(types: types, hasNext: next != nil) }

  /// The type of the value at a position, as errors call it.
  func typeName(ofValue index: Int) -> String {
    "\((types[index] as? any OptionalLinkValue.Type)?.wrapped ?? types[index])"
  }

  /// The texts of the values of a route, with each that no link may leave out; or nil if it is not of this pattern.
  package func values(of route: any Route) -> [String?]? {
    guard let values = find(route), values.count == types.count else { return nil }
    let parameters = zip(parts.parameters, values.suffix(parts.parameters.count))
    let isMissing =
      values.dropLast(parts.parameters.count).contains(nil)
      || parameters.contains { !$0.isOptional && $1 == nil }
    return isMissing ? nil : values
  }

  /// The segments of a text, and its parameters with their equals signs, with percent signs.
  ///
  /// - Parameter values: The texts of its values, without percent signs; nil for a parameter that is left out.
  /// - Returns: Both, in the order of the pattern.
  package func written(with values: [String?]) -> (segments: [String], query: [String]) {
    let segments = parts.segments.map { segment in
      switch segment {
      case .word(let word): word.percentEncoded
      case .value(let index): values[index]?.percentEncoded ?? ""
      }
    }
    let parameters = zip(parts.parameters, values.suffix(parts.parameters.count))
    let query = parameters.compactMap { parameter, value in
      value.map { "\(parameter.name.percentEncoded)=\($0.percentEncoded)" }
    }
    return (segments, query)
  }
}
