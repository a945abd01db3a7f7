#if canImport(SwiftUI)
/// Names a screen on a path, for SwiftUI.
///
/// A number, since SwiftUI may keep paths for longer than what they show; and none that an app could make, so
/// that no link of the app's appends one.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ScreenID: Hashable, Sendable {
  private let number: Int

  /// Makes the next one.
  @MainActor
  init() {
    Self.last += 1
    number = Self.last
  }

  @MainActor private static var last = 0
}
#endif
