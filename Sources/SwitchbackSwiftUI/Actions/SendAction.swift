#if canImport(SwiftUI)
/// A value that sends a view's actions to the flow that gave the view's module its sender.
///
/// ```swift
/// @Environment(\.sendAction) private var send
///
/// Button("Ada") { send?(SelectedFriend(name: "Ada")) }
/// ```
///
/// You find it in the environment of the view that a ``ViewScreen`` shows. It sends actions on behalf of that module.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public struct SendAction {
  private weak var place: ShownScreen?

  /// The screen, also when it is gone.
  private let id: ScreenID

  init(_ place: ShownScreen) {
    self.place = place
    id = place.id
  }

  /// Sends an action.
  ///
  /// If the module is gone, nothing happens. The same is true if the module neither takes the action nor has a
  /// ``ViewScreen/send``.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - file: The file of the call. The default is the file that contains the call.
  ///   - line: The line of the call. The default is the line of the call.
  public func callAsFunction<Action>(
    _ action: Action, file: String = #fileID, line: Int = #line
  ) {
    place?.send(action, file: file, line: line)
  }
}

// MARK: - Equatable

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension SendAction: nonisolated Equatable {
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
