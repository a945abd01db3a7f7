#if canImport(SwiftUI)
import Observation
import SwiftUI
import Switchback

/// How the user may go back on a host: by what SwiftUI has for that, or only by asking the router.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
final class BackGuard {
  private let shown: ShownStack
  private let router: RouterLink

  /// Whether SwiftUI must not take away the sheet that the host is, although nobody minds right now.
  private var isSheetHeld = false

  /// When the router was last asked: what it read before is watched no more.
  private(set) var reading = Reading()

  /// One time of asking the router.
  final class Reading: Sendable {}

  init(_ shown: ShownStack, _ router: RouterLink) {
    self.shown = shown
    self.router = router
  }

  /// Asks the router how the user may go back from the screen on top, right now.
  func prepare(for top: ShownScreen) {
    guard let reporter = router.reporter else { return }
    let reading = Reading()
    self.reading = reading
    let (way, sheet) = withObservationTracking {
      _ = self.reading
      return (reporter.wayBack(), reporter.wayBack(toDepth: 0))
    } onChange: { [weak self, weak top] in
      // It is about to change, and can be read on the next turn.
      Task { @MainActor in
        if let self, let top, self.reading === reading { self.prepare(for: top) }
      }
    }
    // What SwiftUI does not observe, it would not see begin to mind.
    let mayChangeUnseen = way.isGuarded && !(top.screen is any Observable)
    let isHeld = mayChangeUnseen || shown.screens.count > 1 && !way.allowsGesture
    let isSheetHeld = !sheet.allowsGesture || sheet.isGuarded && mayChangeUnseen
    top.isHeld = isHeld
    self.isSheetHeld = isSheetHeld
  }

  /// Whether SwiftUI must not take a screen away by itself.
  ///
  /// Asked in the body of a view, so that what a module reads from observable models is tracked.
  func holds(_ place: ShownScreen) -> Bool {
    guard place.standing?.isTop == true, let reporter = router.reporter else { return false }
    return place.isHeld || reporter.wayBack().leaving != .allowed
  }

  /// Whether the sheet that the host is must not be pulled down, for the body of a view.
  var holdsSheet: Bool {
    isSheetHeld || (router.reporter?.wayBack(toDepth: 0).leaving ?? .allowed) != .allowed
  }

  /// Whether a screen has to have a button that goes back: SwiftUI has none, or it must not be used.
  func needsButton(_ place: ShownScreen) -> Bool {
    guard let standing = place.standing, !standing.isFirst else { return false }
    return standing.isOverOthers || holds(place)
  }

  /// The user wants to leave a screen, by a button of the host's or of the app's.
  func goBack(from id: ScreenID) {
    if let depth = depth(below: id) { router.reporter?.goBack(toDepth: depth, origin: .key) }
  }

  /// The user wants to leave a screen, by VoiceOver's gesture for that.
  ///
  /// Nothing happens where going back would leave nothing on screen: no page offers it there, and whoever listens
  /// may make the gesture anywhere.
  func escape(from id: ScreenID) {
    guard let reporter = router.reporter, let depth = depth(below: id),
      !reporter.wayBack(toDepth: depth).leavesRoot
    else { return }
    reporter.goBack(toDepth: depth, origin: .key)
  }

  /// How many screens are left when one has gone; nil if it is not there.
  private func depth(below id: ScreenID) -> Int? {
    for (depth, screen) in shown.screens.enumerated() where screen == id { return depth }
    return nil
  }
}
#endif
