#if canImport(SwiftUI)
/// Leaves the screen that a view is on, after the modules were asked that would leave.
///
/// ```swift
/// @Environment(\.goBack) private var goBack
///
/// Button("Close") { goBack?() }
/// ```
///
/// At the first screen of a sheet, the sheet closes; ``closesSheet`` says where that is so. It is what `dismiss` is for
/// views without a router, which would go back without asking.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public struct GoBackAction {
  private weak var place: ShownScreen?

  /// The screen, also when it is gone.
  private let id: ScreenID

  init(_ place: ShownScreen) {
    self.place = place
    id = place.id
  }

  /// Whether the screen is the first of a sheet or cover, which closes by going back from it.
  ///
  /// There, the platform has no back button, and macOS no other way to close a sheet either. A page that may be
  /// pushed as well has a button where there is none:
  ///
  /// ```swift
  /// .toolbar {
  ///   if goBack?.closesSheet == true {
  ///     ToolbarItem(placement: .cancellationAction) { Button("Cancel") { goBack?() } }
  ///   }
  /// }
  /// ```
  ///
  /// SwiftUI observes it: a `body` that reads it is evaluated once more when another screen takes the place below.
  /// It is false at the root of a tab, also on a sheet: going back from there may lead to another tab.
  public var closesSheet: Bool {
    guard let place, place.host?.presenter != nil else { return false }
    return place.standing?.isFirst == true
  }

  /// Goes back.
  ///
  /// If the screen is gone, nothing happens.
  public func callAsFunction() {
    guard let place else { return }
    place.host?.back.goBack(from: place.id)
  }
}

// MARK: - Equatable

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension GoBackAction: nonisolated Equatable {
  /// Whether both actions are those of one screen.
  ///
  /// So SwiftUI does not evaluate the views again that read the action, as long as the screen is the same.
  ///
  /// - Parameters:
  ///   - lhs: An action.
  ///   - rhs: Another action.
  /// - Returns: Whether they are the same.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}
#endif
