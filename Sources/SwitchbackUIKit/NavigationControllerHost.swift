#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
public import UIKit

/// A host that shows the modules of a router on a navigation controller, with sheets over it.
///
/// ```swift
/// let host = NavigationControllerHost()
/// let router = StackRouter(host: host)
/// window.rootViewController = host.controller
/// router.start { MainCoordinator(flow: $0) }
/// ```
///
/// The controller remains yours. The host follows what other code pushes and pops. Your delegate of the controller
/// receives every call. If you set a delegate later, the host notices it at the next touch or request. Screens that are
/// already on the controller become modules without a flow. The same happens to screens that other code adds without
/// telling the router. No request removes such a screen before the router knows about it. Several routers may use one
/// controller in turn.
///
/// > Source: the host compares stacks instead of interpreting the delegate's calls. UIKit reports neither a cancelled
/// > swipe nor which screens a long press on the back button removed.
@MainActor
public final class NavigationControllerHost {
  /// The navigation controller.
  public let controller: UINavigationController

  /// The title of the button that dismisses a question.
  ///
  /// The default is "Cancel". A sheet uses the title of the host that it is presented over.
  public var cancelTitle = "Cancel"

  let prepareSheet: @MainActor (UINavigationController, FlowID?) -> Void
  let makeSheetController: @MainActor () -> UINavigationController
  let relay: NavigationRelay
  private(set) var reporter: HostReporter?

  /// What is under way on the stack.
  var stack = StackState()

  /// The transition that has ended last, which UIKit may still name for a while.
  weak var ended: (any UIViewControllerTransitionCoordinator)?

  /// Whether the user may swipe back; nil as long as the router has not said.
  var swipe: SwipeRule?

  /// Notices that a module begins to mind, or minds no more.
  let watch = StateWatch()

  /// The sheet over it, and what is under way there.
  var sheet = SheetState()

  /// The question that is being asked.
  var asked: AskedQuestion?

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - controller: The navigation controller. The default is a new one.
  ///   - prepareSheet: Prepares the navigation controller of each sheet. The second argument is the flow that was
  ///     started on the sheet, or nil. Set detents, a grabber, the origin of a popover, a delegate or the look of the
  ///     bar here. The host calls this each time before UIKit presents the sheet, when the sheet has its first screens.
  ///     That includes a sheet that comes back with its tab, because UIKit forgets these details. The default does
  ///     nothing.
  ///   - makeSheetController: Makes the navigation controller of each sheet, such as one of a subclass of yours. Return
  ///     a new, empty controller each time. The default makes a `UINavigationController`.
  public init(
    _ controller: UINavigationController = UINavigationController(),
    prepareSheet: @escaping @MainActor (UINavigationController, FlowID?) -> Void = { _, _ in },
    makeSheetController: @escaping @MainActor () -> UINavigationController = {
      UINavigationController()
    },
  ) {
    self.controller = controller
    self.prepareSheet = prepareSheet
    self.makeSheetController = makeSheetController
    relay = .on(controller)
  }

  /// Whether it is in a window; it is not below what covers it entirely.
  var isInWindow: Bool { controller.viewIfLoaded?.window != nil }

  /// Whether something can be presented over it, or is.
  var isOnScreen: Bool { (isInWindow || sheet.presented?.isUp == true) && !isBehind }
}

// MARK: - StackHost

extension NavigationControllerHost: StackHost {
  /// The view controllers on the navigation controller.
  public var screens: [any Screen] { controller.viewControllers }

  /// Returns whether a screen is a view controller that UIKit can push.
  ///
  /// A navigation, split view or tab bar controller is not, nor is an alert: UIKit throws an exception. A
  /// ``TabBarControllerHost`` shows tabs.
  ///
  /// - Parameter screen: The screen of a module that the router is asked to show.
  /// - Returns: Whether the host can show it.
  public func canShow(_ screen: any Screen) -> Bool {
    switch screen {
    case is UINavigationController, is UISplitViewController, is UITabBarController,
      is UIAlertController:
      false
    default: screen is UIViewController
    }
  }

  /// Stores the receiver of the reports.
  ///
  /// - Parameter reporter: The receiver of the reports.
  public func connect(_ reporter: HostReporter) {
    self.reporter = reporter
    relay.add(self)
    stack.noteReported(controller.viewControllers)
    soon { $0.settle() }
  }

  /// Writes an issue to the system log.
  ///
  /// - Parameter issue: The issue.
  public func log(_ issue: NavigationIssue) { issue.logToSystem() }

  /// Updates UIKit in the next turn, because a module may have changed its answer about leaving.
  public func wayBackChanged() { soon { $0.prepareAnew() } }
}
#endif
