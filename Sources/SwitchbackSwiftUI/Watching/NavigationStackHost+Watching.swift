#if canImport(SwiftUI)
import SwiftUI

// What can be seen of what SwiftUI does, and what is made good.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// What sees its screens, where something can be seen.
  var watches: [any ScreenWatch] {
    places.values.compactMap(\.watch) + leaving.values.compactMap(\.watch)
  }

  /// Settles when what moves has ended; false if nothing is seen to move.
  func putOff() -> Bool {
    for host in hostsSeenTogether {
      for watch in host.watches where watch.whenStill({ [weak self] in self?.cameToRest() }) {
        return true
      }
    }
    return false
  }

  /// What is seen of a layer, root first; nil where that cannot be seen.
  private func seen(of layer: StackLayer) -> StackSight? {
    for id in layer.screens.reversed() {
      guard let stack = places[id]?.watch?.stack else { continue }
      if let sight = StackSight(stack, of: layer.screens) { return sight }
    }
    return nil
  }

  /// Makes good where SwiftUI shows something else than it was told.
  ///
  /// - Returns: Whether there is something to be waited for.
  func repair() -> Bool {
    var isWrong = false
    for layer in shown.layers {
      guard let sight = seen(of: layer) else { continue }
      for id in sight.known { places[id]?.wasSeen = true }
      if sight.shows(layer.screens) { continue }
      if !isWrong { doubts += 1 }
      isWrong = true
      guard doubts % Self.patience == 0 else { continue }
      let missing = layer.screens.dropFirst(sight.count)
      let wasThere = sight.isPart(of: layer.screens) && missing.allSatisfy(wasSeen)
      // What was there and is not any more, the user left, and SwiftUI has not noticed.
      if wasThere || doubts >= Self.limit { follow(sight, on: layer) } else { buildAnew(layer) }
    }
    if !isWrong { doubts = 0 }
    guard isWrong, doubts < Self.limit else { return false }
    for watch in watches { watch.layOut() }
    soon { $0.settle() }
    return true
  }

  /// How often in a row something has to be seen to be wrong before it is believed that it will not change by itself.
  static var patience: Int { 3 }

  /// When it is given up to have SwiftUI show what it was told.
  static var limit: Int { 3 * patience }

  private func wasSeen(_ id: ScreenID) -> Bool { places[id]?.wasSeen == true }

  /// Has SwiftUI make a layer anew, from the path as it should be.
  private func buildAnew(_ layer: StackLayer) {
    for id in layer.screens {
      places[id]?.watch = nil
      places[id]?.wasSeen = false
    }
    change(animated: false) {
      layer.generation += 1
    } completion: {
    }
  }

  /// Believes what is seen.
  private func follow(_ sight: StackSight, on layer: StackLayer) {
    layer.pushed = layer.pushed.filter(sight.known.contains)
    keepWhatLeaves()
  }
}
#endif
