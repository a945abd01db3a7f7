#if canImport(SwiftUI)
import SwiftUI
import Switchback

// What is seen of the stack, and what is done where SwiftUI shows something else than it was told.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// Whether SwiftUI is seen to show what it was told, or nothing more is to be expected.
  func isSettled() -> Bool {
    let wrong = whatIsWrong()
    noteCovers()
    guard !wrong.isEmpty else {
      guard command != nil, !isTopSeen else { return true }
      return check.patience.isOver && !fillBlank()
    }
    var isFollowed = false
    for (layer, sight) in wrong {
      switch check.remedy(for: sight, of: layer.screens, wasSeen: wasSeen) {
      case .wait: break
      case .buildAnew: buildAnew(layer)
      case .follow:
        follow(sight, on: layer)
        isFollowed = true
      }
    }
    for watch in places.watches { watch.layOut() }
    return isFollowed && (check.isGivenUp || isSettled())
  }

  /// Whether the user has left something, and SwiftUI may be about to say so.
  func waitsForUser() -> Bool {
    let left = whatIsWrong().filter { layer, sight in
      sight.isPart(of: layer.screens) && layer.screens.dropFirst(sight.count).allSatisfy(wasSeen)
    }
    guard check.patience.isOver else { return !left.isEmpty }
    for (layer, sight) in left { follow(sight, on: layer) }
    return false
  }

  private func wasSeen(_ id: ScreenID) -> Bool { places[id]?.wasSeen == true }

  /// The layers that are seen to show something else.
  private func whatIsWrong() -> [(layer: StackLayer, sight: StackSight)] {
    shown.layers.compactMap { layer in
      guard let sight = sight(of: layer) else { return nil }
      for id in sight.inPlace(of: layer.screens) { places[id]?.wasSeen = true }
      return isShown(layer, in: sight) ? nil : (layer, sight)
    }
  }

  /// Whether a layer is seen as it should be; what other code has pushed over it is not the host's.
  private func isShown(_ layer: StackLayer, in sight: StackSight) -> Bool {
    guard !isHidden(layer, in: sight) else { return false }
    return sight.shows(layer.screens) || sight.isCovered(over: layer.screens)
  }

  /// Notes what other code has pushed over a layer that is as it should be.
  private func noteCovers() {
    for layer in shown.layers {
      guard let sight = sight(of: layer), isShown(layer, in: sight) else { continue }
      noteCover(of: layer, in: sight)
    }
  }

  /// Notes what is where it should be: what is gone later on, the user has left.
  func noteWhatIsSeen() { _ = whatIsWrong() }

  /// Whether what is to be on top is there, as far as anything says so.
  private var isTopSeen: Bool {
    guard isOnScreen, let layer = shown.layers.last, let top else { return true }
    if let sight = sight(of: layer) {
      // What other code has pushed may be mistaken for what is not there yet.
      return isShown(layer, in: sight) && sight.isTopKnown(of: layer.screens)
    }
    // It stands in no stack.
    if let watch = top.watch {
      return watch.isInWindow && check.patience.hasFrames
    }
    return !SeenTogether(with: self).canBeSeen && top.hasAppeared && command?.phase != .told
  }

  /// The user has left what is not there any more, and SwiftUI may yet say so.
  private func follow(_ sight: StackSight, on layer: StackLayer) {
    layer.pushed = layer.pushed.filter(sight.known.contains)
    layer.unwritten = layer.pushed
    keepWhatLeaves()
  }

  /// What is seen of a layer, root first; nil where that cannot be seen.
  private func sight(of layer: StackLayer) -> StackSight? {
    for id in layer.screens.reversed() {
      guard let stack = places[id]?.watch?.stack else { continue }
      if let sight = StackSight(stack, of: layer.screens) { return sight }
    }
    return nil
  }

  /// Has SwiftUI make the layer on top anew if there is nothing where its last page should be, once.
  ///
  /// - Returns: Whether it is made anew.
  private func fillBlank() -> Bool {
    guard check.isAnewDue, let layer = shown.layers.last,
      sight(of: layer)?.isTopKnown(of: layer.screens) == false
    else { return false }
    buildAnew(layer)
    return true
  }

  /// Has SwiftUI make a layer anew, from the path as it should be.
  private func buildAnew(_ layer: StackLayer) {
    for id in layer.screens {
      places[id]?.watch = nil
      places[id]?.wasSeen = false
    }
    check.noteAnew()
    ShownStack.change(animated: false) { layer.generation += 1 }
  }
}
#endif
