/// Answers that are given before a program asks, by the names of its screens and fields.
///
/// A screen on which something is chosen has the name of its title, in lower case and with dashes; a field has
/// the name of its screen, a point, and its label, or only its label. A choice is named in the same way, or by
/// its number; `back` and `quit` go back and leave. A question of a flow has the name of its text.
///
/// ```swift
/// var answers = Answers()
/// try answers.add("welcome=log-in")
/// try answers.add("log-in.user-name=ada")
/// try answers.read("""
///   # what stands behind a hash at the beginning of a line is a comment
///   log-in.password = secret
///   home = done
///   """)
/// let host = LineHost(console: StandardConsole(), answers: answers)
/// ```
///
/// Each answers once. What is asked again takes the next answer of that name; a field that has a value needs
/// none.
public struct Answers: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let name: String
    let value: String
  }

  private var entries: [Entry] = []
  private var taken: Set<String> = []

  /// No answers.
  public init() {}

  /// Adds one answer.
  ///
  /// - Parameter assignment: The name and the value, with an equals sign between them. Blanks around the name
  ///   do not count.
  /// - Throws: If there is no equals sign, or no name before it.
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

  /// Adds the answers in a text, one a line.
  ///
  /// Blanks around the value do not count, and neither do empty lines and comments.
  ///
  /// - Parameter text: The text, such as that of a file.
  /// - Throws: At the first line that is no answer.
  public mutating func read(_ text: String) throws(AnswerFailure) {
    for line in text.split(whereSeparator: \.isNewline) {
      let line = String(line).trimmingBlanks
      if line.isEmpty || line.hasPrefix("#") { continue }
      try add(line)
      let last = entries.removeLast()
      entries.append(Entry(name: last.name, value: last.value.trimmingBlanks))
    }
  }

  /// The names of the answers that were not asked for.
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

  /// The name of something with a title: in lower case, with dashes for all that is no letter or digit.
  ///
  /// - Parameter title: What the user reads.
  /// - Returns: The name.
  public static func name(of title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
