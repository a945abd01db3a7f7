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

  /// The command under way, on the stack.
  private var command: StackCommand?

  /// What the last one has asked for, if UIKit has ignored it.
  private var ignored: ScreenList?

  /// The screen that UIKit was told to push, until that is seen: it may yet do it.
  private weak var duePush: UIViewController?

  /// What the router was told last to be on the controller.
  private var reported = ScreenList()

  /// By what means the user has gone back since it was last said what is shown.
  private var origin = BackOrigin.unknown

  /// The transition that has ended last, which UIKit may still name for a while.
  weak var ended: (any UIViewControllerTransitionCoordinator)?

  /// Whether UIKit's own swipes may begin.
  private(set) var allowsSwipe = true

  /// Whether they may not because a module minds, and not where UIKit itself lets none begin: at the root, and
  /// above a transition of the app's own.
  private(set) var forbidsSwipe = false

  /// The transition of the app's own with which the screen on top goes back, if it was shown with one.
  private(set) var wayBackTransition: (any UIKitTransition)?

  /// Whether a command is under way on the stack.
  var isCommanding: Bool { command != nil }

  /// Notices that a module begins to mind, or minds no more.
  private let watch = StateWatch()

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
    relay.add(self)
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
    reported = ScreenList(controller.viewControllers)
    soon { $0.settle() }
  }

  /// Writes an issue to the log of the system.
  ///
  /// - Parameter issue: What happened.
  public func log(_ issue: NavigationIssue) { issue.logToSystem() }

  /// Shows a stack, once UIKit has nothing else under way.
  ///
  /// - Parameter command: What stays and what stands on top of it.
  public func show(_ command: HostCommand) {
    self.command = StackCommand(command, on: reported)
    carryOut()
  }

  /// The call with which to carry out a command.
  ///
  /// UIKit may put a call off and make it when the command was given once more. To push a controller twice is an
  /// exception, to set the same stack twice is nothing. So the stack is set, but where a subclass of the app's or a
  /// transition could tell the difference; there, a push that was ignored is not made once more.
  private func call(for command: StackCommand, from shown: [UIViewController]) -> StackCall {
    func has(_ stack: [UIViewController], _ screen: UIViewController) -> Bool {
      stack.contains { $0 === screen }
    }
    if let duePush, has(command.target, duePush), !has(shown, duePush) { return .nothing }
    let isByHand = ignored == nil && (!controller.isPlain || command.transition.uiKit != nil)
    let call = StackCall(from: shown, to: command.target, isByHand: isByHand)
    duePush = if case .push(let screen) = call { screen } else { nil }
    return call
  }

  private func carryOut() {
    guard var command, !command.isCarriedOut, !putOff({ $0.carryOut() }) else { return }
    relay.takePlace()
    let shown = controller.viewControllers
    command.aim(from: shown, without: ignored ?? ScreenList())
    self.command = command
    let isAnimated = command.transition.isAnimated && isInWindow
    relay.animate(with: isAnimated ? command.transition.uiKit : nil, isForBackOnly: false)
    controller.perform(call(for: command, from: shown), animated: isAnimated)
    self.command?.note(controller.viewControllers)
    if !isAnimated, self.command?.wasSeen == true { settle() }
    soon { host in
      host.beginWhatIsDue()
      host.settle()
    }
  }
}

// MARK: - What happens on the controller

extension NavigationControllerHost {
  /// A transition begins, or something is shown without one.
  func willShow() {
    guard let coordinator = controller.transitionCoordinator else { return }
    if coordinator.initiallyInteractive {
      _ = coordinator.animate(alongsideTransition: nil) { [weak self] context in
        if !context.isCancelled { self?.origin = .swipe }
      }
    }
    if putOff({ $0.settle() }) { reporter?.began() }
  }

  /// Looks at everything, in case that something has changed of which UIKit tells nobody.
  func look() {
    soon { $0.settlePresented() }
    container?.look()
  }

  /// Something is shown, or is shown once more, as when its tab is selected.
  func didShow() {
    soon { $0.settle() }
    container?.look()
  }

  /// Says what is shown, when nothing moves any more.
  ///
  /// It may be called as often as one likes.
  func settle() {
    if isDue { beginWhatIsDue() }
    guard !putOff({ $0.settle() }) else { return }
    if let command, !command.isCarriedOut { return carryOut() }
    relay.takePlace()
    let shown = controller.viewControllers
    let command = command
    self.command = nil
    if let command {
      ignored = command.isDone(showing: shown) ? nil : ScreenList(command.target)
      if ignored == nil { duePush = nil }
    }
    let origin = origin
    self.origin = .unknown
    reported = ScreenList(shown)
    reporter?.settled(
      showing: shown, acknowledging: ignored == nil ? command?.id : nil, origin: origin)
    prepareForUser()
    relay.update()
    hideSheetsOfCoveredTabs()
    appeared()
  }

  /// Whether UIKit may yet begin what the stack shows already, or was told to show.
  private var isDue: Bool {
    if let command, !command.isCarriedOut { return false }
    return command?.wasSeen == false || !reported.isList(of: controller.viewControllers)
  }

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

// MARK: - How the user may go back

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
    allowsSwipe = way.allowsGesture
    wayBackTransition = way.allowsGesture ? nil : way.transition.uiKit
    let canSwipe = wayBackTransition == nil && !isCommanding
    forbidsSwipe =
      !way.allowsGesture && controller.viewControllers.count > 1
      && (way.leaving != .allowed || canSwipe)
    if way.isGuarded { askOnBackButton() }
    updatePullingDown()
  }

  /// A module may have changed its mind: UIKit is told on the next turn.
  public func wayBackChanged() { soon { $0.prepareAnew() } }

  private func prepareAnew() {
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
  /// - Returns: Whether there is a router to decide that.
  func goBack(from position: Int) -> Bool {
    guard let ticket = reporter?.goBack(toDepth: position, origin: .key) else { return false }
    return ticket.outcome != .rejected(.routerGone)
  }
}
#endif
