#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// UIKit presents one thing over a container and all that is in it, and refuses what comes before that has gone.

extension NavigationControllerHost {
  /// What presents in place of this, and of all that is in the same container.
  private var outermost: UIViewController {
    var outermost: UIViewController = controller
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// Whether UIKit would refuse to present anything.
  ///
  /// Some systems never let go of a controller that was prepared, and is not presented.
  var isPresentingAnything: Bool { outermost.presentedViewController != nil }

  /// Does something when what is presented over it has come or gone; false if nothing moves there.
  ///
  /// What goes without animation can be waited for where a router presents it: ``dismiss(_:animated:)`` goes on then,
  /// or what watches its container.
  func waitsForRoom(_ action: @escaping @MainActor (NavigationControllerHost) -> Void) -> Bool {
    if putOff(action) { return true }
    guard isRouterClearing else { return false }
    // Other code may have dismissed it.
    if let leaving = outermost.presentedViewController ?? sheet.leaving {
      watchContainer(of: leaving)
    }
    // It may not have begun.
    beginWhatIsDue()
    return putOff(action) || isRouterClearing
  }

  /// Whether a router's sheet or question is on its way out.
  private var isRouterClearing: Bool {
    if SeenTogether(with: self).isClearing { return true }
    // It may stand on a sheet of other code's.
    return sequence(first: outermost, next: \.presentedViewController).contains { leaving in
      guard leaving.isBeingDismissed, let navigation = leaving as? UINavigationController else {
        return false
      }
      return NavigationRelay.existing(on: navigation)?.hosts.isEmpty == false
    }
  }

  /// What other code presents and does not dismiss, where a sheet is to come back.
  var otherCodeInTheWay: UIViewController? {
    guard let other = outermost.presentedViewController else { return nil }
    return other.isBeingDismissed || other === SeenTogether(with: self).asked?.alert ? nil : other
  }

  /// Takes a question down that is in the way of a sheet; it is asked once more, on top.
  func makeRoom(for asked: AskedQuestion) {
    asked.takeBack()
    dismiss(asked.alert, animated: false)
  }

  /// Dismisses something, and goes on when it has gone.
  ///
  /// By way of its presenter, which this may not be in any more.
  func dismiss(_ presented: UIViewController?, animated: Bool) {
    let lowest = SeenTogether(with: self).lowest
    presented?.presentingViewController?.dismiss(animated: animated) { [weak self, weak lowest] in
      // Who waits for that need not be who has dismissed it, but that one comes first.
      let others = lowest.map { SeenTogether(with: $0).hosts } ?? []
      for host in [self].compactMap({ $0 }) + others { host.soon { $0.settlePresented() } }
    }
  }
}
#endif
