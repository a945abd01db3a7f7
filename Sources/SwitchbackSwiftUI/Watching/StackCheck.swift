#if canImport(SwiftUI)
/// What is to be done where SwiftUI is seen to show something else than it was told.
///
/// It may be on its way, so nothing is believed before it was seen a few times in a row.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct StackCheck {
  /// How often in a row something has to be seen to be wrong before it is believed that it will not change by itself.
  static let patience = 3

  /// When it is given up to have SwiftUI show what it was told.
  private static let limit = 3 * patience

  /// How often SwiftUI was seen to show something else since it was seen to be right.
  private var doubts = 0

  /// Whether SwiftUI does not show what it was told, whatever is done.
  var isGivenUp: Bool { doubts >= Self.limit }

  /// What is to be done about a layer.
  enum Remedy {
    case wait
    /// To have SwiftUI make it anew.
    case buildAnew
    /// To believe what is seen.
    case follow
  }

  /// Counts how often something was seen to be wrong.
  mutating func note(isWrong: Bool) { doubts = isWrong ? doubts + 1 : 0 }

  /// What is to be done about a layer that is seen to be wrong.
  func remedy(
    for sight: StackSight, of layer: [ScreenID], wasSeen: (ScreenID) -> Bool
  ) -> Remedy {
    guard doubts % Self.patience == 0 else { return .wait }
    // What was there and is not any more, the user left, and SwiftUI has not noticed.
    let wasThere =
      sight.isPart(of: layer) && layer.dropFirst(sight.count).allSatisfy(wasSeen)
    return wasThere || isGivenUp ? .follow : .buildAnew
  }
}
#endif
