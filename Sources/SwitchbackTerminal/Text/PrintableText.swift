/// Text from outside, fit to be printed on a terminal: it can be read, and does nothing else.
///
/// A control character moves the cursor, clears the screen or begins a sequence that does, and an override of
/// the direction of writing makes text read as another. In place of each stands a mark, U+FFFD, so that
/// it is seen that something is missing. A tab is a blank.
///
/// ```swift
/// let name = "Ada\u{1B}[2J"
/// PrintableText("Hello, \(name).").description     // "Hello, Ada\u{FFFD}[2J."
/// ```
///
/// Everything else stays whole: characters that are joined of several, such as emoji and flags, and text that
/// is written from right to left, with its marks. An isolate that is not closed is closed at the end of its
/// line, so that it ends with the text that it belongs to.
///
/// The hosts of this module do this with all that they print, so that it is needed only for what a program
/// prints besides.
///
/// > Source: Unicode Technical Report #36 for what is deceptive in text of both directions; Unicode Standard
/// > Annex #9 for what the characters do.
public struct PrintableText: Hashable, Sendable, CustomStringConvertible {
  /// The text, as it may be printed.
  public let description: String

  /// Makes text printable.
  ///
  /// - Parameters:
  ///   - text: The text, from anywhere.
  ///   - keepsLineBreaks: Whether a line break of any kind is kept, as a line feed. The default is no: it is a
  ///     blank then, and all of the text stands on one line.
  public init(_ text: some StringProtocol, keepsLineBreaks: Bool = false) {
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
