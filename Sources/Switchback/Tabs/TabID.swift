/// Names a tab, for code that addresses it.
///
/// ```swift
/// extension TabID {
///   static let friends = TabID("friends")
/// }
/// tabs.select(.friends)
/// ```
public struct TabID: Hashable, Sendable {
  /// What traces call the tab.
  public let name: String

  /// Names a tab.
  ///
  /// - Parameter name: A name of its own among the tabs of one container; not shown to the user.
  public init(_ name: String) {
    self.name = name
  }
}

extension TabID: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
