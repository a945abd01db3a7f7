/// The module of a screen that was found on the container and that nobody announced.
final class AdoptedModule: Presentable {
  let name: String
  private let screen: any Screen

  init(screen: any Screen) {
    self.screen = screen
    name = String(describing: type(of: screen))
  }

  func presented() -> any Screen { screen }

  /// The screen itself where it is a module, else a module that stands for it.
  static func module(for screen: any Screen) -> any Presentable {
    (screen as? any Presentable) ?? AdoptedModule(screen: screen)
  }
}
