#if canImport(SwiftUI)
import Observation
import SwiftUI

/// What the views of a host show, and where SwiftUI writes what the user did.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
final class ShownStack {
  @ObservationIgnored weak var host: NavigationStackHost?

  /// The stack, lowest layer first.
  private(set) var layers: [StackLayer] = []

  /// What is presented over the stack.
  var presentation: Presentation?

  /// Whether frames are to be seen.
  var awaitsFrames = false

  /// The sheet over the stack, as SwiftUI reads it and writes it.
  var sheet: Presentation? {
    get { presentation?.isCover == false ? presentation : nil }
    set { if newValue == nil, sheet != nil { host?.presentationWasWritten() } }
  }

  /// What covers the whole screen, as SwiftUI reads it and writes it.
  var cover: Presentation? {
    get { presentation?.isCover == true ? presentation : nil }
    set { if newValue == nil, cover != nil { host?.presentationWasWritten() } }
  }

  /// The screens of all layers, root first.
  var screens: [ScreenID] { layers.flatMap(\.screens) }

  /// The screens that do not just stand between others: those that begin a layer, and the one on top.
  @ObservationIgnored private var noted: [ScreenID] = []

  /// Tells the screens where they stand, after the stack has changed.
  ///
  /// > Complexity: that of the layers, not of the screens.
  func noteStandings() {
    let roots = layers.map(\.root)
    let top = layers.last.map { $0.pushed.last ?? $0.root }
    let now = roots + [top].compactMap { $0 }
    for id in noted + now {
      host?.places[id]?.standing = ShownScreen.Standing(
        isTop: id == top, isFirst: id == roots.first,
        isOverOthers: id != roots.first && roots.contains(id))
    }
    noted = now
  }

  /// Shows a stack, cut into layers.
  ///
  /// - Parameters:
  ///   - stack: The screens, root first.
  ///   - isTabs: Whether a screen is a container of tabs.
  func show(_ stack: [ScreenID], where isTabs: (ScreenID) -> Bool) {
    let cut = StackLayer.cut(stack, where: isTabs)
    let layers = cut.map { layer(from: $0[0]) }
    for (layer, screens) in zip(layers, cut) where layer.screens != screens {
      layer.pushed = Array(screens.dropFirst())
      layer.refused = nil
    }
    guard !layers.elementsEqual(self.layers, by: ===) else { return }
    self.layers = layers
    noteStandings()
  }

  /// The layer that begins with a screen, made if there is none.
  private func layer(from root: ScreenID) -> StackLayer {
    for layer in layers where layer.root == root { return layer }
    return StackLayer(root, on: host)
  }

  /// Changes what views read, in one step.
  ///
  /// - Parameters:
  ///   - animated: Whether SwiftUI is to animate it.
  ///   - body: Makes the change.
  ///   - completion: Called once, when SwiftUI has ended what it animates for it, as far as it knows.
  static func change(
    animated: Bool,
    _ body: () -> Void,
    completion: @escaping @MainActor @Sendable () -> Void = {},
  ) {
    var transaction = Transaction(animation: animated ? .default : nil)
    transaction.disablesAnimations = !animated
    transaction.addAnimationCompletion(criteria: .removed) {
      MainActor.assumeIsolated { completion() }
    }
    withTransaction(transaction, body)
  }
}
#endif
