#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
public import UIKit

extension StackRouter {
  /// Returns the router that shows, or follows, what is on a navigation controller.
  ///
  /// A screen that existing code has pushed deep on a stack can start a flow this way, without a second router:
  ///
  /// ```swift
  /// // in a screen of existing code
  /// StackRouter.of(self)?.start { NameCoordinator(flow: $0) }
  /// // the same router, by its controller
  /// StackRouter.of(navigation)
  /// ```
  ///
  /// - On a sheet of the router, and on a tab of its containers, you get the same router. It belongs to the lowest
  ///   navigation controller, and pushes on top of everything. For the stack of a tab, see `TabRouter.of(_:)`.
  /// - If one controller has several routers, you get the latest one that is in use.
  /// - You get nil if the nearest navigation controllers have no router: before a router is made, and after it was
  ///   closed or released. You also get nil in a screen that is not on the stack yet, and on a sheet that existing code
  ///   presents.
  ///
  /// The method retains nothing: the code that made the router owns it.
  ///
  /// - Parameter controller: A navigation controller, or a controller at any depth inside it: a screen, or a child of
  ///   one.
  /// - Returns: The router, or nil.
  /// - Complexity: O(*n*) in the number of containers around the controller.
  public static func of(_ controller: UIViewController) -> StackRouter? {
    controller.firstAround(\.reporter?.router)
  }
}

extension TabRouter {
  /// Returns the tab that contains a controller.
  ///
  /// ```swift
  /// // comes up in the tab of this screen
  /// TabRouter.of(self)?.start { NameCoordinator(flow: $0) }
  /// ```
  ///
  /// If a tab is inside another tab, you get the inner one. You get nil outside of the tabs of a
  /// ``/Switchback/TabContainer``. The tabs of a `UITabBarController` of your own each have a router; see
  /// `StackRouter.of(_:)`.
  ///
  /// - Parameter controller: A navigation controller, or a controller at any depth inside it: a screen, or a child of
  ///   one.
  /// - Returns: The tab, or nil.
  /// - Complexity: O(*n*) in the number of containers around the controller.
  public static func of(_ controller: UIViewController) -> TabRouter? {
    controller.firstAround(\.reporter?.tab)
  }
}

extension UIViewController {
  /// What the nearest host around it answers that has an answer, the latest first where there are several.
  fileprivate func firstAround<Answer>(
    _ answer: (NavigationControllerHost) -> Answer?
  ) -> Answer? {
    for container in sequence(first: self, next: \.parent) {
      guard let navigation = container as? UINavigationController else { continue }
      let hosts = NavigationRelay.existing(on: navigation)?.hosts ?? []
      for host in hosts.reversed() {
        if let answer = answer(host) { return answer }
      }
    }
    return nil
  }
}
#endif
