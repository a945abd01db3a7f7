#if canImport(SwiftUI)
import SwiftUI
import Switchback

// Links on pages: those that send an action, and what others have pushed past the router.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// SwiftUI has written a path: the user went back, or has followed a link that sends an action.
  ///
  /// SwiftUI may write it twice; a second tap of the user's takes longer. What is pushed for it is in the path when
  /// this returns, so that SwiftUI has nothing else to show. If that is nothing, SwiftUI reads the path once more.
  func pathWasWritten(_ path: [PathElement], on layer: StackLayer) {
    let screens = path.prefix { $0.screen != nil }.compactMap(\.screen)
    guard screens.count < path.count, case .link(let link) = path[screens.count] else {
      return pathWasWritten(screens, on: layer)
    }
    let page = screens.last ?? layer.root
    guard layer.followed != link, shown.layers.contains(where: { $0 === layer }),
      layer.screens.contains(page), let place = places[page]
    else { return }
    layer.followed = link
    link.send(from: place)
    soon { _ in
      layer.assert()
      layer.followed = nil
    }
  }

  /// Whether what the router has just brought is below what other code has pushed: SwiftUI puts it there.
  func isHidden(_ layer: StackLayer, in sight: StackSight) -> Bool {
    command?.tail.isEmpty == false && sight.isCovered(over: layer.screens)
  }

  /// Reports what other code has pushed over a page, once for each page.
  ///
  /// It is in no path, so it can neither be popped nor be kept below a screen. It is left alone: to make the stack anew
  /// would take it away, and with it the state of all pages.
  func noteCover(of layer: StackLayer, in sight: StackSight) {
    // What SwiftUI shows for a link until it has read the path once more is nobody's.
    guard layer.followed == nil, sight.isCovered(over: layer.screens),
      let top = layer.screens.last.flatMap({ places[$0] }),
      !top.wasCovered
    else { return }
    top.wasCovered = true
    router.reporter?.coveredByOtherCode()
  }
}
#endif
