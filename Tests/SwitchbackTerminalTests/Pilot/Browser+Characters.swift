import Pictures

extension Browser {
  /// A stretch of text as it is drawn.
  struct Text: Decodable {
    let text: String
    let y: Double

    /// Where each character begins, and where the last one ends.
    let starts: [Double]
    let end: Double
  }

  /// A font of a reader: one that is too large for a drawing is like one whose characters are too wide.
  struct Font: Encodable {
    let family: String

    /// In pixels.
    let size: Int
  }

  /// Shows a drawing in several fonts.
  ///
  /// - Parameters:
  ///   - drawing: The document.
  ///   - fonts: The fonts.
  /// - Returns: The text that is seen, by font.
  /// - Throws: What keeps the browser from showing it.
  func show(_ drawing: String, in fonts: [Font]) throws -> [[Text]] {
    try look(
      at: drawing, in: fonts,
      """
      (svg, font) => [...svg.querySelectorAll("text")].map(text => {
        text.style.fontFamily = font.family
        text.style.fontSize = font.size + "px"
        const count = text.getNumberOfChars()
        return {
          text: text.textContent, y: text.getStartPositionOfChar(0).y,
          starts: [...Array(count).keys()].map(i => text.getStartPositionOfChar(i).x),
          end: text.getBBox().x + text.getBBox().width
        }
      })
      """)
  }
}
