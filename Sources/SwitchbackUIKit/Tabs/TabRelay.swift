#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The delegate of a tab bar controller, for its host and for the app's own delegate.
final class TabRelay: DelegateRelay, UITabBarControllerDelegate {
  weak var host: TabBarControllerHost?

  /// Becomes the delegate of a tab bar controller, before the app's own.
  func takePlace(on tabs: UITabBarController) {
    guard tabs.delegate !== self else { return }
    stand(before: tabs.delegate)
    tabs.delegate = self
  }

  func tabBarController(
    _ tabs: UITabBarController, shouldSelect tab: UIViewController
  ) -> Bool {
    askWhetherToSelect(tab, of: tabs) && host?.shouldSelect(tab) ?? true
  }

  func tabBarController(_ tabs: UITabBarController, didSelect tab: UIViewController) {
    tellDidSelect(tab, of: tabs)
    host?.didSelect(tab)
  }
}
#endif
