import Switchback

/// What a router shows: a module that is its own screen, and is called after its type.
final class Module: Screen, Presentable {
  /// As many as there are to be.
  static func make(_ count: Int) -> [Module] { (0..<count).map { _ in Module() } }
}
