/// What the text of a pattern is made of.
struct PatternParts {
  private(set) var segments: [LinkPattern.Segment] = []

  /// The names of the parameters, as they stand in a link.
  private(set) var parameters: [String] = []

  /// The names of the values, in order.
  private(set) var names: [String] = []

  /// The first thing that is written wrongly.
  private(set) var mistake: PatternMistake?

  init(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    if let path = halves.first, !path.isEmpty {
      for word in path.split(separator: "/", omittingEmptySubsequences: false) { add(word) }
    }
    guard halves.count == 2 else { return }
    for parameter in halves[1].split(separator: "&", omittingEmptySubsequences: false) {
      addParameter(parameter)
    }
  }

  private mutating func add(_ word: Substring) {
    if word.isEmpty { note(.emptySegment) }
    if word == "." || word == ".." || !word.isPrintable { note(.unreadable(String(word))) }
    guard word.first == ":" else { return segments.append(.word(String(word))) }
    segments.append(.value(names.count))
    addName(word.dropFirst())
  }

  private mutating func addParameter(_ text: Substring) {
    let halves = text.split(separator: "=", omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty, halves[1].first == ":" else {
      return note(.parameterWithoutValue(String(text)))
    }
    if !halves[0].isPrintable { note(.unreadable(String(halves[0]))) }
    if parameters.contains(String(halves[0])) { note(.sameName(String(halves[0]))) }
    parameters.append(String(halves[0]))
    addName(halves[1].dropFirst())
  }

  private mutating func addName(_ name: Substring) {
    if name.isEmpty { note(.valueWithoutName) }
    if names.contains(String(name)) { note(.sameName(String(name))) }
    names.append(String(name))
  }

  private mutating func note(_ mistake: PatternMistake) {
    self.mistake = self.mistake ?? mistake
  }
}

/// What is written wrongly in a pattern.
package enum PatternMistake: Hashable, Sendable {
  /// Nothing stands before, between or after slashes.
  case emptySegment
  /// A colon is followed by no name.
  case valueWithoutName
  /// A parameter is not written as `name=:value`.
  case parameterWithoutValue(String)
  /// Two values, or two parameters, have one name.
  case sameName(String)
  /// A segment or a name cannot stand in a link.
  case unreadable(String)
  /// There are more or fewer names than values.
  case wrongNumber(names: Int, values: Int)
  /// Routes may follow a pattern that has parameters.
  case parametersBeforeTheEnd

  static func inUse(of parts: PatternParts, values: Int, hasNext: Bool) -> PatternMistake? {
    if parts.names.count != values {
      return .wrongNumber(names: parts.names.count, values: values)
    }
    return hasNext && !parts.parameters.isEmpty ? .parametersBeforeTheEnd : nil
  }
}

extension PatternMistake: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .emptySegment:
      """
      it has a slash at its beginning or end, or two in a row. Write what stands between slashes only: \
      "friends/:name".
      """
    case .valueWithoutName:
      "it has a colon without a name. Give the value a name: \":name\"."
    case .parameterWithoutValue(let text):
      "\"\(text)\" is no parameter. Write each as name, equals sign, colon, name: \"page=:page\"."
    case .sameName(let name):
      "\"\(name)\" stands in it twice. Give each value and each parameter a name of its own."
    case .unreadable(let text):
      """
      \(String(reflecting: text)) cannot stand in a link. Leave out control characters, and "." and ".." \
      as segments.
      """
    case .wrongNumber(let names, let values):
      """
      it has \(names) \(names == 1 ? "name" : "names"), and the route is made of \(values) \
      \(values == 1 ? "value" : "values"). Write one ":name" for each.
      """
    case .parametersBeforeTheEnd:
      """
      it has parameters, and routes that may follow. Parameters belong to the last route of a link. Make \
      segments of them, or leave out `then:`.
      """
    }
  }
}
