#if canImport(SwiftUI)
/// A command of the router's, from when it is given until it is carried out.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct StackCommand {
  /// The number that the router has given it; nil if it is the host's own.
  let id: Int?
  let isAnimated: Bool
  let kept: [ScreenID]
  private(set) var tail: [ScreenID]
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

  /// The same, once more, when the user has left some screens.
  ///
  /// - Parameters:
  ///   - unseen: Those of them that have never been there.
  ///   - left: All of them.
  /// - Returns: The command, of which SwiftUI has yet to be told.
  func bringing(_ unseen: [ScreenID], without left: some Sequence<ScreenID>) -> Self {
    let gone = Set(left).subtracting(unseen)
    var command = self
    command.tail = kept.filter(unseen.contains) + tail.filter { !gone.contains($0) }
    command.phase = .given
    return command
  }
}
#endif
