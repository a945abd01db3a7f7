/// A string of a terminal, such as a title or a colour, none of which is a key.
///
/// It begins with ESC and one of five characters, and ends with ESC `\` or BEL. Until more follows,
/// its beginning may also be a key with alt.
struct ControlString {
  /// How many bytes are dropped before it is given up.
  static let limit = 4096

  /// What follows ESC.
  let introducer: UInt8
  private var length = 0
  private var endsWithEscape = false

  /// What a byte has led to.
  enum Step {
    /// The string goes on.
    case unfinished
    /// The string has ended, and was none of anyone's business.
    case complete
    /// The string does not go on with this byte, which is to be read once more.
    case broken
    /// As broken, and an ESC came before this byte, which is not part of the string either.
    case brokenByEscape
  }

  /// Begins a string.
  ///
  /// - Parameter introducer: What follows ESC. If that begins no string, nothing is made.
  init?(introducer: UInt8) {
    guard "]PX^_".utf8.contains(introducer) else { return nil }
    self.introducer = introducer
  }

  /// Whether it depends on time what the bytes so far mean.
  ///
  /// Not so once something is in it: what a string says is not to be typed, however slowly it
  /// comes. Nobody is locked out by a string that never ends, since a control character breaks it.
  var isWaiting: Bool { isEmpty || endsWithEscape }

  /// The keys that it stands for if it does not go on.
  var keys: [Key] {
    let first = Key.alt(.character(Character(Unicode.Scalar(introducer))))
    return (isEmpty ? [first] : []) + (endsWithEscape ? [.escape] : [])
  }

  /// Takes a byte in.
  ///
  /// - Parameter byte: The next byte.
  /// - Returns: What it has led to.
  mutating func read(_ byte: UInt8) -> Step {
    if endsWithEscape {
      if byte == UInt8(ascii: "\\") { return .complete }
      endsWithEscape = false
      return .brokenByEscape
    }
    switch byte {
    case 0x07: return .complete
    case 0x1b: endsWithEscape = true
    case 0x00...0x1f, 0x7f: return .broken
    case _ where length == Self.limit: return .broken
    default: length += 1
    }
    return .unfinished
  }

  private var isEmpty: Bool { length == 0 }
}
