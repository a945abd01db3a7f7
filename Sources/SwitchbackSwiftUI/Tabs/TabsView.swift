#if canImport(SwiftUI)
import SwiftUI
import Switchback

/// The tabs, each with its stack; where there are none, nothing.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct TabsView: View {
  let tabs: TabViewHost

  var body: some View {
    let items = tabs.shown.bar.items
    if items.isEmpty {
      // A view that is there, for what the host adds to it, as an `EmptyView` is not.
      Color.clear
    } else {
      TabView(selection: Bindable(tabs.shown).selection) {
        ForEach(items, id: \.id) { item in
          TabStackView(host: item.host as? NavigationStackHost)
            .tabItem { tabs.label(item) }
            .tabBadge(item.badge)
            .tag(item.id)
        }
      }
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  /// A badge on a tab, where the platform has any.
  fileprivate func tabBadge(_ badge: String?) -> some View {
    #if os(tvOS) || os(watchOS)
    self
    #else
    self.badge(badge.map { Text($0) })
    #endif
  }
}

/// The stack of one tab.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct TabStackView: View {
  let host: NavigationStackHost?

  var body: some View {
    if let host { StackView(host) }
  }
}
#endif
