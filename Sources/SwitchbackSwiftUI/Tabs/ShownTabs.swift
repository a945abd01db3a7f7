#if canImport(SwiftUI)
import Observation
import Switchback

/// What the views of a container show, and where SwiftUI writes what the user chose.
///
/// SwiftUI may end an app whose `TabView` selects none of its tabs. So the tab that is selected is always one of them.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
final class ShownTabs {
  @ObservationIgnored weak var host: TabViewHost?

  /// The tabs and which is selected: one value, of which no view reads one half before and the other after a change.
  ///
  /// Where there are no tabs, the tab stays selected that was: SwiftUI may still hold a view of it.
  private(set) var bar = TabBar()

  /// Whether there are no tabs.
  var isEmpty: Bool { bar.items.isEmpty }

  /// The tab that is shown, as SwiftUI reads it and writes it.
  var selection: TabID {
    get { bar.selected ?? TabID("") }
    set { host?.selectionWasWritten(newValue) }
  }

  /// Shows a bar, with another of its tabs selected if it has none that is.
  func show(_ bar: TabBar) {
    var bar = bar
    if bar.selectedItem == nil {
      let isThere = bar.items.isEmpty || bar.items.contains { $0.id == self.bar.selected }
      bar.selected = isThere ? self.bar.selected : bar.items.first?.id
    }
    self.bar = bar
  }

  /// Selects a tab.
  ///
  /// - Returns: Whether it is there.
  func select(_ tab: TabID) -> Bool {
    guard bar.items.contains(where: { $0.id == tab }) else { return false }
    bar.selected = tab
    return true
  }
}
#endif
