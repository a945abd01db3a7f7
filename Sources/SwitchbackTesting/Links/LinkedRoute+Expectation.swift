public import Switchback

extension LinkedRoute {
  /// Expects that no text is read by two patterns of these routes, or of the routes that may follow them, and that
  /// what a pattern reads is written by it, with the same parents each time.
  ///
  /// ```swift
  /// @Test func linksAreClear() throws {
  ///   try MainCoordinator.Route.expectUnambiguousPatterns()
  /// }
  /// ```
  ///
  /// Two values meet where both types read one of the texts that are tried: every word of the patterns, the cases of
  /// types that are `CaseIterable`, and some numbers and words. Give `samples` for types that read none of these.
  ///
  /// - Parameter samples: More texts to try as values.
  /// - Throws: ``PatternProblems``, which names the patterns and a text.
  public static func expectUnambiguousPatterns(samples: [String] = []) throws(PatternProblems) {
    let problems = PatternSearch(root: self, samples: samples).problems
    guard problems.isEmpty else { throw PatternProblems(problems: problems) }
  }
}

/// Patterns whose links would not lead where they are meant to.
public struct PatternProblems: Error, Hashable, Sendable {
  /// What was found, from the outermost routes inwards.
  public let problems: [Problem]

  /// Describes what was found.
  ///
  /// - Parameter problems: What was found, from the outermost routes inwards.
  public init(problems: [Problem]) { self.problems = problems }

  /// What can be wrong with patterns.
  public enum Problem: Hashable, Sendable {
    /// Two patterns of one type of routes read this text, so that the second is never reached by it.
    case sameText(String, first: String, second: String, of: String)
    /// A pattern reads this text, and does not write the route that it has read.
    case neverWritten(String, pattern: String, of: String)
    /// A pattern that reads this text names other parents the second time.
    case changingParents(String, pattern: String, of: String)
  }
}

extension PatternProblems: CustomStringConvertible {
  /// One sentence for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension PatternProblems.Problem: CustomStringConvertible {
  /// What was found, what it means, and what to do.
  public var description: String {
    switch self {
    case .sameText(let text, let first, let second, let type):
      """
      \(type): "\(first)" and "\(second)" both read "\(text)". The first is taken, so a route of the second \
      that is written so leads elsewhere. Begin one of them with another word.
      """
    case .neverWritten(let text, let pattern, let type):
      """
      \(type): "\(pattern)" reads "\(text)", and does not write the route that it has read. The values that are \
      found in the route do not make it again. Say with `from:` where they are, as they were given.
      """
    case .changingParents(let text, let pattern, let type):
      """
      \(type): "\(pattern)" reads "\(text)", and its `parents:` are others the second time, so that the link may have \
      no text. Compute them from the values and nothing else.
      """
    }
  }
}
