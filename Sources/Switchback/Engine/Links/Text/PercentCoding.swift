extension String {
  /// The text with percent signs for everything but letters, digits and `-._~`.
  ///
  /// > Source: RFC 3986, section 2.
  var percentEncoded: String {
    utf8.map { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": "\(Unicode.Scalar(byte))"
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  /// Decodes a piece of a link, and takes nothing that is in doubt.
  ///
  /// A plus sign is a plus sign.
  ///
  /// - Parameter piece: What stands between two separators.
  /// - Throws: What is wrong with it.
  init(percentDecoding piece: Substring) throws(LinkError) {
    var bytes: [UInt8] = []
    var rest = piece.utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else {
          throw LinkError(.malformedEncoding(String(piece)))
        }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    self = String(decoding: bytes, as: UTF8.self)
    // What is not UTF-8 was replaced, and has other bytes then.
    guard utf8.elementsEqual(bytes) else { throw LinkError(.invalidUTF8(String(piece))) }
    guard isPrintable else { throw LinkError(.controlCharacter(String(piece))) }
  }
}

extension StringProtocol {
  /// Whether it has no character that does something instead of being seen.
  var isPrintable: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      // Controls, line and paragraph separators; embeddings, overrides and isolates of the direction of writing.
      case ..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt8? { Character(Unicode.Scalar(self)).hexDigitValue.map(UInt8.init) }
}
