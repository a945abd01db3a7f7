import Switchback

/// What a router shows: a module that is its own screen, and is called after its type.
final class Module: Screen, Presentable {
  /// As many as there are to be, as a router takes them.
  static func make(_ count: Int) -> [any Presentable] { (0..<count).map { _ in Module() } }
}
