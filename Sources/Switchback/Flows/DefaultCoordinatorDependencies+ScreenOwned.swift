extension DefaultCoordinatorDependencies {
  /// Makes dependencies that own a coordinator only while its flow shows nothing.
  ///
  /// While a flow shows something, the modules or flows that it shows retain the coordinator.
  ///
  /// ```swift
  /// let router = StackRouter(
  ///   host: host,
  ///   dependencies: { DefaultCoordinatorDependencies.screenOwned() },
  /// )
  /// router.start { ListCoordinator(flow: $0) }
  /// // [] once the list is shown: the list's place on the stack
  /// // retains the coordinator.
  /// router.dependencies.coordinators
  /// ```
  ///
  /// Popping the last module of a flow releases its coordinator, and with it the coordinators of the flows around it
  /// that show nothing themselves. A coordinator that loads first lives in the dependencies until its first push.
  /// Everything else is the same as with ``DefaultCoordinatorDependencies``: what ends a flow, whom the router tells,
  /// and in which order.
  ///
  /// > Reports: the same misuse as ``DefaultCoordinatorDependencies``.
  /// > Source: the "inverse reference coordinator", where screens hold their coordinator.
  ///
  /// - Parameter onIssue: Receives reports of misuse. The default prints them.
  /// - Returns: Dependencies that own nothing yet. Their `coordinators` are those whose flows show nothing at
  ///   present.
  public nonisolated static func screenOwned(
    onIssue: @escaping @MainActor (NavigationIssue) -> Void = { print($0) }
  ) -> any CoordinatorDependencies {
    ScreenOwnedCoordinatorDependencies(onIssue: onIssue)
  }
}

/// Dependencies that own what shows nothing.
@MainActor
private final class ScreenOwnedCoordinatorDependencies: CoordinatorDependencies {
  private let waiting: DefaultCoordinatorDependencies

  nonisolated init(onIssue: @escaping @MainActor (NavigationIssue) -> Void) {
    waiting = DefaultCoordinatorDependencies(onIssue: onIssue)
  }

  var coordinators: [any Coordinator] { waiting.coordinators }
  var ownsWhileShown: Bool { false }

  func add(_ coordinator: any Coordinator) { waiting.add(coordinator) }
  func remove(_ coordinator: any Coordinator) { waiting.remove(coordinator) }
}
