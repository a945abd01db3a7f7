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
  /// What goes without animation can be waited for by whoever dismisses it, and by nobody else: UIKit tells no other.
  func waitsForRoom(_ action: @escaping @MainActor (NavigationControllerHost) -> Void) -> Bool {
    if putOff(action) { return true }
    guard isSomethingLeaving else { return false }
    // It may not have begun.
    beginWhatIsDue()
    return putOff(action) || isSomethingLeaving
  }

  private var isSomethingLeaving: Bool {
    sequence(first: outermost, next: \.presentedViewController).contains(where: \.isBeingDismissed)
  }

  /// Whether other code presents something that stays, where a sheet is to come back.
  var isOtherCodeInTheWay: Bool {
    guard let other = outermost.presentedViewController, !other.isBeingDismissed else { return false }
    return other !== askedOnTop?.alert
  }

  /// The question that is asked over all that this is part of.
  var askedOnTop: AskedQuestion? {
    hostsSeenTogether.compactMap(\.asked).first(where: \.isOnScreen)
  }

  /// Takes a question down that is in the way of a sheet; it is asked once more, on top.
  func makeRoom(
    for asked: AskedQuestion, then action: @escaping @MainActor (NavigationControllerHost) -> Void
  ) {
    asked.takeBack()
    asked.alert?.presentingViewController?.dismiss(animated: false) { [weak self] in
      self?.soon(action)
    }
  }
}
#endif
