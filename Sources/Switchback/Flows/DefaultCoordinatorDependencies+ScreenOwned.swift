extension DefaultCoordinatorDependencies {
  /// Makes dependencies that own a coordinator only while its flow shows nothing; else what it shows keeps it.
  ///
  /// ```swift
  /// let router = StackRouter(host: host, dependencies: { DefaultCoordinatorDependencies.screenOwned() })
  /// router.start { ListCoordinator(flow: $0) }
  /// router.dependencies.coordinators       // [], once the list is shown: its place on the stack has it
  /// ```
  ///
  /// Popping the last module of a flow frees its coordinator, and with it the chain of those around it
  /// that show nothing themselves. A coordinator that loads first lives in the dependencies until its first push.
  /// What ends a flow, who is told and in which order, is the same as under ``DefaultCoordinatorDependencies``.
  ///
  /// > Reports: the same misuse as ``DefaultCoordinatorDependencies``.
  /// > Source: the "inverse reference coordinator", where screens hold their coordinator.
  ///
  /// - Parameter onIssue: Told of misuse. The default prints it.
  /// - Returns: Dependencies that own nothing yet. Their `coordinators` are those whose flows show nothing at present.
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
