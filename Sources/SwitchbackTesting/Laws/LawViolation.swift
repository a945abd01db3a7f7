/// A violation of a law by a router or a host, with the story that led to it.
///
/// ```swift
/// for violation in await RouterLaws.violations(of: {
///   MyRouter(host: $0)
/// }) {
///   print(violation)
/// }
/// // whoeverLeavesIsTold, popping two at once
/// //   expected: b is told that it left
/// //   seen: told [c]
/// //   push a
/// //     [a]
/// //   …
/// ```
public struct LawViolation: Error, Hashable, Sendable {
  /// The law that was broken.
  public let law: NavigationLaw

  /// What the story tried, in a few words.
  public let scenario: String

  /// What should have happened.
  public let expected: String

  /// What happened instead.
  public let seen: String

  /// What had happened before, one line each: the acts, the notifications, and the stack after them.
  public let story: [String]

  /// Creates a violation, for kits that check more.
  ///
  /// - Parameters:
  ///   - law: The law that was broken.
  ///   - scenario: What the story tried, in a few words.
  ///   - expected: What should have happened.
  ///   - seen: What happened instead.
  ///   - story: What had happened before, one line each.
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
