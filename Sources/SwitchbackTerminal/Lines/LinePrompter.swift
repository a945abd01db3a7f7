/// Prints to a console and asks on it, one line at a time.
///
/// Whatever it prints is made printable, so that nothing on the way to the console can be forgotten.
///
/// A line always answers the prompt that stands last. So if a screen changes while a line is being
/// read, the question is abandoned, and whatever is typed goes to the next one: nothing that was
/// typed or piped in is lost, and the answers of a script stay in order.
@MainActor
final class LinePrompter {
  /// How a question ended.
  enum Reply: Equatable {
    case line(String)
    case endOfInput
    /// Nobody wants to know any more.
    case abandoned
  }

  /// Whether a line that arrives now has to wait for the next question.
  var isPaused = false

  var columns: Int { console.columns }

  /// Whether somebody sits at a terminal, in contrast to lines that come from elsewhere.
  var isWithUser: Bool { console.showsTyping }

  private let console: any LineConsole
  private var reading: Task<String?, Never>?

  /// The prompt that stands last, while its answer is being read.
  private var openPrompt: String?
  private var isAbandoned = false
  private var typedAhead: [String] = []

  init(console: any LineConsole) {
    self.console = console
  }

  /// Prints whole lines.
  func say(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    console.write(lines.map { $0.printableLine + "\n" }.joined())
  }

  /// Prints a line for whoever has made the program, on a line of its own.
  func log(_ text: String) {
    guard let openPrompt else { return console.log(text.printableLine) }
    console.write("\n")
    console.log(text.printableLine)
    console.write(openPrompt)
  }

  /// Prints a prompt and waits for the answer.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the answer.
  ///   - isSecret: Whether the answer must not be seen.
  /// - Returns: The answer.
  func ask(_ prompt: String, isSecret: Bool) async -> Reply {
    let prompt = prompt.printableLine
    guard typedAhead.isEmpty else {
      console.write(prompt)
      let line = typedAhead.removeFirst()
      echo(line, isSecret: isSecret)
      return .line(line)
    }
    isAbandoned = false
    let read = Task { [console] in await console.readLine(after: prompt, isSecret: isSecret) }
    reading = read
    openPrompt = prompt
    let line = await read.value
    reading = nil
    openPrompt = nil

    let isShown = line != nil && console.showsTyping && !isSecret
    if isAbandoned || isPaused {
      if let line { typedAhead.append(line) }
      if !isShown { console.write("\n") }
      return .abandoned
    }
    guard let line else {
      console.write("\n")
      return .endOfInput
    }
    if !isShown { echo(line, isSecret: isSecret) }
    return .line(line)
  }

  /// Keeps lines that were read and are no answers, for the next question.
  func keep(_ lines: [String]) {
    typedAhead.insert(contentsOf: lines, at: 0)
  }

  /// Gives up the question that is open, if there is one.
  func abandon() {
    isAbandoned = true
    reading?.cancel()
  }

  /// Has the console say when the user wants to leave by a key, or no longer.
  func watchInterrupts(_ onInterrupt: (@MainActor () -> Void)?) {
    console.watchInterrupts(onInterrupt)
  }

  /// The user goes on after all.
  func forgetInterrupt() { console.forgetInterrupt() }

  private func echo(_ line: String, isSecret: Bool) {
    say([isSecret ? "" : line])
  }
}
