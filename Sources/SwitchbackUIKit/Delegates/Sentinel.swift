#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
/// Goes with what holds it, and says so.
final class Sentinel: Sendable {
  private let onRelease: @MainActor () -> Void

  init(_ onRelease: @escaping @MainActor () -> Void) {
    self.onRelease = onRelease
  }

  deinit {
    Task { @MainActor [onRelease] in onRelease() }
  }
}
#endif
