public import Switchback

/// A host that shows screens line by line, on a terminal and through pipes alike.
///
/// The host only appends lines. It prints the screen on top when it appears, and then asks its questions one by one.
/// Stacks presented over it come first. The router decides whether the user goes back, after it has asked each
/// `LeaveGuard`. Screens need no choice of their own for going back.
///
/// ```swift
/// let host = LineHost(console: StandardConsole())
/// let router = StackRouter(host: host)
/// let end = await host.serve {
///   await router.run { MainCoordinator(flow: $0) }
/// }
/// // back on the first screen: .cancelled(.systemBack(.key))
/// ```
///
/// At a choice, the user can type `back`, `quit` and `help`. At a field, these words are `:back`, `:quit` and `:help`.
/// In ``TerminalTabs``, the user can also type `tab` or `:tab`, with a number or a title. At a later field of a form,
/// `:back` goes back to the field before it. Anywhere else, it leaves the screen. See ``serve(_:)`` for `quit` and for
/// the end of the input.
///
/// > Source: clack and huh (Charm), for one prompt a line and its transcript. Both lack a way back between screens.
@MainActor
public final class LineHost {
  /// The screens on this host's own stack, root first, top last, without those presented over it.
  public var screens: [any Screen] { base.screens }

  private let base = TerminalStack(on: nil)

  /// What is being asked besides the screens; it comes first.
  private(set) var inquiry: HostQuestion?

  let prompter: LinePrompter

  /// Where it is with the screen on top; nil before that is printed.
  var conversation: Conversation?

  /// Whether anything was printed, which is then kept apart by an empty line.
  var hasPrinted = false

  /// Whether a prompt has named the words that lead back and out.
  var hasNamedWords = false

  /// Whether what is shown is meant to be used.
  private(set) var isInputExpected = true

  /// Whether a flow has begun, and nothing was shown yet.
  var isNothingShown: Bool { !isInputExpected && base.screens.isEmpty && front === base }

  /// Whether tabs are on top, and the one that is shown has nothing to ask.
  var isTabIdle: Bool {
    isInputExpected && tabs != nil
      && !(front.isInputExpected && front.screens.last is any TerminalScreen)
  }

  /// The screen on top when something was asked last, and the bar over it.
  private weak var asked: (any Screen)?
  private var askedBar: [String]?

  /// What is done since the user has left the program; nil while the user is there.
  var departure: Departure?

  private let unserved = UnservedHost()

  /// What runs in ``serve(_:)``, as something to cancel.
  private(set) var program: Task<Void, Never>?
  private var waiting: CheckedContinuation<Void, Never>?

  /// Whether something has changed since it began to look at what there is to do.
  private(set) var hasNews = false

  /// The scripted answers that are left; nil if the host asks the user.
  public internal(set) var answers: Answers?

  /// The problem with the scripted answers, if there was one.
  ///
  /// The host has cancelled the program because of it.
  public private(set) var failure: AnswerFailure?

  /// Creates a host that shows nothing yet.
  ///
  /// - Parameters:
  ///   - console: The console to print to and read from.
  ///   - answers: Scripted answers. With answers, the host asks the user nothing. The default is to ask the user.
  public init(console: any LineConsole, answers: Answers? = nil) {
    prompter = LinePrompter(console: console)
    self.answers = answers
    base.attach(to: self)
  }

  /// The stack on top, which is the one that the user sees.
  var front: TerminalStack { base.front }

  /// The tabs that it is in, if it is in any.
  var tabs: TerminalTabs? { base.frontTabs }

  /// Runs a program, and serves its user until the program is over.
  ///
  /// If code changes the screen while the host reads a line, the host prints the new screen, and the line answers that
  /// screen. While the program decides what comes next, the host asks nothing.
  ///
  /// The word `quit` and the end of the input leave the whole program. The host takes back every screen above the root,
  /// and then goes back at the root. Flows end with the cause ``/Switchback/EndCause/systemBack(_:)`` and the origin
  /// ``/Switchback/BackOrigin/quit`` or ``/Switchback/BackOrigin/endOfInput``. Ctrl-C does the same, with the origin
  /// ``/Switchback/BackOrigin/interrupt``, if the console reports it, as a ``StandardConsole`` does.
  ///
  /// If the program shows screens afterwards, the host does not print them, and takes them back in the same way. After
  /// a hundred such screens, it cancels the program's task. It does the same if the root belongs to no flow, because
  /// nothing then notifies the program.
  ///
  /// If you call `serve` inside another `serve` of the same host, the body simply runs, and the outer call serves it.
  ///
  /// - Parameter body: The program. Typically, it runs a flow on the host's router. It is cancelled together with the
  ///   task that serves it.
  /// - Returns: What the program returned, as soon as it has, even while the host reads a line.
  public func serve<Result>(_ body: @escaping @MainActor () async -> Result) async -> Result {
    guard program == nil else { return await body() }
    departure = nil
    unserved.serve()
    let outcome = Outcome<Result>()
    let program = Task {
      outcome.value = await body()
      attend()
    }
    self.program = program
    prompter.watchInterrupts { [weak self] in self?.interrupt() }
    defer {
      prompter.watchInterrupts(nil)
      self.program = nil
      conversation = nil
    }
    return await withTaskCancellationHandler {
      while true {
        if let result = outcome.value { return result }
        hasNews = false
        await attendToUser()
        // A task of the program that waited for an answer goes on before anything else is asked.
        await Task.yield()
      }
    } onCancel: {
      program.cancel()
    }
  }

  /// Waits until something changes that concerns the user, unless it has while others were given a turn.
  func idle() async {
    guard !hasNews else { return }
    await withCheckedContinuation { waiting = $0 }
  }

  private func wakeUp() {
    hasNews = true
    waiting?.resume()
    waiting = nil
  }

  /// Something has changed: whatever is being asked or waited for is to be looked at again.
  func attend() {
    prompter.abandon()
    wakeUp()
  }

  /// Ends the program because its answers do not lead on.
  func fail(_ failure: AnswerFailure) {
    self.failure = self.failure ?? failure
    program?.cancel()
  }

  /// Leaves the whole program.
  ///
  /// - Parameter origin: By what means. After the end of the input, nobody is there to answer anything; and whoever
  ///   leaves once more, while a module asks, does not want to.
  func leave(_ origin: BackOrigin) {
    let isAgain = departure != nil && inquiry != nil
    departure = Departure(origin, isAttended: origin != .endOfInput && !isAgain)
  }

  /// Goes on asking, if that is wanted; else what is typed waits.
  func attendToInput() {
    prompter.isPaused = !isInputExpected && !isNothingShown
    if !prompter.isPaused { wakeUp() }
  }

  /// What the user sees may have changed.
  func changed() {
    let top = front.screens.last
    attendToInput()
    let bar = tabs?.lines(columns: .max)
    guard top !== asked || bar != askedBar else { return }
    asked = top
    askedBar = bar
    if conversation?.screen !== top { conversation = nil }
    attend()
  }

  private func noteUse() {
    unserved.noteUse { [weak self] in self?.say($0) }
  }

  /// Prints a sentence.
  func say(_ sentence: String) {
    prompter.say(wrap(sentence, columns: prompter.columns))
  }

  /// Answers the question that is being asked.
  func end(_ question: HostQuestion, _ choice: Int?) {
    inquiry = nil
    conversation = nil
    question.answer(choice)
  }
}

// MARK: - TerminalHost

extension LineHost: TerminalHost {
  /// Returns whether the screen is a ``TerminalScreen`` or ``TerminalTabs``.
  ///
  /// - Parameter screen: The screen of a module.
  /// - Returns: Whether this host can show it.
  public func canShow(_ screen: any Screen) -> Bool { base.canShow(screen) }

  /// Stores the reporter that takes the reports of this host.
  ///
  /// - Parameter reporter: Takes the reports.
  public func connect(_ reporter: HostReporter) {
    base.connect(reporter)
  }

  /// Shows a stack at once, and prints it as soon as there is something to ask.
  ///
  /// So the host never prints a screen that the program only passes through.
  ///
  /// - Parameter command: The screens that stay, and those to put on top of them.
  public func show(_ command: HostCommand) {
    noteUse()
    base.show(command)
  }

  /// Creates the host of a stack whose questions come before those of this one.
  ///
  /// - Returns: The host.
  public func makeModalHost() -> (any StackHost)? { base.makeModalHost() }

  /// Presents a stack, or dismisses the presented one, at once.
  ///
  /// - Parameter command: The host to present, or none to dismiss the presented one.
  public func present(_ command: ModalCommand) {
    base.present(command)
  }

  /// Asks a question with numbered choices, before anything else; `back` dismisses it.
  ///
  /// An empty line confirms a notice.
  ///
  /// - Parameter question: The question or the notice.
  public func ask(_ question: HostQuestion) {
    noteUse()
    inquiry = question
    conversation = nil
    attend()
  }

  /// Withdraws a question that is open.
  ///
  /// - Parameter question: The open question.
  public func withdraw(_ question: HostQuestion) {
    guard inquiry === question else { return }
    inquiry = nil
    attend()
  }

  /// Prints an issue on one line, with ``LineConsole/log(_:)`` of the console.
  ///
  /// A ``StandardConsole`` prints it to standard error. If a question is open, the host prints its prompt again below
  /// the issue.
  ///
  /// - Parameter issue: The issue.
  public func log(_ issue: NavigationIssue) { prompter.log(issue.description) }

  /// Stops asking questions, or goes on.
  ///
  /// - Parameter isExpected: Whether the screen on top expects input.
  public func inputExpected(_ isExpected: Bool) {
    isInputExpected = isExpected
    attendToInput()
  }
}

// MARK: - TerminalSurface

extension LineHost: TerminalSurface {
  func show(
    _ change: StackMotion,
    on stack: TerminalStack,
    then acknowledge: @escaping @MainActor () -> Void,
  ) {
    acknowledge()
    changed()
  }

  func barChanged() { changed() }

  /// A tab that is not meant to be used any more is asked nothing.
  func inputChanged() {
    if isTabIdle { attend() }
  }
}
