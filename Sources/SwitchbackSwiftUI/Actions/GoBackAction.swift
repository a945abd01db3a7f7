#if canImport(SwiftUI)
/// An action that leaves the screen of a view, after the router has asked the modules that would leave.
///
/// ```swift
/// @Environment(\.goBack) private var goBack
///
/// Button("Close") { goBack?() }
/// ```
///
/// At the first screen of a sheet, the action closes the sheet; see ``closesSheet``. Use it in place of `dismiss`,
/// which goes back without asking the modules.
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

  /// Whether the screen is the first of a sheet or cover, which going back closes.
  ///
  /// On such a screen, the platform shows no back button. On macOS, there is no other way to close a sheet either. If a
  /// page may also be pushed, give it a button that appears only where there is none:
  ///
  /// ```swift
  /// .toolbar {
  ///   if goBack?.closesSheet == true {
  ///     ToolbarItem(placement: .cancellationAction) {
  ///       Button("Cancel") { goBack?() }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// SwiftUI observes this property. It evaluates a `body` that reads it again when the screen becomes the first of the
  /// sheet, or no longer is. At the root of a tab, the value is false, even on a sheet: going back from there may lead
  /// to another tab.
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
  /// Returns whether both actions belong to the same screen.
  ///
  /// As long as the screen is the same, SwiftUI does not reevaluate the views that read the action.
  ///
  /// - Parameters:
  ///   - lhs: An action.
  ///   - rhs: Another action.
  /// - Returns: Whether they are equal.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}
#endif
