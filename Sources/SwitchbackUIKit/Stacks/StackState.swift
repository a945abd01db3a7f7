#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

/// What is under way on a host's stack, and what the router knows of it.
@MainActor
struct StackState {
  private var command: StackCommand?

  /// What the last one has asked for, if UIKit has ignored it.
  private var ignored: ScreenList?

  /// The screen that UIKit was told to push, until that is seen: it may yet do it.
  private weak var duePush: UIViewController?

  /// What the router was told last to be on the controller.
  private var reported = ScreenList()

  /// By what means the user has gone back since it was last said what is shown.
  var origin = BackOrigin.unknown

  // MARK: Commands

  /// Takes a command in.
  mutating func take(_ command: HostCommand) {
    self.command = StackCommand(command, on: reported)
  }

  /// Whether a command is under way.
  var isCommanding: Bool { command != nil }

  /// The command that UIKit has yet to be told, if there is one.
  var waiting: StackCommand? {
    command.flatMap { $0.isCarriedOut ? nil : $0 }
  }

  /// The call with which to carry out the command.
  ///
  /// UIKit may put a call off and make it when the command was given once more. To push a controller twice is an
  /// exception, to set the same stack twice is nothing. So the stack is set, but where a subclass of the app's or a
  /// transition could tell the difference; there, a push that was ignored is not made once more.
  ///
  /// - Parameters:
  ///   - shown: What is on the controller.
  ///   - isPlain: Whether the controller is of UIKit's own class.
  /// - Returns: The call.
  mutating func call(from shown: [UIViewController], isPlain: Bool) -> StackCall {
    guard var command else { return .nothing }
    command.aim(from: shown, without: ignored ?? ScreenList())
    self.command = command
    if let duePush, command.target.has(duePush), !shown.has(duePush) { return .nothing }
    let isByHand = ignored == nil && (!isPlain || command.transition.uiKit != nil)
    let call = StackCall(from: shown, to: command.target, isByHand: isByHand)
    duePush = if case .push(let screen) = call { screen } else { nil }
    return call
  }

  /// Notes what is on the controller after the call was made.
  ///
  /// - Returns: Whether that is what was asked for.
  mutating func note(_ shown: [UIViewController]) -> Bool {
    command?.note(shown)
    return command?.wasSeen == true
  }

  // MARK: Reports

  /// Notes what the router knows to be on the controller.
  mutating func noteReported(_ shown: [UIViewController]) {
    reported = ScreenList(shown)
  }

  /// Whether UIKit may yet begin what the stack shows already, or was told to show.
  func mayBeDue(showing shown: [UIViewController]) -> Bool {
    if let command, !command.isCarriedOut { return false }
    return command?.wasSeen == false || !reported.isList(of: shown)
  }

  /// Takes note of what is shown, now that nothing moves.
  ///
  /// - Returns: Which command is done, if one is, and by what means the user has gone back.
  mutating func settle(showing shown: [UIViewController]) -> (done: Int?, origin: BackOrigin) {
    let (command, origin) = (command, origin)
    self.command = nil
    self.origin = .unknown
    noteReported(shown)
    guard let command else { return (nil, origin) }
    let isDone = command.isDone(showing: shown)
    ignored = isDone ? nil : ScreenList(command.target)
    if isDone { duePush = nil }
    return (isDone ? command.id : nil, origin)
  }
}

extension [UIViewController] {
  fileprivate func has(_ screen: UIViewController) -> Bool { contains { $0 === screen } }
}
#endif
