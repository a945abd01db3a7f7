#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

// VoiceOver's gesture for going back, where UIKit itself has no answer.

extension NavigationControllerHost {
  /// Closes the sheet that it is when VoiceOver's gesture for going back is made at its first screen.
  ///
  /// UIKit does so only where the sheet may be pulled down, and never with what covers the whole screen. The view comes
  /// before its controller, which goes back from the other screens.
  func answerEscape() {
    guard #available(iOS 17.0, visionOS 1.0, *) else { return }
    guard let view = controller.view, view.accessibilityPerformEscapeBlock == nil else { return }
    view.accessibilityPerformEscapeBlock = { [weak self] in
      guard let self, controller.viewControllers.count == 1 else { return false }
      return escapeFromRoot()
    }
  }

  /// The user wants to leave the first screen, by VoiceOver's gesture for going back.
  ///
  /// Nothing happens where that would leave nothing on screen: no page offers it there, and whoever listens may make
  /// the gesture anywhere.
  ///
  /// - Returns: Whether there is somewhere to go.
  func escapeFromRoot() -> Bool {
    guard reporter?.wayBack(toDepth: 0).staysInside == true else { return false }
    leave(origin: .key)
    return true
  }
}
#endif
