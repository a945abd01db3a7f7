#if canImport(SwiftUI)
/// How long something is waited for, in frames: only what the display has done says that SwiftUI will not do it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct Patience {
  /// How many frames on end have to be drawn, in an active scene and with nothing moving, before what SwiftUI was
  /// told and does not show is given up.
  static let limit = 3

  /// How often SwiftUI is told before that.
  static let ordinary = 2

  /// How often it is told where something may be in the way that goes, and of which nothing can be seen: each time it
  /// is waited for twice as long.
  static let longest = 5

  private let limit: Int

  /// In how many frames whatever moves unseen has ended: in a second and a half, or less where more are drawn.
  static let movement = 90

  private var frames = 0

  /// Waits for what SwiftUI is told.
  ///
  /// - Parameter failures: How often it was told in vain.
  init(after failures: Int = 0) { limit = Self.limit << max(failures - 1, 0) }

  /// Whether it has been waited for long enough.
  var isOver: Bool { frames >= limit }

  /// Whether nothing moves any more, although that cannot be seen.
  var outlastsMovements: Bool { frames >= Self.movement }

  /// Whether a frame has been drawn since it began.
  var hasFrames: Bool { frames > 0 }

  /// A frame was drawn that changed nothing.
  mutating func noteFrame() { frames += 1 }
}
#endif
