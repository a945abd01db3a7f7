#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The call on a navigation controller that shows a stack, chosen so that the controller's own subclass and
/// its animation are what they would be by hand.
enum StackCall {
  case nothing
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case set([UIViewController])

  /// Chooses the call.
  ///
  /// - Parameters:
  ///   - shown: What is on the controller, root first.
  ///   - target: What is to be on it.
  @MainActor
  init(from shown: [UIViewController], to target: [UIViewController]) {
    let kept = zip(shown, target).prefix { $0 === $1 }.count
    let tail = target.dropFirst(kept)
    switch (kept, tail.count) {
    case (shown.count, 0): self = .nothing
    case (shown.count, 1) where kept > 0: self = .push(target[kept])
    case (shown.count - 1, 0) where kept > 0: self = .pop
    case (1..., 0): self = .popTo(target[kept - 1])
    default: self = .set(target)
    }
  }
}

extension UINavigationController {
  /// Makes a call.
  func perform(_ call: StackCall, animated: Bool) {
    switch call {
    case .nothing: break
    case .push(let screen): pushViewController(screen, animated: animated)
    case .pop: _ = popViewController(animated: animated)
    case .popTo(let screen): _ = popToViewController(screen, animated: animated)
    case .set(let screens): setViewControllers(screens, animated: animated)
    }
  }
}
#endif
