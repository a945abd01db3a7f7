#if canImport(SwiftUI)
/// A command of the router's, from when it is given until it is carried out.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct StackCommand {
  /// The number that the router has given it; nil if it is the host's own.
  let id: Int?
  let isAnimated: Bool
  let kept: [ScreenID]
  let tail: [ScreenID]
  var phase = Phase.given

  /// How far it is.
  enum Phase {
    /// SwiftUI has yet to be told.
    case given
    /// SwiftUI was told, and animates it.
    case told
    /// SwiftUI has said that what it animates for that is over.
    case taken
  }

  /// The screens that are to be shown in place of those that SwiftUI shows, as far as it is known.
  func goal(from screens: [ScreenID]) -> [ScreenID] {
    phase == .given ? kept.filter(screens.contains) + tail : screens
  }
}
#endif
