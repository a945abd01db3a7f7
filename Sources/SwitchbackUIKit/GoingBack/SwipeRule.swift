#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback

/// Whether the user may swipe back, for UIKit to be told ahead of time.
struct SwipeRule {
  /// Whether UIKit's own swipes may begin.
  let isAllowed: Bool

  /// Whether they may not because a module minds, and not where UIKit itself lets none begin: at the root, and
  /// above a transition of the app's own.
  let isForbidden: Bool

  /// The transition of the app's own with which the screen on top goes back, if it was shown with one.
  let transition: (any UIKitTransition)?

  /// What follows from how the user may go back.
  ///
  /// - Parameters:
  ///   - way: How the user may go back, as the router says.
  ///   - hasScreenBelow: Whether there is a screen below the one on top.
  ///   - isCommanding: Whether a command is under way on the stack.
  init(_ way: WayBack, hasScreenBelow: Bool, isCommanding: Bool) {
    isAllowed = way.allowsGesture
    transition = way.allowsGesture ? nil : way.transition.uiKit
    let canBegin = transition == nil && !isCommanding
    isForbidden = !way.allowsGesture && hasScreenBelow && (way.leaving != .allowed || canBegin)
  }
}
#endif
