#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import UIKit

/// Switches UIKit's swipes back off while a screen minds, and then those on again that it has switched off.
///
/// A hidden back button stops the swipe from the edge. Whether it stops the swipe from anywhere, which came with
/// iOS 26, nobody says, and SwiftUI has no modifier for that.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class SwipeSwitch {
  private var switchedOff: [UIGestureRecognizer] = []

  /// Switches off the swipes of a controller that are on.
  ///
  /// One that is under way is let be: to switch it off would cancel it.
  func switchOff(on controller: UINavigationController?) {
    let gestures = controller?.popGestures.filter { $0.isEnabled && !$0.isUnderWay } ?? []
    for gesture in gestures { gesture.isEnabled = false }
    switchedOff += gestures
  }

  /// Switches on what it has switched off.
  ///
  /// - Returns: Whether there was anything.
  func switchOn() -> Bool {
    let gestures = switchedOff
    switchedOff = []
    for gesture in gestures { gesture.isEnabled = true }
    return !gestures.isEmpty
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension UIGestureRecognizer {
  fileprivate var isUnderWay: Bool { state == .began || state == .changed }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension UINavigationController {
  /// UIKit's own swipes back: from the edge and, where there is one, from anywhere.
  fileprivate var popGestures: [UIGestureRecognizer] {
    #if os(tvOS)
    return []
    #else
    var gestures = [interactivePopGestureRecognizer]
    if #available(iOS 26.0, visionOS 26.0, *) {
      gestures.append(interactiveContentPopGestureRecognizer)
    }
    return gestures.compactMap { $0 }
    #endif
  }
}
#endif
