/// Collects what is pasted, until the terminal marks its end.
///
/// A line ends with CR, LF or both, and is made to end with LF; a tab becomes a blank, and every
/// other control character is dropped. Nothing in it can be taken for a key.
struct PastedText {
  /// How many bytes of text are kept; what follows is dropped as it comes.
  static let limit = 1 << 20

  private var scalars = String.UnicodeScalarView()
  private var size = 0
  private var isFull = false
  private var isAfterReturn = false
  private var decoder = ScalarDecoder()
  private var matched = 0

  /// The bytes that mark the end.
  ///
  /// The first is in no other place, so that a match that fails can only begin anew with the byte
  /// at which it failed.
  private static let end: [UInt8] = Array("\u{1b}[201~".utf8)

  /// Takes a byte in.
  ///
  /// - Parameter byte: The next byte.
  /// - Returns: The text, if it ends here.
  mutating func read(_ byte: UInt8) -> String? {
    if byte != Self.end[matched] {
      for held in Self.end[..<matched] { decode(held) }
      matched = 0
    }
    guard byte == Self.end[matched] else {
      decode(byte)
      return nil
    }
    matched += 1
    guard matched == Self.end.count else { return nil }
    if decoder.isWaiting { append(ScalarDecoder.replacement) }
    return String(scalars)
  }

  private mutating func decode(_ byte: UInt8) {
    switch decoder.read(byte) {
    case .scalar(let scalar): append(scalar)
    case .unfinished: break
    case .broken:
      append(ScalarDecoder.replacement)
      decode(byte)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    defer { isAfterReturn = scalar == "\r" }
    switch scalar {
    case "\n" where isAfterReturn: break
    case "\n", "\r": keep("\n")
    case "\t": keep(" ")
    case _ where scalar.properties.generalCategory == .control: break
    default: keep(scalar)
    }
  }

  /// Keeps a scalar if there is room.
  ///
  /// Once there was none, nothing more is kept, so that what is kept is the beginning of the text.
  private mutating func keep(_ scalar: Unicode.Scalar) {
    let width = scalar.utf8.count
    isFull = isFull || size + width > Self.limit
    guard !isFull else { return }
    scalars.append(scalar)
    size += width
  }
}
