#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A view in a navigation bar that nobody sees, which keeps the relay and notices that the bar has come into a window.
///
/// A navigation controller has its bar from the start, but its view only when it is to be seen. Until then nothing
/// else of the controller can keep the relay. And when its view is loaded, a subclass of the app's may have become
/// the delegate meanwhile.
final class BarWatcher: UIView {
  let relay: NavigationRelay

  init(_ relay: NavigationRelay) {
    self.relay = relay
    super.init(frame: .zero)
    isHidden = true
  }

  @available(*, unavailable, message: "It is made by code.")
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    if window != nil { relay.cameIntoWindow() }
  }
}
#endif
