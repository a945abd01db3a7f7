public import Switchback

/// A module with a name, for tests that do not care what it looks like.
///
/// ```swift
/// router.push(TestModule("list"))      // host.names is ["list"]
/// ```
@MainActor
public final class TestModule: Screen, Presentable {
  /// The name in logs and on an in-memory host.
  public let name: String

  /// An object or value that the module retains for a test, such as a closure that captures a flow.
  public var attachment: Any?

  /// Creates a module.
  ///
  /// - Parameter name: The name of the module.
  public init(_ name: String) {
    self.name = name
  }
}
