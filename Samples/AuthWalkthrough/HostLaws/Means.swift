import UIKit

/// What can be done on this system as its users do it, by public API.
///
/// Trials on containers without Switchback find it out. So a law that fails says something about Switchback and the
/// system, and not about the way in which a button is pressed.
struct Means {
  /// The back button is pressed, and the screen goes.
  var backButton = false

  /// VoiceOver's gesture for going back is answered.
  var escape = false

  /// Other code pops several screens, and the container takes note.
  ///
  /// A long press on the back button cannot be made. UIKit pops then as other code does, and asks nobody.
  var severalAtOnce = false

  /// VoiceOver's gesture dismisses a sheet, and the container takes note.
  ///
  /// A sheet cannot be pulled down. This goes the same way: the delegate is asked, and told.
  var sheetEscape = false

  /// A button of an alert is pressed, and its action runs.
  var alertButton = false

  /// A tab is pressed in the bar, and is selected.
  var tab = false

  /// What can be done, and what cannot, a line each.
  var lines: [String] {
    let acts = [
      ("back button", backButton), ("VoiceOver's escape on a screen", escape),
      ("several screens at once", severalAtOnce), ("VoiceOver's escape on a sheet", sheetEscape),
      ("buttons of alerts", alertButton), ("tabs in the bar", tab),
    ]
    return acts.map { "\($0): \($1 ? "driven" : "cannot be driven here, its laws are skipped")" }
      + ["swipes, and pulling a sheet down: no public way, their laws are skipped"]
  }
}

/// How a user goes back one screen.
enum WayBack: String, CaseIterable {
  case button = "the back button"
  case escape = "VoiceOver's escape"

  /// Whether it can be driven.
  func isPossible(with means: Means) -> Bool {
    switch self {
    case .button: means.backButton
    case .escape: means.escape
    }
  }
}
