#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
public import UIKit

extension StackRouter {
  /// Finds the router that shows, or follows, what is on a navigation controller.
  ///
  /// A screen that old code has pushed deep on a stack starts a flow so, and makes no second router:
  ///
  /// ```swift
  /// StackRouter.of(self)?.start { NameCoordinator(flow: $0) }     // in a screen of old code
  /// StackRouter.of(navigation)                                    // the same router, by its controller
  /// ```
  ///
  /// - On a sheet of the router's, and on a tab of its containers, it is the same router: the one that was made for
  ///   the lowest navigation controller. What it pushes comes on top of all. For the stack of a tab, see
  ///   `TabRouter.of(_:)`.
  /// - Of several routers on one controller, it is the one that was made last, among those that are in use.
  /// - It is nil where the nearest navigation controllers have no router: before one is made, after it was closed or
  ///   let go, in a screen that is not on the stack yet, and on a sheet that old code presents.
  ///
  /// Nothing is kept alive: whoever made the router owns it.
  ///
  /// - Parameter controller: A navigation controller, or what is on one at any depth: a screen, or a child of it.
  /// - Returns: The router, or nil.
  /// - Complexity: O(*n*) in the number of containers around the controller.
  public static func of(_ controller: UIViewController) -> StackRouter? {
    controller.firstAround(\.reporter?.router)
  }
}

extension TabRouter {
  /// Finds the tab that a controller is on.
  ///
  /// ```swift
  /// TabRouter.of(self)?.start { NameCoordinator(flow: $0) }       // comes up in the tab of this screen
  /// ```
  ///
  /// A tab inside of a tab is the inner one. It is nil outside of the tabs of a ``/Switchback/TabContainer``; the tabs
  /// of a `UITabBarController` of your own each have a router, see `StackRouter.of(_:)`.
  ///
  /// - Parameter controller: A navigation controller, or what is on one at any depth: a screen, or a child of it.
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
