#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The navigation controller of a sheet, which notices that it was dismissed, by whomever.
///
/// UIKit tells nobody about what code dismisses.
final class SheetController: UINavigationController {
  weak var host: NavigationControllerHost?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host?.soon { $0.settlePresented() }
  }
}
#endif
