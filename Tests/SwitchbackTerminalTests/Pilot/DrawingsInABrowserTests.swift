import Foundation
import Pictures
import Switchback
import Testing

@testable import SwitchbackTerminal

/// What a browser shows of a drawing is what the terminal shows.
@MainActor
struct DrawingsInABrowserTests {
  /// How drawings are laid out: the size of a character, and the edge around them.
  private let wide = 9.0
  private let high = 20.0
  private let edge = 12.0

  private let rows = [
    "User name       ada", "  two  and   three", "a한b 국 c", "<b>&amp;\"</b>", "e\u{301} x",
  ]

  @Test func eachCharacterStandsInItsColumnWhateverTheFont() throws {
    guard let browser = Browser.found else {
      return print("skipped: there is no Chromium to look at drawings with")
    }
    var canvas = Canvas(columns: 24, rows: 6)
    for (row, text) in rows.enumerated() {
      canvas.write(text, row: row, column: row, row == 1 ? .chosen : .plain)
    }
    canvas.write("  ada   ", row: 5, .field)
    canvas.write("  end", row: 5, column: 10, .strong)

    let right: Double = Double(canvas.size.columns) * wide + edge + 0.1
    for texts in try browser.show(canvas.svg(.light, title: nil), in: fonts) {
      #expect(lines(of: texts, in: canvas.size) == canvas.lines)
      #expect(texts.allSatisfy { $0.end <= right })
    }
  }

  /// Narrow and wide ones; the browser has another one in the place of one that is not there.
  private let fonts =
    [11, 15, 21].map { Browser.Font(family: "monospace", size: $0) }
    + ["Liberation Mono", "DejaVu Sans Mono", "Courier New", "Menlo"].map {
      Browser.Font(family: "'\($0)', monospace", size: 15)
    }

  /// The screen, read back from where the characters stand.
  private func lines(of texts: [Browser.Text], in size: TerminalSize) -> [String] {
    var canvas = Canvas(size)
    for text in texts {
      #expect(text.starts.count == text.text.utf16.count, "nothing collapses in \(text.text)")
      guard text.starts.count == text.text.utf16.count else { continue }
      for index in text.text.indices {
        let start = text.starts[text.text.utf16.distance(from: text.text.startIndex, to: index)]
        let column = (start - edge) / wide
        #expect(abs(column - column.rounded()) < 0.02, "\(text.text) at \(column)")
        canvas.write(
          String(text.text[index]), row: Int((text.y - edge) / high), column: Int(column.rounded()))
      }
    }
    return canvas.lines
  }
}
