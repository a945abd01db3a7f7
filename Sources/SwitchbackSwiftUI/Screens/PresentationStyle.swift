#if canImport(SwiftUI)
/// How a stack is presented over another.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public enum PresentationStyle: Hashable, Sendable {
  /// As a sheet, which the user can pull down if the modules on it do not mind.
  case sheet

  /// Over the whole screen; as a sheet on macOS, which has no such thing.
  case fullScreen
}
#endif
