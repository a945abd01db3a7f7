#if canImport(SwiftUI)
import Switchback

/// The router of a host, and what it was told.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class RouterLink {
  private(set) var reporter: HostReporter?

  /// What it was told last to be on the stack.
  private(set) var told: [ScreenID] = []

  /// By what means the user has gone back since.
  var origin = BackOrigin.unknown

  func connect(_ reporter: HostReporter, showing screens: [ScreenID]) {
    self.reporter = reporter
    told = screens
  }

  /// Says what is shown, now that nothing moves.
  func tell(_ places: [ShownScreen], acknowledging command: Int?) {
    let origin = origin
    self.origin = .unknown
    told = places.map(\.id)
    reporter?.settled(
      showing: places.map(\.screen), acknowledging: command, origin: origin)
  }
}
#endif
