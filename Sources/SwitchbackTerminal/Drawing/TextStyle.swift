/// How a text looks.
///
/// Colour never says anything alone: whatever has one can also be told by a word, a sign or its weight.
struct TextStyle: Hashable, Sendable {
  /// The colours that every terminal has, in the shade that its user has chosen.
  enum Color: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isReversed = false
  var color: Color?

  static let plain = TextStyle()
  static let strong = TextStyle(isBold: true)
  static let faint = TextStyle(isDim: true)
  static let field = TextStyle(isUnderlined: true)
  static let selected = TextStyle(isBold: true, color: .cyan)
  static let chosen = TextStyle(isReversed: true)
  static let warning = TextStyle(isBold: true, color: .yellow)
  static let danger = TextStyle(isBold: true, color: .red)
}
