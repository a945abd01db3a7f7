public import Switchback

/// A host that shows screens line by line, on a terminal and through pipes alike.
///
/// It only ever appends: the screen on top is printed when it comes up, then asked question by
/// question. Stacks that are presented over it are asked first. Going back is left to the router, which
/// asks the modules that mind. Nothing that a program shows needs an entry for it.
///
/// ```swift
/// let host = LineHost(console: StandardConsole())
/// let router = StackRouter(host: host)
/// let end = await host.serve { await router.run { MainCoordinator(flow: $0) } }
/// // .cancelled(.systemBack(.key)) if the user typed back on the first screen
/// ```
///
/// At a choice the words `back`, `quit` and `help` are understood, and at a field `:back`, `:quit`
/// and `:help`; in ``TerminalTabs`` also `tab` and a number or title, or `:tab`. At a later field of a form, `:back`
/// asks the field before it again; anywhere else it leaves the screen. See ``serve(_:)`` for `quit` and for the end of
/// the input.
///
/// > Source: clack and huh (Charm) for one prompt a line and its transcript, with the back between
/// > screens that both lack.
@MainActor
public final class LineHost {
  /// The screens shown now, root first, top last, without those of stacks presented over them.
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

  /// What is answered instead of the user; nil if the user is asked.
  public internal(set) var answers: Answers?

  /// Why the answers did not lead on, if they did not; the program was cancelled then.
  public private(set) var failure: AnswerFailure?

  /// Makes a host that shows nothing yet.
  ///
  /// - Parameters:
  ///   - console: Where it prints and reads.
  ///   - answers: What is answered instead of the user, who is then asked nothing. The default is to ask.
  public init(console: any LineConsole, answers: Answers? = nil) {
    prompter = LinePrompter(console: console)
    self.answers = answers
    base.attach(to: self)
  }

  /// The stack on top, which is the one that the user sees.
  var front: TerminalStack { base.front }

  /// The tabs that it is in, if it is in any.
  var tabs: TerminalTabs? { base.frontTabs }

  /// Runs a program, and answers its user until it is over.
  ///
  /// If code changes the screen while a line is being read, the new screen is printed, and the line
  /// answers that one. While the program decides what comes next, nothing is asked.
  ///
  /// The word `quit` and the end of the input leave the whole program. The host takes back every
  /// screen above the root, and then goes back at the root; flows hear of it as
  /// ``/Switchback/EndCause/systemBack(_:)`` with the origin ``/Switchback/BackOrigin/quit`` or
  /// ``/Switchback/BackOrigin/endOfInput``. Ctrl-C does the same, with ``/Switchback/BackOrigin/interrupt``, if the
  /// console tells of it, as a ``StandardConsole`` does. What the program shows afterwards is not printed and is
  /// taken back in the same way. A program that goes on showing screens is given up after a hundred:
  /// its task is cancelled. So is one whose root belongs to no flow, as it cannot hear of it.
  ///
  /// Served inside another `serve` of the same host, a body simply runs: the outer one answers.
  ///
  /// - Parameter body: The program; typically it runs a flow on the host's router. It is cancelled
  ///   together with the task that serves it.
  /// - Returns: What the program returned, as soon as it has, even if a line is being read.
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
  /// - Parameter origin: By what means. After the end of the input, nobody is there to answer anything.
  func leave(_ origin: BackOrigin) {
    departure = Departure(origin, isAttended: origin != .endOfInput)
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
  /// Whether the screen is a ``TerminalScreen``, or ``TerminalTabs``.
  ///
  /// - Parameter screen: The screen of a module that is to be shown.
  /// - Returns: Whether it can be shown.
  public func canShow(_ screen: any Screen) -> Bool { base.canShow(screen) }

  /// Keeps what takes the reports.
  ///
  /// - Parameter reporter: Takes the reports.
  public func connect(_ reporter: HostReporter) {
    base.connect(reporter)
  }

  /// Shows a stack, at once; it is printed as soon as something is to be asked.
  ///
  /// So screens that are only passed through are never printed.
  ///
  /// - Parameter command: What stays and what stands on top of it.
  public func show(_ command: HostCommand) {
    noteUse()
    base.show(command)
  }

  /// Supplies a stack that is asked before this one.
  ///
  /// - Returns: Its host.
  public func makeModalHost() -> (any StackHost)? { base.makeModalHost() }

  /// Presents a stack, or dismisses what is presented, at once.
  ///
  /// - Parameter command: The host to present, or that there is to be none.
  public func present(_ command: ModalCommand) {
    base.present(command)
  }

  /// Asks a question with numbered choices, before anything else; `back` dismisses it.
  ///
  /// A notice is confirmed with an empty line.
  ///
  /// - Parameter question: What to ask.
  public func ask(_ question: HostQuestion) {
    noteUse()
    inquiry = question
    conversation = nil
    attend()
  }

  /// Asks it no longer.
  ///
  /// - Parameter question: The one that is being asked.
  public func withdraw(_ question: HostQuestion) {
    guard inquiry === question else { return }
    inquiry = nil
    attend()
  }

  /// Prints an issue on one line, with ``LineConsole/log(_:)`` of the console: a ``StandardConsole`` prints it to
  /// standard error.
  ///
  /// A question that is open is printed once more below it.
  ///
  /// - Parameter issue: What happened.
  public func log(_ issue: NavigationIssue) { prompter.log(issue.description) }

  /// Stops asking, or goes on.
  ///
  /// - Parameter isExpected: Whether the screen on top is meant to be used.
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
