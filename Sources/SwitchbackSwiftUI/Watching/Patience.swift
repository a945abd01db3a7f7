#if canImport(SwiftUI)
/// How long something is waited for, in frames: only what the display has done says that SwiftUI will not do it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct Patience {
  /// How many frames on end have to be drawn, in an active scene and with nothing seen to move, before what SwiftUI
  /// was told and does not show is given up.
  static let limit = 3

  /// The same where it cannot be seen whether anything moves: in so many frames, whatever moves has ended.
  ///
  /// They take a second and a half, or less where more than sixty a second are drawn.
  static let unseenLimit = 90

  private var frames = 0
  private var isUnseen = false

  /// Whether it has been waited for long enough.
  var isOver: Bool { frames >= (isUnseen ? Self.unseenLimit : Self.limit) }

  /// Whether a frame has been drawn since it began.
  var hasFrames: Bool { frames > 0 }

  /// A frame was drawn that changed nothing.
  ///
  /// - Parameter isUnseen: Whether something may have moved of which nothing can be seen.
  mutating func noteFrame(isUnseen: Bool = false) {
    if self.isUnseen != isUnseen { frames = 0 }
    self.isUnseen = isUnseen
    frames += 1
  }
}
#endif
