import Foundation

extension WalkthroughPage {
  /// Where it is among the others, in the language of the user.
  var title: String {
    String(localized: "Step \(rawValue) of \(Self.allCases.count)")
  }

  /// What is to be read on it, in the language of the user.
  var text: String {
    switch self {
    case .screens:
      String(
        localized:
          "A screen says what it shows and what was done on it. It does not know what comes next.")
    case .coordinators:
      String(
        localized: "A coordinator knows what comes next. It does not know how its screens look.")
    case .goingBack:
      String(
        localized:
          "You can go back from anywhere. Whoever started a flow hears that it is over, once.")
    }
  }
}
