/// Holds back a frame that has not been written whole, as a terminal does that knows synchronized updates.
///
/// Otherwise a test sees half of the old frame under half of the new one, and goes on too early.
struct WholeFrames {
  private var held: [UInt8] = []

  private static let begin = Array("\u{1B}[?2026h".utf8)
  private static let end = Array("\u{1B}[?2026l".utf8)

  /// Takes in what was written.
  ///
  /// - Parameter bytes: What was written, cut wherever.
  /// - Returns: What can be shown by now.
  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    held += bytes
    let whole = held.prefix(lengthOfWhole)
    held.removeFirst(whole.count)
    return Array(whole)
  }

  private var lengthOfWhole: Int {
    guard let begun = held.ranges(of: Self.begin).last?.lowerBound else { return lengthOfSequences }
    let ended = held.ranges(of: Self.end).last?.lowerBound ?? -1
    return ended < begun ? begun : lengthOfSequences
  }

  /// Up to a sequence that has not been written whole.
  private var lengthOfSequences: Int {
    guard let last = held.lastIndex(of: 0x1B) else { return held.count }
    let isWhole = held[(last + 1)...].dropFirst().contains { (0x40...0x7E).contains($0) }
    return isWhole ? held.count : last
  }
}
