/// A container that shows a stack of screens and can go back by itself.
///
/// A host wraps what a platform offers: a navigation controller, a terminal, an array in a test. It carries out one
/// command at a time and reports what it really shows. It decides nothing. The router believes the host about what is
/// on screen, and the host believes the router about what should be there.
///
/// The conversation has these rules:
///
/// - The router calls ``connect(_:)`` once. Then it calls ``show(_:)`` whenever the stack should change and no command
///   is under way.
/// - The host acknowledges each command with ``HostReporter/settled(showing:acknowledging:origin:)``, at once or when
///   its animation is over. It calls the same method without a command when the user went back.
/// - Two shorter reports are possible. A host that shows exactly what the command asked for can call
///   ``HostReporter/carriedOut(_:)``. A host that only the router and the user change can call
///   ``HostReporter/settled(atDepth:top:origin:)`` with the number of screens that are left.
/// - If a screen is missing after an acknowledgement, the router assumes that the user removed the screen.
/// - A command is dropped if the host settles without acknowledging it. It is also dropped if the host acknowledges it
///   without having carried out any of it. The router tries once more, and then follows the host.
///
/// ```swift
/// final class ArrayHost: StackHost {
///   private(set) var screens: [any Screen] = []
///   private var reporter: HostReporter?
///   func connect(_ reporter: HostReporter) { self.reporter = reporter }
///   func show(_ command: HostCommand) {
///     screens.removeSubrange(command.kept...)
///     screens.append(contentsOf: command.tail)
///     reporter?.settled(showing: screens, acknowledging: command.id)
///   }
/// }
/// ```
@MainActor
public protocol StackHost: AnyObject {
  /// The screens that are on the container now, root first, top last.
  var screens: [any Screen] { get }

  /// Returns whether this host can display a screen.
  ///
  /// The default returns true.
  ///
  /// - Parameter screen: The screen of a module that the router is asked to show.
  /// - Returns: False to have the router reject the request with ``Rejection/foreignScreen``.
  func canShow(_ screen: any Screen) -> Bool

  /// Gives the host the receiver of its reports.
  ///
  /// The router calls this once, before it sends a command. If another router is made on the host, that router calls it
  /// again. The host keeps the latest receiver. The newer router has the host, and the older router is closed.
  ///
  /// - Parameter reporter: The receiver of the host's reports. It retains neither the router nor the host.
  func connect(_ reporter: HostReporter)

  /// Shows a stack.
  ///
  /// The router sends the next command only after the host has acknowledged this one.
  ///
  /// - Parameter command: The screens that stay, and the screens on top of them.
  func show(_ command: HostCommand)

  /// Creates the host of a stack that will be presented over this one.
  ///
  /// The router calls this when it judges a request to present, before anything changes. The default returns nil.
  ///
  /// - Returns: A new host that shows nothing yet, or nil to have the router reject the request with
  ///   ``Rejection/cannotPresent``.
  func makeModalHost() -> (any StackHost)?

  /// Presents a stack over this one, or dismisses the presented stack.
  ///
  /// Acknowledge the command with ``HostReporter/settled(presenting:acknowledging:origin:)``. The hosts that are
  /// presented over each other form a chain. The router gives a chain one command at a time. The default does nothing,
  /// for hosts that create no modal host.
  ///
  /// - Parameter command: The host to present, or none.
  func present(_ command: ModalCommand)

  /// Asks the user a question.
  ///
  /// Answer with ``HostQuestion/answer(_:)``, or pass nil if the user dismisses the question. One question is open at a
  /// time. The default dismisses it at once.
  ///
  /// - Parameter question: The question.
  func ask(_ question: HostQuestion)

  /// Withdraws a question whose answer nobody awaits any longer.
  ///
  /// The default does nothing.
  ///
  /// - Parameter question: The open question.
  func withdraw(_ question: HostQuestion)

  /// Tells the host whether to expect input from the user.
  ///
  /// The default does nothing.
  ///
  /// The value is false while the next screen is not decided. For example, the host still shows the last screen of a
  /// flow that is over, or the code that asked a question has yet to react to the answer. A host that reads input waits
  /// in the meantime. Other hosts may ignore this call.
  ///
  /// - Parameter isExpected: Whether the user is meant to use the screen on top.
  func inputExpected(_ isExpected: Bool)

  /// Tells the host that ``HostReporter/wayBack(toDepth:)`` may now return something else.
  ///
  /// The default does nothing.
  ///
  /// The router calls this when a module has called ``Presentable/stateChanged()``, perhaps in the middle of another
  /// change. If the host tells its platform in advance how the user may go back, it asks again in the next turn.
  func wayBackChanged()

  /// Logs an issue if the program did not give the router a closure for issues.
  ///
  /// The default prints the issue. If your platform has a place for the diagnostics of a program, such as standard
  /// error or the system log, write the issue there.
  ///
  /// - Parameter issue: The issue; its description is a readable text.
  func log(_ issue: NavigationIssue)
}

extension StackHost {
  /// Accepts every screen.
  public func canShow(_ screen: any Screen) -> Bool { true }

  /// Returns nil, so the router rejects requests to present.
  public func makeModalHost() -> (any StackHost)? { nil }

  /// Does nothing.
  public func present(_ command: ModalCommand) {}

  /// Dismisses the question.
  public func ask(_ question: HostQuestion) { question.answer(nil) }

  /// Does nothing.
  public func withdraw(_ question: HostQuestion) {}

  /// Does nothing.
  public func inputExpected(_ isExpected: Bool) {}

  /// Does nothing.
  public func wayBackChanged() {}

  /// Prints the issue.
  public func log(_ issue: NavigationIssue) { print(issue) }
}
