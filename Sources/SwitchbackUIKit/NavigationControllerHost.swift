#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
public import UIKit

/// A navigation controller on which a router shows its modules, with sheets over it.
///
/// ```swift
/// let host = NavigationControllerHost()
/// let router = StackRouter(host: host)
/// window.rootViewController = host.controller
/// router.start { MainCoordinator(flow: $0) }
/// ```
///
/// The controller stays the app's: what other code pushes and pops is followed, and its own delegate hears
/// every call; one that is set later is noticed at the next touch or request. What is on the controller
/// already becomes modules without a flow, and so does what other code puts there without a word: no request
/// takes it away before the router knows of it. Several routers may use one controller in turn.
///
/// > Source: compares stacks instead of interpreting the delegate's calls, since UIKit reports neither a
/// > cancelled swipe nor which screens a long press on the back button took.
@MainActor
public final class NavigationControllerHost {
  /// The navigation controller.
  public let controller: UINavigationController

  /// What the button says that dismisses a question.
  ///
  /// The default is "Cancel". Sheets say what the host says that they are presented over.
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

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - controller: The navigation controller. The default is a new one.
  ///   - prepareSheet: Called with the navigation controller of each sheet, and with the flow that was started on
  ///     it, or nil if there is none: the place for detents, a grabber, the origin of a popover, a delegate, the
  ///     look of its bar. The host calls this each time before UIKit presents the sheet, which then has its first
  ///     screens: also when the sheet comes back with its tab, since UIKit has forgotten the details by then.
  ///     The default does nothing.
  ///   - makeSheetController: Makes the navigation controller of each sheet, such as one of a subclass of the
  ///     app's own: a new one each time, with nothing on it. The default is one of UIKit's.
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

  /// Whether it is a view controller that UIKit lets be pushed.
  ///
  /// A navigation, split view or tab bar controller is not, nor is an alert: UIKit throws an exception.
  /// Tabs are shown by a ``TabBarControllerHost``.
  ///
  /// - Parameter screen: The screen of a module that is to be shown.
  /// - Returns: Whether it can be shown.
  public func canShow(_ screen: any Screen) -> Bool {
    switch screen {
    case is UINavigationController, is UISplitViewController, is UITabBarController,
      is UIAlertController:
      false
    default: screen is UIViewController
    }
  }

  /// Keeps what takes the reports.
  ///
  /// - Parameter reporter: Takes the reports.
  public func connect(_ reporter: HostReporter) {
    self.reporter = reporter
    relay.add(self)
    stack.noteReported(controller.viewControllers)
    soon { $0.settle() }
  }

  /// Writes an issue to the log of the system.
  ///
  /// - Parameter issue: What happened.
  public func log(_ issue: NavigationIssue) { issue.logToSystem() }

  /// A module may have changed its mind: UIKit is told on the next turn.
  public func wayBackChanged() { soon { $0.prepareAnew() } }
}
#endif
