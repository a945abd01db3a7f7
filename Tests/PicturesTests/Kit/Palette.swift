import SwitchbackTerminal

/// The colors of a drawing: grays, and one accent for what it is about.
struct Palette {
  /// What everything stands on, and its edge; as in the drawings of the terminal.
  let paper, rim: String

  /// Large and small boxes, and the lines around them.
  let panel, box, line: String

  /// Text, text that matters less, and arrows.
  let ink, faint, arrow: String

  /// The accent, and what is filled with it.
  let accent, tint: String

  init(_ ground: TerminalPilot.Ground) {
    switch ground {
    case .light:
      (paper, rim) = ("#fcfcfa", "#d6d6d0")
      (panel, box, line) = ("#f1f1ed", "#ffffff", "#c2c2ba")
      (ink, faint, arrow) = ("#2b2b29", "#62625d", "#7d7d77")
      (accent, tint) = ("#2f56c6", "#e6ecfb")
    case .dark:
      (paper, rim) = ("#1c1d1f", "#44464a")
      (panel, box, line) = ("#26282b", "#323539", "#5b5e63")
      (ink, faint, arrow) = ("#e6e6e2", "#a8a8a2", "#92959a")
      (accent, tint) = ("#9db4ff", "#27304d")
    }
  }
}
