import UIKit

extension Phone {
  /// Lets everything come to rest: transitions run to their end, and what follows from them too.
  func rest() async {
    for _ in 0..<6 {
      await turns()
      guard isMoving else { continue }
      finishTransitions()
    }
    await turns()
  }

  /// Gives others a few turns on the main actor.
  func turns() async {
    for _ in 0..<8 {
      await Task.yield()
      onStep?()
    }
  }
}
