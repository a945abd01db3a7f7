/// What a terminal sends for a key that types nothing, or as an answer: CSI or SS3 and some bytes.
///
/// Collects the bytes up to the last; what they mean is in ``meaning``.
struct ControlSequence {
  /// How many bytes may follow the introducer.
  ///
  /// None that is known has half as many.
  static let limit = 64

  /// How a sequence begins.
  enum Introducer {
    /// ESC `[`.
    case csi
    /// ESC `O`.
    case ss3
  }

  /// What a byte has led to.
  enum Step {
    /// The sequence goes on.
    case unfinished
    /// The sequence is complete.
    case complete
    /// The sequence does not go on with this byte, which is to be read once more.
    case broken
  }

  let introducer: Introducer

  /// Whether an ESC came before.
  ///
  /// It is alt if the sequence is a key, and else a key of its own.
  let isAfterEscape: Bool

  /// What follows the introducer.
  private(set) var bytes: [UInt8] = []

  /// Begins a sequence.
  ///
  /// - Parameters:
  ///   - byte: What follows ESC. With anything that begins no sequence, nothing is made.
  ///   - isAfterEscape: Whether another ESC came before.
  init?(introducer byte: UInt8, isAfterEscape: Bool) {
    switch byte {
    case UInt8(ascii: "["): introducer = .csi
    case UInt8(ascii: "O"): introducer = .ss3
    default: return nil
    }
    self.isAfterEscape = isAfterEscape
  }

  /// Whether it depends on time what the bytes so far mean.
  ///
  /// Not so once a number is in it: no key begins like that, and its rest is not to be typed, however slowly it
  /// comes. Nobody is locked out by one that never ends, since the next letter ends it.
  var isWaiting: Bool { bytes.isEmpty || bytes == [UInt8(ascii: "[")] }

  /// The keys that it stands for if it does not go on.
  ///
  /// A sequence that has begun is dropped; its introducer alone is also alt and a character.
  var keys: [Key] {
    let first = Key.alt(.character(introducer == .csi ? "[" : "O"))
    return (isAfterEscape ? [.escape] : []) + (bytes.isEmpty ? [first] : [])
  }

  /// Takes a byte in.
  ///
  /// Only printable ASCII is part of a sequence. A terminal sends one in one go, so that anything
  /// else, a control character too, means that its rest was lost, and should not be lost itself.
  ///
  /// - Parameter byte: The next byte.
  /// - Returns: What it has led to.
  mutating func read(_ byte: UInt8) -> Step {
    guard (0x20...0x7e).contains(byte), bytes.count < Self.limit else { return .broken }
    let isLast = introducer == .csi ? endsControlSequence(byte) : endsSingleShift(byte)
    bytes.append(byte)
    return isLast ? .complete : .unfinished
  }

  private func endsControlSequence(_ byte: UInt8) -> Bool {
    switch byte {
    // The Linux console sends a second bracket for its function keys.
    case _ where bytes == [UInt8(ascii: "[")]: true
    case UInt8(ascii: "["): !bytes.isEmpty
    // rxvt ends a key with shift so, after a single number. Elsewhere it is before the last byte.
    case UInt8(ascii: "$"): !bytes.isEmpty && bytes.allSatisfy(Self.isDigit)
    default: byte >= 0x40
    }
  }

  private func endsSingleShift(_ byte: UInt8) -> Bool {
    !Self.isDigit(byte) && byte != UInt8(ascii: ";")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
