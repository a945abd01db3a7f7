#if canImport(SwiftUI)
import SwiftUI
public import Switchback

/// A `NavigationStack` of SwiftUI on which a router shows its modules, with sheets over it.
///
/// ```swift
/// let host = NavigationStackHost()
/// let router = StackRouter(host: host)
/// router.start { MainCoordinator(flow: $0) }
/// // and in the body of a view, or of a scene:
/// StackView(host)
/// ```
///
/// Its modules are ``ViewScreen``s and containers of tabs on a ``TabViewHost``. A ``FlowView`` makes it, and the
/// router. If you make them, keep both in an object of the app's, and do not make that object as the default of a
/// `State`: before Xcode 27, SwiftUI makes one with every initialisation of the view.
///
/// SwiftUI can neither be asked to wait before it goes back, nor says that a swipe has begun. While a module on
/// top minds being left, the host has a back button of its own, and no swipe begins; see
/// ``/Switchback/LeaveGuard``. What is taken all the same is put back, without the state of its view.
///
/// > Source: compares paths instead of counting events, since SwiftUI may write a path late, twice, or by several
/// > elements at once; and compares, where UIKit is below, with what UIKit shows, since SwiftUI may drop a change.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class NavigationStackHost {
  /// What the button says that goes back where SwiftUI has none, and while a module minds being left.
  ///
  /// The default is "Back".
  public var backTitle = "Back"

  /// What the button says that dismisses a question.
  ///
  /// The default is "Cancel". Sheets say what the host says that they are presented over.
  public var cancelTitle = "Cancel"

  /// What its views show.
  let shown = ShownStack()

  /// The screens on its stack, and those on their way out.
  let places = StackScreens()

  /// The router.
  let router = RouterLink()

  /// How the user may go back.
  let back: BackGuard

  /// What it presents.
  let sheet = SheetState()

  /// The command under way, on the stack.
  var command: StackCommand?

  /// How SwiftUI is seen to carry it out.
  var check = StackCheck()

  /// What may move where nothing can be seen; that of the lowest host counts.
  var unseen = UnseenMovement()

  /// Whether it waits for what moves to end.
  var isPutOff = false

  /// Whether SwiftUI has yet to take alerts away that are in the way.
  var areAlertsLeaving = false

  /// Whether a finger leads what moves.
  var isLed = false

  /// The question that it was given.
  private(set) var asked: AskedQuestion?

  /// The host that it is presented over.
  private(set) weak var presenter: NavigationStackHost?

  /// Whether it was made to be presented.
  private(set) var isModal = false

  /// The container, if it is the host of a tab.
  weak var container: TabViewHost?

  /// Makes a host that shows nothing yet.
  public init() {
    back = BackGuard(shown, router)
    shown.host = self
  }

  /// The screen on top.
  var top: ShownScreen? { shown.screens.last.flatMap { places[$0] } }
}

// MARK: - StackHost

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost: StackHost {
  /// The screens that SwiftUI is told to show, without those that it has said the user left.
  public var screens: [any Screen] { shown.screens.compactMap { places[$0]?.screen } }

  /// Whether it is a ``ViewScreen``, or a container of tabs.
  ///
  /// - Parameter screen: The screen of a module that is to be shown.
  /// - Returns: Whether it can be shown.
  public func canShow(_ screen: any Screen) -> Bool {
    screen is any ViewScreen || screen is TabViewHost
  }

  /// Keeps what takes the reports.
  ///
  /// - Parameter reporter: Takes the reports.
  public func connect(_ reporter: HostReporter) {
    router.connect(reporter, showing: shown.screens)
  }

  /// Shows a stack, once nothing else is seen to move.
  ///
  /// - Parameter command: What stays and what stands on top of it.
  public func show(_ command: HostCommand) {
    self.command = StackCommand(
      id: command.id, isAnimated: command.transition.isAnimated,
      kept: Array(router.told.prefix(command.kept)),
      tail: command.tail.map { places.place(of: $0, on: self).id })
    carryOut()
  }

  /// Supplies a host to be presented over this one.
  ///
  /// - Returns: The host.
  public func makeModalHost() -> (any StackHost)? {
    let host = NavigationStackHost()
    host.isModal = true
    (host.backTitle, host.cancelTitle) = (backTitle, cancelTitle)
    return host
  }

  /// Presents a stack, or dismisses what is presented, once nothing else is seen to move.
  ///
  /// How it is presented is up to the ``ViewScreen/presentationStyle`` of its first screen.
  ///
  /// - Parameter command: The host to present, or that there is to be none.
  public func present(_ command: ModalCommand) {
    let host = command.host as? NavigationStackHost
    if let host, let presenter = host.presenter, presenter !== self { presenter.sheet.lose(host) }
    sheet.want(host, by: command)
    host?.presenter = self
    soon { $0.settleSheets() }
  }

  /// Asks with an alert, on the screen that is on top of all.
  ///
  /// It has one button more, which dismisses the question. A notice has its own button only.
  ///
  /// - Parameter question: What to ask.
  public func ask(_ question: HostQuestion) {
    asked = AskedQuestion(question, for: self)
    soon { $0.settleQuestions() }
  }

  /// Takes the alert down.
  ///
  /// - Parameter question: The one that is being asked.
  public func withdraw(_ question: HostQuestion) {
    guard asked?.question === question else { return }
    asked?.takeDown()
    asked = nil
  }

  /// Asks anew how the user may go back, on the next turn: a module may have changed its mind.
  public func wayBackChanged() { soon { $0.prepareForUser() } }

  /// Writes an issue to the standard output, which Xcode shows.
  ///
  /// - Parameter issue: What happened.
  public func log(_ issue: NavigationIssue) { print(issue) }
}
#endif
