#if canImport(SwiftUI)
/// Sends actions from a view to the flow that its module was given the sender of.
///
/// ```swift
/// @Environment(\.sendAction) private var send
///
/// Button("Ada") { send?(SelectedFriend(name: "Ada")) }
/// ```
///
/// It is in the environment of what a ``ViewScreen`` shows, and sends for that module.
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
  /// If the module neither takes it nor has a ``ViewScreen/send``, or is gone, nothing happens.
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - file: The file of the call. The default is the one where it is written.
  ///   - line: The line of the call. The default is the one where it is written.
  public func callAsFunction<Action>(
    _ action: Action, file: String = #fileID, line: Int = #line
  ) {
    place?.send(action, file: file, line: line)
  }
}

// MARK: - Equatable

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension SendAction: nonisolated Equatable {
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
