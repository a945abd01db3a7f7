import UIKit

extension UIViewController {
  /// What it presents itself.
  ///
  /// UIKit's property also answers for its parents.
  var ownPresented: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented
  }

  /// What is presented over it, lowest first, alerts included.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presentedViewController
    while let controller = next {
      chain.append(controller)
      next = controller.presentedViewController
    }
    return chain
  }

  /// All controllers inside of it, parents first, without what is presented, and without hidden tabs.
  var inside: [UIViewController] {
    let children =
      switch self {
      case let stack as UINavigationController: stack.topViewController.map { [$0] } ?? []
      case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
      default: children
      }
    return [self] + children.flatMap(\.inside)
  }
}
