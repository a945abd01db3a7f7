/// What is asked on one line.
enum LineQuestion: Equatable {
  /// A number from 1 to this; with 0 there is nothing to choose.
  case choice(of: Int)
  /// The text of a field, or whether a box is checked.
  case field(FormField)
  /// Nothing, while some work is under way.
  case progress

  var isSecret: Bool {
    guard case .field(let field) = self else { return false }
    return field.kind == .secret
  }

  /// What stands before the answer.
  var prompt: String {
    switch self {
    case .choice(of: 0): return "Your choice (back, quit or help): "
    case .choice(of: 1): return "Your choice (1, or help): "
    case .choice(let count): return "Your choice (1-\(count), or help): "
    case .field(let field):
      let label = field.kind == .checkBox ? "\(field.label) (yes or no)" : field.label
      guard let value = field.current else { return "\(label): " }
      return "\(label) [\(field.kind == .secret ? "kept" : value.printableLine)]: "
    case .progress: return "Please wait (back cancels this): "
    }
  }

  /// What can be answered, for somebody who asks.
  ///
  /// - Parameters:
  ///   - columns: The width of a line.
  ///   - isInTabs: Whether there are tabs to choose from.
  /// - Returns: The lines to print.
  func help(columns: Int, isInTabs: Bool = false) -> [String] {
    let sentence: String
    let mark: String
    switch self {
    case .choice(let count):
      sentence = "You can type \(Self.numbers(upTo: count))one of these words:"
      mark = ""
    case .progress:
      sentence = "There is nothing to answer until this is done. You can type one of these words:"
      mark = ""
    case .field(let field):
      let hidden = field.kind == .secret ? " It is not shown." : ""
      let kept = field.current == nil ? "" : " An empty line keeps what is there."
      sentence = "Type the answer and press Enter.\(hidden)\(kept) Or type one of these:"
      mark = ":"
    }
    let tab = isInTabs ? [("tab 2", "go to another tab, by its number or title")] : []
    let words =
      [("back", "go back, to what was before")] + tab
      + [("quit", "leave the program"), ("help", "show this")]
    return wrap(sentence, columns: columns)
      + words.flatMap { wrap($1, columns: columns, prefix: "  \(mark)\($0)  ") }
  }

  /// What to say to an answer that is none.
  ///
  /// - Parameter isInTabs: Whether there are tabs to choose from.
  /// - Returns: A sentence.
  func correction(isInTabs: Bool = false) -> String {
    if case .field = self { return "Please type yes or no, or :back, :quit or :help." }
    guard case .choice(let count) = self else { return "" }
    let tab = isInTabs ? "tab and the number of a tab, " : ""
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
  /// Nothing that was asked for.
  case unclear
}

extension LineQuestion {
  /// Understands a line as an answer to this question.
  ///
  /// - Parameter line: What was typed, without the line's end.
  /// - Returns: What it means.
  func answer(in line: String) -> LineAnswer {
    let typed = line.trimmingBlanks
    switch self {
    case .choice(let count):
      if let command = Self.command(typed.first == ":" ? String(typed.dropFirst()) : typed) {
        return command
      }
      guard let number = Self.number(in: typed), count > 0, (1...count).contains(number) else {
        return .unclear
      }
      return .choice(number - 1)
    case .progress:
      return Self.command(typed.first == ":" ? String(typed.dropFirst()) : typed) ?? .unclear
    case .field(let field) where field.kind == .checkBox:
      if let command = Self.command(typed.first == ":" ? String(typed.dropFirst()) : typed) {
        return command
      }
      return Self.isChecked(typed).map { .text($0 ? FormField.yes : FormField.no) }
        ?? (typed.isEmpty && field.current != nil ? .keep : .unclear)
    case .field(let field):
      if typed.first == ":", let command = Self.command(String(typed.dropFirst())) {
        return command
      }
      let text = field.kind == .secret ? line : typed
      return text.isEmpty && field.current != nil ? .keep : .text(text)
    }
  }

  /// A number as it is typed, also with the bracket or the point that it was printed with.
  static func number(in typed: String) -> Int? {
    Int(typed.last == ")" || typed.last == "." ? String(typed.dropLast()) : typed)
  }

  private static func isChecked(_ typed: String) -> Bool? {
    switch typed.lowercased() {
    case FormField.yes, "y": true
    case FormField.no, "n": false
    default: nil
    }
  }

  private static func command(_ typed: String) -> LineAnswer? {
    switch typed.lowercased() {
    case "back": return .back
    case "quit": return .quit
    case "help": return .help
    case "tab": return .tab("")
    case let word where word.hasPrefix("tab "):
      return .tab(String(typed.dropFirst("tab ".count)).trimmingBlanks)
    default: return nil
    }
  }
}

extension FormField {
  /// The value, unless it is empty.
  fileprivate var current: String? { value.flatMap { $0.isEmpty ? nil : $0 } }
}
