#if canImport(SwiftUI)
import SwiftUI
import Switchback

// What SwiftUI says of the user's going back, and of what comes into sight by that.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// The user went back, or SwiftUI repeats itself.
  ///
  /// Only what is a part of the path can be that. It is reported on the next turn: by then it can be seen whether a
  /// finger leads it, which may yet change its mind.
  func pathWasWritten(_ path: [ScreenID], on layer: StackLayer) {
    guard shown.layers.contains(where: { $0 === layer }) else { return }
    defer { soon { $0.settle() } }
    layer.refused = nil
    if let unwritten = layer.unwritten {
      layer.unwritten = nil
      // It was noticed before, and what was pushed since nobody has left.
      if path == unwritten { return }
    }
    if path.count < layer.pushed.count, layer.pushed.starts(with: path) {
      let left = layer.pushed.dropFirst(path.count)
      layer.pushed = path
      pushAgain(left)
      keepWhatLeaves()
      somethingMoves()
    } else if path.count > layer.pushed.count {
      // Only a finger takes back what it did, and where one can be seen, SwiftUI may only repeat itself.
      let canBeSeen = SeenTogether(with: self).canBeSeen
      guard isLed || !canBeSeen else { return }
      if !restore(path, on: layer), !canBeSeen { layer.refused = path }
    }
  }

  /// What was asked for while the user went back was not there yet: it comes where the user is now.
  ///
  /// Nobody goes back from what was never there.
  private func pushAgain(_ left: ArraySlice<ScreenID>) {
    let unseen = Array(left.reversed().prefix { places[$0]?.isAwaited == true }.reversed())
    guard !unseen.isEmpty else { return }
    command =
      command?.bringing(unseen, without: left)
      ?? StackCommand(id: nil, isAnimated: true, kept: shown.screens, tail: unseen)
  }

  /// A finger leads what moves.
  func gestureBegan() {
    isLed = true
    router.reporter?.began()
  }

  /// What a finger led is over.
  ///
  /// Nothing has happened by a swipe that was cancelled, also where SwiftUI has written that it did.
  func gestureEnded(isCancelled: Bool) {
    isLed = false
    let (told, screens) = (router.told, shown.screens)
    if !isCancelled {
      router.origin = .swipe
    } else if command == nil, told.starts(with: screens), let layer = shown.layers.last {
      restore(Array(told[(screens.count - layer.pushed.count)...]), on: layer)
    }
  }

  /// A swipe was cancelled, for which SwiftUI had shortened the path.
  ///
  /// What the command under way has taken away, no finger brings back.
  ///
  /// - Returns: Whether it is one of those that have just been left.
  @discardableResult
  private func restore(_ path: [ScreenID], on layer: StackLayer) -> Bool {
    let added = path.dropFirst(layer.pushed.count)
    let wanted = command.flatMap { $0.phase == .given ? nil : $0.kept + $0.tail } ?? router.told
    guard path.starts(with: layer.pushed),
      added.allSatisfy({ places.isLeaving($0) && wanted.contains($0) })
    else { return false }
    places.restore(added)
    layer.pushed = path
    return true
  }

  /// SwiftUI says that a screen appears, or has disappeared: a hint to what need not be kept, no more.
  ///
  /// Where nothing else can be seen, it says of a page below another one that a finger has laid it bare, or has changed
  /// its mind.
  func noteVisibility(of id: ScreenID, _ isVisible: Bool) {
    places[id]?.isVisible = isVisible
    if isVisible { places[id]?.hasAppeared = true }
    let isBare = shown.layers.contains { $0.isBelow(id) } && !SeenTogether(with: self).canBeSeen
    if isBare, isVisible { somethingMoves() }
    let isAwaited = isVisible ? check.isInDoubt || presenter != nil : places.isLeaving(id)
    if isBare || isAwaited { soon { $0.settle() } }
  }
}
#endif
