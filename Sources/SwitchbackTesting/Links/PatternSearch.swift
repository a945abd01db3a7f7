import Switchback

/// Looks for texts that two patterns read, by following both at once.
///
/// Two ways of reading one text part where one type of routes has two patterns for it. So each pair of patterns of each
/// type is followed, through all routes that may follow, until both are at their end.
struct PatternSearch {
  private var patterns: [ObjectIdentifier: [LinkPattern]] = [:]
  private var types: [any LinkedRoute.Type] = []
  private var samples: [String]

  /// Where one of two readers stands.
  private struct Place: Hashable {
    let type: ObjectIdentifier
    let pattern: Int
    var segment = 0
  }

  private struct Pair: Hashable {
    let one: Place
    let other: Place
  }

  init(root: any LinkedRoute.Type, samples: [String]) {
    self.samples = samples
    collect(root)
    for pattern in types.flatMap(patterns(of:)) {
      for case .word(let word) in pattern.parts.segments { self.samples.append(word) }
      for type in pattern.types { self.samples += type.cases }
    }
    self.samples += ["a", "1", "true", "0.5", "-1", "a b"]
  }

  private mutating func collect(_ type: any LinkedRoute.Type) {
    guard patterns[ObjectIdentifier(type)] == nil else { return }
    types.append(type)
    patterns[ObjectIdentifier(type)] = type.linkPatterns
    for next in type.linkPatterns.compactMap(\.next) { collect(next) }
  }

  private func patterns(of type: any LinkedRoute.Type) -> [LinkPattern] {
    patterns[ObjectIdentifier(type)] ?? []
  }

  /// What is wrong with the patterns of each type.
  var problems: [PatternProblems.Problem] {
    types.flatMap { type in
      let patterns = patterns(of: type)
      let unwritten = patterns.compactMap(neverWritten) + patterns.compactMap(changingParents)
      let pairs = patterns.indices.flatMap { one in
        patterns.indices.dropFirst(one + 1).compactMap { sameText(of: type, one, $0) }
      }
      return unwritten + pairs
    }
  }

  // MARK: - Two patterns

  private func sameText(
    of type: any LinkedRoute.Type, _ one: Int, _ other: Int
  ) -> PatternProblems.Problem? {
    let key = ObjectIdentifier(type)
    let first = Pair(one: Place(type: key, pattern: one), other: Place(type: key, pattern: other))
    var seen: Set<Pair> = [first]
    var waiting: ArraySlice<(pair: Pair, words: [String])> = [(first, [])]
    while let (pair, words) = waiting.popFirst() {
      if let query = commonEnd(pair) {
        let patterns = patterns(of: type)
        return .sameText(
          words.joined(separator: "/") + query, first: patterns[one].text,
          second: patterns[other].text, of: name(of: type))
      }
      for (next, word) in following(pair) where seen.insert(next).inserted {
        waiting.append((next, words + (word.map { [$0] } ?? [])))
      }
    }
    return nil
  }

  /// The parameters with which both may be at the end of a text: those that one of them needs, and both have.
  private func commonEnd(_ pair: Pair) -> String? {
    guard let one = ended(pair.one), let other = ended(pair.other) else { return nil }
    var query: [String] = []
    var names: Set<String> = []
    for parameter in one.parts.parameters + other.parts.parameters
    where !parameter.isOptional && names.insert(parameter.name).inserted {
      let name = parameter.name
      guard let mine = one.type(ofParameter: name), let its = other.type(ofParameter: name),
        let sample = sample(mine, its)
      else { return nil }
      query.append("\(name)=\(sample)")
    }
    return query.isEmpty ? "" : "?" + query.joined(separator: "&")
  }

  /// What comes next: one of both goes on to the routes that may follow, or both read a word.
  private func following(_ pair: Pair) -> [(Pair, word: String?)] {
    if let one = ended(pair.one) {
      return places(after: one).map { (Pair(one: $0, other: pair.other), nil) } + othersAfter(pair)
    }
    guard ended(pair.other) == nil else { return othersAfter(pair) }
    guard let word = commonWord(pair) else { return [] }
    var (one, other) = (pair.one, pair.other)
    one.segment += 1
    other.segment += 1
    return [(Pair(one: one, other: other), word)]
  }

  private func othersAfter(_ pair: Pair) -> [(Pair, word: String?)] {
    guard let other = ended(pair.other) else { return [] }
    return places(after: other).map { (Pair(one: pair.one, other: $0), nil) }
  }

  private func places(after pattern: LinkPattern) -> [Place] {
    guard let next = pattern.next else { return [] }
    return patterns(of: next).indices.map { Place(type: ObjectIdentifier(next), pattern: $0) }
  }

  private func pattern(at place: Place) -> LinkPattern? { patterns[place.type]?[place.pattern] }

  private func ended(_ place: Place) -> LinkPattern? {
    pattern(at: place).flatMap { $0.parts.segments.count == place.segment ? $0 : nil }
  }

  // MARK: - Words

  private func commonWord(_ pair: Pair) -> String? {
    guard let mine = pattern(at: pair.one), let its = pattern(at: pair.other) else { return nil }
    switch (mine.parts.segments[pair.one.segment], its.parts.segments[pair.other.segment]) {
    case (.word(let word), .word(let same)): return word == same ? word : nil
    case (.word(let word), .value(let value)):
      return its.types[value].init(linkText: word).map { _ in word }
    case (.value(let value), .word(let word)):
      return mine.types[value].init(linkText: word).map { _ in word }
    case (.value(let one), .value(let other)):
      return sample(mine.types[one], its.types[other])
    }
  }

  private func sample(_ types: any LinkValue.Type...) -> String? {
    samples.first { text in !text.isEmpty && types.allSatisfy { $0.init(linkText: text) != nil } }
  }

  // MARK: - One pattern

  /// The values of texts of a pattern, with all of its parameters: each sample is a value in one of them, and two
  /// parameters of one type have different values as far as there are any.
  private func examples(of pattern: LinkPattern) -> [[String]] {
    let fitting = pattern.types.map { type in
      samples.filter { !$0.isEmpty && type.init(linkText: $0) != nil }.uniqued
    }
    if fitting.contains(where: \.isEmpty) { return [] }
    return (0..<(fitting.map(\.count).max() ?? 1)).map { first in
      fitting.enumerated().map { place, samples in
        let others = pattern.types[..<place].count { $0 == pattern.types[place] }
        return samples[(first + others) % samples.count]
      }
    }
  }

  private func text(of pattern: LinkPattern, with values: [String]) -> String {
    let (segments, query) = pattern.written(with: values)
    return segments.joined(separator: "/") + (query.isEmpty ? "" : "?")
      + query.joined(separator: "&")
  }

  private func neverWritten(_ pattern: LinkPattern) -> PatternProblems.Problem? {
    let wrong = examples(of: pattern).first { values in
      pattern.make(values).map { pattern.values(of: $0) == nil } ?? false
    }
    return wrong.map {
      .neverWritten(
        text(of: pattern, with: $0), pattern: pattern.text, of: name(of: pattern.target))
    }
  }

  private func changingParents(_ pattern: LinkPattern) -> PatternProblems.Problem? {
    let wrong = examples(of: pattern).first { pattern.parents($0) != pattern.parents($0) }
    return wrong.map {
      .changingParents(
        text(of: pattern, with: $0), pattern: pattern.text, of: name(of: pattern.target))
    }
  }
}

/// What a type is called where it is used: with the types around it, and without its module or the function that it is
/// local to.
private func name(of type: any LinkedRoute.Type) -> String {
  let parts = String(reflecting: type).split(separator: ".")
  let context = parts.lastIndex { $0.hasPrefix("(") } ?? parts.startIndex
  return parts[parts.index(after: context)...].joined(separator: ".")
}

extension [String] {
  /// Each of them once, in their order.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension LinkPattern {
  fileprivate func type(ofParameter name: String) -> (any LinkValue.Type)? {
    guard let index = parts.parameters.firstIndex(where: { $0.name == name }) else { return nil }
    return types[types.count - parts.parameters.count + index]
  }
}

extension LinkValue {
  /// The texts of the cases, if there is a list of them.
  fileprivate static var cases: [String] {
    let type = (self as? any OptionalLinkValue.Type)?.wrapped ?? self
    return (type as? any CaseIterable.Type)?.texts ?? []
  }
}

extension CaseIterable {
  fileprivate static var texts: [String] {
    allCases.compactMap { ($0 as? any LinkValue)?.linkText }
  }
}
