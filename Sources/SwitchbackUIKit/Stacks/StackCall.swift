#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The call on a navigation controller that shows a stack.
enum StackCall {
  case nothing
  case push(UIViewController)
  case pop
  case set([UIViewController])

  /// Chooses the call.
  ///
  /// - Parameters:
  ///   - shown: What is on the controller, root first.
  ///   - target: What is to be on it.
  ///   - isByHand: Whether it is to be the call that an app makes by hand, where there is one.
  @MainActor
  init(from shown: [UIViewController], to target: [UIViewController], isByHand: Bool) {
    let kept = zip(shown, target).prefix { $0 === $1 }.count
    let tail = target.dropFirst(kept)
    switch (kept, tail.count) {
    case (shown.count, 0): self = .nothing
    case (shown.count, 1) where isByHand && kept > 0: self = .push(target[kept])
    case (shown.count - 1, 0) where isByHand && kept > 0: self = .pop
    default: self = .set(target)
    }
  }
}

extension UINavigationController {
  /// Whether it is UIKit's own class, so that nobody can tell by which call it was changed.
  var isPlain: Bool { type(of: self) == UINavigationController.self }

  /// Makes a call.
  func perform(_ call: StackCall, animated: Bool) {
    switch call {
    case .nothing: break
    case .push(let screen): pushViewController(screen, animated: animated)
    case .pop: _ = popViewController(animated: animated)
    case .set(let screens): setViewControllers(screens, animated: animated)
    }
  }
}
#endif
