#if canImport(SwiftUI)
import SwiftUI
public import Switchback

/// A host that shows the modules of a router on a SwiftUI `NavigationStack`, with sheets over it.
///
/// ```swift
/// let host = NavigationStackHost()
/// let router = StackRouter(host: host)
/// router.start { MainCoordinator(flow: $0) }
/// // and in the body of a view, or of a scene:
/// StackView(host)
/// ```
///
/// The modules of this host are ``ViewScreen``s, and containers of tabs on a ``TabViewHost``. A ``FlowView`` makes a
/// host and a router for you. If you make them yourself, keep both in an object of your app. Do not make that object
/// the default of a `State`: before Xcode 27, SwiftUI makes the default again with every initialization of the view.
///
/// Your code cannot ask SwiftUI to wait before it goes back, and SwiftUI does not say when a swipe begins. While the
/// top module minds being left, the host therefore shows a back button of its own, and no swipe begins; see
/// ``/Switchback/LeaveGuard``. If SwiftUI removes a screen anyway, the router puts it back, without the state of its
/// view.
///
/// > Source: the host compares paths instead of counting events, because SwiftUI may write a path late, twice, or by
/// > several elements at once. Where UIKit is below, the host also compares with what UIKit shows, because SwiftUI may
/// > drop a change.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class NavigationStackHost {
  /// The title of the back button that the host adds.
  ///
  /// The host adds one where SwiftUI has none, and while a module minds being left. The default is "Back".
  public var backTitle = "Back"

  /// The title of the button that dismisses a question.
  ///
  /// The default is "Cancel". A sheet uses the title of the host that it is presented over.
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

  /// Creates a host that shows nothing yet.
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
  /// The screens that the host tells SwiftUI to show.
  ///
  /// Screens that the user has left, as far as SwiftUI has said so, are not included.
  public var screens: [any Screen] { shown.screens.compactMap { places[$0]?.screen } }

  /// Returns whether a screen is a ``ViewScreen`` or a container of tabs.
  ///
  /// - Parameter screen: The screen of a module that the router is asked to show.
  /// - Returns: Whether the host can show it.
  public func canShow(_ screen: any Screen) -> Bool {
    screen is any ViewScreen || screen is TabViewHost
  }

  /// Stores the receiver of the reports.
  ///
  /// - Parameter reporter: The receiver of the reports.
  public func connect(_ reporter: HostReporter) {
    router.connect(reporter, showing: shown.screens)
  }

  /// Shows a stack as soon as nothing else seems to move.
  ///
  /// - Parameter command: The screens that stay, and the screens on top of them.
  public func show(_ command: HostCommand) {
    self.command = StackCommand(
      id: command.id, isAnimated: command.transition.isAnimated,
      kept: Array(router.told.prefix(command.kept)),
      tail: command.tail.map { places.place(of: $0, on: self).id })
    carryOut()
  }

  /// Creates a host to be presented over this one.
  ///
  /// - Returns: The host.
  public func makeModalHost() -> (any StackHost)? {
    let host = NavigationStackHost()
    host.isModal = true
    (host.backTitle, host.cancelTitle) = (backTitle, cancelTitle)
    return host
  }

  /// Presents a stack, or dismisses the presented one, as soon as nothing else seems to move.
  ///
  /// The ``ViewScreen/presentationStyle`` of the first screen decides how the stack is presented.
  ///
  /// - Parameter command: The host to present, or none.
  public func present(_ command: ModalCommand) {
    let host = command.host as? NavigationStackHost
    if let host, let presenter = host.presenter, presenter !== self { presenter.sheet.lose(host) }
    sheet.want(host, by: command)
    host?.presenter = self
    soon { $0.settleSheets() }
  }

  /// Asks a question with an alert, on the topmost screen of all.
  ///
  /// The alert has one more button, which dismisses the question. A notice has only its own button.
  ///
  /// - Parameter question: The question.
  public func ask(_ question: HostQuestion) {
    asked = AskedQuestion(question, for: self)
    soon { $0.settleQuestions() }
  }

  /// Takes down the alert of a question.
  ///
  /// - Parameter question: The open question.
  public func withdraw(_ question: HostQuestion) {
    guard asked?.question === question else { return }
    asked?.takeDown()
    asked = nil
  }

  /// Asks again in the next turn how the user may go back, because a module may have changed its answer.
  public func wayBackChanged() { soon { $0.prepareForUser() } }

  /// Writes an issue to standard output, which Xcode shows.
  ///
  /// - Parameter issue: The issue.
  public func log(_ issue: NavigationIssue) { print(issue) }
}
#endif
