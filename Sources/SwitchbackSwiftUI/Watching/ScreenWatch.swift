#if canImport(SwiftUI)
import SwiftUI

/// Sees what the platform's own containers do with a screen.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
protocol ScreenWatch: AnyObject {
  /// What is on the container that shows the screen, lowest first, nil for what is no screen; nil without one.
  var stack: [ScreenID?]? { get }

  /// Whether the screen is in a window, where it can be seen unless something covers it.
  var isInWindow: Bool { get }

  /// Whether the window that it is in belongs to a scene that is active.
  var isInActiveScene: Bool { get }

  /// Whether the screen is on something that is presented.
  var isPresented: Bool { get }

  /// Whether anything is presented over what the screen is on.
  var isCovered: Bool { get }

  /// Whether an alert is presented over that.
  var hasAlert: Bool { get }

  /// Calls back when what moves there has ended; false if nothing moves.
  func whenStill(_ body: @escaping @MainActor () -> Void) -> Bool

  /// Keeps swipes from the screen while it minds, and no longer.
  func updateSwipes()

  /// Has begin what is put off until the next layout.
  func layOut()
}

/// What is seen of a layer on the container that shows it, the root first.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct StackSight {
  private let screens: [ScreenID?]

  /// Finds a layer on a container, which may show others below it, such as the sidebar of a split view.
  ///
  /// It is nil if none of its screens is known to be there.
  ///
  /// - Parameters:
  ///   - stack: What is on the container.
  ///   - layer: The screens of the layer.
  init?(_ stack: [ScreenID?], of layer: [ScreenID]) {
    for (place, id) in stack.enumerated() {
      for (position, screen) in layer.enumerated() where screen == id && place >= position {
        screens = Array(stack[(place - position)...])
        return
      }
    }
    return nil
  }

  var count: Int { screens.count }
  var known: [ScreenID] { screens.compactMap { $0 } }

  /// Whether it is this, as far as it is known.
  func shows(_ layer: [ScreenID]) -> Bool { count == layer.count && isPart(of: layer) }

  /// Those that are known to be where they should be, with nothing else below them.
  func inPlace(of layer: [ScreenID]) -> [ScreenID] {
    zip(screens, layer).prefix { $0 == nil || $0 == $1 }.compactMap { $0.0 }
  }

  /// Whether it is this, with something above that is no screen of any host.
  func isCovered(over layer: [ScreenID]) -> Bool {
    guard count > layer.count, screens[layer.count...].allSatisfy({ $0 == nil }) else {
      return false
    }
    return zip(screens, layer).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// Whether that which stands where the last of these should be is known.
  func isTopKnown(of layer: [ScreenID]) -> Bool {
    screens.indices.contains(layer.count - 1) && screens[layer.count - 1] != nil
  }

  /// Whether it is the lowest part of this, as far as it is known.
  func isPart(of layer: [ScreenID]) -> Bool {
    count <= layer.count && zip(screens, layer).allSatisfy { $0 == nil || $0 == $1 }
  }
}
#endif
