import Foundation
import Switchback

/// Under which policy the suites run that do not choose one: with the variable `SWITCHBACK_SCREEN_OWNED`,
/// everything that holds for coordinators owned by their dependencies is shown once more for those owned by
/// what they show.
enum Ownership {
  static let current: CoordinatorOwnership =
    ProcessInfo.processInfo.environment["SWITCHBACK_SCREEN_OWNED"] == nil ? .manager : .screen
}

/// Who keeps a coordinator while its flow shows something: the dependencies, or what is shown.
enum CoordinatorOwnership: Hashable {
  case manager, screen

  static let both: [CoordinatorOwnership] = [.manager, .screen]

  /// Makes the dependencies of this policy.
  @MainActor
  func makeDependencies() -> any CoordinatorDependencies {
    makeDependencies { print($0) }
  }

  /// Makes the dependencies of this policy, for somebody who hears what they report.
  @MainActor
  func makeDependencies(
    onIssue: @escaping @MainActor (NavigationIssue) -> Void
  ) -> any CoordinatorDependencies {
    switch self {
    case .manager: DefaultCoordinatorDependencies(onIssue: onIssue)
    case .screen: DefaultCoordinatorDependencies.screenOwned(onIssue: onIssue)
    }
  }
}
