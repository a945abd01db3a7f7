#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
import UIKit

// What is on the stack: how it is changed, and when the router hears of it.

extension NavigationControllerHost {
  /// Shows a stack as soon as UIKit has nothing else under way.
  ///
  /// - Parameter command: The screens that stay, and the screens on top of them.
  public func show(_ command: HostCommand) {
    stack.take(command)
    carryOut()
  }

  private func carryOut() {
    guard let command = stack.waiting, !putOff({ $0.carryOut() }) else { return }
    relay.takePlace()
    let call = stack.call(from: controller.viewControllers, isPlain: controller.isPlain)
    let isAnimated = command.transition.isAnimated && isInWindow
    relay.animate(with: isAnimated ? command.transition.uiKit : nil, isForBackOnly: false)
    controller.perform(call, animated: isAnimated)
    let isDone = stack.note(controller.viewControllers)
    if isDone, !isAnimated { settle() }
    soon { $0.settle() }
  }

  /// A transition begins, or something is shown without one.
  func willShow() {
    guard let coordinator = controller.transitionCoordinator else { return }
    if coordinator.initiallyInteractive {
      _ = coordinator.animate(alongsideTransition: nil) { [weak self] context in
        if !context.isCancelled { self?.stack.origin = .swipe }
      }
    }
    if putOff({ $0.settle() }) { reporter?.began() }
  }

  /// Something is shown, or is shown once more, as when its tab is selected.
  func didShow() {
    soon { $0.settle() }
    container?.look()
  }

  /// Looks at everything, in case that something has changed of which UIKit tells nobody.
  func look() {
    soon { $0.settlePresented() }
    container?.look()
  }

  /// Says what is shown, when nothing moves any more.
  ///
  /// It may be called as often as one likes.
  func settle() {
    if stack.mayBeDue(showing: controller.viewControllers) { beginWhatIsDue() }
    guard !putOff({ $0.settle() }) else { return }
    if stack.waiting != nil { return carryOut() }
    relay.takePlace()
    let shown = controller.viewControllers
    let (done, origin) = stack.settle(showing: shown)
    reporter?.settled(showing: shown, acknowledging: done, origin: origin)
    prepareForUser()
    relay.update()
    hideSheetsOfCoveredTabs()
    appeared()
  }
}
#endif
