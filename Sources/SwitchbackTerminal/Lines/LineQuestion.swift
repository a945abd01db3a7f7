/// What is asked on one line.
enum LineQuestion: Equatable {
  /// A number from 1 to this; with 0 there is nothing to choose.
  case choice(of: Int)
  /// Nothing but that something was read; with the title of the only answer.
  case confirmation(String)
  /// What stands in a field.
  case field(FormField)
  /// Nothing, while some work is under way.
  case progress

  var isSecret: Bool {
    guard case .field(let field) = self else { return false }
    return field.isSecret
  }

  /// What stands before the answer.
  var prompt: String {
    switch self {
    case .choice(of: 0): return "Your choice (back, quit or help): "
    case .choice(let count): return "Your choice (\(Self.range(upTo: count)), or help): "
    case .confirmation(let title): return "\(title) (press Enter): "
    case .field(let field): return field.prompt
    case .progress: return "Please wait (back cancels this): "
    }
  }

  /// The same for somebody who has not seen the words yet that lead back and out.
  var promptWithWords: String {
    guard case .choice(let count) = self, count > 0 else { return prompt }
    return "Your choice (\(Self.range(upTo: count)), back, quit or help): "
  }

  private static func range(upTo count: Int) -> String { count == 1 ? "1" : "1-\(count)" }

  /// What can be answered, for somebody who asks.
  ///
  /// - Parameters:
  ///   - columns: The width of a line.
  ///   - otherTab: The number of a tab that may be chosen, from 1; nil if there is none.
  ///   - commands: The words of the screen's own.
  /// - Returns: The lines to print.
  func help(columns: Int, otherTab: Int? = nil, commands: [String] = []) -> [String] {
    let sentence: String
    let mark: String
    switch self {
    case .choice(let count):
      sentence = "You can type \(Self.numbers(upTo: count))one of these words:"
      mark = ""
    case .confirmation:
      sentence = "Press Enter when you have read it. Or type one of these words:"
      mark = ""
    case .progress:
      sentence = "There is nothing to answer until this is done. You can type one of these words:"
      mark = ""
    case .field(let field):
      let hidden = field.isSecret ? " It is not shown." : ""
      let kept = field.current == nil ? "" : " An empty line keeps the current answer."
      sentence = "Type the answer and press Enter.\(hidden)\(kept) Or type one of these:"
      mark = ":"
    }
    let tab = otherTab.map { ("tab \($0)", "go to another tab, by its number or title") }
    let words =
      [("back", "go back to the previous screen or field")] + [tab].compactMap { $0 }
      + [("quit", "leave the program"), ("help", "show this")]
    return wrap(sentence, columns: columns)
      + commands.flatMap { wrap($0, columns: columns, prefix: "  \(mark)") }
      + words.flatMap { wrap($1, columns: columns, prefix: "  \(mark)\($0)  ") }
  }

  /// What to say to an answer that is none.
  ///
  /// - Parameter isInTabs: Whether there are tabs to choose from.
  /// - Returns: A sentence.
  func correction(isInTabs: Bool = false) -> String {
    let count: Int
    switch self {
    case .field(let field): return "Please type \(field.expected), or :back, :quit or :help."
    case .confirmation: return "Please press Enter, or type back, quit or help."
    case .progress: return ""
    case .choice(of: let choices): count = choices
    }
    let tab = isInTabs ? "tab with the number of a tab, " : ""
    return "Please type \(Self.numbers(upTo: count))\(tab)back, quit or help."
  }

  private static func numbers(upTo count: Int) -> String {
    switch count {
    case 0: ""
    case 1: "the number 1, or "
    default: "a number from 1 to \(count), or "
    }
  }
}

/// What was answered.
enum LineAnswer: Equatable {
  case back
  case quit
  case help
  /// The number or title of a tab; empty if none was named.
  case tab(String)
  /// The position of a choice, from 0.
  case choice(Int)
  /// The text for a field.
  case text(String)
  /// The field stays as it is.
  case keep
  /// The position of one of the screen's commands, from 0.
  case command(Int)
  /// Nothing that was asked for.
  case unclear
}

extension LineQuestion {
  /// Understands a line as an answer to this question.
  ///
  /// - Parameters:
  ///   - line: What was typed, without the line's end.
  ///   - commands: The words of the screen's own.
  /// - Returns: What it means.
  func answer(in line: String, commands: [String] = []) -> LineAnswer {
    let typed = line.trimmingBlanks
    let word = Self.word(in: typed, or: commands)
    // With a colon, it is one in every case.
    if typed.first == ":", let word { return word }
    switch self {
    case .choice(let count):
      return word ?? Self.position(in: typed, of: count).map { .choice($0) } ?? .unclear
    case .confirmation(let title):
      let isConfirmed = typed.isEmpty || Self.position(in: typed, of: 1) == 0 || typed == title
      return isConfirmed ? .choice(0) : word ?? .unclear
    case .progress: return word ?? .unclear
    case .field(let field): return field.answer(in: line, or: word)
    }
  }

  /// A position, from 0, by the number that was printed for it, from 1.
  static func position(in typed: String, of count: Int) -> Int? {
    guard let number = number(in: typed), number >= 1, number <= count else { return nil }
    return number - 1
  }

  /// A number as it is typed, also with the bracket or the point that it was printed with.
  static func number(in typed: String) -> Int? {
    Int(typed.last == ")" || typed.last == "." ? String(typed.dropLast()) : typed)
  }

  /// One of the words that mean the same at every question, or of the screen's own; a colon may stand before it.
  private static func word(in typed: String, or commands: [String]) -> LineAnswer? {
    let typed = typed.first == ":" ? String(typed.dropFirst()) : typed
    switch typed.lowercased() {
    case "back": return .back
    case "quit": return .quit
    case "help": return .help
    case "tab": return .tab("")
    case let word where word.hasPrefix("tab "):
      return .tab(String(typed.dropFirst("tab ".count)).trimmingBlanks)
    case "": return nil
    case let word:
      return commands.firstIndex { $0.lowercased() == word }.map { .command($0) }
    }
  }
}
