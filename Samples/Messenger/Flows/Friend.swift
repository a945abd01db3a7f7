/// Somebody to write to.
public struct Friend: Hashable, Sendable {
  /// What they are called; every friend has a name of their own.
  public let name: String

  /// What there is to know about them.
  public let about: String

  /// Describes a friend.
  ///
  /// - Parameters:
  ///   - name: What they are called.
  ///   - about: What there is to know about them.
  public init(name: String, about: String) {
    self.name = name
    self.about = about
  }
}
