#if canImport(SwiftUI)
import SwiftUI
import Switchback

/// The screens of a stack: those that are shown, and those that may still be seen on their way out.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class StackScreens {
  private var shown: [ScreenID: ShownScreen] = [:]
  private var leaving: [ScreenID: ShownScreen] = [:]

  /// Under which number each of those is shown.
  private var ids: [ObjectIdentifier: ScreenID] = [:]

  /// For how long nothing was seen to move since something was on its way out.
  private var patience = Patience()

  subscript(id: ScreenID) -> ShownScreen? { shown[id] ?? leaving[id] }

  func isLeaving(_ id: ScreenID) -> Bool { leaving[id] != nil }

  /// Whether a screen is on its way out, and not on the stack again.
  func isLeaving(_ screen: any Screen) -> Bool {
    !isShown(screen) && leaving.values.contains { $0.screen === screen }
  }

  func isShown(_ screen: any Screen) -> Bool { ids[ObjectIdentifier(screen)] != nil }

  /// The place that a screen has on the stack, if it has one.
  func place(of screen: any Screen) -> ShownScreen? {
    ids[ObjectIdentifier(screen)].flatMap { shown[$0] }
  }

  /// What sees them, where something can be seen.
  var watches: [any ScreenWatch] {
    shown.values.compactMap(\.watch) + leaving.values.compactMap(\.watch)
  }

  /// Whether it can be seen what the platform shows of them.
  var canBeSeen: Bool { watches.contains { $0.stack != nil } }

  /// Whether one of them has appeared since they were asked for.
  var haveAppeared: Bool { shown.values.contains(where: \.hasAppeared) }

  /// They are asked for once more.
  func forgetAppearing() {
    for place in shown.values { place.hasAppeared = false }
  }

  /// Whether one of them has appeared, and has not said that it has disappeared.
  var mayBeVisible: Bool {
    shown.values.contains(where: \.isVisible) || leaving.values.contains(where: \.isVisible)
  }

  /// The place of a screen: the one that it has, or a new one.
  func place(of screen: any Screen, on host: NavigationStackHost) -> ShownScreen {
    if let place = place(of: screen) { return place }
    let place = ShownScreen(screen, on: host)
    place.tabs?.outer = host
    show(place)
    return place
  }

  private func show(_ place: ShownScreen) {
    shown[place.id] = place
    ids[ObjectIdentifier(place.screen)] = place.id
  }

  /// All others are on their way out.
  func keep(_ kept: Set<ScreenID>) {
    patience = Patience()
    for (id, place) in shown where !kept.contains(id) {
      shown[id] = nil
      if ids[ObjectIdentifier(place.screen)] == id { ids[ObjectIdentifier(place.screen)] = nil }
      leaving[id] = place
    }
  }

  /// What was on its way out stays.
  func restore(_ restored: some Sequence<ScreenID>) {
    for id in restored { leaving.removeValue(forKey: id).map(show) }
  }

  /// Whether something on its way out may be gone, of which nothing has said that it has disappeared.
  private(set) var mayGo = false

  /// A frame was drawn, with nothing seen to move.
  func noteFrame() { if mayGo { patience.noteFrame(isUnseen: !canBeSeen) } }

  /// Lets go of what has left and cannot be seen any more.
  func letGo(isOnScreen: Bool) {
    let containers = leaving.values.compactMap(\.tabs)
    defer { for tabs in containers { tabs.showBar() } }
    leaving = leaving.filter { $0.value.isVisible && isOnScreen }
    let isOver = patience.isOver
    if isOver {
      // What fades moves as well, and says when it has ended.
      leaving = leaving.filter { $0.value.watch?.isInWindow == true }
    }
    mayGo = !leaving.isEmpty && !isOver
  }
}
#endif
