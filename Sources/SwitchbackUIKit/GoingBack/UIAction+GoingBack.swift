#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit

extension UIAction {
  /// Goes back from a controller, if the modules that would leave do not mind.
  ///
  /// It is what a custom back button does: it asks where UIKit's own would just go.
  ///
  /// ```swift
  /// navigationItem.backAction = .goingBack(from: self)                          // from iOS 16
  /// navigationItem.leftBarButtonItem = UIBarButtonItem(
  ///   primaryAction: .goingBack(from: self, title: "Back"))                     // before
  /// ```
  ///
  /// At the first screen of a sheet, the sheet closes. On a navigation controller without a router, it just
  /// does so, and asks nobody.
  ///
  /// - Parameters:
  ///   - controller: The one to leave, with all that is above it. It is not kept alive.
  ///   - title: What the button says. The default is nothing: UIKit names it.
  ///   - image: What the button shows. The default is nothing.
  /// - Returns: The action.
  public static func goingBack(
    from controller: UIViewController,
    title: String = "",
    image: UIImage? = nil,
  ) -> UIAction {
    UIAction(title: title, image: image) { [weak controller] _ in
      controller?.goBack()
    }
  }
}

extension UIViewController {
  fileprivate func goBack() {
    guard let navigation = navigationController, let position = position(in: navigation)
    else { return }
    let hosts = NavigationRelay.existing(on: navigation)?.hosts ?? []
    if hosts.reversed().contains(where: { $0.goBack(from: position) }) { return }
    if position > 0 {
      _ = navigation.popToViewController(navigation.viewControllers[position - 1], animated: true)
    } else {
      navigation.presentingViewController?.dismiss(animated: true)
    }
  }

  private func position(in navigation: UINavigationController) -> Int? {
    for (position, container) in navigation.viewControllers.enumerated() where isPart(of: container)
    {
      return position
    }
    return nil
  }

  /// Whether it is a controller, or is inside of it.
  private func isPart(of container: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === container }
  }
}
#endif
