#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

// How the user may go back on the stack: by a swipe, by UIKit's button, by one of the app's own.

extension NavigationControllerHost {
  /// Asks the router how the user may go back from here, right now, for UIKit to be told.
  func prepareForUser() {
    guard let reporter else { return }
    noteSheetOfOtherCode()
    let way = watch.read {
      if isSheet { _ = reporter.wayBack(toDepth: 0) }
      return reporter.wayBack()
    } onChange: { [weak self] in
      self?.prepareAnew()
    }
    swipe = SwipeRule(
      way, hasScreenBelow: controller.viewControllers.count > 1, isCommanding: stack.isCommanding)
    if way.isGuarded { askOnBackButton() }
    updatePullingDown()
  }

  /// A module has changed its mind.
  func prepareAnew() {
    prepareForUser()
    relay.update()
  }

  /// Lets the back button of the screen on top ask first, unless the app has made one of its own.
  private func askOnBackButton() {
    guard #available(iOS 16.0, visionOS 1.0, *), controller.viewControllers.count > 1,
      let top = controller.topViewController
    else { return }
    let item = top.navigationItem
    let isShown = item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton
    guard item.backAction == nil, !item.hidesBackButton, isShown else { return }
    item.backAction = .goingBack(from: top)
  }

  /// The user wants to leave a screen, by a button of the app's own.
  ///
  /// - Parameter position: Where the screen is on the controller.
  /// - Returns: Whether its router is there to decide that.
  func goBack(from position: Int) -> Bool {
    reporter?.goBack(toDepth: position, origin: .key).outcome != .rejected(.routerGone)
  }
}
#endif
