#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// What is to be done when nothing moves any more. UIKit takes no command while something moves, or takes it later, and
// what the stack is in the end nobody knows before that.

extension NavigationControllerHost {
  /// Has UIKit begin what it may have put off until the next layout, so that it can be seen.
  func beginWhatIsDue() {
    window?.layoutIfNeeded()
  }

  /// The window that it is in, or that what covers it entirely is in.
  private var window: UIWindow? { controller.viewIfLoaded?.window ?? sheet.presented?.window }

  /// Does something when the transition that runs has ended; false if none runs.
  func putOff(_ action: @escaping @MainActor (NavigationControllerHost) -> Void) -> Bool {
    guard let coordinator = running else { return false }
    _ = coordinator.animate(alongsideTransition: nil) { [weak self, weak coordinator] _ in
      self?.ended = coordinator
      self?.soon(action)
    }
    // It may be ending just now, and then calls nobody any more.
    soon { [weak coordinator] host in
      if host.running == nil || host.running !== coordinator { action(host) }
    }
    return true
  }

  /// The transition that runs, here or on what is presented over it.
  var running: (any UIViewControllerTransitionCoordinator)? {
    var next: UIViewController? = controller
    while let controller = next {
      if let coordinator = controller.transitionCoordinator, coordinator !== ended {
        return coordinator
      }
      next = controller.presentedViewController
    }
    // It may have been taken out of the container that presents this.
    return sheet.presented?.running
  }

  /// Does something on the next turn, when UIKit has returned from what it is doing.
  func soon(_ action: @escaping @MainActor (NavigationControllerHost) -> Void) {
    Task { [weak self] in
      if let self { action(self) }
    }
  }
}
#endif
