/// A line of text in a drawing.
struct Line {
  /// How it is set.
  enum Tone {
    case strong
    case plain
    case faint
    case accent
  }

  let text: String
  let tone: Tone

  static func strong(_ text: String) -> Line { Line(text: text, tone: .strong) }
  static func plain(_ text: String) -> Line { Line(text: text, tone: .plain) }
  static func faint(_ text: String) -> Line { Line(text: text, tone: .faint) }
  static func accent(_ text: String) -> Line { Line(text: text, tone: .accent) }

  /// How far the next line stands below it.
  static let height = 22

  /// How far its letters stand below its top.
  static let base = 16
}
