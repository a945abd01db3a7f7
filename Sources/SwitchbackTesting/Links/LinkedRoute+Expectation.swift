public import Switchback

extension LinkedRoute {
  /// Expects that the patterns of these routes, and of those that may follow them, are unambiguous.
  ///
  /// No two patterns may read the same text. Each pattern has to write what it reads, with the same parents each time.
  ///
  /// ```swift
  /// @Test func linksAreClear() throws {
  ///   try MainCoordinator.Route.expectUnambiguousPatterns()
  /// }
  /// ```
  ///
  /// Two values clash if both types read one of the texts that the check tries. It tries every word of the patterns,
  /// the cases of types that are `CaseIterable`, and some numbers and words. If a type reads none of these, pass texts
  /// for it in `samples`.
  ///
  /// - Parameter samples: More texts to try as values.
  /// - Throws: ``PatternProblems``, which names the patterns and a text.
  public static func expectUnambiguousPatterns(samples: [String] = []) throws(PatternProblems) {
    let problems = PatternSearch(root: self, samples: samples).problems
    guard problems.isEmpty else { throw PatternProblems(problems: problems) }
  }
}

/// An error that names patterns whose links would not lead where they should.
public struct PatternProblems: Error, Hashable, Sendable {
  /// The problems, from the outermost routes inward.
  public let problems: [Problem]

  /// Creates an error from problems.
  ///
  /// - Parameter problems: The problems, from the outermost routes inward.
  public init(problems: [Problem]) { self.problems = problems }

  /// The kinds of problems with patterns.
  public enum Problem: Hashable, Sendable {
    /// Two patterns of one type of routes read this text, so the second never receives it.
    ///
    /// Here and in the other cases, the last value names the type as code does, such as `MainCoordinator.Route`.
    case sameText(String, first: String, second: String, of: String)
    /// A pattern reads this text, but does not write the route that it has read.
    case neverWritten(String, pattern: String, of: String)
    /// A pattern that reads this text names different parents the second time.
    case changingParents(String, pattern: String, of: String)
  }
}

extension PatternProblems: CustomStringConvertible {
  /// One sentence for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension PatternProblems.Problem: CustomStringConvertible {
  /// What the problem is, what it means, and what to do.
  public var description: String {
    switch self {
    case .sameText(let text, let first, let second, let type):
      """
      \(type): "\(first)" and "\(second)" read the same text, for example "\(text)". The first one wins, so a \
      link that the second writes like this leads elsewhere. Begin one of them with another word.
      """
    case .neverWritten(let text, let pattern, let type):
      """
      \(type): "\(pattern)" reads "\(text)", but does not write the route that it has read. The values that were \
      found in this route do not make the same route again. Say with `from:` where the values are in the route.
      """
    case .changingParents(let text, let pattern, let type):
      """
      \(type): "\(pattern)" reads "\(text)", but its `parents:` are different the second time, so the link may have \
      no text. Compute them from the values only.
      """
    }
  }
}
