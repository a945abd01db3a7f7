/// The name of a tab, for code that addresses the tab.
///
/// ```swift
/// extension TabID {
///   static let friends = TabID("friends")
/// }
/// tabs.select(.friends)
/// ```
public struct TabID: Hashable, Sendable {
  /// The name of the tab in traces.
  public let name: String

  /// Makes the name of a tab.
  ///
  /// - Parameter name: A name that no other tab of the container has. The user does not see it.
  public init(_ name: String) {
    self.name = name
  }
}

extension TabID: CustomStringConvertible {
  /// The name of the tab.
  public var description: String { name }
}
