#if canImport(SwiftUI)
/// A command of the router's, from when it is given until it is carried out.
struct StackCommand {
  let id: Int
  let isAnimated: Bool
  let kept: [ScreenID]
  let tail: [ScreenID]

  /// Whether SwiftUI was told.
  var isTold = false

  /// Whether SwiftUI has said that what it animates for that is over.
  var isTaken = false
}
#endif
