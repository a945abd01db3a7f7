#if canImport(SwiftUI)
import SwiftUI

// What SwiftUI is told.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// The screens, root first.
  var ids: [ScreenID] { shown.layers.flatMap(\.screens) }

  /// A screen that is shown, or is on its way out.
  func screen(_ id: ScreenID) -> ShownScreen? { places[id] ?? leaving[id] }

  /// The screen on top.
  var top: ShownScreen? { ids.last.flatMap { places[$0] } }

  /// Changes what the views read, in one step.
  ///
  /// - Parameters:
  ///   - animated: Whether SwiftUI is to animate it.
  ///   - body: Makes the change.
  ///   - completion: Called once, when SwiftUI has ended what it animates for it, as far as it knows.
  func change(
    animated: Bool,
    _ body: () -> Void,
    completion: @escaping @MainActor @Sendable () -> Void,
  ) {
    var transaction = Transaction(animation: animated ? .default : nil)
    transaction.disablesAnimations = !animated
    transaction.addAnimationCompletion(criteria: .removed) {
      MainActor.assumeIsolated { completion() }
    }
    withTransaction(transaction, body)
  }

  func take(_ target: [ScreenID]) {
    let isTabs = { (id: ScreenID) in self.places[id]?.tabs != nil }
    let cut = StackLayer.cut(target, where: isTabs)
    let old = shown.layers
    let layers = cut.map { screens in
      old.first { $0.root == screens[0] } ?? StackLayer(screens, on: self)
    }
    for (layer, screens) in zip(layers, cut) where layer.screens != screens {
      layer.pushed = Array(screens.dropFirst())
    }
    if !layers.elementsEqual(old, by: ===) { shown.layers = layers }
    keepWhatLeaves()
    hideSheetsBehind()
  }

  func keepWhatLeaves() {
    rests = 0
    // What the command under way brings is not there yet.
    let kept = Set(ids + (command?.tail ?? []))
    for (id, place) in places where !kept.contains(id) {
      places[id] = nil
      leaving[id] = place
    }
  }

  /// Lets go of what has left and cannot be seen any more.
  func forgetWhatHasLeft() {
    leaving = leaving.filter { $0.value.isVisible && isOnScreen }
    guard !leaving.isEmpty, watches.contains(where: { $0.stack != nil }) else { return }
    // Nothing has said that it has disappeared, but it can be seen that nothing moves.
    rests += 1
    if rests >= Self.patience { leaving = [:] } else { soon { $0.settle() } }
  }

  /// What moved has ended, so that nothing is on its way out any more.
  func cameToRest() {
    for place in leaving.values { place.isVisible = false }
    settle()
  }

  /// SwiftUI says that a screen appears, or has disappeared: a hint to what need not be kept, no more.
  func noteVisibility(of id: ScreenID, _ isVisible: Bool) {
    screen(id)?.isVisible = isVisible
    guard !isVisible, leaving[id] != nil else { return }
    soon { $0.settle() }
  }
}
#endif
