public import Switchback

/// A module that is a screen and has a name, for tests that do not care what it looks like.
///
/// ```swift
/// router.push(TestModule("list"))      // host.names is ["list"]
/// ```
@MainActor
public final class TestModule: Screen, Presentable {
  /// What logs and the in-memory host call it.
  public let name: String

  /// Something for a test to hang on the module, such as a closure that captures a flow.
  public var attachment: Any?

  /// Makes a module.
  ///
  /// - Parameter name: What to call it.
  public init(_ name: String) {
    self.name = name
  }
}
