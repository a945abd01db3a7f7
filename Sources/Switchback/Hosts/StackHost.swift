/// A container that shows a stack of screens and can go back by itself.
///
/// A host is what a platform brings: a navigation controller, a terminal, an array in a test. It
/// performs one command at a time and says what it really shows; it decides nothing. The router
/// believes the host about what is on screen, and the host believes the router about what should be.
///
/// The conversation: its router calls ``connect(_:)`` once, then ``show(_:)`` whenever the stack
/// should change and no command is under way. The host acknowledges each command with
/// ``HostReporter/settled(showing:acknowledging:origin:)``, at once or when its animation is over,
/// and calls the same method without a command when the user went back; a host that shows exactly what it
/// was told to may say so with ``HostReporter/carriedOut(_:)``, and one that only the router and the user
/// change may say with ``HostReporter/settled(atDepth:top:origin:)`` how much the user left. What is missing
/// after an acknowledgement, the user took. A settle without the acknowledgement of a command under way
/// means that the command was dropped, and so does an acknowledgement after which all of it is still
/// to be done; the router tries once more, then follows the host.
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
  /// The screens on the container now, root first, top last.
  var screens: [any Screen] { get }

  /// Whether this host can display a screen.
  ///
  /// The default is yes.
  ///
  /// - Parameter screen: The screen of a module that is to be shown.
  /// - Returns: False to have the request rejected with ``Rejection/foreignScreen``.
  func canShow(_ screen: any Screen) -> Bool

  /// Hands the host what takes its reports.
  ///
  /// Called once for each router that is made on the host, before any command of that one; the host keeps what it is
  /// given last. The newer router has the host, and the older one is closed.
  ///
  /// - Parameter reporter: Takes the host's reports. It keeps neither router nor host alive.
  func connect(_ reporter: HostReporter)

  /// Shows a stack.
  ///
  /// The router sends the next command only after this one was acknowledged.
  ///
  /// - Parameter command: What stays and what stands on top of it.
  func show(_ command: HostCommand)

  /// Supplies the host of a stack that is to be presented over this one.
  ///
  /// Called when a request to present is judged, before anything changes. The default supplies none.
  ///
  /// - Returns: A new host that shows nothing yet, or nil to have the request rejected with
  ///   ``Rejection/cannotPresent``.
  func makeModalHost() -> (any StackHost)?

  /// Presents a stack over this one, or dismisses what is presented.
  ///
  /// Acknowledged with ``HostReporter/settled(presenting:acknowledging:origin:)``. The router gives the
  /// hosts of one chain one command at a time. The default does nothing, and is for hosts that supply
  /// no modal host.
  ///
  /// - Parameter command: The host to present, or that there is to be none.
  func present(_ command: ModalCommand)

  /// Asks the user something.
  ///
  /// The host answers with ``HostQuestion/answer(_:)``, with nil when the question is dismissed. One
  /// question is open at a time. The default dismisses it at once.
  ///
  /// - Parameter question: What to ask.
  func ask(_ question: HostQuestion)

  /// Takes a question back that nobody waits for any more.
  ///
  /// The default does nothing.
  ///
  /// - Parameter question: The one that is being asked.
  func withdraw(_ question: HostQuestion)

  /// Says whether the user's input is expected.
  ///
  /// The default does nothing.
  ///
  /// False while what comes next is not decided: the host shows the last screen of a flow that is over,
  /// or a question was answered and whoever asked has yet to react. A host that reads input waits
  /// meanwhile; others may ignore it.
  ///
  /// - Parameter isExpected: Whether the screen on top is meant to be used.
  func inputExpected(_ isExpected: Bool)

  /// Says that ``HostReporter/wayBack(toDepth:)`` may answer differently, although nothing else has changed.
  ///
  /// The default does nothing.
  ///
  /// A module has called ``Presentable/stateChanged()``, perhaps in the middle of something. A host that has told its
  /// platform beforehand how the user may go back asks anew, on the next turn of the main actor.
  func wayBackChanged()

  /// Logs misuse or a surprise, where the program that made the router did not say what becomes of them.
  ///
  /// The default prints it. A host that knows where the diagnostics of a program belong, such as standard
  /// error or the log of the system, writes it there.
  ///
  /// - Parameter issue: What happened; its description is the sentence.
  func log(_ issue: NavigationIssue)
}

extension StackHost {
  /// Every screen can be shown.
  public func canShow(_ screen: any Screen) -> Bool { true }

  /// No stack can be presented.
  public func makeModalHost() -> (any StackHost)? { nil }

  /// Nothing is presented.
  public func present(_ command: ModalCommand) {}

  /// The question is dismissed.
  public func ask(_ question: HostQuestion) { question.answer(nil) }

  /// Nothing changes.
  public func withdraw(_ question: HostQuestion) {}

  /// Nothing changes.
  public func inputExpected(_ isExpected: Bool) {}

  /// Nothing changes.
  public func wayBackChanged() {}

  /// It is printed.
  public func log(_ issue: NavigationIssue) { print(issue) }
}
