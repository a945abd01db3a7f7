public import SampleSupport
public import SwitchbackTerminal

#if canImport(FoundationEssentials)
import FoundationEssentials
import Glibc
#else
import Foundation
#endif

/// How a program uses its terminal, and how to look into it while it runs.
public struct SampleOptions: Hashable, Sendable {
  /// Whether every navigation event is printed.
  public var isTracing = false

  /// Whether it is looked for what outlives its flow.
  public var isAuditing = false

  /// Whether coordinators are kept by what they show, instead of by those who started them.
  public var isScreenOwned = false

  /// Whether lines are wanted instead of pages.
  public var isPlain = false

  /// When colours are used.
  public var color = DisplayOptions.ColorChoice.automatic

  /// Whether only ASCII characters are drawn.
  public var isASCII = false

  /// Whether screens change at once instead of sliding.
  public var reducesMotion = false

  /// Whether a mouse's back button goes back.
  public var usesMouse = false

  /// What is answered instead of the user; nil if the user is asked.
  public var answers: Answers?

  /// What there is to say of them in a program's help.
  public static let usage = """
      --plain            ask line by line, as if ACCESSIBLE is set or there is no terminal
      --color WHEN       auto, always or never; auto heeds NO_COLOR, FORCE_COLOR and CLICOLOR
      --ascii            draw with ASCII characters only
      --reduce-motion    do not slide from screen to screen
      --mouse            let a mouse's back button go back
      --set NAME=VALUE   answer a screen or a field by its name; then nothing is asked, and
                         what is not answered is an error
      --answers FILE     the same, a line for each; - is standard input
      --no-interactive   ask nothing, even without answers
      --trace            print every navigation event and every action
      --audit            find objects that outlive their flow, and list them at the end
      --screen-owned     let screens retain their coordinators
    """

  /// Makes options that leave everything to the terminal and its user.
  public init() {}

  /// Takes an argument of the command line, if it is one of these options.
  ///
  /// - Parameters:
  ///   - argument: As it was given.
  ///   - reader: Reads those behind it.
  /// - Returns: Whether it is.
  /// - Throws: What is wrong with it.
  public mutating func take(
    _ argument: String,
    _ reader: inout ArgumentReader,
  ) throws(UsageError) -> Bool {
    switch argument {
    case "--trace": isTracing = true
    case "--audit": isAuditing = true
    case "--screen-owned": isScreenOwned = true
    case "--plain": isPlain = true
    case "--ascii": isASCII = true
    case "--reduce-motion": reducesMotion = true
    case "--mouse": usesMouse = true
    case "--no-interactive": answers = answers ?? Answers()
    default: return try takeValue(argument, &reader)
    }
    return true
  }

  private mutating func takeValue(
    _ argument: String,
    _ reader: inout ArgumentReader,
  ) throws(UsageError) -> Bool {
    let names = DisplayOptions.ColorChoice.allCases.map(\.rawValue)
    if let when = try reader.value(of: "--color", in: argument, called: "a word") {
      guard let choice = DisplayOptions.ColorChoice(rawValue: when) else {
        throw UsageError("The option --color needs one of \(names.joined(separator: ", ")).")
      }
      color = choice
    } else if let answer = try reader.value(of: "--set", in: argument, called: "NAME=VALUE") {
      try addAnswers { (answers) throws(AnswerFailure) in try answers.add(answer) }
    } else if let path = try reader.value(of: "--answers", in: argument, called: "a file") {
      let text = try Self.read(path)
      try addAnswers { (answers) throws(AnswerFailure) in try answers.read(text) }
    } else {
      return false
    }
    return true
  }

  private mutating func addAnswers(
    _ body: (inout Answers) throws(AnswerFailure) -> Void
  ) throws(UsageError) {
    var answers = answers ?? Answers()
    do throws(AnswerFailure) { try body(&answers) } catch { throw UsageError("\(error)") }
    self.answers = answers
  }

  private static func read(_ path: String) throws(UsageError) -> String {
    if path == "-" {
      return sequence(state: ()) { _ in readLine(strippingNewline: false) }.joined()
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("The answers in \(path) cannot be read.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
