/// One law that a router or a host did not keep, and how that came about.
///
/// ```swift
/// for violation in await RouterLaws.violations(of: { MyRouter(host: $0) }) { print(violation) }
/// // whoeverLeavesIsTold, popping two at once
/// //   expected: b is told that it left
/// //   seen: told [c]
/// //   push a
/// //     [a]
/// //   …
/// ```
public struct LawViolation: Error, Hashable, Sendable {
  /// The law.
  public let law: NavigationLaw

  /// What was tried, in a few words.
  public let scenario: String

  /// What should have been.
  public let expected: String

  /// What was there instead.
  public let seen: String

  /// What had happened by then, one thing a line: what was done, what was told, the stack after it.
  public let story: [String]

  /// Describes a violation, for kits that check more.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - scenario: What was tried, in a few words.
  ///   - expected: What should have been.
  ///   - seen: What was there instead.
  ///   - story: What had happened by then, one thing a line.
  public init(
    law: NavigationLaw,
    scenario: String,
    expected: String,
    seen: String,
    story: [String],
  ) {
    self.law = law
    self.scenario = scenario
    self.expected = expected
    self.seen = seen
    self.story = story
  }
}

extension LawViolation: CustomStringConvertible {
  /// The violation and its story, on several lines.
  public var description: String {
    let head = ["\(law.rawValue), \(scenario)", "  expected: \(expected)", "  seen: \(seen)"]
    return (head + story.map { "  " + $0 }).joined(separator: "\n")
  }
}
