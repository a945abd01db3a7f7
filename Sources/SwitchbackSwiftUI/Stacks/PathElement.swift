#if canImport(SwiftUI)
import Switchback

/// An element of a path, for SwiftUI: a screen, or what a link on a page asks for.
///
/// SwiftUI follows a link only if its value is of the very type that the path has, and hands it over by appending it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
enum PathElement: Hashable {
  case screen(ScreenID)
  /// It is never shown: whoever takes the action shows something, or nothing.
  case link(LinkAction)

  var screen: ScreenID? { if case .screen(let id) = self { id } else { nil } }
}

/// The action of a link.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LinkAction: Hashable {
  private let action: any Hashable
  private let file: String
  private let line: Int

  init(_ action: some Hashable, file: String, line: Int) {
    self.action = action
    self.file = file
    self.line = line
  }

  /// Sends it from the page that the link is on.
  @MainActor
  func send(from place: ShownScreen) {
    func send(_ action: some Hashable) { place.send(action, file: file, line: line) }
    send(action)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.action) == AnyHashable(rhs.action)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(action)) }
}
#endif
