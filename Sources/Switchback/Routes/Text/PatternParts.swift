/// What the text of a pattern is made of.
package struct PatternParts: Sendable {
  /// What stands between the slashes.
  package private(set) var segments: [Segment] = []

  /// The names of the parameters, as they stand in a link.
  package private(set) var parameters: [String] = []

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

  init(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = halves.first ?? ""
    let words = path.isEmpty ? [] : path.split(separator: "/", omittingEmptySubsequences: false)
    for word in words {
      if word.first == ":" {
        segments.append(.value(names.count))
        names.append(String(word.dropFirst()))
      } else {
        segments.append(.word(String(word)))
      }
    }
    let query = halves.dropFirst().first?.split(separator: "&", omittingEmptySubsequences: false)
    for parameter in query ?? [] {
      let pair = parameter.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2, !pair[0].isEmpty, pair[1].first == ":" else {
        mistake =
          "\"\(parameter)\" is no parameter. Write each as name, equals sign, colon, name: \"page=:page\"."
        return
      }
      parameters.append(String(pair[0]))
      names.append(String(pair[1].dropFirst()))
    }
    mistake = mistake(in: words)
  }

  private func mistake(in words: [Substring]) -> String? {
    if words.contains("") {
      return """
        it has a slash at its beginning or end, or two in a row. Write what stands between slashes only: \
        "friends/:name".
        """
    }
    if names.contains("") {
      return "it has a colon without a name. Give the value a name: \":name\"."
    }
    let unreadable =
      words.first { $0 == "." || $0 == ".." }
      ?? (words + parameters.map { $0[...] }).first { !$0.isPrintable }
    if let unreadable {
      return """
        \(String(reflecting: unreadable)) cannot stand in a link. Leave out control characters, and "." and ".." \
        as segments.
        """
    }
    return (names.repeated ?? parameters.repeated).map {
      "\"\($0)\" stands in it twice. Give each value and each parameter a name of its own."
    }
  }

  /// What is wrong with using it for a route, and what to do about it; nil if nothing is.
  ///
  /// - Parameters:
  ///   - count: How many values the route is made of.
  ///   - hasNext: Whether routes may follow.
  /// - Returns: A sentence or two.
  func mistake(values count: Int, hasNext: Bool) -> String? {
    if let mistake { return mistake }
    if names.count != count {
      return """
        it has \(names.count.counting("name")), and the route is made of \(count.counting("value")). Write one \
        ":name" for each.
        """
    }
    guard hasNext, !parameters.isEmpty else { return nil }
    return """
      it has parameters, and routes that may follow. Parameters belong to the last route of a link. Make segments \
      of them, or leave out `then:`.
      """
  }
}

extension [String] {
  /// The first element that stands there before.
  fileprivate var repeated: String? {
    indices.first { self[..<$0].contains(self[$0]) }.map { self[$0] }
  }
}
