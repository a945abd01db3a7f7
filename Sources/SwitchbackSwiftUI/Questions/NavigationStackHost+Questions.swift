#if canImport(SwiftUI)
import SwiftUI
import Switchback

// What is asked, on the screen that is on top of all.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// Whether a page may be seen that another one should cover, as while a finger leads that aside.
  var isLaidBare: Bool {
    shown.layers.contains { layer in
      layer.screens.contains { layer.isBelow($0) && places[$0]?.isVisible == true }
    }
  }

  /// Asks on the screen that is on top now, if nothing is about to change.
  ///
  /// - Parameter hasChanged: Whether something has: an alert that SwiftUI has not shown, it may show now.
  func settleQuestions(hasChanged: Bool = false) {
    let together = SeenTogether(with: self)
    let asking = together.hosts.filter { $0.asked?.question.isOpen == true }
    guard together.isStill, !putOff(), !together.isChanging,
      let front = together.front
    else { return }
    let lost = asking.filter { $0.asked?.isLost(hasChanged: hasChanged) == true }
    guard lost.isEmpty else { return takeDownAlerts(of: lost) }
    for host in asking { host.asked?.ask(on: front) }
    together.watchFrames()
  }
}
#endif
