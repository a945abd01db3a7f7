#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A view in a sheet that nobody sees, which notices that the sheet has left the window.
///
/// UIKit tells nobody about what code dismisses, and the sheet may be of any class.
final class SheetWatcher: UIView {
  private weak var host: NavigationControllerHost?

  init(_ host: NavigationControllerHost) {
    self.host = host
    super.init(frame: .zero)
    isHidden = true
  }

  @available(*, unavailable, message: "It is made by code.")
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    host?.soon { $0.settlePresented() }
  }
}
#endif
