#if canImport(SwiftUI)
import Switchback

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

  init(_ place: ShownScreen) {
    self.place = place
  }

  /// Sends an action.
  ///
  /// If the module has no ``ViewScreen/send``, or is gone, nothing happens.
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - file: The file of the call. The default is the one where it is written.
  ///   - line: The line of the call. The default is the one where it is written.
  public func callAsFunction<Action>(
    _ action: Action, file: String = #fileID, line: Int = #line
  ) {
    guard let screen = place?.screen as? any ViewScreen else { return }
    screen.send?(action, from: screen, file: file, line: line)
  }
}
#endif
