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
/// Its modules are ``ViewScreen``s and containers of tabs on a ``TabViewHost``. Keep it, and the router, in an
/// object of the app's, not in a view, which SwiftUI may make anew at any time.
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

  private(set) var reporter: HostReporter?

  /// The screens that are shown.
  var places: [ScreenID: ShownScreen] = [:]

  /// Those that may still be seen on their way out.
  var leaving: [ScreenID: ShownScreen] = [:]

  /// What the router was told last to be on the stack.
  var reported: [ScreenID] = []

  /// The command under way, on the stack.
  var command: StackCommand?

  /// By what means the user has gone back since it was last said what is shown.
  var origin = BackOrigin.unknown

  /// How often nothing was seen to move since something was on its way out.
  var rests = 0

  /// How often SwiftUI was seen to show something else since it was seen to be right.
  var doubts = 0

  /// What is presented over it, and how it is presented itself.
  var sheet = SheetState()

  /// The question that it was given.
  var asked: AskedQuestion?

  /// The container, if it is the host of a tab.
  weak var container: TabViewHost?

  /// Makes a host that shows nothing yet.
  public init() {
    shown.host = self
  }
}

// MARK: - StackHost

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost: StackHost {
  /// The screens that SwiftUI is told to show, without those that it has said the user left.
  public var screens: [any Screen] { ids.compactMap { places[$0]?.screen } }

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
    self.reporter = reporter
    reported = ids
  }

  /// Shows a stack, once nothing else is seen to move.
  ///
  /// - Parameter command: What stays and what stands on top of it.
  public func show(_ command: HostCommand) {
    let tail = command.tail.map { place(of: $0).id }
    self.command = StackCommand(
      id: command.id, isAnimated: command.transition.isAnimated,
      kept: Array(reported.prefix(command.kept)), tail: tail)
    carryOut()
  }

  func carryOut() {
    guard let command, !command.isTold, !putOff() else { return }
    let target = goal
    // SwiftUI may leave a sheet where it is when the tabs go that present it, so that goes first.
    let isPresenting = hosts(leavingFor: target).contains { $0.sheet.phase != .absent }
    guard !isPresenting else { return settleSheets() }
    self.command?.isTold = true
    doubts = 0
    change(animated: command.isAnimated && isOnScreen) {
      take(target)
    } completion: { [weak self] in
      self?.wasTaken(command.id)
    }
  }

  /// The screens that are to be shown, as far as the command under way and SwiftUI say.
  var goal: [ScreenID] {
    guard let command, !command.isTold else { return ids }
    return command.kept.filter { ids.contains($0) } + command.tail
  }

  /// The hosts of tabs that are not shown any more with other screens.
  private func hosts(leavingFor target: [ScreenID]) -> [NavigationStackHost] {
    ids.filter { !target.contains($0) }.compactMap { places[$0]?.tabs }.flatMap(\.hosts)
  }

  private func wasTaken(_ id: Int) {
    guard command?.id == id else { return }
    command?.isTaken = true
    settle()
    soon { $0.settle() }
  }

  /// The place of a screen: the one that it has, or a new one.
  private func place(of screen: any Screen) -> ShownScreen {
    if let place = places.values.first(where: { $0.screen === screen }) { return place }
    let place = ShownScreen(screen, on: self)
    places[place.id] = place
    place.tabs?.outer = self
    return place
  }

  /// Writes an issue to the standard output, which Xcode shows.
  ///
  /// - Parameter issue: What happened.
  public func log(_ issue: NavigationIssue) { print(issue) }
}
#endif
