#if canImport(SwiftUI)
import SwiftUI

/// What may move where nothing can be seen of it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct UnseenMovement {
  private var serial = 0

  /// How many frames were drawn since something has begun to move; nil if nothing may move.
  private var frames: Int?

  /// Whether something may move.
  var mayMove: Bool { frames != nil }

  /// Something begins to move.
  ///
  /// - Returns: The number of that.
  mutating func begin() -> Int {
    serial += 1
    frames = 0
    return serial
  }

  /// SwiftUI has said that it has ended what it animates.
  ///
  /// If it says so at once, it does not mean what the platform moves.
  mutating func end(_ number: Int) {
    if number == serial, let frames, frames >= Patience.limit { self.frames = nil }
  }

  /// A frame was drawn.
  mutating func noteFrame() {
    guard let frames else { return }
    self.frames = frames + 1 < Patience.unseenLimit ? frames + 1 : nil
  }

  /// The scene is not active.
  mutating func renewPatience() { frames? = 0 }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// Changes what views read, in one step, which may have the platform move something.
  ///
  /// - Parameters:
  ///   - animated: Whether SwiftUI is to animate it.
  ///   - body: Makes the change.
  ///   - completion: Called once, when SwiftUI has ended what it animates for it, as far as it knows.
  func change(
    animated: Bool,
    _ body: () -> Void,
    completion: @escaping @MainActor @Sendable () -> Void = {},
  ) {
    let lowest = SeenTogether.lowest(below: self)
    let number = animated ? somethingMoves() : nil
    ShownStack.change(animated: animated, body) { [weak lowest] in
      if let number { lowest?.unseen.end(number) }
      completion()
    }
  }

  /// Something may move from now on; nobody has to note that where it can be seen.
  @discardableResult
  func somethingMoves() -> Int? {
    let together = SeenTogether(with: self)
    guard !together.canBeSeen else { return nil }
    return together.lowest.unseen.begin()
  }
}
#endif
