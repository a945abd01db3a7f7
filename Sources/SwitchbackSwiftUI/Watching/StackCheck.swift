#if canImport(SwiftUI)
/// What is to be done where SwiftUI is seen to show something else than it was told.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct StackCheck {
  private(set) var patience = Patience()

  /// Whether SwiftUI was asked once more, with a stack that is made anew.
  private var isAnew = false

  /// Whether SwiftUI does not show what it was told, whatever is done.
  private(set) var isGivenUp = false

  /// Whether something that SwiftUI was told has yet to be seen.
  private(set) var isInDoubt = false

  /// What is to be done about a layer.
  enum Remedy {
    case wait
    /// To have SwiftUI make it anew.
    case buildAnew
    /// To believe what is seen.
    case follow
  }

  /// Whether what is not seen by now is to be asked for once more.
  var isAnewDue: Bool { patience.isOver && !isAnew }

  /// It is not seen yet.
  mutating func doubt() { isInDoubt = true }

  /// Something moves, or the scene is not active: what is seen then says nothing.
  mutating func renewPatience() { patience = Patience() }

  /// A frame was drawn, with nothing seen to move.
  mutating func noteFrame(isUnseen: Bool = false) {
    if isInDoubt { patience.noteFrame(isUnseen: isUnseen) }
  }

  /// SwiftUI was asked once more.
  mutating func noteAnew() {
    isAnew = true
    renewPatience()
  }

  /// What is to be done about a layer that is seen to be wrong.
  mutating func remedy(
    for sight: StackSight, of layer: [ScreenID], wasSeen: (ScreenID) -> Bool
  ) -> Remedy {
    guard patience.isOver else { return .wait }
    // What was there and is not any more, the user left, and SwiftUI has not said so.
    let wasThere =
      sight.isPart(of: layer) && layer.dropFirst(sight.count).allSatisfy(wasSeen)
    if wasThere { return .follow }
    isGivenUp = isAnew
    return isAnew ? .follow : .buildAnew
  }
}
#endif
