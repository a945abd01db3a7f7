/// What the text of a pattern is made of.
package struct PatternParts: Sendable {
  /// What stands between the slashes.
  package private(set) var segments: [Segment] = []

  /// What may stand in the query of a link.
  package private(set) var parameters: [Parameter] = []

  /// The names of the values, in order.
  private(set) var names: [String] = []

  /// What is written wrongly, and what to do about it; nil if nothing is.
  private(set) var mistake: String?

  /// What stands between two slashes.
  package enum Segment: Hashable, Sendable {
    /// A word that stands for itself.
    case word(String)
    /// A value, by its position among the values.
    case value(Int)
  }

  /// What stands between two ampersands.
  package struct Parameter: Hashable, Sendable {
    /// Its name, as it stands in a link.
    package let name: String

    /// Whether a link may leave it out.
    package let isOptional: Bool
  }

  init(_ text: String) {
    let halves = text.pieces(separator: "?", splits: 1)
    let words = halves[0].isEmpty ? [] : halves[0].pieces(separator: "/")
    for word in words {
      segments.append(word.first == ":" ? .value(names.count) : .word(String(word)))
      if word.first == ":" { names.append(String(word.dropFirst())) }
    }
    for parameter in halves.dropFirst().first?.pieces(separator: "&") ?? [] {
      let pair = parameter.pieces(separator: "=")
      guard pair.count == 2, !pair[0].isEmpty, pair[1].first == ":" else {
        mistake = "\"\(parameter)\" is no parameter. Write each as in \"page=:page\"."
        return
      }
      let isOptional = pair[1].last == "?"
      parameters.append(Parameter(name: String(pair[0]), isOptional: isOptional))
      names.append(String(pair[1].dropFirst().dropLast(isOptional ? 1 : 0)))
    }
    mistake = mistake(in: words.map { String($0) })
  }

  private func mistake(in words: [String]) -> String? {
    if words.contains("") {
      return
        "it has a slash at its beginning or end, or two in a row. Write them in between only: \"a/:b\"."
    }
    if names.contains("") { return "it has a colon without a name. Name the value: \":name\"." }
    let unreadable =
      words.first { $0 == "." || $0 == ".." || !$0.isPrintable }
      ?? parameters.map(\.name).first { !$0.isPrintable }
    if let word = unreadable.map({ String(reflecting: $0) }) {
      return "\(word) cannot stand in a link. Leave out control characters, and segments of dots."
    }
    let twice = [names, parameters.map(\.name)].flatMap { all in
      all.filter { one in all.count { $0 == one } > 1 }
    }
    return twice.first.map {
      "\"\($0)\" stands in it twice. Give each value and each parameter a name of its own."
    }
  }

  /// What is wrong with using it for a route, and what to do about it; nil if nothing is.
  ///
  /// - Parameters:
  ///   - types: The types of the values that the route is made of.
  ///   - hasNext: Whether routes may follow.
  /// - Returns: A sentence or two.
  func mistake(types: [any LinkValue.Type], hasNext: Bool) -> String? {
    if let mistake { return mistake }
    let count = types.count
    if names.count != count {
      let (names, values) = (names.count.counting("name"), count.counting("value"))
      return "it has \(names), and the route is made of \(values). Write one \":name\" for each."
    }
    for (parameter, type) in zip(parameters, types.suffix(parameters.count))
    where parameter.isOptional && type.init(linkText: nil) == nil {
      return """
        a link may leave out its parameter "\(parameter.name)", but then the route has no "\(type)". Make it \
        "\(type)?" in the route, or leave out the question mark after the name.
        """
    }
    guard hasNext, !parameters.isEmpty else { return nil }
    return """
      it has parameters, and routes that may follow. Parameters belong to the last route of a link. Make segments \
      of them, or leave out `then:`.
      """
  }
}
