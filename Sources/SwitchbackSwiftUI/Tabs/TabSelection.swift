#if canImport(SwiftUI)
import Observation
import Switchback

/// Which tab is selected, as SwiftUI reads it and writes it.
///
/// It keeps no tab alive: SwiftUI may keep it with its views when the container is gone, and then reads what was
/// selected last.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
final class TabSelection {
  @ObservationIgnored weak var shown: ShownTabs?
  @ObservationIgnored private var last = TabID("")

  /// The tab.
  var tab: TabID {
    get {
      last = shown?.selection ?? last
      return last
    }
    set { shown?.selection = newValue }
  }
}
#endif
