#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

/// A command of the router's, from when it is given until it is seen to be done.
struct StackCommand {
  let id: Int
  let transition: ScreenTransition
  private let kept: [UIViewController]
  private let tail: [UIViewController]

  /// What is to be on the controller.
  private(set) var target: [UIViewController] = []

  private(set) var isCarriedOut = false

  /// Whether the controller has shown the target.
  private(set) var wasSeen = false

  /// Takes a command in.
  @MainActor
  init(_ command: HostCommand, on controller: UINavigationController) {
    id = command.id
    transition = command.transition
    kept = Array(controller.viewControllers.prefix(command.kept))
    tail = command.tail.compactMap { $0 as? UIViewController }
  }

  /// Sets the target, without what the user has taken since the command was given.
  @MainActor
  mutating func aim(from shown: [UIViewController]) {
    target = kept.filter { screen in shown.contains { $0 === screen } } + tail
  }

  /// Notes what is on the controller after the call was made.
  @MainActor
  mutating func note(_ shown: [UIViewController]) {
    isCarriedOut = true
    wasSeen = isTarget(shown)
  }

  /// Whether the controller has shown the target; else UIKit has ignored the call.
  @MainActor
  func isDone(showing shown: [UIViewController]) -> Bool { wasSeen || isTarget(shown) }

  @MainActor
  private func isTarget(_ shown: [UIViewController]) -> Bool {
    shown.count == target.count && zip(shown, target).allSatisfy { $0 === $1 }
  }
}
#endif
