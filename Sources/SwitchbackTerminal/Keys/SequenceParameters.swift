/// The numbers in a control sequence: fields, of which each has one or more parts.
///
/// `CSI 97:65;2:1u` has the fields `97:65` and `2:1`. A number that is missing or huge is nil.
struct SequenceParameters {
  /// The character before the numbers by which some sequences differ from others.
  let marker: Character?

  /// The fields, at least one.
  let fields: [[Int?]]

  /// Reads the numbers.
  ///
  /// - Parameter bytes: What is between the introducer of a sequence and its last byte. If this is not
  ///   a list of numbers, nothing is made.
  init?(_ bytes: some Collection<UInt8>) {
    var text = Substring(decoding: bytes, as: UTF8.self)
    marker = text.first.flatMap { "<=>?".contains($0) ? $0 : nil }
    if marker != nil { text.removeFirst() }
    guard text.utf8.allSatisfy({ (0x30...0x3b).contains($0) }) else { return nil }
    fields = text.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    }
  }

  /// A number.
  ///
  /// - Parameters:
  ///   - field: Which field, from 0.
  ///   - part: Which part of it, from 0.
  /// - Returns: The number, or nil if there is none.
  func number(_ field: Int, part: Int = 0) -> Int? {
    guard fields.indices.contains(field), fields[field].indices.contains(part) else { return nil }
    return fields[field][part]
  }

  /// What was held down, by a field that says so and what happened to the key.
  ///
  /// - Parameter field: Which field, from 0. The default is the last.
  /// - Returns: What was held down, or nil if the key was let go.
  func hold(in field: Int? = nil) -> KeyHold? {
    let field = field ?? fields.count - 1
    guard number(field, part: 1) != 3 else { return nil }
    // Zero is not sent, and subtracting from it would set every bit.
    return KeyHold(bits: max(number(field) ?? 1, 1) - 1)
  }
}
