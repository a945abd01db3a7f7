/// Something that was written.
public struct Message: Hashable, Sendable {
  /// Who it was written to, or who wrote it.
  public let friend: Friend

  /// Whether the user wrote it.
  public let isMine: Bool

  /// What it says.
  public let text: String

  /// Describes a message.
  ///
  /// - Parameters:
  ///   - friend: Who it was written to, or who wrote it.
  ///   - isMine: Whether the user wrote it.
  ///   - text: What it says.
  public init(with friend: Friend, isMine: Bool, _ text: String) {
    self.friend = friend
    self.isMine = isMine
    self.text = text
  }
}
