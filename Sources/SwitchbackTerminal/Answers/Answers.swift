/// Scripted answers for a program, by the names of its screens and fields.
///
/// The name of an answer depends on the question. On a screen with choices, it is the title of the screen, in lower
/// case and with dashes. For a field, it is the name of the screen, a period, and the label of the field, or only the
/// label. For a question of a flow, it is the text of the question. The value of a choice is its title in the same
/// form, or its number. The value `back` goes back, and `quit` leaves the program.
///
/// ```swift
/// var answers = Answers()
/// try answers.add("welcome=log-in")
/// try answers.add("log-in.user-name=ada")
/// try answers.read("""
///   # a line that begins with a hash is a comment
///   log-in.password = secret
///   home = done
///   """)
/// let host = LineHost(console: StandardConsole(), answers: answers)
/// ```
///
/// Each answer is used once. A question that comes again uses the next answer of that name. A field that has a value
/// needs no answer.
public struct Answers: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let name: String
    let value: String
  }

  private var entries: [Entry] = []
  private var taken: Set<String> = []

  /// Creates an empty set of answers.
  public init() {}

  /// Adds one answer.
  ///
  /// - Parameter assignment: The name and the value, with an equals sign between them. Blanks around the name do not
  ///   count.
  /// - Throws: ``AnswerFailure`` if there is no equals sign, or no name before it.
  public mutating func add(_ assignment: String) throws(AnswerFailure) {
    // A value may begin with a mark that would join the sign to one character.
    let scalars = assignment.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else {
      throw AnswerFailure(.malformed(assignment))
    }
    let name = String(assignment[..<equals]).trimmingBlanks.lowercased()
    guard !name.isEmpty else { throw AnswerFailure(.malformed(assignment)) }
    entries.append(Entry(name: name, value: String(scalars[scalars.index(after: equals)...])))
  }

  /// Adds the answers in a text, one on each line.
  ///
  /// Blanks around a value do not count. Empty lines and comments are skipped, and so is a byte order mark at the
  /// beginning, which some editors write.
  ///
  /// - Parameter text: The text, such as that of a file.
  /// - Throws: ``AnswerFailure`` at the first line that is not an answer.
  public mutating func read(_ text: String) throws(AnswerFailure) {
    let scalars = text.unicodeScalars
    let text = scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
    for line in text.split(whereSeparator: \.isNewline) {
      let line = String(line).trimmingBlanks
      if line.isEmpty || line.hasPrefix("#") { continue }
      try add(line)
      let last = entries.removeLast()
      entries.append(Entry(name: last.name, value: last.value.trimmingBlanks))
    }
  }

  /// The names of the answers that no question has used.
  public var unused: [String] { entries.map(\.name) }

  /// Takes the first answer for a screen or a field.
  mutating func take(_ names: [String]) -> String? {
    guard let index = entries.firstIndex(where: { names.contains($0.name) }) else { return nil }
    let entry = entries.remove(at: index)
    taken.insert(entry.name)
    return entry.value
  }

  /// Whether a screen or a field was answered before.
  func hasAnswered(_ names: [String]) -> Bool { !taken.isDisjoint(with: names) }

  /// Whether there is an answer for a screen or a field.
  func has(_ names: [String]) -> Bool { entries.contains { names.contains($0.name) } }

  /// Returns the name of a screen, a field or a choice in an answer.
  ///
  /// The name is the title in lower case. Dashes replace everything that is neither a letter nor a digit.
  ///
  /// - Parameter title: The title that the user reads.
  /// - Returns: The name, such as `log-in`.
  public static func name(of title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
