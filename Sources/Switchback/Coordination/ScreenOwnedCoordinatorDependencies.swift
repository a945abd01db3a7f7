/// Dependencies that own a coordinator only while its flow shows nothing; else what it shows keeps it.
///
/// ```swift
/// let router = StackRouter(host: host, dependencies: { ScreenOwnedCoordinatorDependencies() })
/// router.start { ListCoordinator(flow: $0) }
/// router.dependencies.coordinators       // [], once the list is shown: its place on the stack has it
/// ```
///
/// Popping the last module of a flow frees its coordinator, and with it the chain of those around it
/// that show nothing themselves. A coordinator that loads first lives here until its first push. What
/// ends a flow, who is told and in which order, is the same as under
/// ``DefaultCoordinatorDependencies``.
///
/// > Reports: the same misuse as ``DefaultCoordinatorDependencies``.
/// > Source: the "inverse reference coordinator", where screens hold their coordinator.
@MainActor
public final class ScreenOwnedCoordinatorDependencies: CoordinatorDependencies {
  private let waiting: DefaultCoordinatorDependencies

  /// Makes dependencies that own nothing yet.
  ///
  /// - Parameter onIssue: Told of misuse. The default prints it.
  public nonisolated init(onIssue: @escaping @MainActor (NavigationIssue) -> Void = { print($0) }) {
    waiting = DefaultCoordinatorDependencies(onIssue: onIssue)
  }

  /// The coordinators whose flows show nothing at present, in the order in which they were added.
  public var coordinators: [any Coordinator] { waiting.coordinators }

  /// What a flow shows keeps its coordinator.
  public var ownership: CoordinatorOwnership { .screen }

  /// Takes a coordinator over, so that it lives until its flow shows something.
  ///
  /// - Parameter coordinator: One that is not owned yet, here or elsewhere.
  public func add(_ coordinator: any Coordinator) { waiting.add(coordinator) }

  /// Lets a coordinator go: it shows something now, or its flow is over.
  ///
  /// - Parameter coordinator: One that was added.
  public func remove(_ coordinator: any Coordinator) { waiting.remove(coordinator) }
}
