/// The manager that simply owns: each coordinator lives from `add` to `remove`.
///
/// ```swift
/// let dependencies = DefaultCoordinatorDependencies()
/// dependencies.add(child)
/// dependencies.remove(child)      // dependencies.coordinators is empty
/// ```
///
/// > Reports: a coordinator added twice, or removed though it was not there. Neither changes
/// > anything.
/// > Source: `CoordinatorDependencies` of "Experience of using coordinators".
@MainActor
public final class DefaultCoordinatorDependencies: CoordinatorDependencies {
  /// The coordinators it owns, in the order in which they were added.
  public private(set) var coordinators: [any Coordinator] = []

  private let onIssue: @MainActor (NavigationIssue) -> Void

  /// Makes a manager that owns nothing yet.
  ///
  /// - Parameter onIssue: Told of misuse. The default prints it.
  public nonisolated init(onIssue: @escaping @MainActor (NavigationIssue) -> Void = { print($0) }) {
    self.onIssue = onIssue
  }

  /// Takes a coordinator over, so that it lives.
  ///
  /// - Parameter coordinator: One that is not owned here yet.
  public func add(_ coordinator: any Coordinator) {
    guard !coordinators.contains(where: { $0 === coordinator }) else {
      return report(.coordinatorAlreadyOwned, coordinator)
    }
    coordinators.append(coordinator)
  }

  /// Lets a coordinator go.
  ///
  /// - Parameter coordinator: One that was added.
  public func remove(_ coordinator: any Coordinator) {
    guard let index = coordinators.lastIndex(where: { $0 === coordinator }) else {
      return report(.coordinatorNotOwned, coordinator)
    }
    coordinators.remove(at: index)
  }

  private func report(_ kind: NavigationIssue.Kind, _ coordinator: any Coordinator) {
    let subject = String(describing: type(of: coordinator))
    onIssue(NavigationIssue(kind, subject: subject, source: nil))
  }
}
