#if canImport(SwiftUI)
import Observation
import SwiftUI

/// A part of a stack that SwiftUI shows in one go: a root with what is pushed on it, or a container of tabs.
///
/// SwiftUI supports no stack inside of a stack, and tabs have stacks inside. So a stack is cut where tabs stand.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
final class StackLayer: Identifiable {
  @ObservationIgnored let root: ScreenID
  @ObservationIgnored weak var host: NavigationStackHost?

  private var stored: [ScreenID] = []

  /// What is pushed on the root.
  var pushed: [ScreenID] {
    get { stored }
    set {
      stored = newValue
      host?.shown.noteStandings()
    }
  }

  /// The path that SwiftUI may have yet to write: what was seen, and believed, before it was written.
  @ObservationIgnored var unwritten: [ScreenID]?

  /// A path that SwiftUI has written and that is not to be shown.
  ///
  /// SwiftUI would not see that, if it did not read its own path first: it is so until a frame was drawn.
  var refused: [ScreenID]?

  /// How often it was made anew, since SwiftUI did not show what it was told.
  var generation = 0

  init(_ root: ScreenID, on host: NavigationStackHost?) {
    self.root = root
    self.host = host
  }

  /// It is that of its root: another root is another layer, whose path SwiftUI cannot mix up with this one.
  nonisolated var id: ScreenID { root }

  /// All screens, the root first.
  var screens: [ScreenID] { [root] + pushed }

  /// Whether a screen stands below another one of it.
  func isBelow(_ id: ScreenID) -> Bool { screens.dropLast().contains(id) }

  /// What is pushed, as SwiftUI reads it and writes it.
  var path: [PathElement] {
    get { (refused ?? pushed).map(PathElement.screen) }
    set { host?.pathWasWritten(newValue, on: self) }
  }

  /// The link that SwiftUI has written in this turn.
  @ObservationIgnored var followed: LinkAction?

  /// Has SwiftUI read the path once more, which is as it was before SwiftUI wrote another one.
  func assert() { withMutation(keyPath: \.stored) {} }

  /// Cuts a stack into layers.
  ///
  /// - Parameters:
  ///   - stack: The screens, root first.
  ///   - isTabs: Whether a screen is a container of tabs.
  /// - Returns: The screens of each layer, lowest first.
  static func cut(_ stack: [ScreenID], where isTabs: (ScreenID) -> Bool) -> [[ScreenID]] {
    var layers: [[ScreenID]] = []
    for (position, id) in stack.enumerated() {
      if position == 0 || isTabs(id) || isTabs(stack[position - 1]) {
        layers.append([id])
      } else {
        layers[layers.count - 1].append(id)
      }
    }
    return layers
  }
}
#endif
