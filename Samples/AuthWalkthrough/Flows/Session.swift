/// Somebody who is signed in.
public struct Session: Hashable, Sendable, Codable {
  /// The user's name.
  public let userName: String

  /// Describes somebody who is signed in.
  ///
  /// - Parameter userName: The user's name.
  public init(userName: String) {
    self.userName = userName
  }
}
