/// Reads one Unicode scalar after the other from UTF-8, byte by byte.
///
/// Each longest part of a scalar that is not completed, and each byte that begins none, is U+FFFD,
/// as in `String(decoding:as:)`.
///
/// > Source: The practice that *The Unicode Standard* recommends, section 3.9.
struct ScalarDecoder {
  private var bits: UInt32 = 0
  private var missing = 0
  /// What the next byte may be.
  ///
  /// After some first bytes it is narrower, so that there are neither overlong forms nor surrogates
  /// nor anything beyond U+10FFFF.
  private var expected: ClosedRange<UInt8> = 0x80...0xbf

  /// What a byte has led to.
  enum Step {
    /// A scalar is complete.
    case scalar(Unicode.Scalar)
    /// The scalar goes on.
    case unfinished
    /// The scalar before does not go on with this byte, which is to be read once more.
    case broken
  }

  /// What stands for bytes that are no scalar.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Whether a scalar has begun and is not complete.
  var isWaiting: Bool { missing > 0 }

  /// Takes a byte in.
  ///
  /// - Parameter byte: The next byte.
  /// - Returns: What it has led to. If the scalar before is broken, nothing is held any more.
  mutating func read(_ byte: UInt8) -> Step {
    guard isWaiting else { return begin(byte) }
    guard expected.contains(byte) else {
      self = Self()
      return .broken
    }
    bits = bits << 6 | UInt32(byte & 0x3f)
    missing -= 1
    expected = 0x80...0xbf
    return isWaiting ? .unfinished : .scalar(Unicode.Scalar(bits) ?? Self.replacement)
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0x00...0x7f: return .scalar(Unicode.Scalar(byte))
    case 0xc2...0xdf: missing = 1
    case 0xe0...0xef: missing = 2
    case 0xf0...0xf4: missing = 3
    default: return .scalar(Self.replacement)
    }
    bits = UInt32(byte) & (0x3f >> UInt32(missing))
    switch byte {
    case 0xe0: expected = 0xa0...0xbf
    case 0xed: expected = 0x80...0x9f
    case 0xf0: expected = 0x90...0xbf
    case 0xf4: expected = 0x80...0x8f
    default: expected = 0x80...0xbf
    }
    return .unfinished
  }
}
