#if canImport(SwiftUI)
import Observation
import SwiftUI
import Switchback

// How the user may go back.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// Whether SwiftUI must not take a screen away by itself.
  ///
  /// Asked in the body of a view, so that what a module reads from observable models is tracked.
  func holds(_ id: ScreenID) -> Bool {
    guard let reporter, id == ids.last else { return false }
    return shown.held == id || reporter.wayBack().leaving != .allowed
  }

  /// Asks the router how the user may go back from here, right now.
  func prepareForUser() {
    guard let reporter, let top else { return }
    let way = reporter.wayBack()
    let mayChangeUnseen = way.isGuarded && !(top.screen is any Observable)
    let isHeld = ids.count > 1 && !way.allowsGesture || mayChangeUnseen
    if shown.held != (isHeld ? top.id : nil) { shown.held = isHeld ? top.id : nil }
    let sheet = reporter.wayBack(toDepth: 0)
    let isSheetHeld = !sheet.allowsGesture || sheet.isGuarded && mayChangeUnseen
    if shown.isSheetHeld != isSheetHeld { shown.isSheetHeld = isSheetHeld }
  }

  /// Whether the sheet that it is must not be pulled down, for the body of a view.
  var mustNotBePulledDown: Bool {
    shown.isSheetHeld || (reporter?.wayBack(toDepth: 0).leaving ?? .allowed) != .allowed
  }

  /// Whether a screen has to have a button that goes back: SwiftUI has none, or it must not be used.
  func needsBackButton(_ id: ScreenID) -> Bool {
    guard let position = ids.firstIndex(of: id), position > 0 else { return false }
    return holds(id) || shown.layers.contains { $0.root == id }
  }

  /// The user wants to leave a screen, by a button of the host's or of the app's.
  @discardableResult
  func goBack(from id: ScreenID) -> Bool {
    guard let reporter, let position = ids.firstIndex(of: id) else { return false }
    reporter.goBack(toDepth: position, origin: .key)
    return true
  }
}
#endif
