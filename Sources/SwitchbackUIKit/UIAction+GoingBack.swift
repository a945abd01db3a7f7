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
  /// On a navigation controller without a router, it pops. At the first screen of a sheet, the sheet closes.
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
      guard let controller, let navigation = controller.navigationController else { return }
      if let host = NavigationControllerHost.on(navigation) {
        host.goBack(from: controller)
      } else {
        _ = navigation.popViewController(animated: true)
      }
    }
  }
}
#endif
