import Switchback
import SwitchbackUIKit
import UIKit

/// A transition that a finger drives.
struct Driven: UIKitTransition {
  private let drive: Drive
  private let driven: TransitionDirection?

  /// - Parameters:
  ///   - drive: The finger.
  ///   - driven: Which way it drives it; nil for both.
  init(by drive: Drive, _ driven: TransitionDirection? = nil) {
    self.drive = drive
    self.driven = driven
  }

  static func == (one: Driven, other: Driven) -> Bool { one.drive === other.drive }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(drive)) }

  func animator(for direction: TransitionDirection) -> any UIViewControllerAnimatedTransitioning {
    drive.directions.append(direction)
    return TrialAnimator()
  }

  func interaction(
    for direction: TransitionDirection
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driven ?? direction == direction ? drive.next() : nil
  }
}

/// The finger.
@MainActor
final class Drive {
  /// Which ways it was asked for.
  var directions: [TransitionDirection] = []

  /// What it has driven, and drives.
  private(set) var all: [UIPercentDrivenInteractiveTransition] = []
  var current: UIPercentDrivenInteractiveTransition? { all.last }

  nonisolated init() {}

  fileprivate func next() -> UIPercentDrivenInteractiveTransition {
    let next = UIPercentDrivenInteractiveTransition()
    all.append(next)
    return next
  }
}

/// A transition that runs by itself.
struct Zoom: UIKitTransition {
  func animator(for direction: TransitionDirection) -> any UIViewControllerAnimatedTransitioning {
    TrialAnimator()
  }
}

final class TrialAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: transitionDuration(using: context)) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
