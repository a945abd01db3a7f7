import Switchback

/// Under which policy the suites run that do not choose one: built with `-DSCREEN_OWNED`, everything
/// that holds for coordinators owned by their dependencies is shown once more for those owned by what
/// they show.
enum Ownership {
  static var current: CoordinatorOwnership {
    #if SCREEN_OWNED
    .screen
    #else
    .manager
    #endif
  }
}

extension CoordinatorOwnership {
  static let both: [CoordinatorOwnership] = [.manager, .screen]

  /// Makes the dependencies of this policy.
  @MainActor
  func makeDependencies() -> any CoordinatorDependencies {
    switch self {
    case .manager: DefaultCoordinatorDependencies()
    case .screen: ScreenOwnedCoordinatorDependencies()
    }
  }
}
