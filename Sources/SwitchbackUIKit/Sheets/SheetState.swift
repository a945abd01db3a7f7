#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

/// What a host presents, and how it is presented itself.
@MainActor
struct SheetState {
  /// The host that is presented over this one, or is held back until it can be.
  var presented: NavigationControllerHost?

  /// What was presented last, and may not be gone yet: UIKit need not name it any more while it goes.
  weak var leaving: UINavigationController?

  /// The command under way, to present or to dismiss.
  var command: SheetCommand?

  // MARK: As a sheet itself

  /// The host that it is presented over.
  weak var presenter: NavigationControllerHost?

  /// Whether other code presents it, or a container around it.
  var isOfOtherCode = false

  /// Whether it is meant to be up, but what it stands on cannot be seen now.
  var isHeldBack = false

  /// Whether the user pulls it down, or has.
  var isPulled = false

  /// Whether the router was told in this turn that the user wants to leave it all.
  var isBeingLeft = false

  /// Whether it was this that told UIKit that it must not be pulled down.
  var hasForbiddenPulling = false

  /// Whether it looks as the screen that it begins with says.
  var isPrepared = false

  /// The flow that it was opened for.
  var flow: FlowID?

  /// The delegate of its presentation.
  var relay: SheetRelay?

  /// Presents and dismisses it, if that is not UIKit's.
  var transitioning: SheetTransitioning?
}

/// A command of the router's to present or to dismiss, from when it is given until it is seen to be done.
@MainActor
struct SheetCommand {
  let id: Int
  let host: NavigationControllerHost?
  let transition: ScreenTransition

  // What UIKit was told already, and will not be told again.
  var hasTakenQuestionDown = false
  var hasHiddenTab = false
  var hasDismissed = false
  var hasPresented = false

  /// Whether it is to be done when what it stands on can be seen, and counts as done until then.
  var isHeldBack = false

  init(_ command: ModalCommand) {
    id = command.id
    host = command.host as? NavigationControllerHost
    transition = command.transition
  }

  /// Whether UIKit was told to do it.
  var hasBegun: Bool { hasDismissed || hasPresented }

  /// Whether nothing is left to be tried.
  ///
  /// - Parameter presenter: The host that was given it.
  /// - Returns: Whether it is over, done or not.
  func isOver(on presenter: NavigationControllerHost) -> Bool {
    isDone(on: presenter) || (host == nil ? hasDismissed : hasPresented)
  }

  /// Whether what was to be presented is, or is held back by now, or what was to be dismissed is gone.
  ///
  /// - Parameter presenter: The host that was given it.
  /// - Returns: Whether it is done.
  func isDone(on presenter: NavigationControllerHost) -> Bool {
    if isHeldBack { return true }
    guard let host else { return presenter.sheet.presented?.isUp != true }
    return host.isUp || host.sheet.isHeldBack
  }
}
#endif
