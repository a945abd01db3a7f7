#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Screens in the order in which they stood on a controller, root first, none of them kept alive.
struct ScreenList {
  private let places: [Place]

  private struct Place {
    weak var screen: UIViewController?
  }

  init(_ screens: [UIViewController] = []) {
    places = screens.map(Place.init)
  }

  /// The screens at the lowest places, without those that are gone.
  func prefix(_ count: Int) -> [UIViewController] {
    places.prefix(count).compactMap(\.screen)
  }

  func contains(_ screen: UIViewController) -> Bool {
    places.contains { $0.screen === screen }
  }
}
#endif
