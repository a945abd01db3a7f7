/// A violation of a law by a link, with the story that led to it.
public struct LinkViolation: Error, Hashable, Sendable {
  /// The law that was broken.
  public let law: LinkLaw

  /// What was done before, and the link, in words.
  public let story: [String]

  /// What was wrong.
  public let seen: String
}

extension LinkViolation: CustomStringConvertible {
  /// The violation and its story, on several lines.
  public var description: String {
    (["\(law.rawValue): \(seen)"] + story.map { "  " + $0 }).joined(separator: "\n")
  }
}
