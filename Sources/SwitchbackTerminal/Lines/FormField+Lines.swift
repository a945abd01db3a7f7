extension FormField {
  /// The value, unless it is empty.
  var current: String? { value.flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether what is typed must not be seen.
  var isSecret: Bool {
    switch kind {
    case .secret: true
    case .text, .checkBox, .selection: false
    }
  }

  /// What stands before the answer.
  var prompt: String {
    let (hint, shown) =
      switch kind {
      case .text: ("", current)
      case .secret: ("", current.map { _ in "kept" })
      case .checkBox: (" (yes or no)", current)
      case .selection(let options): (Self.range(of: options), current)
      }
    return label + hint + (shown.map { " [\($0.printableLine)]" } ?? "") + ": "
  }

  private static func range(of options: [String]) -> String {
    switch options.count {
    case 0: ""
    case 1: " (1)"
    case let count: " (1-\(count))"
    }
  }

  /// What is printed when its turn comes, before it is asked: what is wrong with it, and what can be chosen.
  func announcement(columns: Int) -> [String] {
    let wrong = error.map { wrap($0, columns: columns) } ?? []
    switch kind {
    case .text, .secret, .checkBox: return wrong
    case .selection(let options):
      return wrong
        + options.enumerated().flatMap { number, option in
          wrap(option.printableLine, columns: columns, prefix: "  \(number + 1)) ")
        }
    }
  }

  /// What can be typed, in a sentence that asks for it.
  var expected: String {
    switch kind {
    case .text, .secret: "the answer"
    case .checkBox: "yes or no"
    case .selection(let options):
      switch options.count {
      case 0: "an empty line"
      case 1: "1"
      case let count: "a number from 1 to \(count)"
      }
    }
  }

  /// Understands a line as an answer.
  ///
  /// - Parameters:
  ///   - line: What was typed, without the line's end.
  ///   - word: What it means where no text is expected, if it means something there.
  /// - Returns: What it means here.
  func answer(in line: String, or word: LineAnswer?) -> LineAnswer {
    let typed = line.trimmingBlanks
    let kept: LineAnswer? = current == nil ? nil : .keep
    switch kind {
    case .text: return typed.isEmpty ? kept ?? .text("") : .text(typed)
    case .secret: return line.isEmpty ? kept ?? .text("") : .text(line)
    case .checkBox:
      if let word { return word }
      switch typed.lowercased() {
      case Self.yes, "y": return .text(Self.yes)
      case Self.no, "n": return .text(Self.no)
      case "": return kept ?? .unclear
      default: return .unclear
      }
    case .selection(let options):
      if let option = Self.option(in: typed, of: options) { return .text(option) }
      if let word { return word }
      return typed.isEmpty && (kept != nil || options.isEmpty) ? .keep : .unclear
    }
  }

  /// What is chosen by its number, or by what it is called.
  private static func option(in typed: String, of options: [String]) -> String? {
    let name = Answers.name(of: typed)
    let position =
      options.firstIndex { $0 == typed }
      ?? LineQuestion.position(in: typed, of: options.count)
      ?? options.firstIndex { !name.isEmpty && Answers.name(of: $0) == name }
    return position.map { options[$0] }
  }
}
