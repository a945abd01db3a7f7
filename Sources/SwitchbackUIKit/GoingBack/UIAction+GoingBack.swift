#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit

extension UIAction {
  /// Creates an action that goes back from a controller if the modules that would leave do not mind.
  ///
  /// Use it for a custom back button. It asks the modules where UIKit's own button would simply go back.
  ///
  /// ```swift
  /// // from iOS 16
  /// navigationItem.backAction = .goingBack(from: self)
  /// // before iOS 16
  /// navigationItem.leftBarButtonItem = UIBarButtonItem(
  ///   primaryAction: .goingBack(from: self, title: "Back"))
  /// ```
  ///
  /// At the first screen of a sheet, the action closes the sheet. On a navigation controller without a router, it goes
  /// back without asking.
  ///
  /// - Parameters:
  ///   - controller: The controller to leave, with everything above it. The action does not retain it.
  ///   - title: The title of the button. By default, UIKit names the button.
  ///   - image: The image of the button. The default is nil.
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
