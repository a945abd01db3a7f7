#if canImport(SwiftUI)
/// The style in which a stack is presented over another.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public enum PresentationStyle: Hashable, Sendable {
  /// A sheet, which the user can pull down if the modules on it do not mind.
  case sheet

  /// A cover over the whole screen; on macOS, which has no covers, a sheet.
  case fullScreen
}
#endif
