#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Hears that a finger is put down on a navigation controller, before any gesture can begin.
///
/// Modules may change their mind about being left at any time, and UIKit asks nobody when a swipe begins.
/// It takes no touch itself.
final class TouchWatcher: UIGestureRecognizer, UIGestureRecognizerDelegate {
  let relay: NavigationRelay

  init(_ relay: NavigationRelay) {
    self.relay = relay
    super.init(target: nil, action: nil)
    delegate = self
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    relay.touched()
    return false
  }
}
#endif
