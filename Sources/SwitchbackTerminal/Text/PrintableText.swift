/// Text from outside, made safe to print on a terminal.
///
/// A control character can move the cursor, clear the screen, or begin a sequence that does so. An override of the
/// writing direction can make a text read as another one. The mark U+FFFD replaces each of these characters, so that
/// the reader sees that something is missing. A tab becomes a blank.
///
/// ```swift
/// let name = "Ada\u{1B}[2J"
/// // "Hello, Ada\u{FFFD}[2J."
/// PrintableText("Hello, \(name).").description
/// ```
///
/// Everything else stays as it is: characters that combine several others, such as emoji and flags, and right-to-left
/// text with its marks. If an isolate is open at the end of its line, the text closes it there, so that it does not
/// affect what comes after.
///
/// The hosts of this module do this with everything that they print. You need it only for other output of your program.
///
/// > Source: Unicode Technical Report #36 for what is deceptive in text of both directions; Unicode Standard Annex #9
/// > for what the characters do.
public struct PrintableText: Hashable, Sendable, CustomStringConvertible {
  /// The printable text.
  public let description: String

  /// Creates printable text from any text.
  ///
  /// - Parameters:
  ///   - text: The text, from anywhere.
  ///   - keepsLineBreaks: Whether line breaks stay, as line feeds. The default is no: each line break becomes a blank,
  ///     and all of the text is on one line.
  public init(_ text: some StringProtocol, keepsLineBreaks: Bool = false) {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      description = String(text)
      return
    }
    var printable = ""
    var openIsolates = 0
    func closeIsolates() {
      printable += String(repeating: Character(Self.isolateEnd), count: openIsolates)
      openIsolates = 0
    }
    for character in text {
      if character.isNewline {
        if keepsLineBreaks { closeIsolates() }
        printable.append(keepsLineBreaks ? "\n" : " ")
        continue
      }
      for scalar in character.unicodeScalars {
        if scalar == "\t" {
          printable.append(" ")
        } else if scalar.isLeftOut {
          printable.append(Self.mark)
        } else {
          printable.unicodeScalars.append(scalar)
          if Self.isolates.contains(scalar) { openIsolates += 1 }
          if scalar == Self.isolateEnd { openIsolates = max(openIsolates - 1, 0) }
        }
      }
    }
    closeIsolates()
    description = printable
  }

  /// What stands in place of something that is left out.
  private static let mark: Character = "\u{FFFD}"

  /// What begins and ends a part whose direction is its own.
  private static let isolates: ClosedRange<Unicode.Scalar> = "\u{2066}"..."\u{2068}"
  private static let isolateEnd: Unicode.Scalar = "\u{2069}"
}

extension Unicode.Scalar {
  /// Whether a terminal would do something by it, or a reader take the text around it for another.
  fileprivate var isLeftOut: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0: true
    // Embeddings and overrides, and what ends them.
    case 0x202A...0x202E: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text on one line, fit to be printed.
  var printableLine: String { PrintableText(self).description }

  /// The text with its line breaks, fit to be printed.
  var printableLines: String { PrintableText(self, keepsLineBreaks: true).description }
}
