#if canImport(SwiftUI)
/// Leaves the screen that a view is on, after the modules were asked that would leave.
///
/// ```swift
/// @Environment(\.goBack) private var goBack
///
/// Button("Close") { goBack?() }
/// ```
///
/// At the first screen of a sheet, the sheet closes. It is what `dismiss` is for views without a router, which
/// would go back without asking.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public struct GoBackAction {
  private weak var place: ShownScreen?

  init(_ place: ShownScreen) {
    self.place = place
  }

  /// Goes back.
  ///
  /// If the screen is gone, nothing happens.
  public func callAsFunction() {
    guard let place else { return }
    place.host?.back.goBack(from: place.id)
  }
}
#endif
