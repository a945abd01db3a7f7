#if canImport(SwiftUI)
import SwiftUI
import Switchback

/// The tabs, each with its stack; where there are none, nothing.
///
/// It keeps nothing alive: SwiftUI may keep it when the tabs are gone.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct TabsView: View {
  private(set) weak var tabs: TabViewHost?

  var body: some View {
    if let tabs, !tabs.shown.isEmpty {
      TabView(selection: Bindable(tabs.selection).tab) {
        ForEach(tabs.shown.bar.items.map { ShownTab($0, label: tabs.label($0)) }) { tab in
          TabStackView(host: tab.host)
            .tabItem { tab.label }
            .tabBadge(tab.badge)
            .tag(tab.id)
        }
      }
    } else {
      // A view that is there, for what the host adds to it, as an `EmptyView` is not.
      Color.clear
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

/// One tab, as a view needs it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct ShownTab: Identifiable {
  let id: TabID
  let label: AnyView
  let badge: String?
  private(set) weak var host: NavigationStackHost?

  init(_ item: TabBar.Item, label: AnyView) {
    (id, badge, self.label) = (item.id, item.badge, label)
    host = item.host as? NavigationStackHost
  }
}

/// The stack of one tab.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct TabStackView: View {
  private(set) weak var host: NavigationStackHost?

  var body: some View {
    if let host { StackView(host) }
  }
}
#endif
