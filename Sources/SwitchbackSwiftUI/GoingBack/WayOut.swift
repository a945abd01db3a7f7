#if canImport(SwiftUI)
import SwiftUI

/// What the button leaves that the host puts on a screen: that screen, or the tabs that it is in.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
struct WayOut {
  let host: NavigationStackHost
  let id: ScreenID
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// What the button of the host on a screen leaves; nil if it has none.
  ///
  /// A `TabView` stands in no stack of SwiftUI's, where a bar could show a button. So the button that leaves a
  /// container of tabs is on the first screen of each tab.
  func wayOut(on place: ShownScreen) -> WayOut? {
    if let tabs = place.tabs, !tabs.shown.isEmpty { return nil }
    if back.needsButton(place) { return WayOut(host: self, id: place.id) }
    return place.standing?.isFirst == true ? wayOutOfTabs : nil
  }

  /// The container of tabs that it belongs to, or the one around that, if something is below it.
  private var wayOutOfTabs: WayOut? {
    guard let container, let outer = container.outer,
      let place = outer.places.place(of: container), let standing = place.standing
    else { return nil }
    if standing.isFirst { return outer.wayOutOfTabs }
    return standing.isOverOthers ? WayOut(host: outer, id: place.id) : nil
  }
}
#endif
