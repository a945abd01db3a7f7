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

  /// Whether there were none.
  var isEmpty: Bool { places.isEmpty }

  /// The screens at the lowest places, without those that are gone.
  func prefix(_ count: Int) -> [UIViewController] {
    places.prefix(count).compactMap(\.screen)
  }

  /// Whether it consists of these screens.
  func isList(of screens: [UIViewController]) -> Bool {
    places.count == screens.count && zip(places, screens).allSatisfy { $0.screen === $1 }
  }

  /// Which screens they are, without those that are gone.
  @MainActor
  var identities: Set<ObjectIdentifier> {
    Set(places.compactMap { $0.screen.map(ObjectIdentifier.init) })
  }
}
#endif
